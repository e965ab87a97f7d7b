import EaselBlocks
import EaselCharts
import Foundation
import Testing

/// Data whose kind is known when they are read are drawn like values of a type.
@Suite struct ChartDatumTests {
  private static let size = CGSize(width: 480, height: 300)
  private static let names = ["Rome", "Oslo", "Bern"]
  private static let values = [799.0, 801, 1_059]
  private static let dates = [0.0, 1, 2].map { Date(timeIntervalSinceReferenceDate: $0 * 86_400) }

  private func expectSame(
    _ one: some Block, _ other: some Block,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let (one, other) = (one.layout(in: Self.size), other.layout(in: Self.size))
    #expect(
      one.figures.map(\.bounds) == other.figures.map(\.bounds), sourceLocation: sourceLocation)
    #expect(one.axes.map(\.ticks) == other.axes.map(\.ticks), sourceLocation: sourceLocation)
    #expect(one.alternativeText == other.alternativeText, sourceLocation: sourceLocation)
    #expect(!one.figures.isEmpty, sourceLocation: sourceLocation)
  }

  @Test func categoriesAndNumbers() {
    expectSame(
      Chart(0..<3, id: \.self) {
        BarMark(
          x: .value("City", ChartDatum.category(Self.names[$0])),
          y: .value("Rain", ChartDatum.number(Self.values[$0])))
      },
      Chart(0..<3, id: \.self) {
        BarMark(x: .value("City", Self.names[$0]), y: .value("Rain", Self.values[$0]))
      })
  }

  @Test func datesOfAPlot() {
    expectSame(
      Chart {
        LinePlot(
          Array(zip(Self.dates.map(ChartDatum.date), Self.values.map(ChartDatum.number))),
          x: .value("Day", \.0), y: .value("Rain", \.1))
      },
      Chart {
        LinePlot(
          Array(zip(Self.dates, Self.values)), x: .value("Day", \.0), y: .value("Rain", \.1))
      })
  }

  @Test func seriesAndMissingValues() {
    expectSame(
      Chart(0..<3, id: \.self) {
        LineMark(
          x: .value("Day", ChartDatum.date(Self.dates[$0])),
          y: .value("Rain", $0 == 1 ? nil : ChartDatum.number(Self.values[$0]))
        ).foregroundStyle(by: .value("City", ChartDatum.category("Rome")))
      },
      Chart(0..<3, id: \.self) {
        LineMark(
          x: .value("Day", Self.dates[$0]), y: .value("Rain", $0 == 1 ? nil : Self.values[$0])
        ).foregroundStyle(by: .value("City", "Rome"))
      })
  }

  @Test func valuesOfAScaleAreData() {
    let chart = Chart(0..<3, id: \.self) {
      BarMark(
        x: .value("City", ChartDatum.category(Self.names[$0])),
        y: .value("Rain", ChartDatum.number(Self.values[$0])))
    }
    .chartXScale(domain: ["Bern", "Oslo", "Rome"].map(ChartDatum.category))
    let ticks = chart.layout(in: Self.size).axes.flatMap(\.ticks).map(\.datum)
    #expect(ticks.contains(.category("Bern")))
    #expect(Array(ticks.prefix(3)) == ["Bern", "Oslo", "Rome"].map(ChartDatum.category))
  }
}
