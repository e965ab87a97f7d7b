import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite struct LegendLayoutTests {
  private let names = ["North", "South", "Sea"]

  @Test func aLegendStandsAboveThePlotAtTheLeadingEdge() throws {
    let layout = SeriesSamples.layout(SeriesSamples.bars(names))
    let legend = try #require(layout.legends.first)
    #expect(legend.names == names)
    #expect(legend.frame.minX == 0 && legend.frame.minY == 0)
    #expect(legend.frame.maxY <= layout.plot.minY)
    #expect(layout.legends.count == 1)
  }

  @Test func theLegendIsBelowThePlotInTheAppleTheme() throws {
    let layout = SeriesSamples.layout(SeriesSamples.bars(names)) { $0.theme = .apple }
    let legend = try #require(layout.legends.first)
    #expect(legend.frame.minY > layout.plot.maxY && abs(legend.frame.maxY - 300) < 0.01)
  }

  @Test func aFixedColorMakesNoLegend() {
    let layout = SeriesSamples.layout(
      Plot {
        BarMark(x: .value("A", "a"), y: .value("B", 1)).foregroundStyle(Color.systemRed)
      })
    #expect(layout.legends.isEmpty)
  }

  @Test func oneSeriesAloneHasNoLegend() {
    #expect(SeriesSamples.layout(SeriesSamples.bars(["One"])).legends.isEmpty)
    let forced = SeriesSamples.layout(SeriesSamples.bars(["One"])) {
      $0.legend.visibility = .visible
    }
    #expect(forced.legends.first?.names == ["One"])
  }

  @Test func barsNamedByTheAxisHaveNoLegendExceptInTheAppleTheme() {
    let bars = Plot {
      ForEach(data: SeriesSamples.rows(["A"]), id: { _ in 0 }) {
        BarMark(x: .value("Month", $0.month), y: .value("Value", $0.value))
          .foregroundStyle(by: .value("Month", $0.month))
      }
    }
    #expect(SeriesSamples.layout(bars).legends.isEmpty)
    #expect(SeriesSamples.layout(bars) { $0.theme = .apple }.legends.count == 1)
    #expect(SeriesSamples.layout(bars) { $0.x.visibility = .hidden }.legends.count == 1)
  }

  @Test func hiddenLegendsTakeNoSpace() {
    let layout = SeriesSamples.layout(SeriesSamples.bars(names)) {
      $0.legend.visibility = .hidden
    }
    #expect(layout.legends.isEmpty && layout.plot.minY < 10)
  }

  @Test func layersAreListedFromTheTop() {
    let layout = SeriesSamples.layout(SeriesSamples.bars(names)) {
      $0.legend.position = .trailing
    }
    #expect(layout.legends.first?.names == names.reversed())
    #expect((layout.legends.first?.frame.minX ?? 0) >= layout.plot.maxX)
  }

  @Test func linesAreListedByTheirLastValues() {
    let inferred = SeriesSamples.layout(SeriesSamples.lines(names)) { $0.seriesLabels = .legend }
    #expect(inferred.legends.first?.names == names.reversed())
    let given = SeriesSamples.layout(SeriesSamples.lines(names)) {
      $0.seriesLabels = .legend
      $0.foregroundStyle.domain = names
    }
    #expect(given.legends.first?.names == names)
  }

  @Test func stylesOfOneFieldShareALegend() throws {
    let content = Plot {
      ForEach(data: SeriesSamples.rows(names), id: { _ in 0 }) {
        LineMark(x: .value("Month", $0.month), y: .value("Value", $0.value))
          .foregroundStyle(by: .value("Series", $0.series))
          .symbol(by: .value("Series", $0.series))
          .lineStyle(by: .value("Series", $0.series))
      }
    }
    let layout = SeriesSamples.layout(content) { $0.seriesLabels = .legend }
    #expect(layout.legends.count == 1)
    let key = try #require(layout.legends.first?.keys.first)
    #expect(key.figures.map(\.kind) == [.line, .point])
    #expect(key.figures.first?.strokeStyle.dash.isEmpty == false)
  }

  @Test func stylesOfTwoFieldsHaveNamedLegends() {
    let content = Plot {
      ForEach(data: SeriesSamples.rows(names), id: { _ in 0 }) {
        PointMark(x: .value("Month", $0.month), y: .value("Value", $0.value))
          .foregroundStyle(by: .value("Series", $0.series))
          .symbol(by: .value("Month", $0.month))
      }
    }
    let layout = SeriesSamples.layout(content) { $0.legend.visibility = .visible }
    #expect(layout.legends.map(\.title?.text.string) == ["Series", "Month"])
    #expect(layout.legends.map(\.keys.count) == [3, 5])
  }

  @Test func sizesHaveRoundValuesInOneRow() throws {
    let content = Plot {
      ForEach(data: [13.0, 40, 87], id: { _ in 0 }) {
        PointMark(x: .value("X", $0), y: .value("Y", $0)).symbolSize(by: .value("Mass", $0))
      }
    }
    let legend = try #require(SeriesSamples.layout(content).legends.first)
    #expect(legend.title?.text.string == "Mass")
    #expect(legend.names == ["30", "50", "70"])
    let widths = legend.keys.map { $0.figures.first?.bounds.width ?? 0 }
    #expect(widths == widths.sorted())
    #expect(Set(legend.keys.map { ($0.label.frame.minY * 100).rounded() }).count == 1)
  }

  @Test func numbersHaveARampWithValues() throws {
    let content = Plot {
      ForEach(data: [3.0, 40, 97], id: { _ in 0 }) {
        BarMark(x: .value("X", "\($0)"), y: .value("Y", $0)).foregroundStyle(by: .value("Heat", $0))
      }
    }
    let legend = try #require(SeriesSamples.layout(content).legends.first)
    #expect(legend.title?.text.string == "Heat")
    #expect(legend.ramp?.bounds.width == 120)
    #expect(legend.tickLines.count == legend.keys.count && legend.keys.count >= 2)
    for key in legend.keys { #expect(legend.frame.contains(key.label.frame)) }
  }

  @Test func stepsOfColorsHaveTheirThresholds() throws {
    let content = Plot {
      ForEach(data: [0.0, 40, 100], id: { _ in 0 }) {
        BarMark(x: .value("X", "\($0)"), y: .value("Y", $0)).foregroundStyle(by: .value("Heat", $0))
      }
    }
    let layout = SeriesSamples.layout(content) {
      $0.foregroundStyle.range = [
        Color.systemBlue, Color.systemGreen, Color.systemOrange, Color.systemRed,
      ]
    }
    #expect(try #require(layout.legends.first).names == ["25", "50", "75"])
  }

  @Test func symbolsThatAreBlocksStandInTheLegend() throws {
    let content = Plot {
      ForEach(data: SeriesSamples.rows(["A", "B"]), id: { _ in 0 }) {
        PointMark(x: .value("Month", $0.month), y: .value("Value", $0.value))
          .symbol(by: .value("Series", $0.series))
      }
    }
    let layout = SeriesSamples.layout(content) {
      $0.symbol.mapping = [
        (.category("A"), .block(Color.systemRed.frame(width: 12, height: 20))),
        (.category("B"), .shape(BasicChartSymbolShape.square)),
      ]
    }
    let legend = try #require(layout.legends.first)
    let block = try #require(legend.keys.first?.block)
    #expect(block.frame.size == CGSize(width: 12, height: 20))
    #expect(legend.frame.contains(block.frame))
    #expect(legend.keys.last?.figures.count == 1)
  }

  @Test func aBlockReplacesTheLegend() {
    let layout = SeriesSamples.layout(SeriesSamples.bars(names)) {
      $0.legend.block = AnyBlock(Color.systemRed.frame(width: 50, height: 20))
      $0.legend.position = .bottom
      $0.legend.alignment = .trailing
    }
    #expect(layout.legends.isEmpty)
    #expect(layout.blocks.map(\.frame) == [CGRect(x: 430, y: 280, width: 50, height: 20)])
    #expect(layout.plot.maxY < 272)
  }

  @Test func anOverlaidLegendLiesOnThePlot() throws {
    let layout = SeriesSamples.layout(SeriesSamples.bars(names)) {
      $0.legend.position = .overlay
      $0.legend.alignment = .topTrailing
    }
    let legend = try #require(layout.legends.first)
    #expect(layout.plot.contains(legend.frame))
    #expect(abs(layout.plot.maxX - legend.frame.maxX - 8) < 0.01)
    #expect(layout.plot.minY < 10)
  }

  @Test func rowsRunFromTheRightInArabic() throws {
    let layout = SeriesSamples.layout(SeriesSamples.bars(names), direction: .rightToLeft)
    let legend = try #require(layout.legends.first)
    let lefts = legend.keys.map(\.label.frame.minX)
    #expect(abs(legend.frame.maxX - 480) < 0.01 && lefts == lefts.sorted(by: >))
    for key in legend.keys {
      #expect((key.figures.first?.bounds.minX ?? 0) >= key.label.frame.maxX)
    }
  }

  @Test(
    arguments: [
      ([0, 0.25, 0.5], ["0", "0.25", "0.50"]), ([10, 20, 30], ["10", "20", "30"]),
      ([1_550_000, 1_900_000, 2_250_000], ["1.55M", "1.90M", "2.25M"]), ([], []), ([3], ["3"]),
    ] as [([Double], [String])])
  func valuesHaveOnePrecision(_ values: [Double], _ texts: [String]) {
    #expect(LegendValues.texts(values, .number, EnvironmentValues()) == texts)
  }

  @Test(arguments: [
    (0.0, 100.0), (-3, 7), (1e-9, 2e-9), (-1e308, 1e308), (5, 5), (9, 1), (.nan, 1),
    (0, .infinity),
  ])
  func aLegendOfNumbersHasAtMostFourValues(_ lower: Double, _ upper: Double) {
    let values = LegendValues.round(from: lower, to: upper)
    #expect(values.count <= 4)
    for value in values {
      #expect(value >= min(lower, upper) && value <= max(lower, upper))
    }
  }

  @Test(
    arguments: [
      [], [.nan], [.infinity, -.infinity], [1e308, -1e308], [0, .leastNonzeroMagnitude], [7, 7, 7],
    ] as [[Double]])
  func legendsOfAnyNumbersAreWithinTheChart(_ values: [Double]) {
    let content = Plot {
      ForEach(data: values, id: { _ in 0 }) {
        PointMark(x: .value("X", $0), y: .value("Y", $0)).symbolSize(by: .value("Mass", $0))
          .foregroundStyle(by: .value("Heat", $0))
      }
    }
    let layout = SeriesSamples.layout(content)
    let bounds = CGRect(x: -0.1, y: -0.1, width: 480.2, height: 300.2)
    for label in layout.legends.flatMap(\.labels) { #expect(bounds.contains(label.frame)) }
  }
}
