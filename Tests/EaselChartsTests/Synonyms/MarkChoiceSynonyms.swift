import EaselBlocks
import EaselCanvas
import Foundation

@testable import EaselCharts

/// The checks of the table "Choose a mark".
enum MarkChoiceSynonyms {
  static let table = CounterpartTable(guide: "charts.md", section: "Choose a mark")

  static let all = [
    Synonym("lines, time series", lines),
    Synonym("areas", areas),
    Synonym("bars, columns", bars),
    Synonym("stacked bars, grouped bars", stacksAndGroups),
    Synonym("bars of 100 %", normalizedBars),
    Synonym("pie, donut", sectors),
    Synonym("scatter plot, bubbles", bubbles),
    Synonym("heat map, time table", cellsAndSpans),
    Synonym(
      "histogram, box plot, waterfall, candlesticks, gauge, Gantt",
      withoutCheck: "the tests of Families measure each family"),
    Synonym("a line of the size of a word", sparklines),
  ]

  private static let values = [3.0, 1, 4, 2]

  /// A line has a point for each value at its time.
  @Sendable static func lines(_ measured: inout Measured) throws {
    let start = Date(timeIntervalSince1970: 1_735_689_600)
    // Days that are not equally far apart.
    let days = [0.0, 1, 4, 10]
    let chart = LaidOutChart(
      Chart(values.indices, id: \.self) {
        LineMark(x: .value("Day", start + 86_400 * days[$0]), y: .value("V", values[$0]))
      })
    let points = chart.points(.line)
    measured.equal(points.count, 4, "points")
    guard let first = points.first, let last = points.last else { return }
    for (index, point) in points.enumerated() {
      let x = first.x + (last.x - first.x) * days[index] / 10
      measured.near(point.x, x, by: 0.05, "time of point \(index)")
      measured.near(point.y, chart.y(values[index]), by: 0.05, "value of point \(index)")
    }
  }

  /// An area is between zero and its values.
  @Sendable static func areas(_ measured: inout Measured) throws {
    let chart = LaidOutChart(
      Chart(values.indices, id: \.self) {
        AreaMark(x: .value("X", $0), y: .value("V", values[$0]))
      })
    let area = chart.rects(.area).first ?? .null
    measured.near(area.maxY, chart.y(0), by: 0.05, "the lower edge is zero")
    measured.near(area.minY, chart.y(4), by: 0.05, "the upper edge is the maximum")
    measured.near(area.minX, chart.x(0), by: 0.05, "the first value")
    measured.near(area.maxX, chart.x(3), by: 0.05, "the last value")
  }

  /// Bars are vertical with the value as y and horizontal with the value as x.
  @Sendable static func bars(_ measured: inout Measured) throws {
    let columns = LaidOutChart(
      Chart(values.indices, id: \.self) {
        BarMark(x: .value("N", "n\($0)"), y: .value("V", values[$0]))
      })
    let rows = LaidOutChart(
      Chart(values.indices, id: \.self) {
        BarMark(x: .value("V", values[$0]), y: .value("N", "n\($0)"))
      })
    for (index, value) in values.enumerated() {
      measured.near(
        columns.rects(.bar)[index].height, columns.y(0) - columns.y(value), by: 0.05,
        "height of column \(index)")
      measured.near(
        rows.rects(.bar)[index].width, rows.x(value) - rows.x(0), by: 0.05,
        "width of bar \(index)")
    }
    measured.equal(Set(rows.rects(.bar).map { $0.minX.rounded() }).count, 1, "base of the bars")
  }

  private static func series(_ isGrouped: Bool, _ stacking: MarkStackingMethod = .standard)
    -> LaidOutChart
  {
    LaidOutChart(
      Chart(0..<4, id: \.self) { index in
        let bar = BarMark(
          x: .value("N", "n\(index / 2)"), y: .value("V", values[index]), stacking: stacking
        )
        .foregroundStyle(by: .value("S", "s\(index % 2)"))
        if isGrouped { bar.position(by: .value("S", "s\(index % 2)")) } else { bar }
      })
  }

  /// Bars of one name are on each other, or beside each other with a position.
  @Sendable static func stacksAndGroups(_ measured: inout Measured) throws {
    let stack = series(false)
    let bars = stack.rects(.bar)
    measured.equal(bars.count, 4, "bars")
    measured.near(bars[0].minX, bars[1].minX, by: 0.05, "bars of a stack have one position")
    measured.near(bars.map(\.minY).min() ?? .nan, stack.y(6), by: 0.05, "the higher sum is 6")
    measured.near(
      bars.prefix(2).map(\.minY).min() ?? .nan, stack.y(4), by: 0.05, "the other sum is 4")
    let group = series(true)
    let beside = group.rects(.bar)
    measured.holds(beside[0].maxX <= beside[1].minX + 0.01, "bars of a group are beside each other")
    for (bar, value) in zip(beside, values) {
      measured.near(bar.height, group.y(0) - group.y(value), by: 0.05, "height in a group")
    }
    let fills = Set(group.layout.bars.map(\.fill))
    measured.equal(fills.count, 2, "colors of two series")
  }

  /// Each bar of 100 % is as high as the plot's domain, in its shares.
  @Sendable static func normalizedBars(_ measured: inout Measured) throws {
    let chart = series(false, .normalized)
    let bars = chart.rects(.bar)
    let full = chart.y(0) - chart.y(1)
    measured.equal(bars.count, 4, "bars")
    for (bar, share) in zip(bars, [0.75, 0.25, 4.0 / 6, 2.0 / 6]) {
      measured.near(bar.height / full, share, by: 0.01, "a share")
    }
    measured.holds(chart.texts(.leading).contains("100%"), "the axis is of percent")
  }

  /// Angles are in proportion to the values, and an inner radius makes a hole.
  @Sendable static func sectors(_ measured: inout Measured) throws {
    func chart(_ radius: MarkDimension) -> ChartLayout {
      LaidOutChart(
        Chart(values.indices, id: \.self) {
          SectorMark(angle: .value("V", values[$0]), innerRadius: radius)
            .foregroundStyle(by: .value("N", "n\($0)"))
        }
      ).layout
    }
    for (name, ratio) in [("pie", 0.0), ("donut", 0.6)] {
      let sectors = chart(.ratio(ratio)).sectors
      measured.equal(sectors.count, 4, "sectors of a \(name)")
      for (sector, value) in zip(sectors, values) {
        measured.near(sector.arc.share, value / 10, by: 1e-6, "share in a \(name)")
        measured.near(
          sector.arc.innerRadius / sector.arc.outerRadius, ratio, by: 0.01, "hole of a \(name)")
      }
    }
  }

  /// The areas of bubbles grow with their values, in equal steps for equal differences.
  @Sendable static func bubbles(_ measured: inout Measured) throws {
    let sizes = [10.0, 40, 90]
    let chart = LaidOutChart(
      Chart(0..<3, id: \.self) {
        PointMark(x: .value("X", $0), y: .value("Y", $0))
          .symbolSize(by: .value("Size", sizes[$0]))
      })
    var areas: [Int: CGFloat] = [:]
    for figure in chart.layout.figures where figure.kind == .point {
      guard case .symbols(let path, let points) = figure.shape else { continue }
      for point in points {
        let index = (0..<3).first { abs(chart.x(Double($0)) - point.x) < 0.5 }
        areas[index ?? -1] = path.boundingBox.width * path.boundingBox.height
      }
    }
    guard let small = areas[0], let middle = areas[1], let large = areas[2] else {
      return measured.holds(false, "three bubbles at their positions: \(areas)")
    }
    measured.holds(small < middle && middle < large, "greater values have larger bubbles")
    measured.near((middle - small) / (large - small), 30.0 / 80, by: 0.01, "area of 40 in 10 to 90")
  }

  /// Cells fill the plot, and a bar with a start and an end is between them.
  @Sendable static func cellsAndSpans(_ measured: inout Measured) throws {
    let cells = LaidOutChart(
      Chart(0..<6, id: \.self) {
        RectangleMark(x: .value("C", "c\($0 % 3)"), y: .value("R", "r\($0 / 3)"))
          .foregroundStyle(by: .value("Heat", Double($0)))
      })
    let (rects, plot) = (cells.rects(.rectangle), cells.layout.plot)
    measured.equal(rects.count, 6, "cells")
    for rect in rects {
      measured.near(rect.width, plot.width / 3, by: 2, "width of a cell")
      measured.near(rect.height, plot.height / 2, by: 2, "height of a cell")
    }
    let spans = LaidOutChart(
      Chart {
        BarMark(xStart: .value("From", 2), xEnd: .value("To", 5), y: .value("Task", "a"))
        BarMark(xStart: .value("From", 4), xEnd: .value("To", 9), y: .value("Task", "b"))
      })
    for (bar, span) in zip(spans.rects(.bar), [(2.0, 5.0), (4, 9)]) {
      measured.near(bar.minX, spans.x(span.0), by: 0.05, "start of a span")
      measured.near(bar.maxX, spans.x(span.1), by: 0.05, "end of a span")
    }
  }

  /// A line in a text is as high as its font and has a width by its values.
  @Sendable static func sparklines(_ measured: inout Measured) throws {
    let text = Text("Load \(sparkline: [1, 3, 2, 5]) MW").layoutTree().size
    let plain = Text("Load  MW").layoutTree().size
    measured.near(text.height, plain.height, by: 3, "height of the text")
    measured.holds(text.width > plain.width + 10, "the line has a width")
    let png = try Text("\(sparkline: [1, 3, 2, 5])").image(scale: 4)
    var inked = Set<Int>()
    for x in 0..<Int(png.size.width * 4) {
      for y in 0..<Int(png.size.height * 4) {
        if let pixel = png.pixel(x: x, y: y), pixel.alpha > 128, pixel.green < 200 {
          inked.insert(x)
        }
      }
    }
    measured.holds(inked.count > Int(png.size.width * 2), "the line goes over the width")
  }
}
