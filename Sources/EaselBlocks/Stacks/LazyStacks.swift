import Foundation

/// A grid whose cells fill its columns row by row: ``Grid`` under SwiftUI's name.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))], spacing: 12) {
///   ForEach(["Net", "Tax", "Total"], id: \.self) { Text($0) }
/// }
/// ```
///
/// All cells are laid out, since every part of a document is visible.
public struct LazyVGrid<Content: Block>: Block {
  private let grid: Grid<Content>

  /// Creates a grid whose columns have the widths, spacing and alignment of ``GridItem``s, filled
  /// row by row.
  ///
  /// - Parameters:
  ///   - columns: The widths and alignments of the columns.
  ///   - alignment: The alignment of the columns if together they are narrower than the grid.
  ///   - spacing: The space between two rows, in points; `nil` uses the theme's stack spacing.
  ///   - file: The source file named in diagnostics.
  ///   - line: The source line named in diagnostics.
  ///   - content: The cells, in reading order.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    file: StaticString = #fileID, line: UInt = #line, @BlockBuilder content: () -> Content
  ) {
    grid = Grid(
      columns: columns, alignment: alignment, verticalSpacing: spacing, file: file, line: line,
      content: content)
  }

  /// The ``Grid`` that lays the cells out.
  public var body: some Block { grid }
}

/// Blocks one below another: ``VStack`` under the name of SwiftUI's lazy stack.
///
/// All blocks are laid out, since every part of a document is visible.
public struct LazyVStack<Content: Block>: Block {
  private let stack: VStack<Content>

  /// Creates a column of blocks, by default centered and with the theme's stack spacing.
  ///
  /// - Parameters:
  ///   - alignment: The guide by which the blocks are aligned horizontally.
  ///   - spacing: The space between two blocks, in points. `nil` uses the theme's stack spacing,
  ///     and no space beside a ``Spacer``.
  ///   - file: The source file named in diagnostics.
  ///   - line: The source line named in diagnostics.
  ///   - content: The blocks, from top to bottom.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    file: StaticString = #fileID, line: UInt = #line, @BlockBuilder content: () -> Content
  ) {
    stack = VStack(
      alignment: alignment, spacing: spacing, file: file, line: line, content: content)
  }

  /// The ``VStack`` that lays the blocks out.
  public var body: some Block { stack }
}

/// Blocks side by side: ``HStack`` under the name of SwiftUI's lazy stack.
///
/// All blocks are laid out, since every part of a document is visible.
public struct LazyHStack<Content: Block>: Block {
  private let stack: HStack<Content>

  /// Creates a row of blocks, by default vertically centered and with the theme's stack spacing.
  ///
  /// - Parameters:
  ///   - alignment: The guide by which the blocks are aligned vertically.
  ///   - spacing: The space between two blocks, in points. `nil` uses the theme's stack spacing,
  ///     and no space beside a ``Spacer``.
  ///   - file: The source file named in diagnostics.
  ///   - line: The source line named in diagnostics.
  ///   - content: The blocks, from the leading to the trailing side.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    file: StaticString = #fileID, line: UInt = #line, @BlockBuilder content: () -> Content
  ) {
    stack = HStack(
      alignment: alignment, spacing: spacing, file: file, line: line, content: content)
  }

  /// The ``HStack`` that lays the blocks out.
  public var body: some Block { stack }
}
