import EaselBlocks
import EaselCanvas
import Foundation

extension Chart {
  /// Returns the chart without axes, legend and titles, with a padding of 2 points inside the
  /// plot's edges.
  ///
  /// ```swift
  /// struct Load { var hour: Int; var load: Double }
  /// let loads = [Load(hour: 0, load: 41), Load(hour: 1, load: 38), Load(hour: 2, load: 40)]
  /// let block = Chart(loads) { LineMark(x: .value("Hour", $0.hour), y: .value("MW", $0.load)) }
  ///   .sparkline()
  ///   .frame(width: 80, height: 20)
  /// ```
  ///
  /// If the content is a ``Sparkline``, its line fills the whole width and height.
  public func sparkline() -> Chart {
    var chart = self
    chart.configuration.x.visibility = .hidden
    chart.configuration.y.visibility = .hidden
    chart.configuration.legend.visibility = .hidden
    chart.configuration.titles = nil
    // A text about gaps would cover the line.
    chart.configuration.countsHidden = false
    chart.configuration.x.range = PlotDimensionPadding(start: 2, end: 2)
    chart.configuration.y.range = PlotDimensionPadding(start: 2, end: 2)
    guard let content = content as? Sparkline, let extent = content.extent else { return chart }
    let isLevel = extent.lowerBound == extent.upperBound
    // A level line is in the middle. Its domain extends by half of the value, since a number of
    // 10¹⁶ or more can be equal to itself plus 1.
    let reach = isLevel ? max(abs(extent.lowerBound) / 2, 1) : 0
    chart.configuration.y.domain = [extent.lowerBound - reach, extent.upperBound + reach]
    chart.configuration.x.domain = [0, max(content.values.count - 1, 1)]
    return chart
  }
}
