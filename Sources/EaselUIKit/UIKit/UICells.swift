import EaselCanvas
import EaselViews
import Foundation

/// A cell for source compatibility with UIKit: a view with a content view; there is no collection
/// view.
open class UICollectionViewCell: View {
  /// The subview for the cell's content, which fills the bounds of the cell.
  public let contentView = View()
  /// Whether the cell is selected; `false` by default, and changed only by code, never by touches.
  open var isSelected = false
  /// Whether the cell is highlighted; `false` by default, and changed only by code, never by
  /// touches.
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

  /// Does nothing and is never called: cells are not reused.
  open func prepareForReuse() {}

  /// Sets the frame of the content view to the bounds of the cell.
  open override func layoutSubviews() { contentView.frame = bounds }
}

/// A cell for source compatibility with UIKit: a view with a content view; there is no table view.
open class UITableViewCell: View {
  /// The style of a cell; it has no effect.
  public enum CellStyle: Int, Hashable, Sendable {
    /// The only style of a cell, which has no effect.
    case `default`
  }

  /// The subview for the cell's content, which fills the bounds of the cell.
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

  /// Does nothing and is never called: table cells are not selected.
  open func setSelected(_ selected: Bool, animated: Bool) {}

  /// Does nothing and is never called: cells are not reused.
  open func prepareForReuse() {}

  /// Sets the frame of the content view to the bounds of the cell.
  open override func layoutSubviews() { contentView.frame = bounds }
}
