import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Footnotes")
struct FootnoteTests {
  private let paper = PageStyle.test(300, 300).margins(40)

  private func read<Content: Block>(
    _ options: RenderOptions = RenderOptions(), @BlockBuilder _ content: () -> Content
  ) throws -> ReadReport {
    let content = content()
    return try ReadReport(Report("R", language: "en", pages: paper) { content }, options: options)
  }

  @Test("Notes are numbered in the order of their marks")
  func numbers() throws {
    let page = try read {
      Text("a\(Footnote("first")) b\(Footnote("second"))")
      Text("c\(Footnote("third"))")
    }.pages()[0]
    let lines = page.split(separator: "\n").map { $0.split { $0.isWhitespace }.map(String.init) }
    #expect(lines.suffix(3) == [["1", "first"], ["2", "second"], ["3", "third"]])
  }

  @Test("Notes in the cells of a table are counted once, however often cells are measured")
  func cells() throws {
    let read = try read {
      Text("a\(Footnote("first"))")
      Table(0..<3) {
        TableColumn("T") { row in Text("c\(Footnote("cell\(row)"))") }
      }.showsHeader(false)
      HStack(alignment: .top) {
        Table(0..<2) {
          TableColumn("T") { row in Text("d\(Footnote("side\(row)"))") }
        }.showsHeader(false)
        Text("beside")
      }
      Text("z\(Footnote("last"))")
    }
    let lines = try read.pages().joined().split(separator: "\n")
      .map { $0.split { $0.isWhitespace }.map(String.init) }
    let notes = ["first", "cell0", "cell1", "cell2", "side0", "side1", "last"]
    let found = lines.filter { $0.count == 2 && Int($0[0]) != nil }
    #expect(found == notes.enumerated().map { ["\($0.offset + 1)", $0.element] })
    #expect(read.diagnostics.isEmpty)
  }

  @Test("Notes in cells of a fixed width are numbered before those after the table")
  func toldWidth() throws {
    let lines = try read {
      Table(0..<2) {
        TableColumn("T") { row in Text("c\(Footnote("cell\(row)"))") }.width(100)
      }.showsHeader(false)
      Text("z\(Footnote("last"))")
    }.pages()[0].split(separator: "\n").map { $0.split { $0.isWhitespace }.map(String.init) }
    #expect(lines.suffix(3) == [["1", "cell0"], ["2", "cell1"], ["3", "last"]])
  }

  @Test("Titles of columns and headings of groups have notes as well")
  func heads() throws {
    let read = try read {
      Table(0..<40) {
        TableColumn("Head\(Footnote("title"))") { row in Text("row\(row)") }
      }.groups(by: \.self.isBelowTwenty) { _ in Text("group\(Footnote("heading"))") }
    }
    let pages = try read.pages()
    #expect(pages.count > 1 && pages[0].contains("title") && pages[0].contains("heading"))
    #expect(pages.joined().components(separatedBy: "title").count == 2)
    #expect(read.diagnostics.isEmpty)
  }

  @Test("A footnote in a page footer of a table is refused with a diagnostic")
  func everyPage() throws {
    let read = try read {
      Table(0..<3) { TableColumn("T") { row in Text("row\(row)") } }
        .pageFooter { _ in Text("foot\(Footnote("lost"))") }
    }
    #expect(read.diagnostics.map(\.code).contains(.unsupportedOption))
  }

  @Test("A footnote in a header or footer of the pages is left out with one diagnostic")
  func headerOfPages() throws {
    let report = Report("R", language: "en") {
      Text("one")
      PageBreak()
      Text("two")
    } footer: { _ in
      Text("foot\(Footnote("lost"))")
    }
    let read = try ReadReport(report)
    #expect(read.diagnostics.map(\.code) == [.unsupportedOption])
    #expect(try !read.words().contains { $0.text == "lost" })
  }

  @Test("A note stands at the foot of its page, beneath the text")
  func foot() throws {
    let read = try read { Text("word\(Footnote("note"))") }
    let note = try #require(try read.box(of: "note"))
    #expect(note.maxY > 250 && note.maxY < 262)
  }

  @Test("Every note begins on the page of its mark", arguments: [1, 3, 9])
  func samePage(_ length: Int) throws {
    let read = try read {
      ForEach(0..<30) { index in
        Text("mark\(index).\(Footnote("\(Filler.words("n\(index)x", length))"))")
      }
    }
    let words = try read.words()
    for index in 0..<30 {
      let mark = words.first { $0.text.hasPrefix("mark\(index).") }
      let note = words.first { $0.text == "n\(index)x1" }
      #expect(mark != nil && mark?.page == note?.page, "\(index)")
    }
  }

  @Test("A long note continues on the next page, with all of its words once and in order")
  func split() throws {
    let words = Filler.words("w", 400)
    let read = try read {
      FlowBox(name: "a", height: 150)
      Text("mark\(Footnote("\(words)"))")
      Text("after")
    }
    let pages = try read.rawPages()
    #expect(pages.count > 1)
    #expect(pages[0].contains("w1w2w3") && pages[0].contains("mark"))
    let all = try read.words().map(\.text).filter { $0.hasPrefix("w") }
    #expect(all == words.split(separator: " ").map(String.init))
  }

  @Test("Pages of a block go on with footnotes that fill whole pages")
  func pagesOfNotes() throws {
    let words = Filler.words("w", 900)
    let block = VStack {
      Text("mark\(Footnote("\(words)"))")
      Text("after")
    }
    let url = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    try block.write(to: url, pageSize: CGSize(width: 320, height: 300))
    let read = ReadReport(data: try Data(contentsOf: url))
    #expect(try read.rawPages().count > 3)
    let all = try read.words().map(\.text)
    #expect(all.filter { $0.hasPrefix("w") } == words.split(separator: " ").map(String.init))
    #expect(all.contains("after"))
  }

  @Test("Text and notes of a page do not cover each other")
  func apart() throws {
    let read = try read {
      ForEach(0..<40) { index in
        Text("\(Filler.words("t\(index)x", 30))\(Footnote("\(Filler.words("n\(index)x", 12))"))")
      }
    }
    let words = try read.words()
    for page in 1...(words.last?.page ?? 1) {
      let all = words.filter { $0.page == page }
      let text = all.filter { $0.text.hasPrefix("t") }.map(\.box.maxY).max() ?? 0
      let notes = all.filter { $0.text.hasPrefix("n") }.map(\.box.minY).min() ?? 300
      #expect(text <= notes, "page \(page)")
      #expect((all.map(\.box.maxY).max() ?? 0) <= 262, "page \(page)")
    }
  }

  @Test("Notes of texts side by side stand on their page, in their order")
  func row() throws {
    let read = try read {
      FlowBox(name: "a", height: 100)
      HStack(alignment: .top) {
        Text("\(Filler.words("l", 20))\(Footnote("left"))")
        Text("\(Filler.words("r", 20))\(Footnote("right"))")
      }
    }
    let words = try read.words()
    let left = try #require(words.first { $0.text == "left" })
    let right = try #require(words.first { $0.text == "right" })
    #expect(left.page == words.first { $0.text.hasPrefix("l20") }?.page)
    #expect(right.page == words.first { $0.text.hasPrefix("r20") }?.page)
    #expect(left.page == right.page && left.box.minY < right.box.minY)
    #expect(words.filter { $0.text == "left" }.count == 1)
  }

  @Test("Notes of a table's cells begin on the pages of their rows")
  func cell() throws {
    let read = try read {
      Table(0..<40) {
        TableColumn("N", value: \.self)
        TableColumn("T") { index in Text("cell\(index).\(Footnote("note\(index)"))") }
      }
    }
    let words = try read.words()
    for index in 0..<40 {
      let cell = words.filter { $0.text.hasPrefix("cell\(index).") }
      let note = words.filter { $0.text == "note\(index)" }
      #expect(cell.count == 1 && note.count == 1, "\(index)")
      #expect(cell.first?.page == note.first?.page, "\(index)")
      let (bottom, top) = (cell.first?.box.maxY ?? 0, note.first?.box.minY ?? 0)
      #expect(bottom <= top, "\(index)")
    }
  }

  @Test("Notes in columns, lists and boxes stand on their pages")
  func containers() throws {
    let read = try read {
      Columns(2) {
        ForEach(0..<8) { Text("\(Filler.words("c\($0)x", 9))\(Footnote("columnnote\($0)"))") }
      }
      Bullets { ForEach(0..<3) { Text("item\($0).\(Footnote("listnote\($0)"))") } }
      Aside { Text("aside.\(Footnote("asidenote"))") }
    }
    let words = try read.words()
    func page(_ prefix: String) -> Int? { words.first { $0.text.hasPrefix(prefix) }?.page }
    for index in 0..<8 { #expect(page("c\(index)x9") == page("columnnote\(index)")) }
    for index in 0..<3 { #expect(page("item\(index).") == page("listnote\(index)")) }
    #expect(page("aside.") == page("asidenote"))
    #expect(words.filter { $0.text.contains("note") }.count == 12)
  }

  @Test("A note of a narrow text has the same width on each of its pages")
  func sameWidth() throws {
    let words = Filler.words("w", 120)
    let read = try read {
      FlowBox(name: "a", height: 160)
      Bullets { Bullets { Bullets { Text("mark\(Footnote("\(words)"))") } } }
    }
    let found = try read.words().filter { $0.text.hasPrefix("w") }
    #expect(found.map(\.text) == words.split(separator: " ").map(String.init))
    #expect(Set(found.map(\.page)).count > 1)
  }

  @Test("Notes in blocks that cannot break are found: in columns in a row, in figures")
  func whole() throws {
    let words = try read {
      HStack(alignment: .top) {
        Text("left")
        Columns(2) { Text("mark\(Footnote("columnnote"))") }
        Figure(caption: "captionmark\(Footnote("captionnote"))") { Text("in") }
        Section("headingmark\(Footnote("headingnote"))") { Text("in") }
      }
      Figure(caption: "caption") {
        Section("S") { Text("mark\(Footnote("figurenote"))") }
      }
    }.words().map(\.text)
    let notes = ["columnnote", "captionnote", "headingnote", "figurenote"]
    #expect(words.filter(notes.contains) == notes)
  }

  @Test("Notes of a table within a cell of another table are on its page")
  func nestedTable() throws {
    let words = try read {
      Table(0..<30) {
        TableColumn("N", value: \.self)
        TableColumn("T") { outer in
          HStack(alignment: .top) {
            Text("beside")
            Table(0..<2) {
              TableColumn("I", value: \.self)
              TableColumn("C") { Text("cell\(outer).\($0)\(Footnote("note\(outer).\($0)"))") }
            }.showsHeader(false)
          }
        }
      }
    }.words()
    for outer in 0..<30 {
      for inner in 0..<2 {
        let cells = words.filter { $0.text.hasPrefix("cell\(outer).\(inner)") }
        let notes = words.filter { $0.text == "note\(outer).\(inner)" }
        #expect(notes.count == 1 && notes.first?.page == cells.first?.page, "\(outer).\(inner)")
      }
    }
  }

  @Test("Notes continued around a list of contents are drawn once", arguments: [40, 160, 400])
  func contents(_ length: Int) throws {
    // The list beside a text is left out, which is an error.
    let found = try read(RenderOptions(policy: .lenient)) {
      FlowBox(name: "a", height: 150)
      Text("before\(Footnote("\(Filler.words("b", length))"))")
      Contents()
      Text("behind\(Footnote("\(Filler.words("c", length))"))")
      HStack(alignment: .top) {
        Text("beside\(Footnote("\(Filler.words("d", length))"))")
        Contents()
      }
      Text("end\(Footnote("\(Filler.words("e", length))"))")
      Section("S") { Text("last") }
    }.words().map(\.text)
    for prefix in ["b", "c", "d", "e"] {
      let words = Filler.words(prefix, length).split(separator: " ").map(String.init)
      let counted = Set(words)
      #expect(found.filter { counted.contains($0) } == words, "\(prefix)")
    }
  }

  @Test("A note is one element, even if it continues on the next page")
  func structure() throws {
    let root = try read {
      FlowBox(name: "a", height: 150)
      Text("mark\(Footnote("\(Filler.words("w", 300))"))")
    }.elements()
    let notes = root.all("Note") + root.all("FENote")
    #expect(notes.count == 1)
    #expect((notes.first?.pages.count ?? 0) > 1)
  }

  @Test("A paragraph with a note is one element, though its lines are drawn one by one")
  func paragraph() throws {
    let root = try read {
      Text("\(Filler.words("a", 30))\(Footnote("note")) \(Filler.words("b", 30))")
    }.elements()
    #expect(root.all("P").count == 1)
    let two = try read {
      Text("\(Filler.words("a", 30))\(Footnote("note"))\nsecond").environment(
        \.locale, Locale(identifier: "de"))
      Text("\(Filler.words("b", 30))\(Footnote("note"))\nsecond")
    }
    #expect(two.diagnostics.isEmpty)
    #expect(try two.elements().all("P").count == 3)
  }

  @Test("Outside of pages a note is not drawn, without a diagnostic")
  func outside() throws {
    let tree = Text("a\(Footnote("b"))").layoutTree(width: 100)
    #expect(tree.diagnostics.isEmpty)
  }
}

extension Int {
  fileprivate var isBelowTwenty: Bool { self < 20 }

  // Attempts that multiplied at each level would take years.
  @Test("Footnotes in rows inside rows that are higher than a page are laid out in bounded steps")
  func nestedRows() throws {
    let lines = (0..<40).map { "line\($0)" }.joined(separator: "\n")
    let rows = (0..<16).reduce(AnyBlock(Text("\(lines)\(Footnote("note"))"))) { inner, _ in
      AnyBlock(
        HStack {
          inner
          Rectangle().frame(width: 1, height: 900)
        })
    }
    let report = Report("R", language: "en") { rows }
    let read = try ReadReport(report, options: RenderOptions(policy: .lenient))
    #expect(try read.words().filter { $0.text.hasPrefix("line") }.count == 40)
    #expect(try read.words().filter { $0.text == "note" }.count == 1)
  }
}
