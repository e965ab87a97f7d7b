import Foundation
import Testing

@testable import EaselCanvas

/// Rows, columns and header cells of tagged tables.
@Suite("Tables in PDF documents")
struct PDFTableTests {
  typealias Kind = MarkedContent.Tag.Kind

  /// A table of rows of cells, each with a text.
  private func table(
    _ rows: [[Kind]], conformance: Set<PDFConformance> = []
  ) throws -> (tree: PDFTree, notes: [Diagnostic]) {
    let document = try PDFDocument(
      info: DocumentInfo(title: "T", language: "en"), conformance: conformance,
      options: RenderOptions(policy: .lenient))
    try document.page(size: PDFTagTests.size) { canvas in
      canvas.withMarkedContent(.tag(.table())) {
        for (y, row) in rows.enumerated() {
          canvas.withMarkedContent(.tag(.row)) {
            for (x, cell) in row.enumerated() {
              canvas.withMarkedContent(.tag(cell)) {
                PDFTagTests.text(
                  "\(y).\(x)", at: CGFloat(y) * 15, x: CGFloat(x) * 40, on: canvas)
              }
            }
          }
        }
      }
    }
    let result = try document.finish()
    return (try PDFTree(result.output), result.diagnostics)
  }

  @Test func rowsOfDifferentLengthsAreNotedOnce() throws {
    let rows: [[Kind]] = [[.cell(), .cell()], [.cell()], [.cell(), .cell(), .cell()]]
    let notes = try table(rows).notes
    #expect(notes.map(\.code) == [.invalidStructure])
    #expect(notes.first?.severity == .warning)
    #expect(notes.first?.message.contains("has 1 columns, where the first has 2") == true)
    #expect(try table(rows, conformance: [.ua1]).notes.map(\.severity) == [.error])
  }

  @Test func spansCountAsColumnsOfTheirRows() throws {
    let rows: [[Kind]] = [
      [.headerCell(scope: .column, rows: 2), .headerCell(scope: .column, columns: 2)],
      [.headerCell(scope: .column), .headerCell(scope: .column)],
      [.headerCell(scope: .row, rows: 3), .cell(), .cell(rows: 2)],
      [.cell()],
      [.cell(columns: 2)],
      [.cell(), .cell(), .cell()],
    ]
    #expect(try table(rows).notes.isEmpty)
  }

  @Test func aRowAfterTheEndOfASpanNeedsAllColumns() throws {
    let rows: [[Kind]] = [[.cell(rows: 2), .cell()], [.cell()], [.cell()]]
    #expect(try table(rows).notes.map(\.code) == [.invalidStructure])
  }

  @Test func rowsWithoutCellsAreNotCounted() throws {
    #expect(try table([[.cell(), .cell()], [], [.cell(), .cell()]]).notes.isEmpty)
  }

  @Test func columnsOfNestedTablesAreCountedSeparately() throws {
    let (_, codes) = try PDFTagTests.tree { canvas in
      func row(_ count: Int, _ first: () -> Void = {}) {
        canvas.withMarkedContent(.tag(.row)) {
          canvas.withMarkedContent(.tag(.cell()), first)
          for _ in 1..<count { canvas.withMarkedContent(.tag(.cell())) {} }
        }
      }
      canvas.withMarkedContent(.tag(.table())) {
        row(2) {
          canvas.withMarkedContent(.tag(.table())) {
            row(3)
            row(3)
          }
        }
        row(2)
      }
    }
    #expect(codes.isEmpty)
  }

  @Test func columnsOfARowOverPagesAreCounted() throws {
    func codes(_ last: Int) throws -> [EaselError.Code] {
      let document = try PDFDocument(options: RenderOptions(policy: .lenient))
      let table = try document.element(.table())
      let row = try document.element(.row, in: table)
      for count in [1, last] {
        try document.page(size: PDFTagTests.size) { canvas in
          canvas.withMarkedContent(.tag(.within(row))) {
            for _ in 0..<count { canvas.withMarkedContent(.tag(.cell())) {} }
          }
        }
      }
      document.close(row)
      try document.page(size: PDFTagTests.size) { canvas in
        canvas.withMarkedContent(.tag(.within(table))) {
          canvas.withMarkedContent(.tag(.row)) {
            for _ in 0..<3 { canvas.withMarkedContent(.tag(.cell())) {} }
          }
        }
      }
      document.close(table)
      return try document.finish().diagnostics.map(\.code)
    }
    #expect(try codes(2).isEmpty)
    #expect(try codes(1) == [.invalidStructure])
  }

  @Test func cellsNameTheirHeaders() throws {
    let (tree, notes) = try table([
      [.headerCell(scope: .column, id: "city"), .headerCell(scope: .column, id: "rain")],
      [.headerCell(scope: .both, columns: 2, id: "2024")],
      [.cell(headers: ["2024", "city"]), .cell(headers: ["2024", "rain"])],
    ])
    #expect(notes.isEmpty)
    let named = tree.elements.compactMap { $0["/ID"] as? String }
    #expect(named.count == 3 && Set(named).count == 3)
    let headers = tree.elements.compactMap {
      ($0["/A"] as? [String: Any])?["/Headers"] as? [String]
    }
    #expect(headers == [[named[2], named[0]], [named[2], named[1]]])
    #expect(tree.structureRoot?["/IDTree"] != nil)
  }

  @Test func repeatedAndMissingHeadersAreNoted() throws {
    let (tree, notes) = try table([
      [.headerCell(scope: .column, id: "a"), .headerCell(scope: .column, id: "a")],
      [.cell(headers: ["a"]), .cell(headers: ["b"])],
    ])
    #expect(notes.map(\.code) == [.invalidStructure, .invalidStructure])
    #expect(notes.last?.value == "b")
    let headers = tree.elements.compactMap {
      ($0["/A"] as? [String: Any])?["/Headers"] as? [String]
    }
    #expect(headers.count == 1)
  }
}
