import EaselBlocks
import EaselCanvas
import Foundation

/// Pages of a report with their own paper, heads, feet and numbers.
///
/// ```swift
/// Report("Year", language: "en") {
///   Pages(.a4) { Cover() }.numbering(.none)
///   Pages(.a4) { chapters } header: { page in
///     if !page.isFirst { Text(page.title(level: 1)) }
///   } footer: { page in
///     Text("Page \(page.number) of \(page.count)")
///   } background: { _ in
///     Watermark("Draft")
///   }
/// }
/// ```
///
/// The blocks flow from page to page. Heads and feet stand in the margins, which grow where these are
/// too narrow; nobody who hears the document hears them. Blocks of a report that stand in no `Pages` are
/// on pages of A4.
public struct Pages: Block {
  /// A primitive block has no body.
  public typealias Body = Never
  let style: PageStyle
  var numbering = PageNumbering.continuous
  let content: any Block
  let header: (ReportPage) -> any Block
  let footer: (ReportPage) -> any Block
  let background: (ReportPage) -> any Block
  let source: SourceLocation

  /// Makes pages.
  ///
  /// - Parameters:
  ///   - style: Their paper.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - content: The blocks that flow over them.
  ///   - header: What stands at the head of each page.
  ///   - footer: What stands at the foot of each page.
  ///   - background: What stands behind the contents, over the whole page.
  public init<Content: Block, Header: Block, Footer: Block, Background: Block>(
    _ style: PageStyle = .a4, file: StaticString = #fileID, line: UInt = #line,
    @BlockBuilder content: () -> Content,
    @BlockBuilder header: @escaping (ReportPage) -> Header = { _ in EmptyBlock() },
    @BlockBuilder footer: @escaping (ReportPage) -> Footer = { _ in EmptyBlock() },
    @BlockBuilder background: @escaping (ReportPage) -> Background = { _ in EmptyBlock() }
  ) {
    self.style = style
    self.content = content()
    self.header = { header($0) }
    self.footer = { footer($0) }
    self.background = { background($0) }
    source = SourceLocation(file, line)
  }

  /// The same pages with numbers of a kind.
  public func numbering(_ numbering: PageNumbering) -> Pages {
    var pages = self
    pages.numbering = numbering
    return pages
  }
}

extension Pages: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    PagesNode(self, inputs.entering("Pages", source, stackAxis: .vertical))
  }
}

/// Pages in one rendering; where no pages can begin, a column.
final class PagesNode: LayoutNode {
  let pages: Pages
  let inputs: NodeInputs
  let path: BlockPath?
  private lazy var column = makeColumn()

  init(_ pages: Pages, _ inputs: NodeInputs) {
    self.pages = pages
    self.inputs = inputs
    path = inputs.path
  }

  private func makeColumn() -> any LayoutNode {
    inputs.note(
      .warning, .unsupportedOption,
      "Pages stand among other blocks, where no page can begin; put them directly into a Report",
      operation: "Pages")
    return StackNode(
      inputs.nodes(of: pages.content), axis: .vertical,
      alignment: HorizontalAlignment.leading.key, spacing: nil, inputs)
  }

  func size(_ proposal: ProposedSize) -> CGSize { column.size(proposal) }
  func place(_ proposal: ProposedSize) -> Fragment { column.place(proposal) }

  func fill(_ region: FlowRegion, from cursor: Cursor, _ page: inout PageState) -> Fill {
    column.fill(region, from: cursor, &page)
  }
}
