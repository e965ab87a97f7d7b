import EaselBlocks
import EaselCanvas
import Foundation

/// A sequence of report pages with its own paper, header, footer, background and page numbers.
///
/// ```swift
/// let report = Report("Year", language: "en") {
///   Pages(.a4) { Text("The Year 2025").font(.title) }.numbering(.none)
///   Pages(.a4) {
///     Section("Sales") { Text("They doubled.") }
///   } header: { page in
///     if !page.isFirst { Text(page.title(level: 1)) }
///   } footer: { page in
///     Text("Page \(page.number) of \(page.count)")
///   } background: { _ in
///     Watermark("Draft")
///   }
/// }
/// ```
///
/// The blocks flow from page to page. Headers and footers are in the margins; a margin that is too
/// narrow for its header or footer grows. Screen readers skip headers and footers. Blocks of a
/// report outside of `Pages` are on the paper of the report, A4 by default.
public struct Pages: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  let style: PageStyle
  var numbering = PageNumbering.continuous
  let content: any Block
  let header: (ReportPage) -> any Block
  let footer: (ReportPage) -> any Block
  let background: (ReportPage) -> any Block
  let source: SourceLocation

  /// Creates pages over which blocks flow, with a header, a footer and a background for each page;
  /// A4 paper by default.
  ///
  /// - Parameters:
  ///   - style: The paper of the pages.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - content: The blocks that flow over the pages.
  ///   - header: Returns the header of a page.
  ///   - footer: Returns the footer of a page.
  ///   - background: Returns the background of a page, behind the content and over the whole page.
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

  /// Sets the format and the first value of the page numbers; the default is
  /// ``PageNumbering/continuous``.
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

/// The layout node of pages; inside of other blocks, where no page can begin, a column of the
/// blocks.
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
      "Pages are inside other blocks, where a page cannot begin; put them directly into a Report",
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
