import EaselBlocks
import EaselCanvas
import EaselReports
import Foundation

extension ReportMaker {
  /// A PDF file of one page with words at the top inside of its margins, which Easel writes: with
  /// tags, without, or turned.
  private mutating func source(
    _ words: [String], _ size: CGSize, margin: CGFloat, turned isTurned: Bool
  ) throws -> EmbeddedPDF {
    let written = isTurned ? CGSize(width: size.height, height: size.width) : size
    let report = Report("Source", language: "en", pages: PageStyle(written).margins(margin)) {
      Text(verbatim: words.joined(separator: " ")).font(.system(size: 8))
    }
    let isTagged = isTurned || random.isOnce(in: 2)
    let data = try report.conformance(isTagged ? [.ua1, .a2a] : [.a2u])
      .data(options: RenderOptions(isTagged: isTagged))
    return try isTurned
      ? TurnedPDF.page(of: data, size: size)
      : EmbeddedPDF(data: data, name: "source.pdf", trusting: true)
  }

  /// A page of a PDF file as a figure.
  mutating func embeddedPage() -> AnyBlock {
    // On one line: poppler joins the words of lines that have no marks.
    let (words, label) = (words(1...2), words(1...3).joined(separator: " "))
    let isTurned = random.isOnce(in: 3)
    let size = CGSize(width: random.number(120...220), height: random.number(60...220))
    var item = GeneratedReport.Item(.other, words)
    item.alternatives = [label]
    items.append(item)
    note("EmbeddedPDF(\(isTurned ? "turned" : ""))")
    // Without a page the words are missing.
    guard let page = try? source(words, size, margin: 12, turned: isTurned) else {
      return AnyBlock(EmptyBlock())
    }
    return AnyBlock(
      page.resizable().scaledToFit().frame(height: min(size.height, 150)).accessibilityLabel(label))
  }

  /// A page of a PDF file behind the content, with words in the margin; seldom there is one.
  mutating func background(
    on paper: GeneratedPaper
  ) throws -> (page: EmbeddedPDF, words: GeneratedReport.Background)? {
    guard paper.window == nil, random.isOnce(in: 10) else { return nil }
    let (words, size) = (words(1...4), paper.style.size)
    let isTurned = random.isOnce(in: 3)
    note("background EmbeddedPDF(\(isTurned ? "turned" : ""))")
    // A turned page has its upper edge at the right.
    let box =
      isTurned
      ? CGRect(x: size.width - 34, y: 0, width: 34, height: size.height)
      : CGRect(x: 0, y: 0, width: size.width, height: 34)
    return (
      try source(words, size, margin: 10, turned: isTurned),
      GeneratedReport.Background(words: words, box: GeneratedReport.Box(box))
    )
  }

  /// A file with tags that is appended, and the number of its pages.
  mutating func terms() throws -> (data: Data, pages: Int) {
    let size = CGSize(width: random.number(260...500), height: random.number(260...500))
    let margin = CGFloat(random.number(20...50))
    let language = random.isOnce(in: 3) ? "de" : "en"
    let (title, head) = (words(1...4), (0..<2).map { _ in supply.next() })
    let texts = (0..<4).map { _ in words(1...20) }
    let rows = (0..<random.number(1...4)).map { _ in (supply.next(), supply.next()) }
    let hasBreak = random.isOnce(in: 2)
    let first = items.count
    items.append(.init(.other, title))
    for words in texts.prefix(3) { items.append(.init(.text, words)) }
    items.append(.init(.other, head + rows.flatMap { [$0.0, $0.1] }))
    items.append(.init(.text, texts[3]))
    items[first + 4].repeated = head
    for index in first..<items.count {
      items[index].box = GeneratedReport.Box(
        CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin))
      items[index].containers = ["Part"]
      if language != "en" {
        items[index].languages = [.init(words: items[index].words, language: language)]
      }
    }
    note(".appending(pdf:)")
    let lines = texts.map { $0.joined(separator: " ") }
    let report = Report("Terms", language: language, pages: PageStyle(size).margins(margin)) {
      Section(title.joined(separator: " ")) {
        Text(verbatim: lines[0])
        Bullets([lines[1], lines[2]])
        Table(rows.map { GeneratedRow(name: $0.0, text: $0.1, amount: 0) }) {
          TableColumn("\(head[0])", value: \.name)
          TableColumn("\(head[1])", value: \.text)
        }
        if hasBreak { PageBreak() }
        Text(verbatim: lines[3])
      }
    }
    let data = try report.conformance([.ua1, .a2a]).data()
    return (data, try EmbeddedPDF.pages(of: data).count)
  }
}

/// A PDF file of Easel with another entry for the rotation of its page.
enum TurnedPDF {
  /// Returns the page of a file turned by 90° to the right.
  ///
  /// An update at the end of the file has a catalog with a page tree whose kid is that of the file.
  static func page(of data: Data, size: CGSize) throws -> EmbeddedPDF {
    let text = String(decoding: data, as: UTF8.self)
    guard let metadata = text.firstMatch(of: /(\d+) 0 obj\n<< [^>]*\/Type \/Metadata/),
      let count = text.firstMatch(of: /\/Type \/XRef \/Size (\d+)/),
      let table = text.matches(of: /startxref\n(\d+)/).last,
      let metadata = Int(metadata.1), let count = Int(count.1), let table = Int(table.1)
    else { throw EaselError(.invalidPDF, "not a file of Easel", operation: "TurnedPDF") }
    // The page tree is in a compressed object before the metadata.
    for tree in (1..<metadata).reversed() {
      let turned = updated(data, metadata: metadata, tree: tree, count: count, table: table)
      let page = try? EmbeddedPDF(data: turned, name: "turned.pdf", trusting: true)
      if let page, abs(page.size.width - size.width) < 1, abs(page.size.height - size.height) < 1 {
        return page
      }
    }
    throw EaselError(.invalidPDF, "no page tree", operation: "TurnedPDF")
  }

  private static func updated(
    _ data: Data, metadata: Int, tree: Int, count: Int, table: Int
  ) -> Data {
    let catalog =
      "\(count) 0 obj\n<< /Type /Catalog /Pages \(count + 1) 0 R /Metadata \(metadata) 0 R >>\nendobj\n"
    let pages =
      "\(count + 1) 0 obj\n<< /Type /Pages /Kids [\(tree) 0 R] /Count 1 /Rotate 90 >>\nendobj\n"
    let start = data.count
    let offsets = [start, start + catalog.utf8.count].map { String(format: "%010d 00000 n \n", $0) }
    return data
      + Data(
        """
        \(catalog)\(pages)xref
        \(count) 2
        \(offsets.joined())trailer
        << /Size \(count + 2) /Root \(count) 0 R /Prev \(table) >>
        startxref
        \(start + catalog.utf8.count + pages.utf8.count)
        %%EOF

        """.utf8)
  }
}
