import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("References")
struct ReferenceTests {
  private let paper = PageStyle.test(300, 300).margins(40)

  private func texts(_ report: Report, options: RenderOptions = RenderOptions()) throws -> [String]
  {
    try ReadReport(report, options: options).pages().map {
      $0.split { $0.isWhitespace }.joined(separator: " ")
    }
  }

  @Test("A reference knows the page of a block that stands before or after it")
  func pages() throws {
    let report = Report("R", language: "en", pages: paper) {
      Text("see \(PageReference("far")), \(PageReference("near")).")
      Text("near").id("near")
      PageBreak()
      Text("middle")
      PageBreak()
      Text("far").id("far")
      Text("back to \(PageReference("near")), here \(PageReference("far")).")
    }
    #expect(try texts(report) == ["see 3, 1. near", "middle", "far back to 1, here 3."])
  }

  @Test("A reference says the number of a section, a figure or a table, else the title")
  func names() throws {
    let report = Report("R", language: "en", pages: paper) {
      Text("\(SectionReference("s")), \(SectionReference("p")),")
      Text("\(SectionReference("f")), \(SectionReference("t")).")
      PageBreak()
      Section("Numbered") { Text("x") }.id("s").numberedSections()
      Section("Plain") { Text("x") }.id("p")
      Figure(caption: "F") { FlowBox(name: "f", height: 9) }.id("f")
      Table([1]) { TableColumn("N", value: \.self) }.caption("T").id("t")
    }
    #expect(try texts(report)[0] == "Section 1, Plain, Figure 1, Table 1.")
  }

  @Test("A page reference has the label of its page: in Roman numbers, from any start")
  func labels() throws {
    let report = Report("R", language: "en") {
      Pages(paper) {
        Text("to \(PageReference("b"))")
        Text("a").id("a").pageBreakBefore()
      }.numbering(.roman)
      Pages(paper) { Text("to \(PageReference("a"))").id("b") }.numbering(.decimal.from(70))
    }
    #expect(try texts(report) == ["to 70", "a", "to ii"])
  }

  @Test("The pages behind a list of contents are known to references, too")
  func behindContents() throws {
    let report = Report("R", language: "en", pages: paper) {
      Contents()
      Section("S") {
        Text("to \(PageReference("far"))")
        Text("far").id("far").pageBreakBefore()
      }
    } footer: {
      Text("Page \($0.number)")
    }
    let found = try texts(report)
    #expect(found[1] == "S to 3 Page 2")
    #expect(found[2] == "far Page 3")
  }

  @Test("References link to the blocks that they name")
  func links() throws {
    let report = Report("R", language: "en", pages: paper) {
      Text("see \(PageReference("far"))")
      Text("far").id("far").pageBreakBefore()
      Text("\(PageReference("far"))").pageBreakBefore()
    }
    let links = try ReadReport(report).links()
    #expect(links.map(\.page) == [1, 3])
    #expect(links.map(\.target) == [2, 2])
  }

  @Test("A name that no block has is noted, and shows as a question mark")
  func missing() throws {
    let report = Report("R", language: "en", pages: paper) {
      Text("see \(PageReference("nowhere")) and \(SectionReference("nothing"))!")
    }
    let error = #expect(throws: EaselError.self) { try report.data() }
    #expect(error?.code == .missingReference)
    let read = try ReadReport(report, options: RenderOptions(policy: .lenient))
    let codes = read.diagnostics.map(\.code)
    #expect(codes.filter { $0 == .missingReference }.count == 2)
    #expect(
      Set(read.diagnostics.filter { $0.code == .missingReference }.compactMap(\.value)) == [
        "nowhere", "nothing",
      ])
    #expect(try read.pages()[0].contains("see ? and ?!"))
  }

  @Test("Two blocks with one id are an error that names both positions")
  func duplicates() throws {
    let blocks: [any Block] = [
      VStack {
        Text("one").id("same")
        Text("two").id("same")
      },
      VStack {
        Section("One") { Text("x") }.id("same")
        Section("Two") { Text("x") }.id("same")
      },
      VStack {
        Section("One") { Text("x") }.id("same")
        Text("two").id("same")
      },
      ForEach(0..<2) { Text("row \($0)").id("same") },
    ]
    for block in blocks {
      let report = Report("R", language: "en", pages: paper) { AnyBlock(block) }
      let read = try ReadReport(report, options: RenderOptions(policy: .lenient))
      let found = read.diagnostics
      #expect(found.map(\.code) == [.duplicateDestination])
      #expect(found.first?.viewPath?.contains("id (ReferenceTests.swift:") == true)
      #expect(found.first?.message.contains("ReferenceTests.swift:") == true)
      #expect(found.first?.value == "same")
    }
  }

  @Test("Blocks that are made several times keep their id")
  func repeated() throws {
    let report = Report("R", language: "en", pages: paper) {
      Text("to \(PageReference("cell1"))")
      Table(0..<2) { TableColumn("T") { row in Text("c\(row)").id("cell\(row)") } }
      Text("end").pageBreakBefore()
    } footer: { _ in
      Text("foot").id("foot")
    }
    #expect(try ReadReport(report).diagnostics.isEmpty)
  }

  @Test("Text around a page reference is laid out for its final page number")
  func widths() throws {
    // The page is longer than what the line was broken with.
    let report = Report("R", language: "en") {
      Pages(paper) {
        Text("before \(PageReference("far")) after")
        Text("far").id("far").pageBreakBefore()
      }.numbering(.decimal.from(123_456))
    }
    #expect(try texts(report)[0] == "before 123457 after")
  }

  @Test("References stand in cells, notes and captions")
  func positions() throws {
    let report = Report("R", language: "en", pages: paper) {
      Table([0]) { TableColumn("C") { _ in Text("cell \(PageReference("far"))") } }
      Text("note\(Footnote("foot \(PageReference("far"))"))")
      Figure(caption: "caption \(PageReference("far"))") { FlowBox(name: "f", height: 9) }
      Text("far").id("far").pageBreakBefore()
    }
    let page = try texts(report)[0]
    #expect(page.contains("cell 2"))
    #expect(page.contains("foot 2"))
    #expect(page.contains("caption 2"))
  }

  @Test("A line with nothing but the number of a page without one is empty")
  func unnumbered() throws {
    let report = Report("R", language: "en") {
      Pages(.test(200, 200)) {
        Text("\(PageReference("a"))")
        Text("\(PageReference("a"))").bold()
        Text("after")
      }.numbering(.none)
      Pages(.test(200, 200)) { Text("there").id("a") }.numbering(.none)
    }
    let read = try ReadReport(report, options: RenderOptions(policy: .lenient))
    #expect(try read.words().map(\.text) == ["after", "there"])
    #expect(try report.images(scale: 0.2, options: RenderOptions(policy: .lenient)).count == 2)
  }

  @Test("A name given twice refers to the first block")
  func doubled() throws {
    let report = Report("R", language: "en", pages: paper) {
      Text("to \(PageReference("a"))")
      Text("one").id("a").pageBreakBefore()
      Text("two").id("a").pageBreakBefore()
    }
    let read = try ReadReport(report, options: RenderOptions(policy: .lenient))
    #expect(try read.pages()[0].contains("to 2"))
  }
}
