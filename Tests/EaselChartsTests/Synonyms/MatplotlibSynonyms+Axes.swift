import EaselBlocks
import EaselCanvas
import Foundation

@testable import EaselCharts

extension MatplotlibSynonyms {
  static var powers: some Block {
    Chart(0..<7, id: \.self) {
      LineMark(x: .value("X", $0), y: .value("Y", pow(10, Double($0) / 2)))
    }
  }

  /// Limits are the ends of the plot, an axis is reversed, and decades have one length.
  @Sendable static func limitsAndScales(_ measured: inout Measured) throws {
    let limited = LaidOutChart(powers.chartXScale(domain: 0...10))
    measured.near(limited.x(0), limited.layout.plot.minX, by: 0.05, "xlim begins the plot")
    measured.near(limited.x(10), limited.layout.plot.maxX, by: 0.05, "xlim ends the plot")
    let high = LaidOutChart(powers.chartYScale(domain: 0...2_000))
    measured.near(high.y(2_000), high.layout.plot.minY, by: 0.05, "ylim ends the plot")
    measured.near(high.y(0), high.layout.plot.maxY, by: 0.05, "ylim begins the plot")

    let reversed = LaidOutChart(powers.chartYScale(domain: .automatic(reversed: true)))
    let ticks = reversed.layout.axes.filter { $0.edge == .leading }.flatMap(\.ticks)
      .sorted { $0.position < $1.position }.compactMap { tick -> Double? in
        if case .number(let value) = tick.datum { value } else { nil }
      }
    measured.holds(ticks.count > 1 && ticks == ticks.sorted(), "values grow downwards: \(ticks)")
    let points = reversed.points(.line)
    measured.holds(points.map(\.y) == points.map(\.y).sorted(), "the line falls")

    let log = LaidOutChart(powers.chartYScale(type: .log))
    let decade = log.y(1) - log.y(10)
    measured.holds(decade > 20, "a decade has a length")
    for power in [10.0, 100] {
      measured.near(log.y(power) - log.y(power * 10), decade, by: 0.05, "decade from \(power)")
    }
    let line = log.points(.line)
    let steps = zip(line, line.dropFirst()).map { $0.y - $1.y }
    measured.near(
      steps.max() ?? .nan, steps.min() ?? 0, by: 0.1, "powers are on a straight line")
    let round = log.ticks(.leading)
    measured.holds([1, 10, 100, 1_000].allSatisfy { round.contains($0) }, "ticks at the powers")
  }

  /// Ticks are at the given values, in the given format.
  @Sendable static func ticksAndFormats(_ measured: inout Measured) throws {
    let chart = LaidOutChart(
      Chart(0..<5, id: \.self) { LineMark(x: .value("X", $0), y: .value("Y", Double($0) / 4)) }
        .chartXAxis { AxisMarks(values: [0, 1, 3]) }
        .chartYAxis {
          AxisMarks(values: [0, 0.5, 1]) { _ in
            AxisGridLine()
            AxisValueLabel(format: .percent)
          }
        })
    measured.equal(chart.ticks(.bottom), [0, 1, 3], "ticks of x")
    measured.equal(chart.texts(.bottom), ["0", "1", "3"], "labels of x")
    measured.equal(chart.ticks(.leading), [0, 0.5, 1], "ticks of y")
    measured.equal(chart.texts(.leading), ["0%", "50%", "100%"], "labels of y")
    let axis = chart.layout.axes.first { $0.edge == .leading }
    for (line, value) in zip(axis?.gridLines ?? [], [0, 0.5, 1]) {
      measured.near(line.start.y, chart.y(value), by: 0.6, "grid line of \(value)")
    }
  }

  /// Names wrap, then shrink, then turn as the chart becomes narrower.
  @Sendable static func longNames(_ measured: inout Measured) throws {
    let names = [
      "Machine tools", "Paper and ink", "Electric motors", "Office furniture", "Garden tools",
      "Children's books",
    ]
    let chart = Chart(names.indices, id: \.self) {
      BarMark(x: .value("N", names[$0]), y: .value("Y", $0 + 1))
    }
    struct Look: Equatable {
      var wraps, shrinks, turns: Bool
    }
    var looks: [Look] = []
    var fullSize: CGFloat?
    for width in stride(from: 900.0, through: 120, by: -20) {
      let labels =
        LaidOutChart(chart, width: width).layout.axes.first { $0.edge == .bottom }?.labels ?? []
      guard let first = labels.first else { continue }
      let size = first.text.size.height / CGFloat(max(1, first.text.lines.count))
      if fullSize == nil { fullSize = size }
      let look = Look(
        wraps: labels.contains { $0.text.lines.count > 1 }, shrinks: size < (fullSize ?? 0) - 0.1,
        turns: first.rotation != 0)
      if looks.last != look { looks.append(look) }
    }
    measured.equal(looks.first, Look(wraps: false, shrinks: false, turns: false), "wide charts")
    let wrapped = looks.firstIndex { $0.wraps }
    let shrunk = looks.firstIndex { $0.shrinks }
    let turned = looks.firstIndex { $0.turns }
    measured.holds(wrapped != nil, "names wrap")
    measured.holds(shrunk != nil, "names shrink")
    measured.holds(turned != nil, "names turn")
    measured.holds((wrapped ?? 99) < (shrunk ?? -1), "they wrap before they shrink: \(looks)")
    measured.holds((shrunk ?? 99) <= (turned ?? -1), "they shrink before they turn: \(looks)")
  }

  /// Marks of a second axis are on the scale of that axis, which is at the other edge.
  @Sendable static func secondAxis(_ measured: inout Measured) throws {
    let highs = [8.0, 12, 25, 14]
    let chart = LaidOutChart(
      Chart(0..<4, id: \.self) {
        BarMark(x: .value("M", "m\($0)"), y: .value("Rain", 40 * $0 + 20))
        LineMark(x: .value("M", "m\($0)"), y: .value("Highs", highs[$0])).yAxis("warmth")
      }
      .chartYScale(domain: 0...30, for: "warmth"))
    let axes = chart.layout.axes.filter { $0.edge != .bottom }
    measured.equal(Set(axes.map(\.edge)), [.leading, .trailing], "value axes")
    let plot = chart.layout.plot
    for (point, high) in zip(chart.points(.line), highs) {
      measured.near(
        Double(point.y), plot.maxY - plot.height * high / 30, by: 0.1, "\(high) on the second axis")
    }
    measured.near(
      chart.rects(.bar).map(\.minY).min() ?? .nan, chart.y(140), by: 0.05,
      "bars are on the first axis")
  }

  /// The plot has its size whatever is around it, and rows have their height.
  @Sendable static func plotSizes(_ measured: inout Measured) throws {
    for title in ["T", "A title that is so long that it needs several lines in a chart"] {
      let layout = powers.chartTitle(title).chartPlotSize(width: 240, height: 180).layout()
      measured.near(layout.plot.width, 240, by: 0.05, "width of the plot")
      measured.near(layout.plot.height, 180, by: 0.05, "height of the plot")
    }
    for count in [3, 9] {
      let layout = Chart(0..<count, id: \.self) {
        BarMark(x: .value("V", $0 + 1), y: .value("N", "n\($0)"))
      }
      .chartPlotSize(heightPerCategory: 28).layout()
      measured.near(layout.plot.height, CGFloat(28 * count), by: 0.05, "height of \(count) rows")
    }
  }

  /// Facets are panels on one scale, and aligned charts of a grid have the edges of their plots.
  @Sendable static func panels(_ measured: inout Measured) throws {
    let layout = Chart(0..<8, id: \.self) {
      LineMark(x: .value("X", $0 % 2), y: .value("Y", $0 * $0))
    }
    .chartFacet(by: { .value("F", "f\($0 / 2)") }, columns: 2)
    .layout(in: CGSize(width: 480, height: 400))
    measured.equal(layout.panels.count, 4, "panels of 2 × 2")
    measured.equal(Set(layout.panels.map { $0.plot.minX.rounded() }).count, 2, "columns")
    measured.equal(Set(layout.panels.map { $0.plot.minY.rounded() }).count, 2, "rows")
    let heights = layout.panels.map { $0.figures.first?.bounds.height ?? .nan }
    // 0 to 1, 4 to 9, 16 to 25, 36 to 49: one scale for all.
    for (height, range) in zip(heights, [1.0, 5, 9, 13]) {
      measured.near(height / (heights.last ?? .nan), range / 13, by: 0.01, "one scale")
    }
    let grid = Grid(columns: 2) {
      ForEach(0..<4, id: \.self) { index in
        Chart(0..<3, id: \.self) {
          LineMark(
            x: .value("X", $0), y: .value("Y", Double($0) * pow(1_000, Double(index))))
        }
        .chartAlignment("grid").frame(width: 220, height: 150)
      }
    }
    let layouts = ExamSupport.layouts(of: grid, in: CGSize(width: 480, height: 400))
    measured.equal(layouts.count, 4, "charts of the grid")
    for plot in layouts.map(\.plot) {
      measured.near(plot.minX, layouts[0].plot.minX, by: 0.05, "left edge of the plot")
      measured.near(plot.maxX, layouts[0].plot.maxX, by: 0.05, "right edge of the plot")
    }
  }
}
