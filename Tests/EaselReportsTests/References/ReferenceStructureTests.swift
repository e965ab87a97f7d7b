import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Structure of references")
struct ReferenceStructureTests {
  private func drawn<Content: Block>(@BlockBuilder _ content: () -> Content) throws -> DrawnReport {
    let content = content()
    let report = Report("R", language: "en") { content }.conformance([.ua1])
    return try DrawnReport(report)
  }

  @Test("A reference to an earlier block is a link in its paragraph")
  func known() throws {
    let report = try drawn {
      Text("Anchor.").id("there")
      Text("See page \(PageReference("there")) now.")
    }
    #expect(try report.tree.all("P")[1].outline == "P(See page Link(1) now.)")
    #expect(report.diagnostics.isEmpty)
  }

  @Test("A reference to a later block is a link in its paragraph")
  func later() throws {
    let report = try drawn {
      Text("See page \(PageReference("there")) now.")
      PageBreak()
      Text("Anchor.").id("there")
    }
    #expect(try report.tree.all("P")[0].outline == "P(See page Link(2) now.)")
    #expect(report.diagnostics.isEmpty)
  }

  @Test("Other links in a text with a reference are in their place with their text")
  func others() throws {
    let report = try drawn {
      Text("An [outer site](https://example.org/a) before \(PageReference("there")) and *behind*.")
      Text("An [inner site](https://example.org/b) before \(PageReference("last")) and behind.")
        .id("there")
      Text("End.").id("last")
    }
    let paragraphs = try report.tree.all("P")
    #expect(paragraphs[0].outline == "P(An Link(outer site) before Link(1) and behind.)")
    #expect(paragraphs[1].outline == "P(An Link(inner site) before Link(1) and behind.)")
    #expect(report.diagnostics.isEmpty)
  }

  @Test("The description of a reference is its text, also if it is drawn later")
  func descriptions() throws {
    let report = try drawn {
      Text("See \(SectionReference("there")) on page \(PageReference("there")).")
      PageBreak()
      Section("Details") { Text("Anchor.") }.id("there").numberedSections()
    }
    let objects = try report.objects
    #expect(objects.contains("/Contents (Section 1)"))
    #expect(objects.contains("/Contents (2)"))
    #expect(!objects.contains("/Contents (there)"))
  }

  @Test("The area of a reference that is drawn later is that of its text")
  func areas() throws {
    let report = Report("R", language: "en", pages: .test(400, 200).margins(20)) {
      Text("Look at \(SectionReference("there")) please.")
      PageBreak()
      Section("A title that is much longer than its placeholder") { Text("x") }.id("there")
    }
    let read = try ReadReport(report)
    let title = try #require(
      try read.words().filter { $0.page == 1 && ["A", "placeholder"].contains($0.text) }
        .map(\.box).reduce(nil) { (box: CGRect?, next) in box?.union(next) ?? next })
    let rect = try #require(try annotations(of: read).first)
    #expect(abs(rect[0] - title.minX) < 2 && abs(rect[2] - title.maxX) < 2)
  }

  @Test("Lines with a reference and another language have a span with the language")
  func languages() throws {
    var german = AttributedString("das Haus")
    german[EaselAttributes.LanguageKey.self] = "de"
    let house = german
    let report = try drawn {
      Text("See \(PageReference("there")) for \(house).")
      PageBreak()
      Text("Anchor.").id("there")
    }
    #expect(try report.tree.all("P")[0].outline == "P(See Link(2) for Span(das Haus) .)")
  }

  @Test("A link over several lines is one element", arguments: [100, 140, 200])
  func lines(_ width: Int) throws {
    let report = Report("R", language: "en", pages: .test(CGFloat(width), 400).margins(10)) {
      Text(
        "one [two three four five six seven eight](https://example.org) nine \(PageReference("a"))"
      ).id("a")
    }
    let tree = try DrawnReport(report).tree
    let links = tree.all("Link").map { $0.words.joined(separator: " ") }
    #expect(links == ["two three four five six seven eight", "1"])
    #expect(tree.all("P").count == 1)
  }

  @Test("A link over lines that are drawn later is one element", arguments: [100, 140, 200])
  func laterLines(_ width: Int) throws {
    let report = Report("R", language: "en", pages: .test(CGFloat(width), 400).margins(10)) {
      Text(
        "\(PageReference("a")) [b c d e f g h i j k l m n o p q r s t](https://example.org) \(PageReference("a"))"
      )
      PageBreak()
      Text("end").id("a")
    }
    let tree = try DrawnReport(report).tree
    let links = tree.all("Link").map { $0.words.joined(separator: " ") }
    #expect(links == ["2", "b c d e f g h i j k l m n o p q r s t", "2"])
  }

  @Test("Every element after a link over later lines is there", arguments: [100, 140, 300])
  func afterLaterLines(_ width: Int) throws {
    let report = Report("R", language: "en", pages: .test(CGFloat(width), 400).margins(10)) {
      Text("\(PageReference("w0")) [b c d e f g h i j k l m n o p q r s t](https://example.org)")
      PageBreak()
      ForEach(0..<6) { Text("w\($0)").id("w\($0)") }
    }
    let tree = try DrawnReport(report).tree
    #expect(tree.words.suffix(6) == ["w0", "w1", "w2", "w3", "w4", "w5"])
  }

  @Test("References in headings, captions, cells and lists are in the element of their text")
  func positions() throws {
    let report = try drawn {
      Section("Heading to \(PageReference("end"))") {
        Table([1]) { TableColumn("T") { _ in Text("cell to \(PageReference("end"))") } }
          .caption("Caption to \(PageReference("end"))")
        Bullets { Text("item to \(PageReference("end"))") }
      }
      PageBreak()
      Text("End.").id("end")
    }
    let tree = try report.tree
    #expect(tree.all("H1").first?.outline == "H1(Heading to Link(2))")
    #expect(tree.all("Caption").first?.outline.hasSuffix("Caption to Link(2))") == true)
    #expect(tree.all("TD").first?.outline.contains("cell to Link(2)") == true)
    #expect(tree.all("LBody").first?.outline == "LBody(P(item to Link(2)))")
  }

  private func annotations(of read: ReadReport) throws -> [[Double]] {
    try read.objects().values.compactMap { object in
      let value = (object as? [String: Any])?["value"] as? [String: Any]
      guard value?["/Subtype"] as? String == "/Link" else { return nil }
      return (value?["/Rect"] as? [NSNumber])?.map(\.doubleValue)
    }
  }
}
