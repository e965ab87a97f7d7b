import EaselBlocks
import EaselCanvas
import Foundation

extension Report {
  /// Creates a report from Markdown source text; its title is the first heading of level 1,
  /// otherwise the first heading.
  ///
  /// ```swift
  /// let notes = URL(filePath: "notes.md")
  /// let report = Report(markdown: try String(contentsOf: notes, encoding: .utf8), language: "en")
  /// try report.write(to: URL(filePath: "notes.pdf"))
  /// ```
  ///
  /// The title is empty if there is no heading; headings also stay in the content. ``Markdown``
  /// describes the supported syntax and the diagnostics.
  ///
  /// - Parameters:
  ///   - markdown: The text.
  ///   - baseURL: The folder of the images, a file URL; `nil` leaves out all images.
  ///   - language: The language of the text as a BCP 47 tag, such as `de-CH`; `nil` uses that of
  ///     the options.
  ///   - theme: The type sizes, colors and distances.
  ///   - pages: The paper.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - header: Returns the header of a page.
  ///   - footer: Returns the footer of a page.
  ///   - background: Returns the background of a page, behind the content.
  public init<Header: Block, Footer: Block, Background: Block>(
    markdown: String, baseURL: URL? = nil, language: String? = nil, theme: Theme = .plain,
    pages: PageStyle = .a4, file: StaticString = #fileID, line: UInt = #line,
    @BlockBuilder header: @escaping (ReportPage) -> Header = { _ in EmptyBlock() },
    @BlockBuilder footer: @escaping (ReportPage) -> Footer = { _ in EmptyBlock() },
    @BlockBuilder background: @escaping (ReportPage) -> Background = { _ in EmptyBlock() }
  ) {
    var content = Markdown(markdown, baseURL: baseURL, file: file, line: line)
    // A source that cannot be parsed is noted when it is laid out.
    content.document = try? MarkdownParser.document(of: markdown)
    self.init(
      content.document?.title ?? "", language: language, theme: theme, pages: pages,
      content: { content }, header: header, footer: footer, background: background)
  }
}
