import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Figures and captions")
struct FigureTests {
  private func read<Content: Block>(
    language: String = "en", @BlockBuilder _ content: () -> Content
  ) throws -> ReadReport {
    let content = content()
    return try ReadReport(
      Report("R", language: language, pages: .test(300, 300).margins(30)) { content })
  }

  private func texts(_ read: ReadReport) throws -> [String] {
    try read.pages().map { $0.split { $0.isWhitespace }.joined(separator: " ") }
  }

  @Test("Figures and tables are numbered separately, in the words of the language")
  func numbers() throws {
    let found = try texts(
      read(language: "de") {
        Figure(caption: "A") { Rectangle().frame(height: 10) }
        Table([7]) { TableColumn("N", value: \.self) }.caption("B")
        Figure(caption: "C") { Rectangle().frame(height: 10) }
      })
    #expect(found == ["Abbildung 1 A Tabelle 1 B N 7 Abbildung 2 C"])
  }

  @Test("The caption of a figure stands beneath it, that of a table above, on its page")
  func positions() throws {
    for height in stride(from: CGFloat(100), through: 240, by: 9) {
      let report = Report("R", language: "en", pages: .test(300, 300).margins(30)) {
        FlowBox(name: "a", height: height)
        Figure(caption: "figcap") { Text("inside").padding(.vertical, 20) }
        FlowBox(name: "b", height: height).pageBreakBefore()
        Table(0..<30) { TableColumn("Head", value: \.self) }.caption("tabcap")
      }
      let words = try ReadReport(report).words()
      func word(_ text: String) -> ReadReport.Word? { words.first { $0.text == text } }
      let (figure, inside) = (try #require(word("figcap")), try #require(word("inside")))
      #expect(figure.page == inside.page && figure.box.minY > inside.box.maxY, "\(height)")
      let (caption, row) = (try #require(word("tabcap")), try #require(word("0")))
      #expect(caption.page == row.page && caption.box.maxY < row.box.minY, "\(height)")
    }
  }

  @Test("Captions are in the elements of their figure or table")
  func structure() throws {
    let root = try read {
      Figure(caption: "A") { Rectangle().frame(height: 10).accessibilityLabel("A bar") }
      Table([7]) { TableColumn("N", value: \.self) }.caption("B")
    }.elements()
    #expect(root.all("Caption").count == 2)
    #expect(root.all("Figure").map { $0.children.map(\.kind) } == [["Caption"]])
    #expect(root.all("Table").map { $0.children.first?.kind } == ["Caption"])
  }

  @Test("The caption of a table over pages is in its one element")
  func longTable() throws {
    let root = try read {
      Table(0..<90) { TableColumn("N", value: \.self) }.caption("B")
    }.elements()
    #expect(root.all("Table").count == 1 && root.all("Caption").count == 1)
    #expect(root.all("Table")[0].children.first?.kind == "Caption")
    #expect(root.all("TR").count == 91)
  }

  @Test("The caption of content that ends with a text is beside it")
  func textContent() throws {
    let read = try read {
      Figure(caption: "A") {
        Rectangle().frame(height: 10).accessibilityLabel("A bar")
        Text("words")
      }
    }
    #expect(try read.elements().all("Figure")[0].children.isEmpty)
    #expect(try read.elements().all("Caption").count == 1)
    #expect(read.diagnostics.isEmpty)
  }

  @Test("A figure with a label is a figure element with that alternative text")
  func alternative() throws {
    let root = try read {
      Figure(caption: "A") {
        Rectangle().frame(height: 10).accessibilityLabel("A bar")
          .accessibilityAddTraits(.isImage)
      }
    }.elements()
    #expect(root.all("Figure").compactMap(\.alternative) == ["u:A bar"])
  }

  @Test("Several blocks of a figure stand beneath one another")
  func several() throws {
    let words = try read {
      Figure(caption: "cap") {
        Text("one")
        Text("two")
      }
    }.words().filter { ["one", "two", "cap"].contains($0.text) }
    #expect(words.map(\.text) == ["one", "two", "cap"])
    #expect(zip(words, words.dropFirst()).allSatisfy { $0.box.maxY <= $1.box.minY + 0.5 })
  }

  @Test("A caption has notes and references like any text")
  func notes() throws {
    let page = try texts(
      read {
        Figure(caption: "cap\(Footnote("note")) on \(PageReference("f"))") { Text("in") }.id("f")
      })[0]
    #expect(page.contains("on 1") && page.hasSuffix("1 note"))
  }
}
