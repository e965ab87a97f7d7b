import EaselBlocks
import EaselCanvas
import EaselStatistics
import Foundation

@testable import EaselCharts

extension MatplotlibSynonyms {
  /// Each of the five kinds is drawn as its figure, with its values at their positions.
  @Sendable static func kindsOfMarks(_ measured: inout Measured) throws {
    let values = [3.0, 1, 4]
    let line = LaidOutChart(
      Chart(0..<3, id: \.self) { LineMark(x: .value("X", $0), y: .value("Y", values[$0])) })
    let scatter = LaidOutChart(
      Chart(0..<3, id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", values[$0])) })
    for (name, chart, kind) in [("plot", line, MarkType.line), ("scatter", scatter, .point)] {
      let points = chart.points(kind)
      measured.equal(points.count, 3, "points of \(name)")
      for (index, point) in points.enumerated() where index < 3 {
        measured.near(point.x, chart.x(Double(index)), by: 0.05, "x of \(name)")
        measured.near(point.y, chart.y(values[index]), by: 0.05, "y of \(name)")
      }
    }
    let bar = LaidOutChart(
      Chart(0..<3, id: \.self) { BarMark(x: .value("X", "n\($0)"), y: .value("Y", values[$0])) })
    measured.equal(Set(bar.rects(.bar).map { $0.maxY.rounded() }).count, 1, "bars stand on a line")
    for (rect, value) in zip(bar.rects(.bar), values) {
      measured.near(rect.height, bar.y(0) - bar.y(value), by: 0.05, "height of a bar")
    }
    let barh = LaidOutChart(
      Chart(0..<3, id: \.self) { BarMark(x: .value("X", values[$0]), y: .value("Y", "n\($0)")) })
    measured.equal(Set(barh.rects(.bar).map { $0.minX.rounded() }).count, 1, "barh has a base")
    for (rect, value) in zip(barh.rects(.bar), values) {
      measured.near(rect.width, barh.x(value) - barh.x(0), by: 0.05, "width of a bar of barh")
      measured.holds(rect.width > rect.height, "bars of barh are horizontal")
    }
    let pie = LaidOutChart(
      Chart(0..<3, id: \.self) { index in
        SectorMark(angle: .value("V", values[index]))
          .foregroundStyle(by: .value("N", "n\(index)"))
      })
    for (sector, value) in zip(pie.layout.sectors, values) {
      measured.near(sector.arc.share, value / 8, by: 1e-6, "share of a slice")
      measured.near(sector.arc.innerRadius, 0, "a pie has no hole")
    }
    measured.equal(pie.layout.sectors.count, 3, "slices")
  }

  /// `where="post"` holds a value until the next one, a band lies between its limits, and areas are
  /// stacked.
  @Sendable static func stepsAndAreas(_ measured: inout Measured) throws {
    let values = [2.0, 5, 1, 4]
    let step = LaidOutChart(
      Chart(0..<4, id: \.self) {
        LineMark(x: .value("X", $0), y: .value("Y", values[$0])).interpolationMethod(.stepStart)
      })
    let points = step.points(.line)
    for index in 0..<3 {
      // Just before the next value, matplotlib's "post" still has this one.
      let y = height(of: points, at: step.x(Double(index) + 0.95))
      measured.near(y, step.y(values[index]), by: 0.05, "value before \(index + 1)")
      let after = height(of: points, at: step.x(Double(index) + 0.05))
      measured.near(after, step.y(values[index]), by: 0.05, "value after \(index)")
    }
    let band = LaidOutChart(
      Chart(0..<4, id: \.self) {
        AreaMark(
          x: .value("X", $0), yStart: .value("Low", values[$0] - 1),
          yEnd: .value("High", values[$0] + 1))
      })
    let bounds = band.rects(.area).first ?? .null
    measured.near(bounds.minY, band.y(6), by: 0.05, "the upper limit of the band")
    measured.near(bounds.maxY, band.y(0), by: 0.05, "the lower limit of the band")
    let stack = LaidOutChart(
      Chart(0..<8, id: \.self) {
        AreaMark(x: .value("X", $0 / 2), y: .value("Y", values[$0 / 2]))
          .foregroundStyle(by: .value("Series", "s\($0 % 2)"))
      })
    let areas = stack.rects(.area)
    measured.equal(areas.count, 2, "areas of stackplot")
    measured.near(areas.map(\.minY).min() ?? .nan, stack.y(10), by: 0.1, "the sum of the layers")
    measured.near(areas.map(\.minY).max() ?? .nan, stack.y(5), by: 0.1, "the first layer")
    measured.holds(
      Set(stack.layout.figures.filter { $0.kind == .area }.map(\.fill)).count == 2,
      "layers have two colors")
  }

  /// The height of straight parts at a position of x.
  static func height(of points: [CGPoint], at x: CGFloat) -> CGFloat {
    for (start, end) in zip(points, points.dropFirst())
    where start.x < end.x && start.x <= x && x <= end.x {
      return start.y + (end.y - start.y) * (x - start.x) / (end.x - start.x)
    }
    return .nan
  }

  /// A fitted line has the values of least squares, its band is there, and the mean of seven values
  /// is at the last of them, as pandas' is.
  @Sendable static func trends(_ measured: inout Measured) throws {
    let xs = (0..<20).map(Double.init)
    let ys: [Double] = xs.map { (x: Double) -> Double in 3 + 0.5 * x + sin(x * 2) }
    let trend = LaidOutChart(
      Chart {
        TrendLine(x: .value("X", xs), y: .value("Y", ys), confidence: 0.95)
      })
    let (meanX, meanY) = (xs.reduce(0, +) / 20, ys.reduce(0, +) / 20)
    var (products, squares) = (0.0, 0.0)
    for (x, y) in zip(xs, ys) {
      products += (x - meanX) * (y - meanY)
      squares += (x - meanX) * (x - meanX)
    }
    let slope = products / squares
    let line = trend.points(.line)
    for x in [0.0, 19] {
      let point = line.min { abs($0.x - trend.x(x)) < abs($1.x - trend.x(x)) } ?? .zero
      measured.near(
        point.y, trend.y(meanY + slope * (x - meanX)), by: 0.1, "least squares at \(x)")
    }
    let area = trend.rects(.area).first ?? .null
    let bounds = trend.rects(.line).first ?? .null
    measured.holds(
      area.minY < bounds.minY - 1 && bounds.maxY + 1 < area.maxY, "the band is around the line")
    let rolling = LaidOutChart(
      Chart { MovingAverage(x: .value("X", xs), y: .value("Y", ys), window: 7) })
    let means = rolling.points(.line)
    measured.equal(means.count, 14, "means of seven of 20 values")
    for (index, point) in means.enumerated() where index < 14 {
      let mean = ys[index..<index + 7].reduce(0, +) / 7
      measured.near(point.x, rolling.x(Double(index + 6)), by: 0.05, "x of mean \(index)")
      measured.near(point.y, rolling.y(mean), by: 0.05, "y of mean \(index)")
    }
  }

  /// Cells have the colors of their numbers, and a color bar shows them.
  @Sendable static func heatMap(_ measured: inout Measured) throws {
    let chart = Chart(0..<9, id: \.self) { index in
      RectangleMark(x: .value("C", "c\(index % 3)"), y: .value("R", "r\(index / 3)"))
        .foregroundStyle(by: .value("Heat", Double(index)))
    }
    .chartForegroundStyleScale(range: Gradient(colors: [.yellow, .blue]))
    let layout = LaidOutChart(chart).layout
    let cells = layout.figures.filter { $0.kind == .rectangle }
    measured.equal(cells.count, 9, "cells")
    measured.equal(Set(cells.map { $0.bounds.midX.rounded() }).count, 3, "columns")
    let colors = cells.compactMap { cell -> Color.Components? in
      if case .color(let color)? = cell.fill { color.components(for: .light) } else { nil }
    }
    measured.equal(colors.count, 9, "cells with a color")
    guard let first = colors.first, let last = colors.last else { return }
    measured.holds(first.red > 0.7 && first.green > 0.6 && first.blue < 0.4, "least is yellow")
    measured.holds(last.blue > 0.7 && last.red < 0.4, "greatest is blue")
    let blues = colors.map { $0.red - $0.blue }
    measured.holds(blues == blues.sorted(by: >), "colors go from yellow to blue")
    let ramp = layout.legends.first?.ramp?.bounds ?? .null
    measured.holds(max(ramp.width, ramp.height) > 40, "there is a color bar")
    measured.equal(layout.legends.first?.keys.first?.label.text.string, "0", "its first number")
    guard case .linearGradient(let paint)? = layout.legends.first?.ramp?.fill else {
      return measured.holds(false, "the color bar has a gradient")
    }
    let ends = [paint.gradient.stops.first, paint.gradient.stops.last].map {
      $0?.color.components(for: .light)
    }
    measured.equal(Set(ends), Set([colors.first, colors.last]), "the ends of the color bar")
  }
}
