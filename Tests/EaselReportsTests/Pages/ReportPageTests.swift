import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Heads, feet and numbers of pages")
struct ReportPageTests {
  private let paper = PageStyle.test(400, 300).margins(60)

  /// What each page of a report says.
  private func texts(_ report: Report) throws -> [String] {
    try ReadReport(report).pages().map { $0.split { $0.isWhitespace }.joined(separator: " ") }
  }

  @Test("Headers are above the contents and footers beneath, in the margins")
  func margins() throws {
    let report = Report("R", language: "en", pages: paper) {
      Text("Body")
    } header: { _ in
      Text("Head")
    } footer: { _ in
      Text("Foot")
    }
    let content = try report.layoutTree().pages[0].content
    #expect(content == CGRect(x: 60, y: 60, width: 280, height: 180))
    let read = try ReadReport(report)
    let head = try #require(try read.box(of: "Head"))
    let foot = try #require(try read.box(of: "Foot"))
    #expect(head.maxY <= content.minY && head.minY >= 0)
    #expect(abs(head.minX - content.minX) < 1)
    #expect(foot.minY >= content.maxY && foot.maxY <= 300)
    #expect(abs(foot.midX - content.midX) < 1)
  }

  @Test("A header or footer higher than its margin moves the contents")
  func tall() throws {
    let page = try Report("R", pages: paper) {
      FlowBox(name: "a", height: 10)
    } header: { _ in
      FlowBox(name: "h", height: 70)
    } footer: { _ in
      FlowBox(name: "f", height: 50)
    }.layoutTree().pages[0]
    // 28 to the edge, 14 to the contents.
    #expect(abs(page.content.minY - (28 + 70 + 14)) < 0.01)
    #expect(abs(page.content.maxY - (300 - 28 - 50 - 14)) < 0.01)
    #expect(page.frame(of: "a")?.minY == page.content.minY)
  }

  @Test("A header on some pages takes space on these only")
  func some() throws {
    let pages = try Report("R", pages: paper) {
      FlowBox(name: "a", height: 10)
      FlowBox(name: "b", height: 10).pageBreakBefore()
    } header: { page in
      if !page.isFirst { FlowBox(name: "h", height: 70) }
    }.layoutTree().pages
    #expect(pages.map(\.content.minY) == [60, 112])
  }

  @Test("Headers and footers that leave no space are refused")
  func refused() {
    let report = Report("R", pages: paper) {
      Text("a")
    } header: { _ in
      FlowBox(name: "h", height: 300)
    }
    let error = #expect(throws: EaselError.self) { try report.data() }
    #expect(error?.code == .invalidSize)
  }

  @Test("Pages are numbered, and know how many there are")
  func numbers() throws {
    let report = Report("R", language: "en", pages: paper) {
      ForEach(0..<3) { Text("t\($0)").pageBreakBefore() }
    } footer: { page in
      Text("Page \(page.number) of \(page.count), \(page.label)")
    }
    #expect(
      try texts(report) == [
        "t0 Page 1 of 3, 1", "t1 Page 2 of 3, 2", "t2 Page 3 of 3, 3",
      ])
  }

  @Test("The first and the last page of each Pages are known")
  func ends() throws {
    func pages(_ name: String) -> Pages {
      Pages(paper) {
        ForEach(0..<3) { Text("\(name)\($0)").pageBreakBefore() }
      } footer: { page in
        Text(verbatim: (page.isFirst ? "first" : "") + (page.isLast ? "last" : "") + ".")
      }
    }
    let report = Report("R", language: "en") {
      pages("a")
      pages("b")
    }
    #expect(
      try texts(report) == ["a0 first.", "a1 .", "a2 last.", "b0 first.", "b1 .", "b2 last."])
  }

  @Test("A single page is the first and the last one")
  func single() throws {
    let report = Report("R", language: "en") {
      Pages(paper) {
        Text("a")
      } footer: {
        Text("\($0.isFirst ? "first" : "")\($0.isLast ? "last" : "")")
      }
    }
    #expect(try texts(report) == ["a firstlast"])
  }

  @Test("Pages alternate between right and left, from the right")
  func sides() throws {
    let report = Report("R", language: "en", pages: paper) {
      ForEach(0..<3) { Text("t\($0)").pageBreakBefore() }
    } footer: {
      Text($0.side == .right ? "right" : "left")
    }
    #expect(try texts(report) == ["t0 right", "t1 left", "t2 right"])
  }

  @Test("The title of a level is that of the first section on the page, else the continued one")
  func titles() throws {
    let report = Report("R", language: "en", pages: paper) {
      Section("One") {
        Section("Sub") { Text("x") }
        Text("y").pageBreakBefore()
        PageBreak()
      }
      Section("Two") { Text("z") }
      Section("Three") { Text("w") }
    } footer: { page in
      Text(verbatim: "[\(page.title(level: 1))|\(page.title(level: 2))|\(page.title(level: 3))]")
    }
    let found = try texts(report).map { $0.drop { $0 != "[" } }
    #expect(found == ["[One|Sub|]", "[One|Sub|]", "[Two||]"])
  }

  @Test("The title of an ended subsection is not used on a page that begins with another section")
  func endedTitles() throws {
    let report = Report("R", language: "en") {
      Section("One") { Section("Sub") { Text("x") } }
      Section("Two") { Text("y") }.pageBreakBefore()
      Section("Three") {
        Text("z")
        Section("Own") { Text("w") }
      }.pageBreakBefore()
      Text("v")
      Section("Four") { Text("u") }
    } footer: { page in
      Text(verbatim: "[\(page.title(level: 1))|\(page.title(level: 2))]")
    }
    #expect(
      try texts(report).map { $0.drop { $0 != "[" } } == ["[One|Sub]", "[Two|]", "[Three|Own]"])
  }

  @Test("A footer that grows in each layout is noted, since it overlaps the contents")
  func growing() throws {
    let report = Report("R", language: "en", pages: .test(200, 300).margins(20)) {
      ForEach(0..<40) { index in Text("row").runningTitle("\(index)") }
    } footer: { page in
      // The less stands on the page, the higher it is.
      Rectangle().frame(height: Int(page.lastTitle).map { 200 - CGFloat($0) * 8 } ?? 10)
    }
    let read = try ReadReport(report, options: RenderOptions(policy: .lenient))
    let noted = read.diagnostics.filter { $0.code == .layoutOverflow && $0.operation == "pages" }
    #expect(noted.contains { $0.message.contains("becomes higher") })
  }

  @Test("Progress is reported for every page, also for blank ones")
  func progress() throws {
    let report = Report("R", language: "en") {
      Text("a")
      PageBreak(to: .right)
      Text("b")
    }
    var pages: [Int] = []
    _ = try report.render(to: .data, progress: { pages.append($0) })
    #expect(pages == [1, 2, 3])
  }

  @Test("The first and the last title of a page are those of its sections")
  func edgeTitles() throws {
    let report = Report("R", language: "en") {
      Section("One") { Text("x") }
      Section("Two") { Text("z") }
      Section("Three") {
        Text("w")
        Text("v").pageBreakBefore()
      }
    } footer: { page in
      Text(verbatim: "[\(page.firstTitle)-\(page.lastTitle)]")
    }
    let found = try texts(report).map { $0.drop { $0 != "[" } }
    #expect(found == ["[One-Three]", "[Three-Three]"])
  }

  @Test("Running titles replace the titles of sections")
  func runningTitles() throws {
    let report = Report("R", language: "en", pages: paper) {
      Section("One") {
        ForEach(0..<40) { Text("x").runningTitle("r\($0)") }
      }
    } footer: { page in
      Text(verbatim: "[\(page.firstTitle)-\(page.lastTitle)]")
    }
    let found = try texts(report).map { $0.drop { $0 != "[" } }
    #expect(found.first?.hasPrefix("[r0-r") == true)
    #expect(found.last?.hasSuffix("-r39]") == true)
    var next = 0
    for page in found {
      let numbers = page.split { !$0.isNumber }.compactMap { Int($0) }
      #expect(numbers.first == next)
      next = (numbers.last ?? 0) + 1
    }
  }

  @Test("Pages in no count have the number 0 and no label, and others are counted without them")
  func none() throws {
    let report = Report("R", language: "en") {
      Pages(paper) {
        Text("cover")
      } footer: {
        Text("<\($0.number)\($0.label)>")
      }
      .numbering(.none)
      Pages(paper) {
        Text("a")
        Text("b").pageBreakBefore()
      } footer: {
        Text("<\($0.number)/\($0.count)>")
      }
    }
    #expect(try texts(report) == ["cover <0>", "a <1/2>", "b <2/2>"])
  }

  @Test("Each kind of number has its digits, in a count of its own")
  func kinds() throws {
    func pages(_ name: String, _ numbering: PageNumbering) -> Pages {
      Pages(paper) {
        ForEach(0..<2) { Text("\(name)\($0)").pageBreakBefore() }
      } footer: {
        Text("\($0.label) \($0.number)/\($0.count)")
      }.numbering(numbering)
    }
    let report = Report("R", language: "en") {
      pages("a", .roman)
      pages("b", .continuous)
      pages("c", .decimal)
      pages("d", .continuous)
      pages("e", .letters.from(26))
      pages("f", .upperRoman.from(3_999))
      pages("g", .upperLetters)
    }
    #expect(
      try texts(report) == [
        "a0 i 1/2", "a1 ii 2/2", "b0 1 1/4", "b1 2 2/4", "c0 1 1/2", "c1 2 2/2", "d0 3 3/4",
        "d1 4 4/4", "e0 z 26/27", "e1 aa 27/27", "f0 MMMCMXCIX 3,999/4,000", "f1 MMMM 4,000/4,000",
        "g0 A 1/2", "g1 B 2/2",
      ])
  }

  @Test("Viewers show the same numbers")
  func labels() throws {
    let report = Report("R", language: "en") {
      Pages(paper) { Text("cover") }.numbering(.none)
      Pages(paper) { Text("a") }.numbering(.roman.from(4))
      Pages(paper) { Text("b") }
      Pages(paper) { Text("c") }.numbering(.upperLetters)
      Pages(paper) { Text("d") }
    }
    let labels = try #require(
      try ReadReport(report).json("pagelabels") as? [[String: Any]])
    let found = labels.map { item -> String in
      let label = item["label"] as? [String: Any] ?? [:]
      let style = label["/S"] as? String ?? "-"
      return "\(item["index"] as? Int ?? -1)\(style)\(label["/St"] as? Int ?? 1)"
    }
    #expect(found == ["0-1", "1/r4", "2/D1", "3/A1", "4/D2"])
  }

  @Test(
    "First page numbers out of range are moved into it, with a warning",
    arguments: [Int.min, 0, .max])
  func startOutOfRange(start: Int) throws {
    let read = try ReadReport(
      Report("R", language: "en") {
        for numbering in [PageNumbering.decimal, .letters, .roman] {
          Pages(paper) { Text("a") }.numbering(numbering.from(start))
        }
      })
    #expect(try read.pages().count == 3)
    #expect(read.diagnostics.map(\.code) == [.outOfRange])
    #expect(read.diagnostics.first?.value == "\(start)")
  }

  @Test("Pages may have other paper and other heads than those before")
  func several() throws {
    let report = Report("R", language: "en", pages: paper) {
      Text("a")
      Pages(.test(300, 500).margins(50)) {
        Text("b")
      } header: { _ in
        Text("own")
      }
      Text("c")
    } header: { _ in
      Text("common")
    }
    #expect(try texts(report) == ["common a", "own b", "common c"])
    #expect(
      try report.layoutTree().pages.map(\.size) == [
        CGSize(width: 400, height: 300), CGSize(width: 300, height: 500),
        CGSize(width: 400, height: 300),
      ])
  }

  @Test("A background covers the page, behind the contents")
  func background() throws {
    let report = Report("R", language: "en", pages: paper) {
      Text("a")
    } background: { _ in
      Color(white: 0.5)
    }
    #expect(try ReadReport(report).corners().allSatisfy { (100..<160).contains($0) })
  }

  @Test("A watermark is on each page as an artifact")
  func watermark() throws {
    let report = Report("R", language: "en", pages: paper) {
      Text("a")
      Text("b").pageBreakBefore()
    } background: { _ in
      Watermark("Draft")
    }
    let read = try ReadReport(report)
    // The words are turned: their letters stand on lines of their own.
    #expect(try read.rawPages().allSatisfy { $0.contains("D") })
    #expect(try !read.structure().joined().contains("Draft"))
  }

  @Test("Heads and feet are artifacts")
  func artifacts() throws {
    let report = Report("R", language: "en", pages: paper) {
      Text("Body")
    } header: { _ in
      Text("Head")
    } footer: { page in
      Text("Foot \(page.count)")
    }
    let structure = try ReadReport(report).structure().joined()
    #expect(structure.contains("Body"))
    #expect(!structure.contains("Head") && !structure.contains("Foot"))
  }

  @Test("Pages among other blocks are a column, and noted")
  func misplaced() throws {
    let tree = try Report("R", pages: paper) {
      VStack { Pages { FlowBox(name: "a", height: 10) } }
    }.layoutTree()
    #expect(tree.pages.count == 1)
    #expect(tree.diagnostics.map(\.code) == [.unsupportedOption])
  }
}
