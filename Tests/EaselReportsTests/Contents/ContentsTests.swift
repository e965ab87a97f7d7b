import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Lists of contents")
struct ContentsTests {
  private let paper = PageStyle.test(300, 300).margins(40)

  /// Lines of a page, with single spaces.
  private func lines(_ page: String) -> [String] {
    page.split(separator: "\n").map { $0.split { $0.isWhitespace }.joined(separator: " ") }
      .filter { !$0.isEmpty }
  }

  /// Sections of some pages each, named by their numbers.
  private func chapters(_ count: Int, pages: Int = 2) -> some Block {
    ForEach(1..<count + 1) { chapter in
      Section("Chapter\(chapter)") {
        ForEach(0..<pages) { page in
          if page > 0 { PageBreak() }
          Text("text\(chapter).\(page)")
        }
        PageBreak()
      }
    }
  }

  /// The entries on the pages of a list: their last words by their first.
  private func entries(_ pages: [String]) -> [String: String] {
    var entries: [String: String] = [:]
    for line in pages.flatMap(lines) where line.hasPrefix("Chapter") {
      let words = line.split(separator: " ")
      if words.count == 2 { entries[String(words[0])] = String(words[1]) }
    }
    return entries
  }

  /// The page of each chapter's heading, by what the foot of the page says.
  private func headings(_ pages: [String]) -> [String: String] {
    var found: [String: String] = [:]
    for page in pages {
      let lines = lines(page)
      for line in lines where line.hasPrefix("Chapter") && !line.contains(" ") {
        found[line] = lines.last.map { String($0.dropFirst("Page ".count)) }
      }
    }
    return found
  }

  @Test("A heading that moves to the next page with a list behind it is listed on that page")
  func movedHeading() throws {
    let report = Report("R", language: "en", pages: paper) {
      Text("See page \(PageReference("moved")).")
      Rectangle().frame(height: 150).accessibilityHidden(true)
      Section("Moved") { Contents() }.id("moved")
      Section("Last") { Text("It is after page \(PageReference("moved")).") }
    }
    let pages = try ReadReport(report).pages().map(lines)
    #expect(pages.map { $0.contains("Moved") } == [false, true, false])
    #expect(pages[0].contains("See page 2."))
    #expect(pages[1].contains("Moved 2"))
    #expect(pages[1].contains("Last 3"))
    #expect(pages[2].contains("It is after page 2."))
  }

  @Test("The dots of a list that is wider than any page end at the width of the largest page")
  func wideList() throws {
    func size(_ width: CGFloat) throws -> Int {
      let report = Report("R", language: "en", pages: paper) {
        Contents().frame(width: width)
        Section("Chapter1") { Text("in") }
      }
      return try report.rendered(options: RenderOptions(policy: .lenient)).output.count
    }
    #expect(try size(1e7) < 2 * size(14_400))
  }

  @Test("Blocks after a list in columns are drawn once")
  func columns() throws {
    let report = Report("R", language: "en", pages: paper) {
      Text("first")
      Columns(2) {
        Text("before")
        Section("Chapter1") {
          Text("in")
          Contents()
          Text("behind")
        }
        Text("after")
      }
      Text("last")
    }
    let words = try ReadReport(report).words().map(\.text)
    for word in ["first", "before", "in", "behind", "after", "last"] {
      #expect(words.count { $0 == word } == 1, "\(word)")
    }
  }

  @Test("Pages of a list have their own sides, for any number of further pages", arguments: 1...6)
  func sides(_ count: Int) throws {
    let report = Report("R", language: "en") {
      Pages(paper.margins(inner: 60, outer: 20)) {
        Text("cover")
        PageBreak(to: .right)
        Contents()
        chapters(count * 5, pages: 1)
      } header: {
        Text($0.side == .left ? "Left" : "Right")
      }
    }
    let pages = try ReadReport(report).pages()
    #expect(pages.count > count * 5 + 2)
    for (index, page) in pages.enumerated() {
      let head = lines(page).first
      // Blank pages have no head.
      #expect(head == nil || head == (index % 2 == 0 ? "Right" : "Left"), "\(index + 1)")
    }
  }

  @Test("Entries name the pages of their headings, in a count that begins with the list")
  func continuous() throws {
    let report = Report("R", language: "en") {
      Pages(paper) {
        Contents()
      } footer: {
        Text("Page \($0.label)")
      }
      Pages(paper) {
        chapters(30)
      } footer: {
        Text("Page \($0.label)")
      }
    }
    let pages = try ReadReport(report).pages()
    #expect(lines(pages[0]).first == "Contents")
    let headings = headings(pages)
    #expect(headings.count == 30)
    #expect(entries(pages) == headings)
    // The list takes more than one page, which the numbers behind it count.
    #expect((Int(headings["Chapter1"] ?? "") ?? 0) > 2)
  }

  @Test("A list with Roman page numbers does not change the page numbers of the chapters")
  func roman() throws {
    let report = Report("R", language: "en") {
      Pages(paper) {
        Contents()
      } footer: {
        Text("Page \($0.label)")
      }.numbering(.roman)
      Pages(paper) {
        chapters(20)
      } footer: {
        Text("Page \($0.label) of \($0.count)")
      }
    }
    let pages = try ReadReport(report).pages()
    #expect(lines(pages[0]).last == "Page i")
    #expect(lines(pages[1]).last == "Page ii")
    #expect(entries(pages)["Chapter1"] == "1")
    #expect(entries(pages)["Chapter20"] == "39")
    #expect(pages.last.map(lines)?.last == "Page 40 of 40")
  }

  @Test("A list after a title is beneath it, and the next block is on a new page")
  func inFlow() throws {
    let report = Report("R", language: "en", pages: paper) {
      Text("Manual")
      Contents()
      chapters(3)
    } footer: {
      Text("Page \($0.number)")
    }
    let pages = try ReadReport(report).pages()
    #expect(lines(pages[0]).prefix(2) == ["Manual", "Contents"])
    #expect(pages.count == 7)
    #expect(entries(pages) == ["Chapter1": "2", "Chapter2": "4", "Chapter3": "6"])
    #expect(headings(pages) == entries(pages))
  }

  @Test("Lists that follow each other stand on the same page")
  func lists() throws {
    let report = Report("R", language: "en") {
      Contents()
      ListOfFigures()
      ListOfTables()
      chapters(2)
      Figure(caption: "Waves") { FlowBox(name: "f", height: 20) }
      Table([1, 2]) { TableColumn("N", value: \.self) }.caption("Numbers")
    } footer: {
      Text("Page \($0.number)")
    }
    let pages = try ReadReport(report).pages()
    #expect(
      lines(pages[0]).map { $0.replacingOccurrences(of: "\u{2002}", with: " ") } == [
        "Contents", "Chapter1 2", "Chapter2 4", "List of figures", "Figure 1 Waves 6",
        "List of tables", "Table 1 Numbers 6", "Page 1",
      ])
  }

  @Test("A list at the end has the pages before it")
  func atEnd() throws {
    let report = Report("R", language: "en", pages: paper) {
      chapters(3)
      Contents()
    } footer: {
      Text("Page \($0.number) of \($0.count)")
    }
    let pages = try ReadReport(report).pages()
    #expect(pages.count == 7)
    #expect(entries([pages[6]]) == ["Chapter1": "1", "Chapter2": "3", "Chapter3": "5"])
    #expect(lines(pages[6]).last == "Page 7 of 7")
  }

  @Test("A list has no sections below its depth, and none that are not listed")
  func depth() throws {
    let report = Report("R", language: "en", pages: paper) {
      Contents(depth: 2, title: "What *is* here")
      Section("One") {
        Section("Two") { Section("Three") { Text("x") } }
        Section("Hidden", isListed: false) { Text("y") }
      }
    }
    let page = lines(try ReadReport(report).pages()[0])
    #expect(page == ["What is here", "One 2", "Two 2"])
  }

  @Test("Sections have numbers to a depth, and so have their entries")
  func numbered() throws {
    let report = Report("R", language: "en") {
      Contents()
      Group {
        Section("A") {
          Section("B") { Section("C") { Text("x") } }
          Section("D") { Text("y") }
        }
        Section("E") { Text("z") }
      }.numberedSections(depth: 2)
    }
    let pages = try ReadReport(report).pages()
    #expect(lines(pages[0]) == ["Contents", "1 A 2", "1.1 B 2", "C 2", "1.2 D 2", "2 E 2"])
    #expect(lines(pages[1]).contains("1.2 D"))
  }

  @Test("Entries lead to their headings")
  func links() throws {
    let report = Report("R", language: "en") {
      Pages(paper) { Contents() }.numbering(.roman)
      Pages(paper) { chapters(3) }
    }
    let read = try ReadReport(report)
    let links = try read.links()
    #expect(links.map(\.page) == [1, 1, 1])
    #expect(links.map(\.target) == [2, 4, 6])
  }

  @Test("The outline has the sections, nested as they are, with their pages")
  func outline() throws {
    let report = Report("R", language: "en") {
      Pages(paper) { Contents() }
      Pages(paper) {
        Section("A") {
          Section("B") { Text("x") }
          PageBreak()
          Section("C") { Text("y") }
        }
        Section("D") { Text("z") }
      }
    }
    func text(_ items: [[String: Any]]) -> String {
      items.map { item in
        let kids = item["kids"] as? [[String: Any]] ?? []
        let page = item["destpageposfrom1"] as? Int ?? 0
        return "\(item["title"] ?? "")\(page)" + (kids.isEmpty ? "" : "(\(text(kids)))")
      }.joined(separator: " ")
    }
    let outline = try #require(
      try ReadReport(report).json("outlines") as? [[String: Any]])
    #expect(text(outline) == "A2(B2 C3) D3")
  }

  @Test("A report without sections has an empty list")
  func empty() throws {
    let report = Report("R", language: "en", pages: paper) {
      Contents()
      Text("x")
    }
    let pages = try ReadReport(report).pages()
    #expect(pages.map(lines) == [["Contents"], ["x"]])
  }

  @Test("A list is an element of entries")
  func structure() throws {
    let report = Report("R", language: "en", pages: paper) {
      Contents()
      chapters(3)
    }
    let root = try ReadReport(report).elements()
    #expect(root.all("TOC").count == 1)
    #expect(root.all("TOC").first?.all("TOCI").count == 3)
  }

  @Test("A padded list has the pages, too")
  func padded() throws {
    let report = Report("R", language: "en", pages: paper) {
      Contents().padding(10)
      chapters(2)
    } footer: {
      Text("Page \($0.number)")
    }
    let pages = try ReadReport(report).pages()
    #expect(entries(pages) == headings(pages))
  }

  @Test("Lines are released when their page is drawn, and each is on one page in its order")
  func many() throws {
    // Sections of one word on pages of their own, in a list of a dozen pages.
    var options = RenderOptions()
    options.limits.maximumBlocks = 4_000
    let report = Report("R", language: "en", pages: paper) {
      Contents()
      chapters(600, pages: 1)
    } footer: {
      Text("Page \($0.number)")
    }
    let read = try ReadReport(report, options: options)
    #expect(read.diagnostics.isEmpty, "\(read.diagnostics)")
    let pages = try read.pages()
    let found = entries(pages)
    #expect(found.count == 600)
    let isRight = found == headings(pages)
    #expect(isRight)
    let order = pages.flatMap(lines).filter { $0.hasPrefix("Chapter") && $0.contains(" ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(order == (1...600).map { "Chapter\($0)" })
  }

  @Test("A list in columns has each line once")
  func inColumns() throws {
    let report = Report("R", language: "en") {
      Pages(paper) { Columns(2) { Contents() } }
      Pages(paper) { chapters(90, pages: 1) }
    }
    let read = try ReadReport(report)
    let targets = try read.links().map(\.target)
    let first = try #require(targets.first)
    #expect(targets == (0..<90).map { first + $0 })
  }

  @Test("A footnote in the title has one number for any number of layouts of the list")
  func note() throws {
    let report = Report("R", language: "en", pages: paper) {
      Contents(title: "Here\(Footnote("aboutlist"))")
      Text("text\(Footnote("abouttext"))")
      chapters(40)
    }
    let pages = try ReadReport(report).pages()
    #expect(pages.contains { $0.contains("1 abouttext") })
    #expect(lines(pages[0]).contains("2 aboutlist"))
  }

  @Test("A list that cannot break is left out, and noted")
  func whole() throws {
    let row = Report("R", language: "en", pages: paper) {
      HStack { Contents() }
      chapters(2)
    }
    let frame = Report("R", language: "en", pages: paper) {
      Contents().frame(height: 100)
      chapters(2)
    }
    for report in [row, frame] {
      let options = RenderOptions(policy: .lenient)
      let diagnostics = try ReadReport(report, options: options).diagnostics
      #expect(throws: EaselError.self) { try report.data() }
      #expect(diagnostics.map(\.code) == [.unsupportedOption])
      #expect(diagnostics.first?.page == 1)
      #expect(diagnostics.first?.viewPath?.contains("Contents") == true)
    }
    #expect(Contents().layoutTree().diagnostics.map(\.code) == [.unsupportedOption])
  }

  @Test("A list beside a text that breaks over pages is left out, and the text is drawn once")
  func besideBroken() throws {
    let lines = (0..<60).map { "line\($0)" }
    let text = lines.joined(separator: "\n")
    let row = Report("R", language: "en", pages: paper) {
      HStack {
        VStack {
          Contents()
          ListOfFigures()
        }
        Text(text)
      }
      chapters(2)
    }
    let table = Report("R", language: "en", pages: paper) {
      Table([1]) {
        TableColumn("List") { _ in Contents() }
        TableColumn("Text") { _ in Text(text) }
      }.rowsBreak(.anywhere)
      chapters(2)
    }
    for report in [row, table] {
      let read = try ReadReport(report, options: RenderOptions(policy: .lenient))
      #expect(Set(read.diagnostics.map(\.code)) == [.unsupportedOption])
      #expect(try read.words().map(\.text).filter { $0.hasPrefix("line") } == lines)
    }
  }

  @Test("A list in a row on the page of another list is laid out with it")
  func wholeBesideLater() throws {
    let report = Report("R", language: "en", pages: paper) {
      HStack { Contents() }
      Contents()
      chapters(2)
    }
    let read = try ReadReport(report)
    #expect(read.diagnostics.isEmpty, "\(read.diagnostics)")
    #expect(try read.links().map(\.target) == [2, 3, 2, 3].map { 2 * $0 - 2 })
  }
}
