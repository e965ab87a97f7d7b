import EaselBlocks
import EaselCanvas
import Foundation

/// The scales and the plot of a chart that is laid out, for blocks above and behind it.
///
/// ```swift
/// chart.chartOverlay { proxy in
///   if let x = proxy.position(forX: today) { Text("today").position(x: x, y: 8) }
/// }
/// ```
///
/// Positions are in points from the plot's upper left corner.
public struct ChartProxy {
  package var x: ResolvedScale?
  package var y: ResolvedScale?
  package var plot: CGRect
  package var foregroundStyle: LookScale<any ShapeStyle>?
  package var symbol: LookScale<MarkSymbol>?
  package var symbolSize: LookScale<CGFloat>?
  package var lineStyle: LookScale<StrokeStyle>?
  /// The sectors' ends in radians, clockwise from 12 o'clock, with their data.
  package var sectors: [(start: Double, end: Double, datum: ChartDatum)] = []

  package init(x: ResolvedScale?, y: ResolvedScale?, plot: CGRect) {
    self.x = x
    self.y = y
    self.plot = plot
  }
}

/// The scale of a look: values with what they look like.
package struct LookScale<Look> {
  package var label = ""
  /// The values in order: categories, or the two ends of numbers and dates.
  package var domain: [ChartDatum] = []
  package var look: (ChartDatum) -> Look?

  package init(label: String, domain: [ChartDatum], look: @escaping (ChartDatum) -> Look?) {
    self.label = label
    self.domain = domain
    self.look = look
  }
}
