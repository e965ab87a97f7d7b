import EaselBlocks
import EaselCanvas
import Foundation

@testable import EaselReports

extension TemplateSynonyms {
  /// Paper, orientation and margins in points.
  @Sendable static func paper(_ measured: inout Measured) throws {
    let report = Report("R", language: "en", pages: .a4.landscape().margins(2 * 72 / 2.54)) {
      Text("Hello").id("text")
    }
    let page = try report.layoutTree().pages[0]
    measured.near(page.size.width, 297 * 72 / 25.4, by: 0.5, "width of A4 landscape")
    measured.near(page.size.height, 210 * 72 / 25.4, by: 0.5, "its height")
    let margin: CGFloat = 20 * 72 / 25.4
    measured.near(page.content.minX, margin, by: 0.1, "left margin of 2 cm")
    measured.near(page.content.minY, margin, by: 0.1, "top margin")
    measured.near(page.size.width - page.content.maxX, margin, by: 0.1, "right margin")
    measured.near(page.size.height - page.content.maxY, margin, by: 0.1, "bottom margin")
    let box = try ReadReport(report).box(of: "Hello")
    measured.near(box?.minX ?? .nan, margin, by: 2, "the text begins at the margin")
  }

  /// The first page has its own header, and a part of the document its own paper.
  @Sendable static func firstPages(_ measured: inout Measured) throws {
    let report = Report("R", language: "en") {
      Pages(.a5) {
        Text("one")
        PageBreak()
        Text("two")
      } header: { page in
        if page.isFirst { Text("First") } else { Text("Later") }
      }
      Pages(.a4.landscape()) { Text("three") }
    }
    let found = try words(report)
    measured.equal(found.map(Set.init), [["First", "one"], ["Later", "two"], ["three"]], "words")
    let widths = try report.layoutTree().pages.map { $0.size.width.rounded() }
    measured.equal(widths, [420, 420, 842], "widths of the pages")
  }

  /// The number of the page, of all pages, and the title of the section.
  @Sendable static func counters(_ measured: inout Measured) throws {
    let report = Report("R", language: "en") {
      Section("Apples") { Text("one") }
      PageBreak()
      Section("Pears") { Text("two") }
      PageBreak()
      Text("three")
    } header: { page in
      Text("running-\(page.title(level: 1))")
    } footer: { page in
      Text("\(page.number)/\(page.count)")
    }
    let found = try words(report)
    measured.equal(found.count, 3, "pages")
    for (index, title) in ["Apples", "Pears", "Pears"].enumerated() where index < found.count {
      measured.holds(found[index].contains("\(index + 1)/3"), "counters of page \(index + 1)")
      measured.holds(found[index].contains("running-\(title)"), "title of page \(index + 1)")
    }
  }

  /// Breaks begin pages, and what is kept together is on one.
  @Sendable static func pageBreaks(_ measured: inout Measured) throws {
    let report = Report("R", language: "en") {
      Text("one")
      Text("two").pageBreakBefore()
      PageBreak()
      Text("three")
    }
    measured.equal(try words(report), [["one"], ["two"], ["three"]], "words of pages")
    func layout(_ isKept: Bool) throws -> ReportLayout {
      let rows = VStack(spacing: 0) {
        ForEach(0..<6, id: \.self) { Color.red.frame(width: 50, height: 20).id($0) }
      }
      return try Report("R", language: "en", pages: .test()) {
        Color.blue.frame(width: 50, height: 120)
        if isKept { rows.keepTogether() } else { rows }
      }.layoutTree()
    }
    func pages(_ layout: ReportLayout) -> [Int?] {
      (0..<6).map { row in layout.pages.firstIndex { $0.frame(of: row) != nil } }
    }
    measured.equal(Set(pages(try layout(true))), [1], "pages of rows that are kept together")
    measured.equal(Set(pages(try layout(false))), [0, 1], "pages of others")
  }

  /// A page that is drawn has its origin at the top left.
  @Sendable static func drawnPages(_ measured: inout Measured) throws {
    let document = try PDFDocument()
    for number in 1...2 {
      try document.page(size: PageSize.a4) {
        $0.draw(TextLayout("Page-\(number)"), at: CGPoint(x: 100, y: 50))
      }
    }
    let read = ReadReport(data: try document.finish().output)
    let words = try read.words()
    measured.equal(words.map(\.text), ["Page-1", "Page-2"], "words")
    measured.equal(words.map(\.page), [1, 2], "their pages")
    measured.near(words.first?.box.minX ?? .nan, 100, by: 2, "distance from the left")
    measured.near(words.first?.box.minY ?? .nan, 50, by: 5, "distance from the top")
  }

  /// The information of the document, and its password.
  @Sendable static func informationAndPasswords(_ measured: inout Measured) throws {
    let report = Report("March", language: "en") { Text("secret") }
      .info(DocumentInfo(author: "Easel Ltd", subject: "Sales"))
    let info = try Tool.output("pdfinfo", ["%"], document: report.data())
      .split(separator: "\n").map { $0.split(separator: ":", maxSplits: 1).map(String.init) }
    func value(_ name: String) -> String? {
      info.first { $0.first == name }?.last?.trimmingCharacters(in: .whitespaces)
    }
    measured.equal(value("Title"), "March", "title")
    measured.equal(value("Author"), "Easel Ltd", "author")
    measured.equal(value("Subject"), "Sales", "subject")
    #if Encryption
      let locked = try report.encryption(
        PDFEncryption(userPassword: "open sesame", ownerPassword: "a long password")
      ).data()
      measured.holds(
        (try? Tool.output("pdftotext", ["%", "-"], document: locked)) == nil, "it is locked")
      let text = try Tool.output("pdftotext", ["-upw", "open sesame", "%", "-"], document: locked)
      measured.holds(text.contains("secret"), "the password opens it")
    #endif
  }
}
