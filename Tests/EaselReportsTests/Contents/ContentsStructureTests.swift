import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Structure of lists of contents")
struct ContentsStructureTests {
  private let paper = PageStyle.test(400, 400).margins(40)

  private func drawn<Content: Block>(
    policy: RenderOptions.Policy = .strict, @BlockBuilder _ content: () -> Content
  ) throws -> DrawnReport {
    let content = content()
    return try DrawnReport(
      Report("R", language: "en", pages: paper) { content }.conformance([.ua1]),
      options: RenderOptions(policy: policy))
  }

  @Test("An entry is one reference with one link")
  func entries() throws {
    let report = try drawn {
      Contents()
      Section("First section") { Text("a") }
      Section("Second section") { Text("b") }
    }
    let entries = try report.tree.all("TOCI")
    #expect(
      entries.map(\.outline) == [
        "TOCI(Reference(Link(First section 2)))", "TOCI(Reference(Link(Second section 2)))",
      ])
    #expect(entries.allSatisfy { $0.all("Link").map(\.annotationCount) == [1] })
    #expect(try report.objects.contains("/Contents (First section 2)"))
  }

  @Test("The number of an entry is its label")
  func numbers() throws {
    let report = try drawn {
      Contents()
      Section("Alpha") { Section("Beta") { Text("a") } }.numberedSections()
    }
    #expect(
      try report.tree.all("TOCI").map(\.outline) == [
        "TOCI(Lbl(1) Reference(Link(Alpha 2)))", "TOCI(Lbl(1.1) Reference(Link(Beta 2)))",
      ])
  }

  @Test("A list between sections is read between them")
  func between() throws {
    let report = try drawn {
      Section("Foreword") { Text("one") }
      Contents()
      Section("First") { Text("two") }
    }
    let tree = try report.tree
    #expect(tree.all("Document")[0].kinds == ["Sect", "H1", "TOC", "Sect"])
    #expect(
      tree.all("Sect").map(\.outline) == ["Sect(H1(Foreword) P(one))", "Sect(H1(First) P(two))"])
    #expect(report.diagnostics.isEmpty)
  }

  @Test("A list in a section is read in its place of the one element of the section")
  func within() throws {
    let report = try drawn {
      Section("Outer") {
        Text("before")
        Contents()
        Text("behind")
        Section("Inner") { Text("deep") }
      }
      Section("Next") { Text("end") }
    }
    let tree = try report.tree
    #expect(tree.all("Sect").count == 3)
    #expect(tree.all("Sect")[0].kinds == ["H1", "P", "H2", "TOC", "P", "Sect"])
    #expect(tree.all("Document")[0].kinds == ["Sect", "Sect"])
  }

  @Test("A list in a section that begins on an earlier page and continues is in its place")
  func acrossPages() throws {
    let report = try drawn {
      Section("Outer") {
        Text("p1")
        PageBreak()
        Text("p2")
        Contents()
        Text("p3")
        PageBreak()
        ListOfTables()
        Text("p4")
      }
    }
    #expect(
      try report.tree.words.filter { $0.first == "p" || ["Contents", "List"].contains($0) }
        == ["p1", "p2", "Contents", "p3", "List", "p4"])
    #expect(try report.tree.all("Sect").count == 1)
  }

  @Test("A list at the end is read at the end, and one that is there twice twice")
  func end() throws {
    let report = try drawn {
      Contents()
      Section("Only") { Text("word") }
      Contents()
    }
    #expect(try report.tree.all("Document")[0].kinds == ["H1", "TOC", "Sect", "H1", "TOC"])
  }

  @Test("A list in an item of a list, and in a quotation, is in their elements")
  func inElements() throws {
    let report = try drawn {
      Bullets {
        Text("i1")
        VStack(alignment: .leading) {
          Text("i2")
          Contents()
          Text("i3")
        }
        Text("i4")
      }
      Section("S") { Text("end") }
    }
    let tree = try report.tree
    #expect(tree.all("L").count == 1 && tree.all("LI").count == 3)
    #expect(tree.words.filter { $0.first == "i" } == ["i1", "i2", "i3", "i4"])
    #expect(tree.all("LBody")[1].kinds == ["P", "H1", "TOC", "P"])
  }

  @Test("A list in a frame with a height, and in a row, is an error")
  func leftOut() throws {
    for isRow in [true, false] {
      let report = try drawn(policy: .lenient) {
        if isRow {
          HStack {
            Contents()
            Text("beside")
          }
        } else {
          Contents().frame(height: 100)
        }
        Section("S") { Text("end") }
      }
      let found = report.diagnostics.filter { $0.code == .unsupportedOption }
      #expect(!found.isEmpty && found.allSatisfy { $0.severity == .error })
    }
  }

  @Test("The heading of a list in a section has the level below that of the section")
  func headings() throws {
    let report = try drawn {
      Contents()
      Section("A") {
        Text("x")
        Section("B") {
          Contents()
          Section("C") { Text("y") }
        }
      }
    }
    #expect(report.diagnostics.isEmpty)
    #expect(
      try report.tree.all.map(\.kind).filter { $0.first == "H" } == ["H1", "H1", "H2", "H3", "H3"])
  }
}
