import EaselCanvas
import Foundation

/// Blocks in rows and columns: each column is as wide as its widest cell.
///
/// ```swift
/// Grid(alignment: .leading, horizontalSpacing: 12) {
///   GridRow { Text("Net"); Text("1,284").gridColumnAlignment(.trailing) }
///   GridRow { Text("Tax"); Text("244") }
///   Divider().gridCellUnsizedAxes(.horizontal)
///   GridRow { Text("Total").gridCellColumns(2) }
/// }
/// Grid(columns: 3) { ForEach(figures) { Card($0) } }     // in reading order
/// ```
///
/// In a grid of ``GridRow``s a block outside of a row stretches over all columns; flexible cells share
/// the room that is proposed. A grid is never broken over pages.
public struct Grid<Content: Block>: Block {
  /// A primitive block has no body.
  public typealias Body = Never
  let kind: GridKind
  let source: SourceLocation
  let content: Content

  /// Makes a grid of rows.
  ///
  /// - Parameters:
  ///   - alignment: The guides by which cells are aligned in their columns and rows.
  ///   - horizontalSpacing: Points between two columns; nil takes the theme's.
  ///   - verticalSpacing: Points between two rows; nil takes the theme's.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - content: The rows, from top to bottom.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, file: StaticString = #fileID, line: UInt = #line,
    @BlockBuilder content: () -> Content
  ) {
    kind = .rows(alignment, horizontalSpacing, verticalSpacing)
    source = SourceLocation(file, line)
    self.content = content()
  }

  /// Makes a grid of columns of the same width, whose cells stand in reading order.
  ///
  /// - Parameters:
  ///   - columns: How many columns there are, from 1 to 1,000.
  ///   - alignment: Where the cells lie in their column and row.
  ///   - horizontalSpacing: Points between two columns; nil takes the theme's.
  ///   - verticalSpacing: Points between two rows; nil takes the theme's.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - content: The cells.
  public init(
    columns: Int, alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, file: StaticString = #fileID, line: UInt = #line,
    @BlockBuilder content: () -> Content
  ) {
    let item = GridItem(.flexible(), spacing: horizontalSpacing, alignment: alignment)
    let count = max(1, min(columns, GridCell.maximumColumns))
    kind = .columns(
      Array(repeating: item, count: count), asked: columns, .center, verticalSpacing)
    source = SourceLocation(file, line)
    self.content = content()
  }

  /// Makes a grid of columns, whose cells stand in reading order.
  ///
  /// - Parameters:
  ///   - columns: The widths and alignments of the columns.
  ///   - alignment: Where the columns lie in room that they do not fill.
  ///   - verticalSpacing: Points between two rows; nil takes the theme's.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - content: The cells.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center,
    verticalSpacing: CGFloat? = nil, file: StaticString = #fileID, line: UInt = #line,
    @BlockBuilder content: () -> Content
  ) {
    kind = .columns(columns, asked: columns.count, alignment, verticalSpacing)
    source = SourceLocation(file, line)
    self.content = content()
  }
}

/// How the cells of a grid are given.
enum GridKind {
  case rows(Alignment, CGFloat?, CGFloat?)
  case columns([GridItem], asked: Int, HorizontalAlignment, CGFloat?)
}

extension Grid: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    node(of: cellInputs(inputs).nodes(of: content), inputs)
  }

  // The parts are functions of their own, so that little stands on the stack while cells are made.
  @inline(never)
  private func cellInputs(_ inputs: NodeInputs) -> NodeInputs {
    var inputs = inputs.entering("Grid", source)
    if case .rows = kind {
      inputs.environment.isInGrid = true
    } else {
      inputs.environment.isInGrid = false
    }
    return inputs
  }

  @inline(never)
  private func node(of children: [any LayoutNode], _ inputs: NodeInputs) -> any LayoutNode {
    let inputs = inputs.entering("Grid", source)
    switch kind {
    case .rows(let alignment, let horizontal, let vertical):
      return GridNode(
        children, alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical,
        inputs)
    case .columns(let items, let asked, let alignment, let spacing):
      return ColumnGridNode(
        children, ColumnGridNode.checked(items, asked: asked, inputs), alignment: alignment,
        spacing: spacing, inputs)
    }
  }
}
