import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation
import Testing

@testable import EaselReports

@Suite("Contrast in reports that claim PDF/UA")
struct ContrastTests {
  private func notes(
    _ standards: Set<PDFConformance>, minimum: CGFloat? = nil,
    @BlockBuilder _ content: () -> some Block
  ) throws -> [Diagnostic] {
    try ReadReport(
      Report("R", language: "en") { content() }.conformance(standards),
      options: RenderOptions(minimumContrast: minimum)
    ).diagnostics.filter { $0.code == .lowContrast }
  }

  @Test("Text below 4.5 is a warning, and none without the claim")
  func text() throws {
    let pale = Text("Pale").foregroundStyle(Color(white: 0.6))
    let found = try notes([.ua1]) { pale }
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.contains("4.5") == true)
    #expect(try notes([.ua1, .a3a]) { pale }.count == 1)
    #expect(try notes([.a3a]) { pale }.isEmpty)
    #expect(try notes([.ua1]) { Text("Dark").foregroundStyle(Color(white: 0.4)) }.isEmpty)
  }

  @Test("Large text needs 3")
  func large() throws {
    // A contrast of 3.5 to white.
    let middle = Color(white: 0.54)
    #expect(try notes([.ua1]) { Text("A").font(.system(size: 18)).foregroundStyle(middle) }.isEmpty)
    #expect(
      try notes([.ua1]) {
        Text("A").font(.system(size: 14, weight: .bold)).foregroundStyle(middle)
      }.isEmpty)
    #expect(
      try notes([.ua1]) { Text("A").font(.system(size: 14)).foregroundStyle(middle) }.count == 1)
    #expect(
      try notes([.ua1]) {
        Text("A").font(.system(size: 24)).foregroundStyle(Color(white: 0.7))
      }.count == 1)
  }

  @Test("A minimum of the options replaces that of text, and 1 turns it off")
  func options() throws {
    let pale = Text("Pale").foregroundStyle(Color(white: 0.6))
    #expect(try notes([.ua1], minimum: 1) { pale }.isEmpty)
    #expect(try notes([.ua1], minimum: 2) { pale }.isEmpty)
    #expect(
      try notes([.ua1], minimum: 7) {
        Text("A").font(.system(size: 24)).foregroundStyle(Color(white: 0.4))
      }.count == 1)
  }

  private struct Row: Sendable {
    let name: String
    let count: Int
  }

  @Test("Cells of a table are compared with their row", arguments: [false, true])
  func cells(isStriped: Bool) throws {
    let rows = (1...60).map { Row(name: "Article \($0)", count: $0) }
    func found(_ color: Color) throws -> [Diagnostic] {
      try notes([.ua1]) {
        Table(rows) {
          TableColumn("Name", value: \.name)
          TableColumn("Count", value: \.count)
        }
        .striped(isStriped).foregroundStyle(color)
      }
    }
    #expect(try found(.black).isEmpty)
    let pale = try found(Color(white: 0.6))
    #expect(pale.contains { $0.message.contains("“Article 60”") })
    #expect(Set(pale.compactMap(\.page)) == [1, 2])
  }

  @Test("A box plot's interior and what it hides the grid with need no contrast of their own")
  func boxPlot() throws {
    let samples = [3.0, 5, 4, 8, 9, 2, 4, 5, 6, 20]
    #expect(
      try notes([.ua1]) {
        Chart(["A", "B"], id: \.self) {
          BoxMark(x: .value("Name", $0), y: .value("Value", samples))
        }.frame(height: 200)
      }.isEmpty)
  }

  private struct Sale: Sendable {
    let month: String
    let count: Double
  }
  private static let sales = [
    Sale(month: "May", count: 3), Sale(month: "June", count: 5), Sale(month: "July", count: 4),
  ]

  private func chart(_ color: Color, isLine: Bool) -> some Block {
    Chart(Self.sales) { sale in
      if isLine {
        LineMark(x: .value("Month", sale.month), y: .value("Sales", sale.count))
          .foregroundStyle(color)
      } else {
        BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.count))
          .foregroundStyle(color)
      }
    }.frame(height: 200)
  }

  @Test("Marks of a chart below 3 are one warning a color", arguments: [false, true])
  func marks(isLine: Bool) throws {
    let found = try notes([.ua1]) { chart(Color(white: 0.8), isLine: isLine) }
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.contains("the minimum is 3") == true)
    #expect(try notes([.ua1]) { chart(Color(white: 0.5), isLine: isLine) }.isEmpty)
    #expect(try notes([.a3a]) { chart(Color(white: 0.8), isLine: isLine) }.isEmpty)
  }

  @Test("Marks are compared with what is behind them")
  func background() throws {
    let pale = chart(Color(white: 0.8), isLine: false)
    #expect(try notes([.ua1], minimum: 1) { pale.background(.black) }.isEmpty)
  }

  @Test("The first four colors of the default palette are visible")
  func palette() throws {
    for color in Theme.standardPalette.prefix(4) {
      #expect(try notes([.ua1]) { chart(color, isLine: false) }.isEmpty)
    }
  }
}
