import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Breaks of tables")
struct TableBreakTests {
  private struct Row {
    var name: String
    var amount: Int
  }

  private static func table(_ count: Int) -> Table<Row, Void> {
    Table((0..<count).map { Row(name: "n\($0)", amount: $0) }) {
      TableColumn("Name", value: \.name)
      TableColumn("Amount", value: \.amount)
    }
  }

  /// The number of rows on each page.
  private static func counts(_ report: Report) throws -> [Int] {
    let words = try ReadReport(report).words().filter {
      $0.text.hasPrefix("n") && Int($0.text.dropFirst()) != nil
    }
    return (0...(words.map(\.page).max() ?? 0)).map { page in words.count { $0.page == page } }
      .filter { $0 > 0 }
  }

  @Test("What a row has before a block that no page holds is drawn once")
  func highBlock() throws {
    let report = Report("R", language: "en", pages: .test(300, 200).margins(20)) {
      Table(0..<2) {
        TableColumn("Number") { Text("number\($0)") }
        TableColumn("Block") { row in
          Text("text\(row)")
          Color.gray.frame(width: 20, height: 400)
          Text("end\(row)")
        }
      }
    }
    let read = try ReadReport(report, options: RenderOptions(policy: .lenient))
    let words = try read.words().map(\.text)
    for word in ["number0", "text0", "end0", "number1", "text1", "end1"] {
      #expect(words.count { $0 == word } == 1, "\(word)")
    }
    #expect(try read.elements().all("TR").count == 3)
    #expect(Set(read.diagnostics.map(\.code)) == [.layoutOverflow])
  }

  @Test("At least two rows are before and after a break", arguments: 0..<40)
  func twoRows(_ above: Int) throws {
    for count in [3, 4, 13, 20] {
      let report = Report("R", language: "en", pages: .test(300, 260).margins(20)) {
        Color.gray.frame(width: 10, height: CGFloat(above) * 5)
        table(count)
      }
      let counts = try Self.counts(report)
      #expect(counts.reduce(0, +) == count)
      #expect(counts.allSatisfy { $0 >= 2 }, "\(above): \(counts)")
    }
  }

  private func table(_ count: Int) -> Table<Row, Void> { Self.table(count) }

  @Test("A table with a sum before its first row begins and ends with a balance")
  func balances() throws {
    let report = Report("R", language: "en", pages: .test(300, 260).margins(20)) {
      table(30).carriesForward(\.amount, from: 100)
    }
    let pages = try ReadReport(report).pages()
    #expect(pages[0].contains("Opening balance") && pages[0].contains("Carried forward"))
    #expect(pages[1].contains("Brought forward"))
    #expect(pages.last?.contains("Closing balance") == true)
    #expect(pages.allSatisfy { !$0.contains("Total") })
  }

  @Test("A dense table has smaller texts and distances, not below 7 points")
  func dense() throws {
    func height(_ style: TableStyle, _ size: CGFloat) throws -> (CGFloat, CGFloat) {
      let report = Report("R", language: "en", pages: .test(300, 400).margins(20)) {
        table(5).style(style).font(.system(size: size))
      }
      let words = try ReadReport(report).words().filter { $0.text.hasPrefix("n") }
      return (words[0].box.height, words[1].box.minY - words[0].box.minY)
    }
    let (standard, dense) = (try height(.standard, 10), try height(.dense, 10))
    #expect(abs(dense.0 / standard.0 - 0.9) < 0.02)
    #expect(dense.1 < standard.1 - 3)
    #expect(abs(try height(.dense, 7).0 - height(.standard, 7).0) < 0.01)
  }

  @Test("A column of the rest takes what the others leave")
  func rest() throws {
    let widths = TableWidths(
      [
        .init(width: .automatic, minimum: 20, ideal: 80, isText: true),
        .init(width: .rest, minimum: 20, ideal: 40, isText: false),
        .init(width: .fixed(50), minimum: 10, ideal: 10, isText: false),
      ], in: 300)
    #expect(widths.widths == [80, 170, 50])
    let narrow = TableWidths(
      [
        .init(width: .automatic, minimum: 20, ideal: 80, isText: true),
        .init(width: .rest, minimum: 20, ideal: 40, isText: false),
      ], in: 60)
    #expect(abs(narrow.widths.reduce(0, +) - 60) < 0.01)
    #expect(narrow.needed == nil)
  }
}
