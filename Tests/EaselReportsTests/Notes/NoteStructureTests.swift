import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Structure of footnotes")
struct NoteStructureTests {
  private func drawn<Content: Block>(
    _ size: CGSize = CGSize(width: 300, height: 300), @BlockBuilder _ content: () -> Content
  ) throws -> DrawnReport {
    let content = content()
    let paper = PageStyle(size).margins(30)
    return try DrawnReport(
      Report("R", language: "en", pages: paper) { content }.conformance([.ua1]))
  }

  @Test("A mark is a reference with a link, and its note is beside the paragraph")
  func text() throws {
    let report = try drawn {
      Section("Head") {
        Text("alpha\(Footnote("first note")) beta")
        Text("gamma")
      }
      Section("Tail") { Text("delta") }
    }
    #expect(
      try report.tree.all("Sect").map(\.outline) == [
        "Sect(H1(Head) P(alpha Reference(Link(1)) beta) Note(Lbl(Link(1)) first note) P(gamma))",
        "Sect(H1(Tail) P(delta))",
      ])
    #expect(report.diagnostics.isEmpty)
  }

  @Test("Each mark links to its note, and each note back to its mark")
  func links() throws {
    let report = try drawn {
      ForEach(1..<4) { index in Text("mark\(index)\(Footnote("note\(index)"))") }
    }
    let objects = try report.objects
    for index in 1...3 {
      #expect(objects.components(separatedBy: "(easel.note.\(index))").count == 3)
      #expect(objects.components(separatedBy: "(easel.note.\(index).mark)").count == 3)
    }
    let notes = try report.tree.all("Note")
    #expect(notes.count == 3 && notes.allSatisfy { $0.all("Link")[0].annotationCount == 1 })
  }

  @Test("Notes follow the heading, the caption, the cell, the item of their mark")
  func positions() throws {
    let report = try drawn(CGSize(width: 400, height: 500)) {
      Section("Head\(Footnote("n1"))") {
        Table([1]) {
          TableColumn("T\(Footnote("n3"))") { _ in Text("cell\(Footnote("n4"))") }
          TableColumn("U") { _ in Text("other") }
        }.caption("Caption\(Footnote("n2"))")
        Bullets {
          Text("item\(Footnote("n5"))")
          Text("last")
        }
        Columns(2) { Text("column\(Footnote("n6"))") }
      }
    }
    let tree = try report.tree
    let note = { (index: Int) in "Note(Lbl(Link(\(index))) n\(index))" }
    let mark = { (index: Int) in "Reference(Link(\(index)))" }
    #expect(tree.all("Sect")[0].kinds.prefix(3) == ["H1", "Note", "Table"])
    #expect(tree.all("Caption")[0].outline.hasSuffix("Caption \(mark(2)) \(note(2)))"))
    #expect(tree.all("TH")[0].outline.contains("T \(mark(3))"))
    #expect(tree.all("TH")[0].outline.contains(note(3)))
    #expect(tree.all("TD")[0].outline.contains(note(4)))
    #expect(tree.all("LBody")[0].outline == "LBody(P(item \(mark(5))) \(note(5)))")
    #expect(tree.all("P").last?.outline == "P(column \(mark(6)))")
    #expect(report.diagnostics.isEmpty)
  }

  @Test("A long note over several pages is one element in its place")
  func long() throws {
    let words = Filler.words("n", 300)
    let report = try drawn {
      Section("One") {
        Text("mark\(Footnote("\(words)"))")
        Text("after")
      }
      Section("Two") { Text("tail") }
    }
    let tree = try report.tree
    #expect(tree.all("Note").count == 1)
    let read = tree.words.filter { $0 != "1" }
    #expect(
      read == ["One", "mark"] + words.split(separator: " ").map(String.init)
        + ["after", "Two", "tail"])
  }

  @Test("A paragraph over two pages is followed by the notes of both")
  func paragraphs() throws {
    let report = try drawn(CGSize(width: 200, height: 160)) {
      Text("\(Filler.words("a", 40))\(Footnote("one")) \(Filler.words("b", 60))\(Footnote("two"))")
      Text("end")
    }
    let tree = try report.tree
    #expect(tree.all("Document")[0].kinds == ["P", "Note", "Note", "P"])
    #expect(tree.words.suffix(5) == ["1", "one", "2", "two", "end"])
  }

  @Test("The head of a table over pages has its notes once")
  func repeatedHead() throws {
    let report = try drawn {
      Table(0..<60) { TableColumn("Head\(Footnote("title"))") { row in Text("row\(row)") } }
    }
    let tree = try report.tree
    #expect(tree.all("Note").count == 1 && tree.all("Reference").count == 1)
    #expect(report.diagnostics.isEmpty)
  }

  @Test("Several marks of one note lead to it")
  func shared() throws {
    let report = try DrawnReport(
      Report(markdown: "One[^a] and two[^a].\n\n[^a]: The note.", language: "en"))
    let tree = try report.tree
    #expect(tree.all("Note").count == 1)
    #expect(tree.all("P")[0].outline == "P(One Reference(Link(1)) and two Reference(Link(1)) .)")
  }

  @Test("A mark without a note on a page has no link")
  func withoutNote() throws {
    let report = try DrawnReport(
      Report("R", language: "en") {
        Text("body")
      } footer: { _ in
        Text("foot\(Footnote("lost"))")
      })
    #expect(report.codes == [.unsupportedOption])
    #expect(try report.tree.all("Link").isEmpty)
  }
}
