import EaselBlocks
import EaselCanvas
import Foundation

extension Chart {
  /// Removes axes, legend and titles, and leaves room for the points at the edges.
  ///
  /// ```swift
  /// Chart(load) { LineMark(x: .value("Hour", $0.hour), y: .value("MW", $0.load)) }
  ///   .sparkline()
  ///   .frame(width: 80, height: 20)
  /// ```
  ///
  /// The line of a ``Sparkline`` fills the whole height.
  public func sparkline() -> Chart {
    var chart = self
    chart.configuration.x.visibility = .hidden
    chart.configuration.y.visibility = .hidden
    chart.configuration.legend.visibility = .hidden
    chart.configuration.titles = nil
    chart.configuration.x.range = PlotDimensionPadding(start: 2, end: 2)
    chart.configuration.y.range = PlotDimensionPadding(start: 2, end: 2)
    guard let content = content as? Sparkline, let extent = content.extent else { return chart }
    let isLevel = extent.lowerBound == extent.upperBound
    // A level line lies in the middle; 1 is nothing beside the greatest numbers.
    let reach = isLevel ? max(abs(extent.lowerBound) / 2, 1) : 0
    chart.configuration.y.domain = [extent.lowerBound - reach, extent.upperBound + reach]
    chart.configuration.x.domain = [0, max(content.values.count - 1, 1)]
    return chart
  }
}
