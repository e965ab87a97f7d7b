import EaselCanvas
import EaselViews
import Foundation

/// A cell of a collection, as a view of its own: there are no collections.
open class UICollectionViewCell: View {
  /// What the cell holds; as large as the cell.
  public let contentView = View()
  /// Whether it is chosen; only code changes that.
  open var isSelected = false
  /// Whether it is touched; only code changes that.
  open var isHighlighted = false

  /// Makes a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// There are no archives to decode here: the cell is made without size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Never called: the cell is to show something else.
  open func prepareForReuse() {}

  /// Places what the cell holds.
  open override func layoutSubviews() { contentView.frame = bounds }
}

/// A cell of a table, as a view of its own: there are no tables.
open class UITableViewCell: View {
  /// How a cell is arranged; all are arranged alike.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A text.
    case `default`
  }

  /// What the cell holds; as large as the cell.
  public let contentView = View()

  /// Makes a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// There are no archives to decode here: the cell is made without size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Never called: the cell is chosen or left.
  open func setSelected(_ selected: Bool, animated: Bool) {}

  /// Never called: the cell is to show something else.
  open func prepareForReuse() {}

  /// Places what the cell holds.
  open override func layoutSubviews() { contentView.frame = bounds }
}
