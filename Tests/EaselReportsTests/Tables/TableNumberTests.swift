import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Numbers of tables")
struct TableNumberTests {
  private struct Row {
    var name: String
    var amount: Double
  }

  private let rows = [1.5, 22.5, 333.5, 4_444.5].map { Row(name: "x", amount: $0) }

  private func words(
    _ language: String, _ name: String, _ format: FloatingPointFormatStyle<Double>
  ) throws -> [ReadReport.Word] {
    let report = Report("R", language: language, pages: .test(300, 300).margins(30)) {
      Table(rows) {
        TableColumn("\(name)", value: \.name)
        TableColumn("\(name)", value: \.amount, format: format)
      }
      .running(\.amount, from: 0.5)
      .pageFooter {
        TableRow {
          Text("\(name)")
          Text(1_234.5, format: format)
        }
        TotalRow("\(name)", $0.carried)
      }
    }
    return try ReadReport(report).words()
  }

  @Test("Decimals are aligned in right-to-left tables")
  func rightToLeft() throws {
    let words = try words("he", "שם", .number.precision(.fractionLength(1)))
    let numbers = words.filter { $0.text.hasSuffix(".5") && $0.text != "4,802.5" }
    #expect(numbers.count == rows.count + 1)
    let edges = numbers.map(\.box.maxX)
    #expect((edges.max() ?? 0) - (edges.min() ?? 0) < 0.05)
    // The longest one reaches the left margin.
    #expect(abs((numbers.map(\.box.minX).min() ?? 0) - 30) < 2)
  }

  @Test("A sum in bold type has its decimals beneath those of the rows")
  func sums() throws {
    let words = try words("en", "Name", .number.precision(.fractionLength(2)))
    let row = try #require(words.first { $0.text == "333.50" })
    let sum = try #require(words.first { $0.text == "4,802.50" })
    func width(_ font: TypeStyle) -> CGFloat {
      var environment = EnvironmentValues()
      environment.font = font
      return TextLayout(".50", style: environment.lineStyle.style).size.width
    }
    let (bold, regular) = (width(.table.bold()), width(.table))
    #expect(bold > regular)
    #expect(abs(sum.box.maxX - bold - (row.box.maxX - regular)) < 0.05)
    #expect(abs(sum.box.maxX - 270) < 1)
    let other = try #require(words.first { $0.text == "1,234.50" })
    #expect(abs(other.box.maxX - row.box.maxX) < 0.05)
  }

  @Test("The label of a sum in the first column is after the sum, on one line")
  func firstColumn() throws {
    let report = Report("R", language: "en", pages: .test(300, 300).margins(30)) {
      Table([20, 30]) {
        TableColumn("N", value: \.self)
        TableColumn("Square") { Text("\($0 * $0)") }
      }
      .running(\.self).pageFooter { TotalRow("Carried forward", $0.carried) }
    }
    let words = try ReadReport(report).words()
    let (sum, label) = (
      try #require(words.first { $0.text == "50" }),
      try #require(words.first { $0.text == "Carried" })
    )
    #expect(abs(sum.box.midY - label.box.midY) < 0.5)
    #expect(label.box.minX > sum.box.maxX)
  }

  @Test("Rows are as high as the letters of other scripts")
  func otherScripts() {
    func tree(_ name: String) -> LayoutTree {
      Table([Row(name: name, amount: 1)]) {
        TableColumn("Name", value: \.name)
        TableColumn("Amount", value: \.amount)
      }
      .showsHeader(false).environment(\.locale, Locale(identifier: "en")).layoutTree(width: 200)
    }
    var environment = EnvironmentValues()
    environment.font = .table
    let high = "اسم"
    let letters = TextLayout(high, style: environment.lineStyle.style).size.height
    #expect(abs(tree("Name").size.height - (13 + 7)) < 0.01)
    #expect(abs(tree(high).size.height - (max(letters, 13) + 7)) < 0.01)
  }
}
