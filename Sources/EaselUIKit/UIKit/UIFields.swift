import EaselViews
import Foundation

/// A field that nobody writes in: it shows its text.
open class UITextField: UIControl {
  private let label = Label()

  /// Makes a field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  /// There are no archives to decode here: the field is made without size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(label)
  }

  /// The text.
  open var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  /// Places the text.
  open override func layoutSubviews() { label.frame = bounds }
}

/// A field that nobody searches with: it draws nothing.
open class UISearchBar: View {
  /// Who would hear of a search: it is never told.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The text.
  open var text: String?
}

/// Who would hear of a search: it is never told.
public protocol UISearchBarDelegate: AnyObject {
  /// Never called.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
}

/// The bar above an app's pages: it draws nothing.
open class UINavigationBar: View {}
