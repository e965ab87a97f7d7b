import EaselCanvas
import Foundation

/// What a grid knows of one of its cells, as a trait of the cell's node.
struct GridCell {
  /// The columns that it stretches over.
  var columns = 1
  /// Where it lies in its room; nil takes the alignment of its column and row.
  var anchor: UnitPoint?
  /// The alignment of its whole column.
  var columnAlignment: HorizontalAlignment?
  /// The axes along which it takes the room that other cells make, and asks for none.
  var unsizedAxes: Axis.Set = []

  /// The most columns of a grid, and of one cell: memory and time grow with them.
  static let maximumColumns = 1_000
}

extension NodeTraits {
  /// What a grid around the node knows of it.
  var gridCell: GridCell {
    get { self[GridCell.self, as: GridCell.self] ?? GridCell() }
    set { self[GridCell.self, as: GridCell.self] = newValue }
  }
}

extension Block {
  /// Stretches a cell of a ``Grid`` over several columns.
  ///
  /// - Parameter count: The columns, from 1 to 1,000.
  public func gridCellColumns(_ count: Int) -> some Block {
    ModifiedBlock(self, GridCellColumnsModifier(count: count))
  }

  /// Says where a cell of a ``Grid`` lies in its room, whatever its column and its row say.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some Block {
    ModifiedBlock(self, GridCellAnchorModifier(anchor: anchor))
  }

  /// Aligns all cells of the column of a ``Grid`` that this cell stands in.
  ///
  /// Where several cells of a column say so, the uppermost one decides.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some Block {
    ModifiedBlock(self, TraitModifier { $0.gridCell.columnAlignment = guide })
  }

  /// Lets a cell of a ``Grid`` take the room that the other cells make, without asking for any.
  ///
  /// ```swift
  /// Divider().gridCellUnsizedAxes(.horizontal)   // as wide as the grid without it
  /// ```
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some Block {
    ModifiedBlock(self, TraitModifier { $0.gridCell.unsizedAxes = axes })
  }
}

private struct GridCellColumnsModifier: NodeModifier {
  static var changesPlace: Bool { false }
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
  static var changesPlace: Bool { false }
  let anchor: UnitPoint

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    guard anchor.x.isFinite, anchor.y.isFinite else {
      inputs.note(
        .error, .invalidNumber, "an anchor is not a number; it is ignored",
        operation: "gridCellAnchor", value: "\(anchor.x), \(anchor.y)")
      return node
    }
    return TraitModifier { $0.gridCell.anchor = anchor }.wrap(node, inputs)
  }
}

extension NodeTraits {
  /// The columns that a cell stretches over.
  package var spannedColumns: Int { gridCell.columns }
}
