import EaselCanvas
import Foundation

/// The traits of a grid cell, stored in the traits of the cell's node.
struct GridCell {
  /// The number of columns that the cell spans.
  var columns = 1
  /// The position of the block in its cell; `nil` uses the alignments of the column and the row.
  var anchor: UnitPoint?
  /// The alignment of the whole column that the cell is in.
  var columnAlignment: HorizontalAlignment?
  /// The axes along which the cell is as large as other cells make it, and requests no length.
  var unsizedAxes: Axis.Set = []

  /// The maximum number of columns of a grid and of one cell; memory and time grow with it.
  static let maximumColumns = 1_000
}

extension NodeTraits {
  /// The traits that a grid around the node uses.
  var gridCell: GridCell {
    get { self[GridCell.self, as: GridCell.self] ?? GridCell() }
    set { self[GridCell.self, as: GridCell.self] = newValue }
  }
}

extension Block {
  /// Makes the block, a cell in a row of a ``Grid``, span several columns.
  ///
  /// - Parameter count: The number of columns, from 1 to 1,000. A number out of this range is
  ///   clamped, with the diagnostic `outOfRange`.
  public func gridCellColumns(_ count: Int) -> some Block {
    ModifiedBlock(self, GridCellColumnsModifier(count: count))
  }

  /// Sets the position of the block in its ``Grid`` cell as a unit point, instead of the grid's
  /// alignments.
  ///
  /// - Parameter anchor: The position, in units of the cell: (0, 0) is the upper leading corner. If
  ///   a coordinate is not finite, the anchor is ignored, with the diagnostic `invalidNumber`.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some Block {
    ModifiedBlock(self, GridCellAnchorModifier(anchor: anchor))
  }

  /// Sets the horizontal alignment of all cells in the ``Grid`` column of this cell.
  ///
  /// If several cells of a column set it, the uppermost cell decides.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some Block {
    ModifiedBlock(self, TraitModifier { $0.gridCell.columnAlignment = guide })
  }

  /// Excludes the block from the width of its ``Grid`` column, the height of its row, or both.
  ///
  /// The cell is as large as the other cells make it.
  ///
  /// ```swift
  /// Divider().gridCellUnsizedAxes(.horizontal)   // as wide as the grid without it
  /// ```
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some Block {
    ModifiedBlock(self, TraitModifier { $0.gridCell.unsizedAxes = axes })
  }
}

private struct GridCellColumnsModifier: NodeModifier {
  static var changesPosition: Bool { false }
  let count: Int

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    let columns = max(1, min(count, GridCell.maximumColumns))
    if columns != count {
      inputs.note(
        .error, .outOfRange,
        "a cell stretches over 1 to \(GridCell.maximumColumns) columns; it takes \(columns)",
        operation: "gridCellColumns", value: "\(count)")
    }
    return TraitModifier { $0.gridCell.columns = columns }.wrap(node, inputs)
  }
}

private struct GridCellAnchorModifier: NodeModifier {
  static var changesPosition: Bool { false }
  let anchor: UnitPoint

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    guard anchor.x.isFinite, anchor.y.isFinite else {
      inputs.note(
        .error, .invalidNumber,
        "the anchor of a cell is (\(anchor.x), \(anchor.y)) and is ignored; give finite numbers",
        operation: "gridCellAnchor", value: "\(anchor.x), \(anchor.y)")
      return node
    }
    return TraitModifier { $0.gridCell.anchor = anchor }.wrap(node, inputs)
  }
}

extension NodeTraits {
  /// The number of columns that the cell spans.
  package var spannedColumns: Int { gridCell.columns }
}
