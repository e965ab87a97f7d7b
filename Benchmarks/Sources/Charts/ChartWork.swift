import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

/// What is measured.
enum ChartWork: String, CaseIterable {
  /// Nothing but the data, which every work makes before it.
  case none
  /// A hundred thousand single marks collected.
  case marks
  /// The same with a fixed style each.
  case styled
  /// The same with a category each.
  case names
  /// A million rows of two columns collected by one plot.
  case collect
  /// A hundred thousand single marks collected and laid out.
  case layout
  /// The line of `plot` without a chart, as w4 of `easel-bench` draws it: a goal is a share of it.
  case line
  /// A million points by one plot, as PNG of 1600 × 900 pixels.
  case plot
  /// A million symbols by one plot, as PNG of 1600 × 900 pixels.
  case symbols
  /// A thousand charts of fifty bars laid out.
  case charts
  /// A chart of fifty bars, as PDF.
  case bars
  /// Twenty panels of ten points each, as PDF.
  case facets

  private static let size = CGSize(width: 1600, height: 900)

  func run(_ data: ChartData) throws {
    let some = data.rows.indices.prefix(100_000)
    switch self {
    case .none: break
    case .marks: collect(ForEach(some, id: \.self) { Self.mark(data.rows[$0]) })
    case .styled:
      collect(ForEach(some, id: \.self) { Self.mark(data.rows[$0]).foregroundStyle(.red) })
    case .names:
      let names = (0..<100).map { "N\($0)" }
      collect(
        ForEach(some, id: \.self) {
          BarMark(x: .value("Name", names[$0 % 100]), y: .value("y", data.rows[$0].y))
        })
    case .collect: collect(LinePlot(data.rows, x: .value("x", \.x), y: .value("y", \.y)))
    case .layout:
      let chart = Chart { ForEach(some, id: \.self) { Self.mark(data.rows[$0]) } }
      _ = chart.layout(in: Self.size)
    case .line: try Self.drawLine(data)
    case .plot:
      try draw(Chart { LinePlot(data.rows, x: .value("x", \.x), y: .value("y", \.y)) })
    case .symbols:
      try draw(Chart { PointPlot(data.rows, x: .value("x", \.x), y: .value("y", \.y)) })
    case .charts:
      for number in 0..<1000 {
        let chart = Chart(0..<50, id: \.self) {
          BarMark(x: .value("Name", "N\($0)"), y: .value("Value", ($0 * 31 + number) % 97))
        }
        _ = chart.layout(in: CGSize(width: 480, height: 300))
      }
    case .bars:
      _ = try Chart(0..<50, id: \.self) {
        BarMark(x: .value("Name", "N\($0)"), y: .value("Value", $0 * 31 % 97))
      }
      .data(as: .pdf, width: 480, height: 300)
    case .facets:
      _ = try Chart(0..<200, id: \.self) { number in
        PointMark(x: .value("x", number / 20), y: .value("y", number * 31 % 97))
      }
      .chartFacet(by: { .value("Panel", "P\($0 % 20)") })
      .data(as: .pdf, width: 800, height: 600)
    }
  }

  private static func mark(_ row: ChartData.Row) -> LineMark {
    LineMark(x: .value("x", row.x), y: .value("y", row.y))
  }

  private func collect(_ content: some ChartContent) {
    _ = Chart { Collected(content: content) }.layout(in: .zero)
  }

  private func draw(_ chart: some Block) throws {
    _ = try chart.data(as: .png, width: Self.size.width, height: Self.size.height, scale: 1)
  }

  private static func drawLine(_ data: ChartData) throws {
    let surface = try BitmapSurface(to: .sink { _ in }, size: size, background: .white)
    let plot = CGRect(x: 80, y: 20, width: 1500, height: 830)
    var (least, greatest) = (data.rows[0].y, data.rows[0].y)
    for row in data.rows { (least, greatest) = (min(least, row.y), max(greatest, row.y)) }
    let x = plot.width / CGFloat(data.rows.count - 1)
    let y = plot.height / CGFloat(greatest - least)
    var line = Path()
    line.addLines(
      data.rows.map {
        CGPoint(x: plot.minX + CGFloat($0.x) * x, y: plot.maxY - CGFloat($0.y - least) * y)
      })
    surface.canvas.withSavedState {
      surface.canvas.clip(to: plot)
      surface.canvas.stroke(line, with: .color(.systemBlue))
    }
    try surface.finish()
  }
}
