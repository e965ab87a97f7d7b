import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("The last rows of tables with sums")
struct TableLastRowTests {
  @Test(
    "The last page has at least two rows beneath the sum of the pages before", arguments: 10..<60)
  func two(_ count: Int) throws {
    let report = Report("R", language: "en", pages: .test(300, 200).margins(20)) {
      Table(1...count) {
        TableColumn("Name") { Text("row\($0)") }
        TableColumn("N", value: \.self)
      }.carriesForward(\.self)
    }
    let words = try ReadReport(report).words()
    let last = words.map(\.page).max() ?? 0
    let rows = words.filter { $0.text.hasPrefix("row") }
    #expect(rows.map(\.text) == (1...count).map { "row\($0)" })
    guard last > 1 else { return }
    #expect(rows.filter { $0.page == last }.count >= 2)
    #expect(
      words.last {
        $0.text
          == "\((count * (count + 1) / 2).formatted(.number.locale(Locale(identifier: "en"))))"
      } != nil)
  }

  @Test("A table without sums has two rows on its last page")
  func withoutSums() throws {
    func rows(_ count: Int) throws -> [Int] {
      let report = Report("R", language: "en", pages: .test(300, 200).margins(20)) {
        Table(1...count) { TableColumn("Name") { Text("row\($0)") } }
      }
      return try ReadReport(report).words().filter { $0.text.hasPrefix("row") }.map(\.page)
    }
    let full = try rows(100).count { $0 == 1 }
    #expect(try rows(full + 1).count { $0 == 2 } == 2)
  }
}
