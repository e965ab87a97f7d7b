import Foundation

/// A grid of columns whose cells stand in reading order: ``Grid`` under SwiftUI's name.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))], spacing: 12) {
///   ForEach(figures) { Card($0) }
/// }
/// ```
///
/// All cells are laid out, since a document has no part that is out of sight.
public struct LazyVGrid<Content: Block>: Block {
  private let grid: Grid<Content>

  /// Makes a grid of columns.
  ///
  /// - Parameters:
  ///   - columns: The widths and alignments of the columns.
  ///   - alignment: Where the columns lie in room that they do not fill.
  ///   - spacing: Points between two rows; nil takes the theme's.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - content: The cells.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    file: StaticString = #fileID, line: UInt = #line, @BlockBuilder content: () -> Content
  ) {
    grid = Grid(
      columns: columns, alignment: alignment, verticalSpacing: spacing, file: file, line: line,
      content: content)
  }

  /// The grid.
  public var body: some Block { grid }
}

/// Blocks one beneath another: ``VStack`` under the name of SwiftUI's lazy one.
///
/// All blocks are laid out, since a document has no part that is out of sight.
public struct LazyVStack<Content: Block>: Block {
  private let stack: VStack<Content>

  /// Makes a column of blocks.
  ///
  /// - Parameters:
  ///   - alignment: The guide by which they are aligned from side to side.
  ///   - spacing: Points between two of them; nil takes the theme's, and none beside a ``Spacer``.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - content: The blocks, from top to bottom.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    file: StaticString = #fileID, line: UInt = #line, @BlockBuilder content: () -> Content
  ) {
    stack = VStack(
      alignment: alignment, spacing: spacing, file: file, line: line, content: content)
  }

  /// The column.
  public var body: some Block { stack }
}

/// Blocks side by side: ``HStack`` under the name of SwiftUI's lazy one.
///
/// All blocks are laid out, since a document has no part that is out of sight.
public struct LazyHStack<Content: Block>: Block {
  private let stack: HStack<Content>

  /// Makes a row of blocks.
  ///
  /// - Parameters:
  ///   - alignment: The guide by which they are aligned from top to bottom.
  ///   - spacing: Points between two of them; nil takes the theme's, and none beside a ``Spacer``.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - content: The blocks, in the order in which lines are read.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    file: StaticString = #fileID, line: UInt = #line, @BlockBuilder content: () -> Content
  ) {
    stack = HStack(
      alignment: alignment, spacing: spacing, file: file, line: line, content: content)
  }

  /// The row.
  public var body: some Block { stack }
}
