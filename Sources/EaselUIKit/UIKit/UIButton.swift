import EaselCanvas
import EaselViews
import Foundation

/// A button that nobody presses: its title in the middle of what it draws.
open class UIButton: UIControl {
  /// How a button looks; all look alike.
  public enum ButtonType: Int, Hashable, Sendable {
    /// As its code draws it.
    case custom
    /// As the system draws it.
    case system
  }

  /// The label of the title.
  open private(set) lazy var titleLabel: Label? = {
    let label = Label()
    label.textAlignment = .center
    addSubview(label)
    return label
  }()

  /// Makes a button.
  public convenience init(type: ButtonType) { self.init(frame: .zero) }

  /// Sets the title; titles of other states than the usual one are never seen.
  open func setTitle(_ title: String?, for state: State) {
    if state == .normal { titleLabel?.text = title }
  }

  /// Sets the title's colour; those of other states than the usual one are never seen.
  open func setTitleColor(_ color: Color?, for state: State) {
    if state == .normal, let color { titleLabel?.textColor = color }
  }

  /// Where the title lies: in all of the button.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }

  /// Places the title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let place = titleRect(forContentRect: bounds)
    for view in subviews where view is Label { view.frame = place }
  }
}
