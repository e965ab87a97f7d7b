import EaselCharts
import Foundation

private func useEaselCharts() {
  let chart = Chart([1, 2, 3]) { BarMark(x: .value("Number", $0), y: .value("Square", $0 * $0)) }
  let scale: LinearScale? = nil
  let legend: Legend? = nil
  let bars: BarChart? = nil
  _ = (chart, scale, legend, bars)
}
