import EaselCanvas
import EaselViews
import Foundation

/// A button for source compatibility with UIKit: it draws its title and never receives events.
open class UIButton: UIControl {
  /// The type of a button; all types are drawn alike.
  public enum ButtonType: Int, Hashable, Sendable {
    /// A button without the system's style; drawn the same as ``system``.
    case custom
    /// A button in the system's style; drawn the same as ``custom``.
    case system
  }

  /// The label that draws the title, with centered text; never `nil`.
  open private(set) lazy var titleLabel: Label? = {
    let label = Label()
    label.textAlignment = .center
    addSubview(label)
    return label
  }()

  /// Creates a button of zero size; the type has no effect.
  public convenience init(type: ButtonType) { self.init(frame: .zero) }

  /// Sets the title, which `nil` removes; titles of states other than `normal` are ignored.
  open func setTitle(_ title: String?, for state: State) {
    if state == .normal { titleLabel?.text = title }
  }

  /// Sets the color of the title; `nil` and colors of states other than `normal` are ignored.
  open func setTitleColor(_ color: Color?, for state: State) {
    if state == .normal, let color { titleLabel?.textColor = color }
  }

  /// Returns the frame of the title in the button's coordinate system; the default is
  /// `contentRect`.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }

  /// Sets the frame of the title's label to the result of ``titleRect(forContentRect:)``.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let titleFrame = titleRect(forContentRect: bounds)
    for view in subviews where view is Label { view.frame = titleFrame }
  }
}
