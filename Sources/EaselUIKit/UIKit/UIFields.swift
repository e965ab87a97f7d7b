import EaselViews
import Foundation

/// A text field for source compatibility with UIKit: it shows its text and cannot be edited.
open class UITextField: UIControl {
  private let label = Label()

  /// Creates a text field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  /// Creates a text field of zero size; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(label)
  }

  /// The text that the field shows; with `nil`, the default, the field is empty, since placeholders
  /// are not supported.
  open var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  /// Sets the frame of the text's label to the bounds of the field.
  open override func layoutSubviews() { label.frame = bounds }
}

/// A stub for source compatibility with UIKit: a search bar, which draws nothing.
open class UISearchBar: View {
  /// The delegate, which is never called.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The text of the search bar, which is not drawn; `nil` by default.
  open var text: String?
}

/// The delegate of a search bar, which is never called.
public protocol UISearchBarDelegate: AnyObject {
  /// Tells the delegate that the search text changed; never called.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
}

extension UISearchBarDelegate {
  /// Does nothing and is never called.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
}

/// A stub for source compatibility with UIKit: a navigation bar, which draws nothing.
open class UINavigationBar: View {}
