import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Decimal alignment of blocks in tables")
struct BlockDecimalTests {
  private let values: [Decimal] = [1, 22.5, 333.25, 4_444.125, -5.5]

  /// The right edges of the whole parts of the numbers of a column, by the widths of their decimals.
  private func separators<Cell: Block>(
    _ language: String = "en", @BlockBuilder _ cell: @escaping (Decimal) -> Cell
  ) throws -> [CGFloat] {
    let report = Report("R", language: language, pages: .test(400, 400).margins(20)) {
      Table(values) {
        TableColumn("Text") { _ in Text("x") }
        TableColumn("Number") { cell($0) }.alignment(.decimal)
      }
    }
    let fragment = try report.layoutTree()
    #expect(fragment.pages.count == 1)
    var environment = EnvironmentValues()
    environment.font = .table
    let style = environment.lineStyle.style
    let words = try ReadReport(report).words().filter { $0.text.contains { $0.isNumber } }
    return words.map { word in
      let whole = word.text.split(separator: ".")[0]
      let rest = word.text.dropFirst(whole.count)
      return word.box.maxX - TextLayout(String(rest), style: style).size.width
    }
  }

  private func expectAligned(_ edges: [CGFloat], tolerance: CGFloat = 0.6) {
    #expect(edges.count == values.count)
    #expect((edges.max() ?? 0) - (edges.min() ?? 0) < tolerance, "\(edges)")
  }

  @Test("Numbers of plain texts are aligned at their separators")
  func plain() throws { try expectAligned(separators { Text($0, format: .number) }) }

  @Test("Bold numbers are aligned with others")
  func bold() throws {
    try expectAligned(
      separators { Text($0, format: .number).bold($0 > 300) },
      tolerance: 1.2)
  }

  @Test("Numbers beside a symbol, in padding and with a footnote are aligned")
  func composed() throws {
    try expectAligned(
      separators { value in
        HStack(spacing: 3) {
          if value > 300 { Circle().frame(width: 5, height: 5) }
          Text(value, format: .number).padding(.trailing, value > 300 ? 7 : 0)
        }
      })
  }
}
