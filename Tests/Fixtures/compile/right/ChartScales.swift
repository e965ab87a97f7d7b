// Scales of looks by dictionaries, domains and gradients, with members of their types.
import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

struct Scales: Block {
  let rows: [(name: String, size: Double)]
  let colors: [String: Tint]

  var body: some Block {
    VStack {
      chart.chartForegroundStyleScale(["a": .blue, "b": .orange, "c": .brown])
      chart.chartForegroundStyleScale(["a": Tint.blue.opacity(0.5), "b": Tint.orange])
      chart.chartForegroundStyleScale(domain: Array(colors.keys), range: Array(colors.values))
      chart.chartForegroundStyleScale(range: Gradient(colors: [.yellow, .blue]))
      chart.chartSymbolScale(["a": .triangle, "b": .circle.strokeBorder(lineWidth: 2)])
      chart.chartSymbolScale(["a": Circle().strokeBorder(lineWidth: 2)])
      chart.chartSymbolSizeScale(["a": 24, "b": 48])
      chart.chartLineStyleScale(["a": StrokeStyle(lineWidth: 1), "b": StrokeStyle(dash: [5])])
      chart.chartYScale(range: .plotDimension(padding: 2)).chartXScale(domain: 1989...1995)
      chart.chartYScale(domain: .automatic(includesZero: false), type: .log)
    }
  }

  var chart: some Block {
    Chart(rows, id: \.name) { row in
      PointMark(x: .value("Size", row.size), y: .value("Name", row.name))
        .foregroundStyle(by: .value("Name", row.name))
        .symbol(by: .value("Name", row.name))
    }
  }
}
