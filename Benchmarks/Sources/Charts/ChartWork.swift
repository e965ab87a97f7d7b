import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

/// What is measured.
enum ChartWork: String, CaseIterable {
  /// Nothing but the data, which every work makes before it.
  case none
  /// A hundred thousand single marks laid out.
  case marks
  /// A million points by one plot, as PNG of 1600 × 900 pixels.
  case plot
  /// A million symbols by one plot, as PNG of 1600 × 900 pixels.
  case points
  /// The line of `plot` without a chart, as w4 of `easel-bench` draws it: a goal is a share of it.
  case line
  /// A thousand charts of fifty bars laid out.
  case charts

  private static let size = CGSize(width: 1600, height: 900)

  func run(_ data: ChartData) throws {
    switch self {
    case .none: break
    case .marks:
      let chart = Chart {
        ForEach(data.rows.indices.prefix(100_000), id: \.self) { index in
          LineMark(x: .value("x", data.rows[index].x), y: .value("y", data.rows[index].y))
        }
      }
      _ = chart.layout(in: Self.size)
    case .plot:
      try draw(Chart { LinePlot(data.rows, x: .value("x", \.x), y: .value("y", \.y)) })
    case .points:
      try draw(Chart { PointPlot(data.rows, x: .value("x", \.x), y: .value("y", \.y)) })
    case .line: try Self.drawLine(data)
    case .charts:
      for number in 0..<1000 {
        let chart = Chart(0..<50, id: \.self) {
          BarMark(x: .value("Name", "N\($0)"), y: .value("Value", ($0 * 31 + number) % 97))
        }
        _ = chart.layout(in: CGSize(width: 480, height: 300))
      }
    }
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
