import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// Legends of series that are not named beside their marks.
@Suite struct UnnamedSeriesTests {
  private func texts(_ layout: ChartLayout) -> [String] {
    layout.legends.flatMap { $0.labels.map(\.text.string) }
  }

  private func model(points: String) -> some Block {
    Chart {
      ForEach(["Model", "Mean"], id: \.self) { name in
        ForEach(0..<5) { index in
          LineMark(x: .value("X", index), y: .value("Y", index * name.count))
            .foregroundStyle(by: .value("Series", name))
        }
      }
      ForEach(0..<5) { index in
        PointMark(x: .value("X", index), y: .value("Y", index * 3))
          .foregroundStyle(by: .value("Series", points))
      }
    }
  }

  private let size = CGSize(width: 480, height: 300)

  @Test func pointsBesideNamedLinesHaveALegend() {
    let layout = model(points: "Measured").layout(in: size)
    #expect(texts(layout) == ["Measured"])
    #expect(Set(layout.plotTexts) == ["Model", "Mean"])
  }

  @Test func pointsOnNamedLinesHaveNone() {
    let layout = model(points: "Mean").layout(in: size)
    #expect(texts(layout).isEmpty)
    #expect(Set(layout.plotTexts) == ["Model", "Mean"])
  }

  @Test func symbolsOfAnotherFieldHaveALegendBesideNamedLines() {
    let layout = Chart(0..<6, id: \.self) { index in
      LineMark(x: .value("X", index / 2), y: .value("Y", index))
        .foregroundStyle(by: .value("Series", index % 2 == 0 ? "A" : "B"))
      PointMark(x: .value("X", index / 2), y: .value("Y", index))
        .symbol(by: .value("Method", index < 3 ? "old" : "new"))
    }.layout()
    #expect(Set(texts(layout)).isSuperset(of: ["old", "new"]))
  }

  @Test func aLegendOfSizesHasNoSizesBeyondTheData() {
    let layout = Chart(0..<10, id: \.self) { index in
      PointMark(x: .value("X", index), y: .value("Y", index))
        .symbolSize(by: .value("People", 910 + index * 10))
    }
    .chartSymbolSizeScale(domain: 0...5_000).layout(in: size)
    let values = texts(layout).compactMap { Double($0.replacing(",", with: "")) }
    #expect(values.count >= 2)
    #expect(values.allSatisfy { $0 >= 910 && $0 <= 1_000 })
  }

  @Test func bothOfTwoAxesHaveTheColorOfTheirSeries() throws {
    let layout = Chart(0..<4, id: \.self) {
      LineMark(x: .value("X", $0), y: .value("Rain", $0)).foregroundStyle(Color.red)
      LineMark(x: .value("X", $0), y: .value("Warmth", $0 * 10)).yAxis("warmth")
    }.layout(in: size)
    let plain = Chart(0..<4, id: \.self) {
      LineMark(x: .value("X", $0), y: .value("Rain", $0)).foregroundStyle(Color.red)
    }.layout(in: size)
    func zero(_ layout: ChartLayout, _ edge: Edge) throws -> TextLayout {
      try #require(
        layout.axes.first { $0.edge == edge }?.labels.first { $0.text.string == "0" }?.text)
    }
    #expect(try zero(layout, .leading) != zero(plain, .leading))
    #expect(try zero(layout, .bottom) == zero(plain, .bottom))
  }

  @Test func anAxisOfSeveralSeriesHasNoColor() throws {
    let layout = Chart(0..<4, id: \.self) {
      LineMark(x: .value("X", $0), y: .value("Rain", $0), series: .value("S", "a"))
        .foregroundStyle(Color.red)
      BarMark(x: .value("X", $0), y: .value("Rain", $0)).foregroundStyle(Color.green)
      LineMark(x: .value("X", $0), y: .value("Warmth", $0 * 10)).yAxis("warmth")
    }.layout(in: size)
    func zero(_ edge: Edge) throws -> TextLayout {
      try #require(
        layout.axes.first { $0.edge == edge }?.labels.first { $0.text.string == "0" }?.text)
    }
    #expect(try zero(.leading) == zero(.bottom))
  }

  private struct Slice {
    var name: String
    var value: Double
    var region: String
  }

  private func pies(_ names: [String], _ regions: Int) -> some Block {
    let slices = (0..<regions).flatMap { region in
      names.enumerated().map { Slice(name: $1, value: Double($0 + 2), region: "R\(region)") }
    }
    return Chart(slices, id: \.value) {
      SectorMark(angle: .value("Share", $0.value)).foregroundStyle(by: .value("Use", $0.name))
    }
    .chartFacet(by: { .value("Region", $0.region) }, columns: regions)
  }

  @Test(arguments: 1...6)
  func everySectorOfAFacetHasItsName(_ regions: Int) {
    let names = ["Households and gardens", "Industry", "Transport and traffic", "Agriculture"]
    let layout = pies(names, regions).layout(in: size)
    let legend = texts(layout)
    for panel in layout.panels {
      let inPanel = panel.labels.map { $0.text.string.replacing("\n", with: " ") }
      let missing = names.filter { name in
        !legend.contains(name) && !inPanel.contains { $0.contains(name) }
      }
      #expect(missing == [])
      // A name is in the legend or in the panels.
      #expect(legend.isEmpty || !inPanel.contains { $0.contains("Industry") })
    }
  }
}
