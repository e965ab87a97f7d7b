import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Random tables")
struct RandomTableTests {
  private struct Row {
    var id: Int
    var group: Int
    var cells: [String]
    var isBlock: [Bool]
  }

  @Test("Every cell's words are on pages once and in order", arguments: 0..<60)
  func everything(_ seed: UInt64) throws {
    var random = CodeGenerator(seed: seed &+ 1_000)
    let columns = Int.random(in: 1...4, using: &random)
    let kinds = (0..<columns).map { _ in Bool.random(using: &random) }
    let rows = (0..<Int.random(in: 0...40, using: &random)).map { row in
      Row(
        id: row, group: row / 7,
        cells: (0..<columns).map { column in
          let count =
            Int.random(in: 0..<6, using: &random) == 0
            ? Int.random(in: 10...90, using: &random) : Int.random(in: 1...6, using: &random)
          return Filler.words("r\(row)c\(column)w", count)
        }, isBlock: kinds)
    }
    var table = Table(rows) {
      for column in 0..<columns {
        if kinds[column] {
          TableColumn("T\(column)") { row in Text(verbatim: row.cells[column]) }
        } else {
          TableColumn("T\(column)", value: \.cells[column])
        }
      }
    }
    .rowsBreak(Bool.random(using: &random) ? .anywhere : .whereNeeded)
    .striped(Bool.random(using: &random)).rules(Bool.random(using: &random))
    .repeatsHeader(Bool.random(using: &random))
    if Bool.random(using: &random) { table = table.groups(by: \.group) { Text("G\($0)") } }
    if Bool.random(using: &random) { table = table.keepsGroups() }
    if Bool.random(using: &random) { table = table.pageFooter { _ in Text("foot") } }
    let paper = PageStyle.test(
      .random(in: 300...600, using: &random), .random(in: 150...500, using: &random)
    ).margins(10)
    let made = table
    let report = Report("R", language: "en", pages: paper) {
      Text("before")
      made
      Text("after")
    }
    let read = try ReadReport(report, options: RenderOptions(policy: .lenient))
    let words = try read.words()
    #expect(words.filter { $0.text == "after" }.count == 1)
    for row in rows {
      for column in 0..<columns {
        let prefix = "r\(row.id)c\(column)w"
        let found = words.filter { $0.text.hasPrefix(prefix) }
        // A word that is broken has no prefix in its second half; columns are wide enough here.
        #expect(
          found.map(\.text).joined(separator: " ") == row.cells[column], "\(seed): \(prefix)")
        #expect(zip(found, found.dropFirst()).allSatisfy { $0.page <= $1.page })
      }
    }
    // Rows begin in their order.
    let starts = rows.compactMap { row in words.first { $0.text == "r\(row.id)c0w1" } }
    #expect(
      zip(starts, starts.dropFirst()).allSatisfy {
        ($0.page, $0.box.minY) < ($1.page, $1.box.minY)
      })
    // Nothing goes over the edge, unless that is noted.
    let isNoted = read.diagnostics.contains { $0.code == .layoutOverflow }
    #expect(isNoted || words.allSatisfy { $0.box.maxY <= paper.size.height - 10 + 2 }, "\(seed)")
  }
}
