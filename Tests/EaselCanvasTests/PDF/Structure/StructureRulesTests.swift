import Foundation
import Testing

@testable import EaselCanvas

/// Parts of tables, lists and contents in a document that claims to be accessible.
@Suite("Rules of tables and lists")
struct StructureRulesTests {
  private typealias Kind = MarkedContent.Tag.Kind

  /// An element with those in it; cells have a text.
  private struct Node {
    var kind: Kind
    var inner: [Node] = []

    init(_ kind: Kind, _ inner: Node...) {
      self.kind = kind
      self.inner = inner
    }

    func draw(on canvas: any Canvas) {
      canvas.withMarkedContent(.tag(kind)) {
        for node in inner { node.draw(on: canvas) }
        if inner.isEmpty { canvas.draw(TextLayout("text"), at: CGPoint(x: 10, y: 10)) }
      }
    }
  }

  private static func messages(
    _ node: Node
  ) throws -> [String] {
    let document = try PDFDocument(
      info: DocumentInfo(title: "t", language: "en"), conformance: [.ua1],
      options: RenderOptions(policy: .lenient))
    try document.page(size: CGSize(width: 200, height: 200)) { node.draw(on: $0) }
    // The texts lie on one another, which is no rule of the structure.
    let notes = try document.finish().diagnostics.filter { $0.code != .lowContrast }
    #expect(notes.allSatisfy { $0.code == .invalidStructure && $0.severity == .error })
    #expect(notes.allSatisfy { $0.page == 1 })
    return notes.map(\.message)
  }

  private static func row(_ cells: Kind...) -> Node {
    var row = Node(.row)
    row.inner = cells.map { Node($0) }
    return row
  }

  private static let two = row(.headerCell(scope: .column), .cell())

  @Test func validTablesHaveNoFault() throws {
    let tables = [
      Node(.table(), Self.two, Self.two),
      Node(.table(), Node(.caption), Node(.tableHead, Self.two), Node(.tableBody, Self.two)),
      Node(
        .table(), Node(.tableHead, Self.two), Node(.tableBody, Self.two),
        Node(.tableBody, Self.two), Node(.tableFoot, Self.two), Node(.caption)),
      Node(.table(), Self.row(.cell(columns: 2)), Self.two),
      Node(.table(), Self.row(.cell(rows: 2), .cell()), Self.row(.cell()), Self.two),
      Node(
        .table(), Self.row(.cell(columns: 2, rows: 3), .cell()), Self.row(.cell()),
        Self.row(.cell())),
    ]
    for table in tables { #expect(try Self.messages(table) == []) }
  }

  @Test func aRowCoveredWhollyByCellsAboveIsNoted() throws {
    let table = Node(.table(), Self.row(.cell(rows: 2)), Node(.row, Node(.artifact(.layout))))
    let found = try Self.messages(table)
    #expect(found.count == 1 && found[0].contains("is left out"), "\(found)")
  }

  @Test func rowsOfDifferentNumbersOfColumnsAreNoted() throws {
    for row in [
      Self.row(.cell()), Self.row(.cell(), .cell(), .cell()), Self.row(.cell(columns: 3)),
    ] {
      let found = try Self.messages(Node(.table(), Self.two, row, Self.two, row))
      #expect(found.count == 1 && found[0].hasPrefix("row 2 of a table has "), "\(found)")
    }
    let reaching = Node(.table(), Self.row(.cell(rows: 2), .cell()), Self.two)
    #expect(try Self.messages(reaching).count == 1)
    // The rows of a head, a body and a foot are those of one table; an inner one has its own.
    let inner = Node(.table(), Self.row(.cell()))
    let outer = Node(
      .table(), Node(.tableHead, Self.two),
      Node(.tableBody, Node(.row, Node(.cell()), Node(.cell(), Node(.note, inner)))),
      Node(.tableFoot, Self.row(.cell())))
    #expect(try Self.messages(outer).last?.hasPrefix("row 3 of a table has 1 columns") == true)
  }

  @Test func cellsThatSpanBeyondTheirTableAreNoted() throws {
    let table = Node(.table(), Self.row(.cell(rows: 3), .cell()), Self.row(.cell()))
    #expect(try Self.messages(table) == ["a cell reaches over more rows than its table has"])
  }

  @Test func aHeadOrFootWithoutABodyIsNoted() throws {
    for part: Kind in [.tableHead, .tableFoot] {
      let found = try Self.messages(Node(.table(), Node(part, Self.two), Self.two))
      #expect(found.count == 1 && found[0].contains("needs a body"), "\(found)")
    }
  }

  @Test func aSecondHeadOrFootIsNoted() throws {
    for (part, word) in [(.tableHead, "head"), (.tableFoot, "foot")] as [(Kind, String)] {
      let table = Node(
        .table(), Node(part, Self.two), Node(.tableBody, Self.two), Node(part, Self.two))
      #expect(try Self.messages(table) == ["a table may have one \(word)"])
    }
  }

  @Test func captionsThatAreNotFirstOrLastAreNoted() throws {
    let item = Node(.item, Node(.body))
    let entry = Node(.contentsEntry)
    let caption = Node(.caption)
    for sound in [
      Node(.list(.disc), caption, item), Node(.tableOfContents, caption, entry),
      Node(.table(), Self.two, caption),
    ] { #expect(try Self.messages(sound) == []) }
    for wrong in [
      Node(.list(.disc), item, caption), Node(.tableOfContents, entry, caption),
      Node(.table(), Self.two, caption, Self.two), Node(.table(), caption, Self.two, caption),
      Node(.list(.disc), caption, caption, item),
    ] { #expect(try Self.messages(wrong).count == 1) }
  }

  @Test func aStructureFaultWithoutAClaimIsAWarning() throws {
    let document = try PDFDocument()
    try document.page(size: CGSize(width: 200, height: 200)) {
      Node(.table(), Self.two, Self.row(.cell())).draw(on: $0)
    }
    let notes = try document.finish().diagnostics
    #expect(notes.map(\.code) == [.invalidStructure])
    #expect(notes.map(\.severity) == [.warning])
  }
}
