import EaselCanvas
import Foundation

/// A block that arranges its cells in rows and columns.
///
/// ```swift
/// Grid(alignment: .leading, horizontalSpacing: 12) {
///   GridRow { Text("Net"); Text("1,284").gridColumnAlignment(.trailing) }
///   GridRow { Text("Tax"); Text("244") }
///   Divider().gridCellUnsizedAxes(.horizontal)
///   GridRow { Text("Total").gridCellColumns(2) }
/// }
/// Grid(columns: 3) {   // filled in reading order
///   ForEach(["Net", "Tax", "Total"], id: \.self) { Text($0) }
/// }
/// ```
///
/// In a grid of ``GridRow``s each column is as wide as its widest cell. A block outside of a row
/// spans all columns. Flexible cells share the proposed width and height.
///
/// A grid is never broken over pages.
public struct Grid<Content: Block>: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  let kind: GridKind
  let source: SourceLocation
  let content: Content

  /// Creates a grid from ``GridRow``s; each column is as wide as its widest cell.
  ///
  /// - Parameters:
  ///   - alignment: The guides by which cells are aligned in their columns and rows.
  ///   - horizontalSpacing: The space between two columns, in points; `nil` uses the theme's stack
  ///     spacing.
  ///   - verticalSpacing: The space between two rows, in points; `nil` uses the theme's stack
  ///     spacing.
  ///   - file: The source file named in diagnostics.
  ///   - line: The source line named in diagnostics.
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

  /// Creates a grid with a number of equally wide columns, which cells fill row by row.
  ///
  /// - Parameters:
  ///   - columns: The number of columns, from 1 to 1,000. A number out of this range is clamped,
  ///     with the diagnostic `outOfRange`.
  ///   - alignment: The alignment of each cell in its column and row.
  ///   - horizontalSpacing: The space between two columns, in points; `nil` uses the theme's stack
  ///     spacing.
  ///   - verticalSpacing: The space between two rows, in points; `nil` uses the theme's stack
  ///     spacing.
  ///   - file: The source file named in diagnostics.
  ///   - line: The source line named in diagnostics.
  ///   - content: The cells, in reading order.
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

  /// Creates a grid whose columns have the widths, spacing and alignment of ``GridItem``s, filled
  /// row by row.
  ///
  /// - Parameters:
  ///   - columns: The widths and alignments of the columns, from 1 to 1,000 columns. An empty array
  ///     makes one flexible column, and columns after the 1,000th are ignored, with the diagnostic
  ///     `outOfRange`.
  ///   - alignment: The alignment of the columns if together they are narrower than the grid.
  ///   - verticalSpacing: The space between two rows, in points; `nil` uses the theme's stack
  ///     spacing.
  ///   - file: The source file named in diagnostics.
  ///   - line: The source line named in diagnostics.
  ///   - content: The cells, in reading order.
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

/// The kind of a grid: explicit rows, or columns filled in reading order.
enum GridKind {
  case rows(Alignment, CGFloat?, CGFloat?)
  case columns([GridItem], asked: Int, HorizontalAlignment, CGFloat?)
}

extension Grid: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    node(of: cellInputs(inputs).nodes(of: content), inputs)
  }

  // Separate functions that are not inlined keep the stack frame small while cells are made.
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
