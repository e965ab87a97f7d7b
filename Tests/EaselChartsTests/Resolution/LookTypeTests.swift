import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// The kinds of scales of colours and sizes.
@Suite struct LookTypeTests {
  private let values: [Double] = [1, 10, 100, 1_000]

  private func points(_ values: [Double]) -> Chart<some ChartContent> {
    Chart(values, id: \.self) {
      PointMark(x: .value("X", $0), y: .value("Y", 1))
        .foregroundStyle(by: .value("Colour", $0)).symbolSize(by: .value("Size", $0))
    }
  }

  private func white(_ chart: LaidOutChart, _ value: Double) -> CGFloat? {
    let look = chart.scales.foregroundStyle?.look(.number(value))
    return (look as? Color)?.components(for: .light).red
  }

  private let gradient = Gradient(colors: [.black, .white])

  @Test func aLogarithmicScaleSpacesColoursByPowers() throws {
    let chart = LaidOutChart(
      points(values).chartForegroundStyleScale(range: gradient, type: .log))
    let linear = LaidOutChart(points(values).chartForegroundStyleScale(range: gradient))
    let middle = try #require(white(chart, 10))
    #expect(middle > 0.2 && middle < 0.5)
    #expect(try #require(white(linear, 10)) < 0.1)
    #expect(white(chart, 1) == 0 && white(chart, 1_000) == 1)
  }

  @Test func theRampOfALogarithmicScaleHasPowersAtEqualDistances() throws {
    let chart = LaidOutChart(
      points(values).chartForegroundStyleScale(range: gradient, type: .log))
    let legend = try #require(chart.layout.legends.first { $0.ramp != nil })
    let locations = legend.tickLines.map(\.start.x)
    try #require(locations.count >= 3)
    let steps = zip(locations, locations.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { isNear($0, steps[0], by: 1) })
  }

  @Test func aLogarithmicScaleSpacesSizesByPowers() throws {
    let chart = LaidOutChart(
      points(values).chartSymbolSizeScale(range: 0...300, type: .log))
    let sizes = values.map { chart.scales.symbolSize?.look(.number($0)) ?? -1 }
    #expect(zip(sizes, [0, 100, 200, 300]).allSatisfy { isNear($0, $1, by: 0.001) })
  }

  @Test func valuesWithoutALogarithmAreNotedAndHaveNoColor() {
    let chart = LaidOutChart(
      points([-5, 0, 1, 100]).chartForegroundStyleScale(range: gradient, type: .log))
    #expect(white(chart, -5) == nil && white(chart, 0) == nil)
    #expect(white(chart, 1) == 0 && white(chart, 100) == 1)
    #expect(chart.notes("which “Colour” has: -5.0"))
  }

  @Test func numbersOfACategoricalScaleHaveAColorEach() {
    let chart = LaidOutChart(
      points([3, 1, 2]).chartForegroundStyleScale(
        range: [Tint.red, .green, .blue], type: .category))
    let looks = [3.0, 1, 2].map { chart.scales.foregroundStyle?.look(.number($0)) as? Tint }
    #expect(looks == [.red, .green, .blue])
    #expect(chart.layout.legends.flatMap(\.labels).map(\.text.string).contains("3"))
  }

  @Test func aScaleTypeThatDoesNotFitTheValuesIsNoted() {
    let names = Chart(["a", "b"], id: \.self) {
      BarMark(x: .value("Name", $0), y: .value("N", 1)).foregroundStyle(by: .value("Name", $0))
    }
    #expect(
      LaidOutChart(names.chartForegroundStyleScale(type: .log)).notes(
        "“Name” has categories, which a scale of type log cannot show"))
    #expect(
      LaidOutChart(names.chartXScale(type: .linear)).notes(
        "the x axis has categories, which a scale of type linear cannot show"))
    #expect(
      LaidOutChart(points(values).chartForegroundStyleScale(type: .date)).notes(
        "“Colour” has numbers"))
    #expect(
      !LaidOutChart(names.chartForegroundStyleScale(type: .category)).notes("cannot show"))
  }

  @Test func numbersHaveSymbolsOfTheirOwn() throws {
    let chart = LaidOutChart(
      Chart([1, 2, 3], id: \.self) {
        PointMark(x: .value("X", $0), y: .value("Y", 1)).symbol(by: .value("Kind", $0))
      })
    #expect(chart.layout.figures.filter { $0.kind == .point }.count == 3)
    #expect(chart.scales.symbol?.domain == [.number(1), .number(2), .number(3)])
  }
}
