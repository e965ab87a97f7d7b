import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

#if Markdown
  /// A report of a source, drawn.
  func drawn(_ markdown: String, baseURL: URL? = nil) throws -> DrawnReport {
    try DrawnReport(Report(markdown: markdown, baseURL: baseURL, language: "en"))
  }

  @Suite("Markdown")
  struct MarkdownTests {
    @Test("Headings are sections inside one another")
    func sections() throws {
      let report = try drawn("# A\n\none\n\n## B\n\n### C\n\n## D\n\n# E")
      let elements = try report.structure.filter { $0.hasPrefix("H") || $0.hasPrefix("Sect") }
      #expect(
        elements == [
          "Sect \"A\"", "H1 (block)", "Sect \"B\"", "H2 (block)", "Sect \"C\"", "H3 (block)",
          "Sect \"D\"", "H2 (block)", "Sect \"E\"", "H1 (block)",
        ])
      #expect(report.codes.isEmpty)
    }

    @Test("A heading that skips a level takes the next one, and is noted")
    func skipped() throws {
      let report = try drawn("# A\n\n### B\n\n### C\n\n## D")
      #expect(
        try report.structure.filter { $0.hasPrefix("H") }.map { $0.prefix(2) } == [
          "H1", "H2", "H2", "H2",
        ])
      #expect(report.codes == [.invalidStructure, .invalidStructure])
    }

    @Test("A source that begins with headings of level 2 has no level skipped")
    func base() throws {
      let report = try drawn("## A\n\n### B")
      #expect(try report.structure.contains("H1 (block)"))
      #expect(report.codes.isEmpty)
    }

    @Test("A footnote with two references is drawn once, and both have its number")
    func repeatedNote() throws {
      let report = try drawn("One[^a], two[^b] and three[^a].\n\n[^a]: First.\n\n[^b]: Second.")
      let words = try report.words.joined(separator: " ")
      #expect(words.components(separatedBy: "First.").count == 2)
      #expect(words.contains("One 1 , two 2 and three 1 ."))
      #expect(report.codes.isEmpty)
    }

    @Test("A footnote whose first reference is in a table is drawn once")
    func repeatedNoteInTable() throws {
      let table = "| a[^1] |\n|---|\n| b[^1] c[^2] |"
      let report = try drawn("\(table)\n\nd[^1]\n\n[^1]: First.\n\n[^2]: Second.")
      let words = try report.words.joined(separator: " ")
      for note in ["First.", "Second."] {
        #expect(words.components(separatedBy: note).count == 2, "\(note)")
      }
      #expect(words.contains("d 1"))
    }

    @Test("An item that begins with a list has its label on the line of that list's first one")
    func listFirst() throws {
      let lines = try drawn("- 1. a\n  2. b\n- c").lines
        .map { $0.split { $0.isWhitespace }.joined(separator: " ") }
      #expect(lines == ["• a. a", "b. b", "• c"] || lines == ["• 1. a", "2. b", "• c"])
    }

    @Test("Headings stand beneath the section around the block")
    func embedded() throws {
      let report = try DrawnReport(
        Report("x", language: "en") { Section("Outer") { Markdown("# Inner") } })
      #expect(try report.structure.filter { $0.hasPrefix("H") } == ["H1 (block)", "H2 (block)"])
    }

    @Test("The title is the first heading of level 1, else the first heading, else empty")
    func title() {
      #expect(Report(markdown: "## B\n\n# *A* `x`\n\n# C").title == "A x")
      #expect(Report(markdown: "### B\n\n## A").title == "B")
      #expect(Report(markdown: "words").title.isEmpty)
    }

    @Test("Emphasis, strong words, code and strikethrough have their styles")
    func looks() throws {
      let document = try MarkdownParser.document(of: "a *b **c*** `d *e*` ~~f~~ \\*g\\* &amp;")
      guard case .paragraph(let words)? = document.blocks.first else {
        Issue.record("no paragraph")
        return
      }
      typealias Looks = MarkdownInline.Looks
      let expected: [(String, Looks)] = [
        ("a ", Looks()), ("b ", Looks(isEmphasized: true)),
        ("c", Looks(isEmphasized: true, isStrong: true)), (" ", Looks()),
        ("d *e*", Looks(isCode: true)), (" ", Looks()), ("f", Looks(isStruck: true)),
        (" *g* &", Looks()),
      ]
      #expect(words.map(\.looks) == expected.map(\.1))
      #expect(words.map(\.content) == expected.map { .text($0.0) })
    }

    @Test("A soft break is a space, a hard one and <br> begin a line")
    func breaks() throws {
      let report = try drawn("apple\nbread  \ncheese\\\ndates<br>eggs")
      #expect(try report.lines == ["apple bread", "cheese", "dates", "eggs"])
      #expect(report.codes.isEmpty)
    }

    @Test("Links lead to their addresses, bare ones too")
    func links() throws {
      let report = try drawn("[a](https://a.example/1) <https://b.example/2> www.c.example")
      let objects = try report.objects
      for address in ["https://a.example/1", "https://b.example/2", "http://www.c.example"] {
        #expect(objects.contains("/URI (\(address))"))
      }
      #expect(report.codes.isEmpty)
    }

    @Test("A link to a heading leads to its section; one to none is noted")
    func destinations() throws {
      let report = try drawn(
        "[a](#die-größe-der-dinge-2) [b](#twice-1) [c](#none)\n\n"
          + "# Twice\n\n# Die Größe der Dinge, 2!\n\n# Twice")
      #expect(report.codes == [.missingReference])
      #expect(try report.structure.filter { $0.hasPrefix("Link") }.count == 2)
    }

    @Test("Two sources with the same headings in one report have destinations of their own")
    func twoSources() throws {
      let report = try DrawnReport(
        Report("x", language: "en") {
          Markdown("# A\n\n[a](#a)")
          Markdown("# A\n\n[a](#a)")
        })
      #expect(report.codes.isEmpty)
    }

    @Test("An address without a scheme is noted, and its words remain")
    func relative() throws {
      let report = try drawn("[a](b.md)")
      #expect(report.codes == [.invalidLink])
      #expect(try report.lines == ["a"])
    }

    @Test("A quotation and a nested quotation are elements of their own")
    func quotation() throws {
      let report = try drawn("> a\n>\n> > b")
      #expect(try report.structure.filter { $0.hasPrefix("BlockQuote") }.count == 2)
    }

    @Test("Numbers begin where the source says, with its delimiter")
    func numbers() throws {
      #expect(try drawn("0) a\n1) b").lines == ["0) a", "1) b"])
      #expect(try drawn("7. a\n7. b").lines == ["7. a", "8. b"])
    }

    @Test("A list in an item is a list of its own, without a label")
    func nested() throws {
      let report = try drawn("1. a\n   - b\n   - c\n2. d")
      #expect(try report.lines == ["1. a", "– b", "– c", "2. d"])
      #expect(try report.structure.filter { $0.hasPrefix("L (block)") }.count == 2)
    }

    @Test("An item holds several blocks; an empty one keeps its number")
    func items() throws {
      #expect(try drawn("1. a\n\n   b\n2.\n3. c").lines == ["1. a", "b", "2.", "3. c"])
    }

    @Test("The items of a loose list are further apart than those of a tight one")
    func loose() throws {
      func height(_ markdown: String) throws -> CGFloat {
        let tree = try Report(markdown: markdown, language: "en").layoutTree()
        return tree.pages[0].items.map(\.frame.maxY).max() ?? 0
      }
      #expect(try height("- a\n\n- b\n\n- c") > height("- a\n- b\n- c") + 5)
    }

    @Test("Tasks have boxes in place of bullets")
    func tasks() throws {
      #expect(
        try drawn("- [x] apple\n- [ ] bread\n- cheese").words
          == ["☑", "apple", "☐", "bread", "•", "cheese"])
    }

    @Test("A table has its header, its alignments and styled words")
    func table() throws {
      let source = "| A | B | C |\n|:--|:-:|--:|\n| **two** words | c | d |\n| e |"
      let report = try drawn(source)
      let structure = try report.structure
      #expect(structure.filter { $0.hasPrefix("TH") && $0 != "THead" }.count == 3)
      #expect(structure.filter { $0.hasPrefix("TD") }.count == 6)
      let words = try report.lines.map { $0.split(separator: " ").joined(separator: " ") }
      #expect(words == ["A B C", "two words c d", "e"])
      guard case .table(let table)? = try MarkdownParser.document(of: source).blocks.first else {
        Issue.record("no table")
        return
      }
      #expect(table.alignments == [.leading, .center, .trailing])
      #expect(table.rows[0][0].map(\.looks.isStrong) == [true, false])
    }

    @Test("Code keeps its lines and spaces")
    func code() throws {
      #expect(
        try MarkdownParser.document(of: "```swift\na\n  b *c*\n```").blocks.first?.code
          == "a\n  b *c*")
      #expect(try MarkdownParser.document(of: "    a").blocks.first?.code == "a")
      #expect(try drawn("```\na\n```").structure.contains { $0.hasPrefix("Code") })
    }

    @Test("A footnote is at the foot of the page, with its paragraphs")
    func notes() throws {
      let report = try drawn("a[^x] b[^1]\n\n[^1]: one *em*\n\n[^x]: two\n\n    three")
      let lines = try report.lines
      #expect(lines.first == "a1 b2")
      #expect(
        lines.dropFirst().map { $0.split(separator: " ").last.map(String.init) } == [
          "two", "three", "em",
        ])
      #expect(try report.structure.filter { $0.hasPrefix("Note") }.count == 2)
    }

    @Test("A footnote that refers to itself ends")
    func cyclicNote() throws {
      #expect(try drawn("a[^1]\n\n[^1]: b[^1]").lines.count == 2)
    }

    @Test("HTML is left out, and noted once")
    func html() throws {
      let report = try drawn("<div>a</div>\n\nbold <i>crane</i>\n\n<!-- d -->\n\nend")
      #expect(try report.lines == ["bold crane", "end"])
      #expect(report.codes == [.unsupportedFormat])
    }

    @Test("The same source gives the same bytes in eight tasks at once")
    func tasksAtOnce() async throws {
      let source = "# A\n\n~~b~~ www.c.example[^1]\n\n| a |\n|---|\n| ~~b~~ |\n\n[^1]: ~~n~~"
      let expected = try drawn(source).data
      let all = try await withThrowingTaskGroup(of: Data.self) { group in
        for _ in 0..<8 {
          group.addTask { try drawn(source).data }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(all == Array(repeating: expected, count: 8))
    }
  }

  extension MarkdownBlock {
    fileprivate var code: String? { if case .code(let code) = self { code } else { nil } }
  }
#endif
