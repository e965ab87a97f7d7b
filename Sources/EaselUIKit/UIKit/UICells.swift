import EaselCanvas
import EaselViews
import Foundation

/// A cell for source compatibility with UIKit: a view with a content view, without a collection.
open class UICollectionViewCell: View {
  /// The view for the content, with the size of the cell.
  public let contentView = View()
  /// Whether the cell is selected; only code changes this.
  open var isSelected = false
  /// Whether the cell is highlighted; only code changes this.
  open var isHighlighted = false

  /// Creates a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Creates a cell of zero size; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Does nothing and is never called.
  open func prepareForReuse() {}

  /// Lays out the content view.
  open override func layoutSubviews() { contentView.frame = bounds }
}

/// A cell for source compatibility with UIKit: a view with a content view, without a table.
open class UITableViewCell: View {
  /// The style of a cell; it has no effect.
  public enum CellStyle: Int, Hashable, Sendable {
    /// The default style.
    case `default`
  }

  /// The view for the content, with the size of the cell.
  public let contentView = View()

  /// Creates a cell of zero size; the style and the identifier have no effect.
  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a cell of zero size; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Does nothing and is never called.
  open func setSelected(_ selected: Bool, animated: Bool) {}

  /// Does nothing and is never called.
  open func prepareForReuse() {}

  /// Lays out the content view.
  open override func layoutSubviews() { contentView.frame = bounds }
}
