import EaselBlocks
import EaselCanvas
import Foundation

@testable import EaselCharts

extension MatplotlibSynonyms {
  /// Lines and bands span the plot; texts and annotations are at their values.
  @Sendable static func referencesAndTexts(_ measured: inout Measured) throws {
    let chart = LaidOutChart(
      Chart {
        RectangleMark(xStart: .value("X", 2), xEnd: .value("X", 4))
          .foregroundStyle(.gray.opacity(0.2))
        PointMark(x: .value("X", 0), y: .value("Y", 0))
        PointMark(x: .value("X", 8), y: .value("Y", 10))
          .annotation(position: .leading) { Text("Peak") }
        RuleMark(y: .value("Y", 7))
        TextMark("Low", x: .value("X", 6), y: .value("Y", 3))
      })
    let plot = chart.layout.plot
    let rule = chart.rects(.rule).first ?? .null
    measured.near(rule.midY, chart.y(7), by: 0.05, "axhline is at its value")
    measured.near(rule.minX, plot.minX, by: 0.6, "axhline begins at the edge")
    measured.near(rule.maxX, plot.maxX, by: 0.6, "axhline ends at the edge")
    let band = chart.rects(.rectangle).first ?? .null
    measured.near(band.minX, chart.x(2), by: 0.05, "axvspan begins at its value")
    measured.near(band.maxX, chart.x(4), by: 0.05, "axvspan ends at its value")
    measured.near(band.height, plot.height, by: 1.2, "axvspan has the height of the plot")
    let text = chart.rects(.text).first ?? .null
    measured.near(text.midX, chart.x(6), by: 0.5, "x of the text")
    measured.near(text.midY, chart.y(3), by: 0.5, "y of the text")
    let note = chart.layout.panels.first?.blocks.first?.frame ?? .null
    measured.holds(
      note.maxX <= chart.x(8) && note.maxX > chart.x(8) - 20, "the annotation is at its mark")
    measured.near(note.midY, chart.y(10), by: 8, "the annotation is at the height of its mark")
  }

  /// Each look is in the figures.
  @Sendable static func looks(_ measured: inout Measured) throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let chart = LaidOutChart(
      Chart {
        ForEach(0..<3, id: \.self) {
          LineMark(x: .value("X", $0), y: .value("Y", $0))
            .foregroundStyle(red)
            .lineStyle(StrokeStyle(lineWidth: 2, dash: [4, 3]))
        }
        BarMark(x: .value("X", 1), y: .value("Y", 2), width: .fixed(20))
          .foregroundStyle(.blue).opacity(0.4).zIndex(-1)
        PointMark(x: .value("X", 1), y: .value("Y", 1)).symbol(.circle)
      })
    let figures = chart.layout.figures
    let line = figures.first { $0.kind == .line }
    measured.equal(line?.stroke, .color(red), "color=")
    measured.equal(line?.strokeStyle.lineWidth ?? .nan, 2, "lw=2")
    measured.equal(line?.strokeStyle.dash ?? [], [4, 3], "ls=--")
    let bar = figures.first { $0.kind == .bar }
    measured.near(opacity(of: bar), 0.4, by: 0.005, "alpha=")
    let order = figures.map(\.kind)
    measured.holds(
      (order.firstIndex(of: .bar) ?? 9) < (order.firstIndex(of: .line) ?? -1),
      "zorder: a bar of zIndex -1 is drawn before the line that is written before it")
    guard case .symbols(let path, _)? = figures.first(where: { $0.kind == .point })?.shape else {
      return measured.holds(false, "a point is a symbol")
    }
    let box = path.boundingBox
    measured.near(box.width, box.height, by: 0.05, "a circle is as wide as high")
    let area = CGFloat.pi / 4 * box.width * box.height
    measured.near(area / (box.width * box.height), 0.785, by: 0.001, "marker=o")
    measured.holds(path.contains(CGPoint(x: box.midX, y: box.midY)), "a circle has a middle")
    let corner = CGPoint(x: box.minX + box.width * 0.1, y: box.minY + box.height * 0.1)
    measured.holds(!path.contains(corner), "a circle has no corners")
  }

  /// The opacity that a figure is filled with.
  static func opacity(of figure: ChartFigure?) -> Double {
    guard let figure, case .color(let color)? = figure.fill else { return .nan }
    return figure.opacity * Double(color.components(for: .light).alpha)
  }

  /// The titles stand above, below and beside the plot.
  @Sendable static func titles(_ measured: inout Measured) throws {
    let chart = Chart(0..<4, id: \.self) {
      LineMark(x: .value("a", $0), y: .value("b", $0 * $0))
    }
    .chartTitle("Growth").chartXAxisLabel("Days").chartYAxisLabel("Cells")
    let layout = LaidOutChart(chart).layout
    let frames = Dictionary(layout.labels.map { ($0.text.string, $0.bounds) }) { first, _ in first }
    let title = frames["Growth"] ?? .null
    measured.holds(title.maxY <= layout.plot.minY, "the title is above the plot")
    let x = frames["Days"] ?? .null
    measured.holds(x.minY >= layout.plot.maxY, "the title of x is below the plot")
    let y = frames["Cells"] ?? .null
    measured.holds(
      y.maxX <= layout.plot.minX || y.maxY <= layout.plot.minY, "that of y is outside of the plot")
    measured.holds(title.maxY <= y.minY, "the title is above that of y")
    measured.equal(frames["a"], nil, "the label of the value gives way")
  }

  /// A legend is in the corner of the plot, below or beside it.
  @Sendable static func legendPositions(_ measured: inout Measured) throws {
    let chart = Chart(0..<8, id: \.self) { index in
      PointMark(x: .value("X", index), y: .value("Y", index))
        .foregroundStyle(by: .value("Series", "s\(index % 2)"))
    }
    func parts(_ chart: some Block) -> (legend: CGRect, plot: CGRect) {
      let layout = LaidOutChart(chart).layout
      return (layout.legends.first?.frame ?? .null, layout.plot)
    }
    let corner = parts(chart.chartLegend(position: .overlay, alignment: .topTrailing))
    measured.holds(
      corner.plot.insetBy(dx: -1, dy: -1).holds(corner.legend), "upper right is in the plot")
    measured.near(corner.legend.maxX, corner.plot.maxX, by: 16, "it is at the right")
    measured.near(corner.legend.minY, corner.plot.minY, by: 16, "it is at the top")
    let bottom = parts(chart.chartLegend(position: .bottom))
    measured.holds(bottom.legend.minY >= bottom.plot.maxY, ".bottom is below the plot")
    let trailing = parts(chart.chartLegend(position: .trailing))
    measured.holds(trailing.legend.minX >= trailing.plot.maxX, ".trailing is beside the plot")
  }
}
