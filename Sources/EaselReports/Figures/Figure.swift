import EaselBlocks
import EaselCanvas
import Foundation

/// A figure, such as a chart, above a numbered caption that ``ListOfFigures`` lists.
///
/// ```swift
/// let chart = Chart([3, 1, 2], id: \.self) { BarMark(x: .value("Count", $0)) }
/// let figure = Figure(caption: "Widths of columns") { chart.frame(height: 160) }.id("widths")
/// let text = Text("\(SectionReference("widths")) shows them.")  // Figure 1 shows them.
/// ```
///
/// The figure stays on one page. Its content needs an alternative text for screen readers: charts
/// have one, images get one with `accessibilityLabel(_:)`.
public struct Figure<Content: Block>: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  let caption: TextContent
  let source: SourceLocation
  let content: Content

  /// Creates a figure from blocks and a caption, which gets the next figure number of the report.
  ///
  /// - Parameters:
  ///   - caption: The caption below the content.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - content: The blocks of the figure.
  public init(
    caption: TextContent, file: StaticString = #fileID, line: UInt = #line,
    @BlockBuilder content: () -> Content
  ) {
    self.caption = caption
    source = SourceLocation(file, line)
    self.content = content()
  }
}

extension Figure: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    Captioned(kind: .figure, caption: caption, content: content, isAbove: false)
      .makeNode(inputs.entering("Figure", source, stackAxis: .vertical))
  }
}

extension Table {
  /// Adds a caption with the next table number above the table; ``ListOfTables`` lists it.
  ///
  /// The caption stays on the page of the first rows.
  public func caption(_ caption: TextContent) -> some Block {
    CaptionedTable(table: self, caption: caption)
  }
}

/// A table with its caption, which stays with the first rows.
private struct CaptionedTable<Row, Total>: PrimitiveBlock {
  typealias Body = Never
  let table: Table<Row, Total>
  let caption: TextContent

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    var table = table
    table.model.isInElement = true
    let tag = MarkedContent.Tag(.table(summary: table.model.summary))
    return Captioned(kind: .table, caption: caption, content: table, isAbove: true, tag: tag)
      .makeNode(inputs.entering("caption", stackAxis: .vertical))
  }
}

/// A block with a number and a caption.
private struct Captioned {
  let kind: CaptionKind
  let caption: TextContent
  let content: any Block
  /// Whether the caption is above the content, as for tables.
  let isAbove: Bool
  /// The element around the content and the caption.
  var tag: MarkedContent.Tag?

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    let state = ReportState.of(inputs.session)
    let theme = inputs.environment.theme
    let number = state.next(kind)
    let name = inputs.environment.phrases.text(
      kind == .figure ? \.reports.figure : \.reports.table, ["number": "\(number)"])
    let title = Text(caption).string(in: inputs.environment)
    let destination =
      inputs.ownReferenceName ?? (kind == .figure ? "figure-\(number)" : "table-\(number)")
    _ = inputs.session.claim(destination)
    if let id = inputs.ownReferenceName { state.name(id, name) }
    let text = Text("\(Text(verbatim: name).bold())\u{2002}\(Text(caption))").font(.caption)
      .foregroundStyle(.secondary).multilineTextAlignment(.leading)
    var inner = inputs
    inner.environment.multilineTextAlignment = .leading
    let key = CaptionedFigure()
    let captionText = text.environment(\.isInTextElement, true)
    var line = inner.appending(.position(0)).node(of: captionText.tagged(.caption))
    var nodes = inner.appending(.position(1)).nodes(of: AnyBlock(content))
    if kind == .figure {
      line = EffectNode(line, CaptionDrawing(figure: key), inner)
      // The figure at the end of the content gets the caption.
      nodes = nodes.map {
        $0.traits.isSpacer ? $0 : EffectNode($0, FigureDrawing(figure: key), inner)
      }
    }
    var traits = line.traits
    traits.keepsWithNext = isAbove
    let captionNode = WrapperNode(line, traits: traits, inner)
    let stack = StackNode(
      isAbove ? [captionNode] + nodes : nodes + [captionNode], axis: .vertical,
      alignment: HorizontalAlignment.leading.key, spacing: 6, inner)
    let column = tag.map { TagModifier(tag: $0).wrap(stack, inner) } ?? stack
    var outer = NodeTraits()
    outer[LayoutSpacing.self, as: LayoutSpacing.self] = LayoutSpacing(
      top: theme.spacing.block, bottom: theme.spacing.block)
    let mark = EntryMark(
      kind: .caption(kind), number: name, title: title, destination: destination, isListed: true)
    let whole =
      isAbove
      ? column as any LayoutNode
      : inner.appending(.position(2)).node(of: NodeBlock(node: column).keepTogether())
    return mark.node(whole, outer, inner)
  }
}
