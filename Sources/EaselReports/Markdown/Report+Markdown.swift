import EaselBlocks
import EaselCanvas
import Foundation

extension Report {
  /// Makes a report of a text in Markdown.
  ///
  /// ```swift
  /// let report = Report(markdown: try String(contentsOf: notes, encoding: .utf8), language: "en")
  /// try report.write(to: URL(filePath: "notes.pdf"))
  /// ```
  ///
  /// Its title is the first heading of level 1, else the first heading, and empty where there is
  /// none. ``Markdown`` says what it may hold, and what is noted.
  ///
  /// - Parameters:
  ///   - markdown: The text.
  ///   - baseURL: The folder of the images, a file URL; nil leaves all images out.
  ///   - language: The language of the text as a tag of BCP 47, such as `de-CH`; nil takes that of
  ///     the options.
  ///   - theme: Type sizes, colours and distances.
  ///   - pages: The paper.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - header: What stands at the head of each page.
  ///   - footer: What stands at the foot of each page.
  ///   - background: What stands behind the contents of each page.
  public init<Header: Block, Footer: Block, Background: Block>(
    markdown: String, baseURL: URL? = nil, language: String? = nil, theme: Theme = .plain,
    pages: PageStyle = .a4, file: StaticString = #fileID, line: UInt = #line,
    @BlockBuilder header: @escaping (ReportPage) -> Header = { _ in EmptyBlock() },
    @BlockBuilder footer: @escaping (ReportPage) -> Footer = { _ in EmptyBlock() },
    @BlockBuilder background: @escaping (ReportPage) -> Background = { _ in EmptyBlock() }
  ) {
    var content = Markdown(markdown, baseURL: baseURL, file: file, line: line)
    // What cannot be read is noted when it is laid out.
    content.document = try? MarkdownParser.document(of: markdown)
    self.init(
      content.document?.title ?? "", language: language, theme: theme, pages: pages,
      content: { content }, header: header, footer: footer, background: background)
  }
}
