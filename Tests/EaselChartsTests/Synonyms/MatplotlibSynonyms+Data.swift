import EaselBlocks
import EaselCanvas
import EaselStatistics
import Foundation

@testable import EaselCharts

extension MatplotlibSynonyms {
  /// Rows of a CSV file, grouped and averaged by functions of Swift, are bars of the means.
  @Sendable static func groupedRows(_ measured: inout Measured) throws {
    let file = "product,euros\nPaper,41.5\nInk,18\nPaper,38.5\nInk,\nInk,22\n"
    let rows = file.split(whereSeparator: \.isNewline).dropFirst().map { line in
      let fields = line.components(separatedBy: ",")
      return (product: fields[0], euros: Double(fields[1]) ?? .nan)
    }
    let means = Dictionary(grouping: rows, by: \.product).sorted { $0.key < $1.key }.map { group in
      let known = group.value.map(\.euros).filter { !$0.isNaN }
      return (product: group.key, euros: known.reduce(0, +) / Double(known.count))
    }
    let chart = LaidOutChart(
      Chart(means, id: \.product) {
        BarMark(x: .value("Product", $0.product), y: .value("Euros", $0.euros))
      })
    let tops = chart.rects(.bar).map(\.minY)
    measured.equal(tops.count, 2, "bars")
    for (top, mean) in zip(tops, [20.0, 40]) { measured.near(top, chart.y(mean), "mean \(mean)") }
  }

  /// A bar of `unit: .month` is as high as the sum of the values of its month.
  @Sendable static func monthlySums(_ measured: inout Measured) throws {
    let newYear = Date(timeIntervalSince1970: 1_735_689_600)
    let rows = stride(from: 0, to: 120, by: 3).map { (day: Int) -> (Date, Int) in
      (newYear + 86_400 * Double(day), day % 7 + 1)
    }
    var sums: [Int: Int] = [:]
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    for (day, count) in rows { sums[calendar.component(.month, from: day), default: 0] += count }
    let chart = LaidOutChart(
      Chart(rows.indices, id: \.self) {
        BarMark(
          x: .value("Month", rows[$0].0, unit: .month), y: .value("Orders", rows[$0].1))
      })
    let columns = Dictionary(grouping: chart.rects(.bar)) { Int($0.minX.rounded()) }
      .sorted { $0.key < $1.key }.map(\.value)
    measured.equal(columns.count, sums.count, "a bar for each month")
    for (column, month) in zip(columns, sums.keys.sorted()) {
      let top = column.map(\.minY).min() ?? .nan
      measured.near(top, chart.y(Double(sums[month] ?? 0)), by: 0.05, "sum of month \(month)")
    }
  }

  /// A line of 100,000 values reaches each of its extremes.
  @Sendable static func manyValues(_ measured: inout Measured) throws {
    struct Sample {
      var time, value: Double
    }
    let samples = (0..<100_000).map {
      let time = Double($0) / 100_000
      return Sample(time: time, value: $0 == 70_001 ? 9 : sin(time * 40))
    }
    let chart = LaidOutChart(
      Chart { LinePlot(samples, x: .value("Time", \.time), y: .value("Signal", \.value)) })
    let points = chart.points(.line)
    let peak = points.min { $0.y < $1.y }
    measured.holds(!points.isEmpty, "the line is drawn")
    measured.near(peak?.y ?? .nan, chart.y(9), by: 0.05, "the one extreme is reached")
    measured.near(peak?.x ?? .nan, chart.x(0.70001), by: 0.5, "at its position")
    measured.near(points.map(\.y).max() ?? .nan, chart.y(-1), by: 0.05, "the minimum is reached")
    measured.near(points.map(\.x).max() ?? .nan, chart.x(0.99999), by: 0.05, "the end is reached")
  }

  /// Bins hold all values, boxes the quartiles, and error bars end at their limits.
  @Sendable static func distributions(_ measured: inout Measured) throws {
    let values: [Double] = (0..<400).map {
      let wave: Double = sin(Double($0) * 1.7)
      return 50 + 20 * wave + Double($0 % 13)
    }
    let bins = LaidOutChart(Chart { Histogram(x: .value("X", values), bins: .count(20)) })
    let bars = bins.rects(.bar)
    // Round limits give up to 40 % more.
    measured.holds((14...28).contains(bars.count), "\(bars.count) bars of about 20")
    let unit = bins.y(0) - bins.y(1)
    measured.near(bars.map { $0.height / unit }.reduce(0, +), 400, by: 0.5, "sum of the counts")
    let widths = bars.map(\.width)
    measured.near(widths.max() ?? .nan, widths.min() ?? .nan, by: 0.05, "bins of one width")

    let sample = [1.0, 2, 3, 4, 5, 6, 7, 8, 9]
    let box = LaidOutChart(Chart { BoxMark(x: .value("G", "a"), y: .value("Y", sample)) })
    let body = box.layout.figures.filter { $0.kind == .bar || $0.kind == .rectangle }
      .map(\.bounds).max { $0.height < $1.height }
    measured.near(body?.minY ?? .nan, box.y(7), by: 0.05, "third quartile, as numpy's")
    measured.near(body?.maxY ?? .nan, box.y(3), by: 0.05, "first quartile")
    let all = box.layout.figures.map(\.bounds)
    measured.near(all.map(\.minY).min() ?? .nan, box.y(9), by: 1, "whisker to the maximum")
    measured.near(all.map(\.maxY).max() ?? .nan, box.y(1), by: 1, "whisker to the minimum")

    let error = LaidOutChart(
      Chart {
        PointMark(x: .value("X", 1), y: .value("Y", 5))
        ErrorBarMark(x: .value("X", 1), yStart: .value("Y", 3), yEnd: .value("Y", 8))
      })
    let rules = error.rects(.rule)
    measured.near(rules.map(\.minY).min() ?? .nan, error.y(8), by: 1, "upper end of the error")
    measured.near(rules.map(\.maxY).max() ?? .nan, error.y(3), by: 1, "lower end of the error")
    measured.near(rules.map(\.midX).first ?? .nan, error.x(1), by: 0.05, "error at its x")
  }
}
