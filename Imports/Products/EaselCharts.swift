import EaselCharts
import Foundation

private func useEaselCharts() {
  let bars: BarChartView = BarChartView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  bars.values = [1, 2, 3]
  let pie: PieChartView = PieChartView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let scale: LinearScale? = nil
  let legend: Legend? = nil
  let chart: BarChart? = nil
  _ = (pie, scale, legend, chart)
}
