import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

@testable import EaselReports

/// The checks of the table "What is tagged", by the structure tree that poppler reads.
enum TagSynonyms {
  static let table = CounterpartTable(
    guide: "accessible-documents.md", section: "What is tagged")

  static let all = [
    Synonym(#"Section("Sales") in a report"#, sections),
    Synonym(".accessibilityHeading(.h1) on a block", headings),
    Synonym("Text", paragraphs),
    Synonym("Bullets, Numbered", lists),
    Synonym("Table", tables),
    Synonym("a block or view with an accessibilityLabel", figures),
    Synonym("Figure(caption:) around it, .caption(_:) of a table", captions),
    Synonym("a chart", charts),
    Synonym("a link in a text, PageReference, SectionReference", links),
    Synonym("Contents(), ListOfTables(), ListOfFigures()", listsOfContents),
    Synonym("Footnote", footnotes),
    Synonym(
      "headers, footers and backgrounds of pages, rules, shapes without a label", artifacts),
  ]

  private struct Row {
    var name: String
    var count: Int
  }

  private static let rows = [Row(name: "Rice", count: 3), Row(name: "Beans", count: 5)]

  /// The structure of a report in one line.
  private static func outline(@BlockBuilder _ content: () -> some Block) throws -> String {
    try tree(content).outline
  }

  private static func tree(@BlockBuilder _ content: () -> some Block) throws -> ReadTree {
    try ReadTree(Report("R", language: "en", content: content).data())
  }

  /// The level of a heading is that of the nesting of its section.
  @Sendable static func sections(_ measured: inout Measured) throws {
    func nested(_ depth: Int) -> AnyBlock {
      AnyBlock(
        Section("Level \(depth)") { if depth < 6 { nested(depth + 1) } else { Text("end") } })
    }
    let tree = try tree { nested(1) }
    for level in 1...6 {
      measured.equal(tree.all("H\(level)").map(\.outline), ["H\(level)(Level \(level))"], "level")
    }
  }

  /// A heading has the level that is set.
  @Sendable static func headings(_ measured: inout Measured) throws {
    let tree = try tree {
      Text("One").accessibilityHeading(.h1)
      Text("Two").accessibilityHeading(.h2)
    }
    measured.equal(tree.all("H1").map(\.outline), ["H1(One)"], "a heading of level 1")
    measured.equal(tree.all("H2").map(\.outline), ["H2(Two)"], "a heading of level 2")
  }

  /// Each text is a paragraph.
  @Sendable static func paragraphs(_ measured: inout Measured) throws {
    let tree = try tree {
      Text("One")
      Text("Two")
    }
    measured.equal(tree.all("P").map(\.outline), ["P(One)", "P(Two)"], "paragraphs")
  }

  /// Lists have an item with a label and a body for each block.
  @Sendable static func lists(_ measured: inout Measured) throws {
    let tree = try tree {
      Bullets {
        Text("Rice")
        Text("Beans")
      }
      Numbered { Text("Peas") }
    }
    measured.equal(tree.all("L").map { $0.all("LI").count }, [2, 1], "items of the lists")
    let bodies = tree.all("LBody").flatMap(\.words)
    measured.equal(bodies, ["Rice", "Beans", "Peas"], "bodies of the items")
    measured.equal(tree.all("Lbl").count, 3, "labels of the items")
  }

  /// Titles are headers of columns, and a column can be the headers of its rows.
  @Sendable static func tables(_ measured: inout Measured) throws {
    func found(_ isHeader: Bool) throws -> (headers: [String], cells: [String]) {
      let tree = try tree {
        Table(rows) {
          if isHeader {
            TableColumn("Name", value: \Row.name).rowHeader()
          } else {
            TableColumn("Name", value: \Row.name)
          }
          TableColumn("Count", value: \Row.count)
        }
      }
      return (tree.all("TH").flatMap(\.words), tree.all("TD").flatMap(\.words))
    }
    let plain = try found(false)
    measured.equal(plain.headers, ["Name", "Count"], "headers")
    measured.equal(plain.cells, ["Rice", "3", "Beans", "5"], "cells")
    let rowHeaders = try found(true)
    measured.equal(rowHeaders.headers, ["Name", "Count", "Rice", "Beans"], "headers of rows")
    measured.equal(rowHeaders.cells, ["3", "5"], "other cells")
  }

  /// A labeled block is a figure with its description.
  @Sendable static func figures(_ measured: inout Measured) throws {
    let report = Report("R", language: "en") {
      Circle().fill(.red).frame(width: 20, height: 20).accessibilityLabel("A red circle")
    }
    let data = try report.data()
    measured.equal(try ReadTree(data).all("Figure").count, 1, "figures")
    measured.holds(
      try Tool.uncompressed(data).contains("/Alt (A red circle)"), "the description")
  }

  /// Captions are in the figure or in the table.
  @Sendable static func captions(_ measured: inout Measured) throws {
    let tree = try tree {
      Figure(caption: "Circle") {
        Circle().fill(.red).frame(width: 20, height: 20).accessibilityLabel("A red circle")
      }
      Table(rows) { TableColumn("Name", value: \Row.name) }.caption("Foods")
    }
    measured.equal(tree.all("Caption").count, 2, "captions")
    let ofTable = tree.all("Table").flatMap { $0.all("Caption") }.flatMap(\.words)
    measured.holds(ofTable.last?.hasSuffix("Foods") ?? false, "of the table: \(ofTable)")
    let outside = tree.all("Caption", outside: "Table").flatMap(\.words)
    measured.holds(outside.last?.hasSuffix("Circle") ?? false, "of the figure: \(outside)")
    measured.equal(
      tree.all("Figure").flatMap { $0.all("Caption") }.count, 1, "captions in the figure")
  }

  /// A chart is a figure whose description has its numbers.
  @Sendable static func charts(_ measured: inout Measured) throws {
    let chart = Chart(rows, id: \.name) {
      BarMark(x: .value("Name", $0.name), y: .value("Count", $0.count))
    }
    let data = try Report("R", language: "en") { chart.frame(height: 160) }.data()
    measured.equal(try ReadTree(data).all("Figure").count, 1, "figures")
    let text = chart.layout(in: CGSize(width: 480, height: 160)).alternativeText
    measured.holds(text.contains("Beans") && text.contains("5"), "the description: \(text)")
    measured.holds(
      try Tool.uncompressed(data).contains("/Alt (\(text.prefix(20))"), "it is in the document")
  }

  /// Links are in their paragraphs.
  @Sendable static func links(_ measured: inout Measured) throws {
    let outline = try outline {
      Text("See [our site](https://example.org).")
      Text("Page \(PageReference("pears"))")
      Text("Section \(SectionReference("pears"))")
      Section("Pears") { Text("two") }.id("pears")
    }
    measured.holds(outline.contains("P(See Link(our site) .)"), "a link: \(outline)")
    measured.holds(outline.contains("P(Page Link(1))"), "a reference to a page: \(outline)")
    measured.holds(outline.contains("P(Section Link("), "a reference to a section: \(outline)")
  }

  /// Lists of contents have an entry with one link for each section, table and figure.
  @Sendable static func listsOfContents(_ measured: inout Measured) throws {
    let tree = try tree {
      Text("before")
      Contents()
      ListOfTables()
      ListOfFigures()
      Section("Apples") {
        Table(rows) { TableColumn("Name", value: \Row.name) }.caption("Foods")
        Figure(caption: "Circle") {
          Circle().fill(.red).frame(width: 20, height: 20).accessibilityLabel("A red circle")
        }
      }
    }
    measured.equal(tree.all("TOC").count, 3, "lists")
    let items = tree.all("TOCI")
    measured.equal(items.count, 3, "entries")
    measured.equal(items.map { $0.all("Link").count }, [1, 1, 1], "links of the entries")
    let words = tree.words
    measured.holds(
      (words.firstIndex(of: "before") ?? 99) < (words.firstIndex(of: "Apples") ?? -1),
      "the lists are in their position")
  }

  /// A note is after its paragraph, with links there and back.
  @Sendable static func footnotes(_ measured: inout Measured) throws {
    let data = try Report("R", language: "en") {
      Text("Lines break\(Footnote("badly."))")
      Text("next")
    }.data()
    let tree = try ReadTree(data)
    measured.equal(tree.all("Note").count + tree.all("FENote").count, 1, "notes")
    let words = tree.words
    let order = ["break", "badly.", "next"].map { words.firstIndex(of: $0) ?? -1 }
    measured.holds(order == order.sorted() && order[0] >= 0, "the order: \(words)")
    measured.equal(try ReadReport(data: data).links().count, 2, "links there and back")
  }

  /// What repeats or has no meaning is no part of the structure.
  @Sendable static func artifacts(_ measured: inout Measured) throws {
    let report = Report("R", language: "en") {
      Text("content")
      Divider()
      Circle().fill(.red).frame(width: 20, height: 20)
    } header: { _ in
      Text("header")
    } footer: { _ in
      Text("footer")
    } background: { _ in
      Watermark("Draft")
    }
    let data = try report.data()
    measured.equal(try ReadTree(data).words, ["content"], "words that are read")
    measured.equal(try ReadTree(data).all("Figure").count, 0, "figures")
    let drawn = Set(try ReadReport(data: data).words().map(\.text))
    measured.holds(drawn.isSuperset(of: ["content", "header", "footer"]), "words that are drawn")
  }
}
