import EaselChartViews
import Foundation

private func useEaselChartViews() {
  let bars: BarChartView = BarChartView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  bars.values = [1, 2, 3]
  let pie: PieChartView = PieChartView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  _ = (bars, pie)
}
