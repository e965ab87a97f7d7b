import EaselBlocks
import EaselCanvas
import Foundation

/// A section of a report: a heading, listed in the PDF outline and in ``Contents``, and the blocks
/// below it.
///
/// ```swift
/// let section = Section("Results") {
///   Text("Sales rose by a third.")
///   Section("By region") { Text("Most of all in the north.") }
/// }
/// .id("results")  // the name for references
/// ```
///
/// The level of the heading is the depth of nesting, 1...6. The heading stays on the page of the
/// block that follows it. The blocks flow over pages like those around the section; they are
/// aligned at the leading edge.
///
/// A section can be the heading of a table's groups, which then appear in lists of contents:
///
/// ```swift
/// struct Article { var group: String; var name: String }
/// let table = Table([Article(group: "Office", name: "Paper")]) {
///   TableColumn("Name", value: \.name)
/// }
/// .groups(by: \.group) { name in Section(name) {} }
/// ```
public struct Section<Content: Block>: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  let title: TextContent
  let isListed: Bool
  let source: SourceLocation
  let content: Content

  /// Creates a section from a heading with inline Markdown and the blocks below it.
  ///
  /// - Parameters:
  ///   - title: The heading, with inline Markdown.
  ///   - isListed: Whether the section appears in the outline and in lists of contents.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - content: The blocks below the heading.
  public init(
    _ title: TextContent, isListed: Bool = true, file: StaticString = #fileID, line: UInt = #line,
    @BlockBuilder content: () -> Content
  ) {
    self.title = title
    self.isListed = isListed
    source = SourceLocation(file, line)
    self.content = content()
  }

  /// Creates a section from a heading that is shown verbatim, without Markdown, and the blocks
  /// below it.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - isListed: Whether the section appears in the outline and in lists of contents.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - content: The blocks below the heading.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isListed: Bool = true, file: StaticString = #fileID,
    line: UInt = #line, @BlockBuilder content: () -> Content
  ) {
    self.title = "\(String(title))"
    self.isListed = isListed
    source = SourceLocation(file, line)
    self.content = content()
  }
}

extension Section: BlockList {
  package func steps(_ inputs: NodeInputs) -> AnyIterator<BlockStep> {
    let heading = SectionHeading(title: title, isListed: isListed, inputs)
    var inner = inputs.entering("Section", source, stackAxis: inputs.stackAxis)
    inner.environment.sectionLevel = heading.level
    if !inputs.environment.isTableRow { inner.environment.sectionScope = heading.scope }
    // The heading of a table's group is a row of the table, and does not contain the rows below it.
    if inputs.environment.isTableRow {
      var steps = [
        BlockStep(heading, inner.appending(.position(0))),
        BlockStep(content, inner.appending(.position(1))),
      ].makeIterator()
      return AnyIterator { steps.next() }
    }
    var steps = [
      BlockStep(
        ModifiedBlock(heading, SectionModifier(scope: heading.scope)),
        inner.appending(.position(0))),
      BlockStep(
        ModifiedBlock(content, SectionModifier(scope: heading.scope)),
        inner.appending(.position(1))),
    ].makeIterator()
    return AnyIterator { steps.next() }
  }

  package func appendNodes(_ inputs: NodeInputs, to nodes: inout [any LayoutNode]) {
    for step in steps(inputs) { step.inputs.appendNodes(of: step.block, to: &nodes) }
  }
}

/// The structure element that the blocks of a section share.
final class SectionScope {
  let title: String
  /// The element of the section around it; `nil` for the outermost section.
  private let parent: SectionScope?

  init(title: String, in parent: SectionScope?) {
    self.title = title
    self.parent = parent
  }

  /// The elements of the section and of those around it, outermost first.
  var path: [(key: AnyObject, tag: MarkedContent.Tag)] {
    var path: [(key: AnyObject, tag: MarkedContent.Tag)] = []
    var scope: SectionScope? = self
    while let current = scope {
      path.append((current, MarkedContent.Tag(.section, title: current.title)))
      scope = current.parent
    }
    return path.reversed()
  }
}

/// Draws each block of a section in the section's element.
///
/// The blocks of nested sections are drawn once, in all elements around them, so that the cost of a
/// block does not increase with each modifier of a section around it.
private struct SectionModifier: NodeModifier {
  static var changesPosition: Bool { false }
  static var includesOuter: Bool { true }
  let scope: SectionScope

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    if node.traits.isBreak || node.traits.isSpacer { return node }
    if let node = node as? EffectNode, node.effect is SectionDrawing { return node }
    return EffectNode(node, SectionDrawing(scope: scope), inputs)
  }
}

private struct SectionDrawing: MarkingDrawing {
  let scope: SectionScope

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    canvas.withContinuedElements(scope.path) { fragment.drawChildren(on: canvas, at: origin) }
  }
}

extension EnvironmentValues {
  private enum SectionLevelKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }
  private enum SectionScopeKey: EnvironmentKey {
    static var defaultValue: SectionScope? { nil }
  }
  private enum NumberedLevelsKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }
  private enum TableRowKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  private enum GroupHeadKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The level of the section around a block; 0 outside of sections.
  var sectionLevel: Int {
    get { self[SectionLevelKey.self] }
    set { self[SectionLevelKey.self] = newValue }
  }

  /// The structure element of the section around a block.
  var sectionScope: SectionScope? {
    get { self[SectionScopeKey.self] }
    set { self[SectionScopeKey.self] = newValue }
  }

  /// Whether the blocks are the heading of a table's group, which is one cell.
  var isGroupHead: Bool {
    get { self[GroupHeadKey.self] }
    set { self[GroupHeadKey.self] = newValue }
  }

  /// Whether the blocks are a row of a table.
  var isTableRow: Bool {
    get { self[TableRowKey.self] }
    set { self[TableRowKey.self] = newValue }
  }

  /// The deepest level of sections with numbers; 0 for none.
  var numberedSectionLevels: Int {
    get { self[NumberedLevelsKey.self] }
    set { self[NumberedLevelsKey.self] = newValue }
  }
}

extension Block {
  /// Numbers the section headings in the block down to a level, 3 by default: 1, 1.1, 1.1.1.
  ///
  /// Sections have no numbers without this modifier.
  ///
  /// - Parameter depth: The deepest level with a number; 0 for no numbers. The default is 3.
  public func numberedSections(depth: Int = 3) -> some Block {
    environment(\.numberedSectionLevels, depth)
  }
}
