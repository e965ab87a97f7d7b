import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// The default symbols of points whose series differ in color.
@Suite struct SeriesSymbolTests {
  private static func outlines(_ figures: [ChartFigure]) -> [String] {
    figures.compactMap { figure in
      guard case .symbols(let path, _) = figure.shape else { return nil }
      return "\(path)"
    }
  }

  private static func points(_ names: [String]) -> some ChartContent {
    ForEach(data: SeriesSamples.rows(names), id: { _ in 0 }) {
      PointMark(x: .value("Month", $0.month), y: .value("Value", $0.value))
        .foregroundStyle(by: .value("Series", $0.series))
    }
  }

  private static let names = ["A", "B", "C", "D"]

  @Test func seriesOfPointsDifferInTheirSymbols() {
    let layout = SeriesSamples.layout(Self.points(Self.names))
    #expect(Set(Self.outlines(layout.figures)).count == 4)
  }

  @Test func legendsShowTheSymbols() {
    let layout = SeriesSamples.layout(Self.points(Self.names))
    let keys = layout.legends.flatMap { $0.keys.flatMap(\.figures) }
    #expect(Self.outlines(keys) == Self.outlines(layout.figures))
  }

  @Test func oneSeriesHasCircles() {
    let one = SeriesSamples.layout(Self.points(["A"]))
    let plain = SeriesSamples.layout(Self.points(Self.names)) { $0.theme = .apple }
    #expect(Set(Self.outlines(one.figures)).count == 1)
    #expect(Set(Self.outlines(plain.figures)).count == 1)
  }

  @Test func pointsOnLinesKeepTheirCircles() {
    let content = Plot {
      SeriesSamples.lines(Self.names)
      Self.points(Self.names)
    }
    let layout = SeriesSamples.layout(content)
    #expect(Set(Self.outlines(layout.figures.filter { $0.kind == .point })).count == 1)
  }

  @Test func pointsThatTheAxisNamesKeepTheirCircles() {
    let content = ForEach(data: SeriesSamples.rows(Self.names), id: { _ in 0 }) {
      PointMark(x: .value("Series", $0.series), y: .value("Value", $0.value))
        .foregroundStyle(by: .value("Series", $0.series))
    }
    #expect(Set(Self.outlines(SeriesSamples.layout(content).figures)).count == 1)
  }

  @Test func aSymbolOfAMarkWins() {
    let content = ForEach(data: SeriesSamples.rows(Self.names), id: { _ in 0 }) {
      PointMark(x: .value("Month", $0.month), y: .value("Value", $0.value))
        .foregroundStyle(by: .value("Series", $0.series))
        .symbol(.diamond)
    }
    #expect(Set(Self.outlines(SeriesSamples.layout(content).figures)).count == 1)
  }
}
