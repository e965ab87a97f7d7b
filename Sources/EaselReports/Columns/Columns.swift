import EaselBlocks
import EaselCanvas
import Foundation

/// Columns of equal width side by side, which blocks fill one column after another.
///
/// ```swift
/// let paragraphs = ["Easel draws reports.", "They flow over pages."]
/// let columns = Columns(2) {
///   ForEach(paragraphs, id: \.self) { Text($0).alignment(.justified) }
/// }
/// ```
///
/// The first column is at the leading edge. By default the columns are balanced at the end of the
/// blocks: they have about the same height. Blocks after the columns are placed below them. A
/// ``ColumnBreak`` ends a column. Columns may be nested three deep; columns inside of those are laid
/// out as one column, with the warning `unsupportedOption`.
public struct Columns<Content: Block>: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  let count: Int
  let spacing: CGFloat
  let isBalanced: Bool
  /// The space between two blocks of a column, in points; `nil` is that of the theme.
  var gap: CGFloat?
  let source: SourceLocation
  let content: Content

  /// The maximum depth of nested columns.
  private static var maximumDepth: Int { 3 }

  /// Creates columns of equal width, 2 by default, which the blocks fill one column after another.
  ///
  /// - Parameters:
  ///   - count: The number of columns, 1...100. Other numbers are clamped, with an error of code
  ///     `outOfRange`.
  ///   - spacing: The space between two columns, in points. Negative values count as 0.
  ///   - isBalanced: Whether the columns get about the same height at the end of the blocks.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - content: The blocks.
  public init(
    _ count: Int = 2, spacing: CGFloat = 18, isBalanced: Bool = true,
    file: StaticString = #fileID, line: UInt = #line, @BlockBuilder content: () -> Content
  ) {
    self.count = count
    self.spacing = spacing
    self.isBalanced = isBalanced
    source = SourceLocation(file, line)
    self.content = content()
  }
}

extension Columns: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    var inputs = inputs.entering("Columns", source, stackAxis: .vertical)
    var count = count
    if !(1...100).contains(count) {
      inputs.note(
        .error, .outOfRange,
        "\(count) columns cannot be made; \(min(max(count, 1), 100)) is used: give 1 … 100",
        operation: "Columns", value: "\(count)")
      count = min(max(count, 1), 100)
    }
    if inputs.environment.columnsDepth >= Self.maximumDepth, count > 1 {
      // Each level balances its columns by a dozen attempts, each of which balances those inside.
      inputs.note(
        .warning, .unsupportedOption,
        "columns are nested more than \(Self.maximumDepth) deep, and are laid out as one column; "
          + "nest fewer of them", operation: "Columns")
      return inputs.node(
        of: VStack(alignment: .leading, spacing: gap ?? inputs.environment.theme.spacing.paragraph)
        {
          content
        })
    }
    inputs.environment.columnsDepth += 1
    let gap = gap ?? inputs.environment.theme.spacing.paragraph
    let list = FlowList(content, inputs, spacing: gap.isFinite ? gap : 0)
    return ColumnsNode(
      list, count: count, spacing: spacing.isFinite ? max(0, spacing) : 0, isBalanced: isBalanced,
      inputs)
  }
}

extension EnvironmentValues {
  private enum ColumnsDepthKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }

  /// The number of columns around a block, each inside of another one.
  fileprivate var columnsDepth: Int {
    get { self[ColumnsDepthKey.self] }
    set { self[ColumnsDepthKey.self] = newValue }
  }
}
