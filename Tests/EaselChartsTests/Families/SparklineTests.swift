import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite struct SparklineTests {
  static func laidOut(_ values: [Double]) -> LaidOutChart {
    LaidOutChart(Chart { Sparkline(values) }.sparkline(), width: 100, height: 24)
  }

  @Test func aSparklineHasNoGuides() {
    let layout = Self.laidOut([3, 5, 4, 8, 6]).layout
    #expect(layout.axes.isEmpty && layout.legends.isEmpty && layout.labels.isEmpty)
    #expect(layout.plot.size == layout.size)
  }

  @Test func anyChartBecomesASparkline() {
    let chart = Chart([3.0, 5, 4], id: \.self) {
      BarMark(x: .value("Name", "\($0)"), y: .value("Value", $0))
    }
    let layout = LaidOutChart(chart.sparkline(), width: 80, height: 20).layout
    #expect(layout.axes.isEmpty && layout.figures.count == 3)
  }

  @Test func theLastTheLeastAndTheGreatestPointAreMarked() {
    let chart = Self.laidOut([3, 5, 2, 8, 6])
    let points = chart.rects(.point)
    #expect(points.count == 3)
    for (point, location) in zip(points, [(2.0, 2.0), (3, 8), (4, 6)]) {
      #expect(isNear(point.midX, chart.x(location.0)) && isNear(point.midY, chart.y(location.1)))
    }
  }

  @Test func theLineFillsTheHeightAndItsPointsStayInside() {
    let chart = Self.laidOut([3, 5, 2, 8, 6])
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 24)
    for figure in chart.layout.figures { #expect(bounds.contains(figure.bounds)) }
    #expect(isNear(chart.y(8), 2) && isNear(chart.y(2), 22))
  }

  @Test func aLevelLineLiesInTheMiddle() {
    for value in [0, 3, -7e200, 1e308] {
      let chart = Self.laidOut([value, value, value])
      #expect(isNear(chart.y(value), 12) && chart.rects(.point).count == 1)
    }
  }

  @Test func gapsAndInfiniteValuesBreakTheLine() {
    let chart = Self.laidOut([1, .nan, 4, .infinity, 5, 3])
    #expect(chart.isFinite && chart.notes("a value is infinite"))
    #expect(Self.laidOut([]).layout.figures.isEmpty)
    #expect(Self.laidOut([.nan, .nan]).notes("there is no value"))
    #expect(Self.laidOut([-1e308, 1e308, 0]).isFinite)
  }

  @Test func gapsHaveNoTextOverTheLine() {
    #expect(Self.laidOut([1, 5, .nan, 2, 8, 3, 4, 6]).layout.notes.isEmpty)
  }

  @Test func sparklineInATextHasTheTheme() throws {
    let text = Text("Load \(sparkline: [3, 5, 4, 8, 6])").chartTheme(.print)
    let svg = String(decoding: try text.data(as: .svg), as: UTF8.self)
    let spreads = svg.matches(of: #/#([0-9a-fA-F]{6})/#).map { match in
      let number = Int(match.output.1, radix: 16) ?? 0
      let channels = [number >> 16, number >> 8 & 255, number & 255]
      return (channels.max() ?? 0) - (channels.min() ?? 0)
    }
    // Inks may have a trace of blue; the colors of the standard theme differ by 80 and more.
    #expect(!spreads.isEmpty && spreads.allSatisfy { $0 < 30 })
  }

  @Test func infiniteValueOfASparklineInATextIsReportedOnce() throws {
    let text = Text("Load \(sparkline: [1, .infinity, 4]) rises")
    let rendered = try text.rendered(as: .svg, options: RenderOptions(policy: .lenient))
    #expect(rendered.diagnostics.count { $0.code == .invalidData } == 1)
  }

  @Test func aSparklineInATextIsAsHighAsTheFontIsLarge() throws {
    let values = [3.0, 5, 2, 8, 6]
    for size in [9.0, 24] {
      let plain = try sizeOf(Text("Load rises").font(.system(size: size)))
      let text = try sizeOf(Text("Load \(sparkline: values) rises").font(.system(size: size)))
      #expect(text.width >= plain.width + size * 4)
      #expect(text.height >= size && text.height <= plain.height + size)
    }
  }

  private func sizeOf(_ text: Text) throws -> CGSize {
    ChartBlocks(environment: EnvironmentValues()).place(text).size
  }
}
