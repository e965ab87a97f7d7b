import EaselBlocks
import EaselCanvas
import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

@Suite struct SectorFamilyTests {
  private static func half(_ chart: some Block) -> some Block {
    chart.chartAngleRange(.degrees(-90)...(.degrees(90)))
  }

  private static func pie(_ values: [Double], _ inner: MarkDimension = .automatic) -> some Block {
    Chart(Array(values.enumerated())) {
      SectorMark(angle: .value("Share", $0.element), innerRadius: inner)
        .foregroundStyle(by: .value("Name", "\($0.offset)"))
    }
  }

  private static func arcs(_ chart: LaidOutChart) -> [ArcShape] {
    chart.layout.figures.compactMap { figure in
      if case .sector(let arc, _) = figure.shape { arc } else { nil }
    }
  }

  @Test(arguments: [false, true]) func anglesAreSharesOfTheSweep(_ isHalf: Bool) {
    for seed in 0..<50 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let values = (0..<6).map { _ in abs(generator.number()) }
      let chart = Self.pie(values, .ratio(0.6))
      let arcs = Self.arcs(LaidOutChart(isHalf ? AnyBlock(Self.half(chart)) : AnyBlock(chart)))
      let sweep = isHalf ? Double.pi : 2 * .pi
      let sum = values.reduce(0, +)
      #expect(abs((arcs.first?.startAngle ?? 9) - (isHalf ? -Double.pi / 2 : 0)) < 1e-9)
      for (arc, value) in zip(arcs, values) {
        #expect(abs(arc.endAngle - arc.startAngle - value / sum * sweep) < 1e-9)
      }
      #expect(abs((arcs.last?.endAngle ?? 9) - (arcs.first?.startAngle ?? 0) - sweep) < 1e-9)
    }
  }

  @Test func aGaugeHasOneLabelWithThePercentageOfItsValue() {
    let chart = LaidOutChart(Chart { GaugeMark(.value("Load", 72), in: 0...100) })
    #expect(chart.layout.labels.map(\.text.string) == ["72%"])
  }

  @Test func aHalfPieFillsTheChartWithItsHalfCircle() {
    let chart = LaidOutChart(
      Self.half(Self.pie([3, 2, 5])).chartValueLabels(.hidden).chartLegend(.hidden), width: 400,
      height: 200)
    let union = chart.layout.figures.map(\.bounds).reduce(CGRect.null) { $0.union($1) }
    #expect(isNear(union.width, 400, by: 1) && isNear(union.height, 200, by: 1))
    #expect(Self.arcs(chart).allSatisfy { abs($0.outerRadius - 200) < 1e-6 })
  }

  @Test func aGaugeFillsTheShareOfItsRange() {
    let chart = LaidOutChart(Self.half(Chart { GaugeMark(.value("Load", 72), in: 0...96) }))
    let arcs = Self.arcs(chart)
    #expect(arcs.count == 2)
    #expect(abs(arcs[0].endAngle - arcs[0].startAngle - 0.75 * .pi) < 1e-9)
    #expect(abs(arcs[1].startAngle - arcs[0].endAngle) < 1e-9)
  }

  @Test(arguments: [Appearance.light, .dark])
  func theTrackOfAGaugeContrastsWithItsBackground(_ appearance: Appearance) {
    var environment = EnvironmentValues()
    environment.appearance = appearance
    let layout = Chart { GaugeMark(.value("Load", 0.3)) }
      .layout(in: CGSize(width: 200, height: 200), environment: environment)
    let paper = ChartStyle(theme: .standard, environment: environment).paper
    guard case .color(let track) = layout.figures.last?.fill else {
      Issue.record("the track has no colour")
      return
    }
    #expect(track.contrast(with: paper) >= 1.3)
  }

  @Test func gaugesOfValuesBeyondTheirRangeAreNoted() {
    for value in [Double.nan, .infinity, -1e308, 1e308, 1.2] {
      let chart = LaidOutChart(Chart { GaugeMark(.value("Load", value)) })
      #expect(chart.isFinite && !chart.layout.diagnostics.isEmpty)
      #expect(chart.layout.figures.count == 2)
    }
    let empty = LaidOutChart(Chart { GaugeMark(.value("Load", 1), in: 1...1) })
    #expect(empty.notes("is empty; the ring is empty"))
    let wide = LaidOutChart(Chart { GaugeMark(.value("Load", 0), in: -1.7e308...1.7e308) })
    #expect(wide.layout.diagnostics.isEmpty)
    #expect(abs((Self.arcs(wide).first?.endAngle ?? 0) - .pi) < 1e-9)
  }

  @Test func negativeSharesAreNoted() {
    #expect(LaidOutChart(Self.pie([3, -1, 2])).notes("negative values have no share"))
    #expect(LaidOutChart(Self.pie([])).layout.figures.isEmpty)
  }
}
