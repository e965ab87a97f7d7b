import EaselBlocks
import EaselCanvas
import Foundation

/// The scales and the plot of a laid-out chart, for blocks in front of and behind it.
///
/// ```swift
/// let today = Date.now
/// let chart = Chart { LineMark(x: .value("Day", today), y: .value("Load", 12)) }
///   .chartOverlay { proxy in
///     GeometryReader { geometry in
///       if let anchor = proxy.plotFrame, let x = proxy.position(forX: today) {
///         Text("today").position(x: geometry[anchor].minX + x, y: 8)
///       }
///     }
///   }
/// ```
///
/// Positions are in points from the plot's upper left corner.
public struct ChartProxy {
  package var x: ResolvedScale?
  package var y: ResolvedScale?
  var plot: CGRect
  var foregroundStyle: LookScale<any ShapeStyle>?
  var symbol: LookScale<MarkSymbol>?
  var symbolSize: LookScale<CGFloat>?
  var lineStyle: LookScale<StrokeStyle>?
  /// The angles of the sectors in radians, clockwise from 12 o'clock, with their names and values.
  var sectors: [(start: Double, end: Double, datum: ChartDatum, value: Double)] = []
  /// The center of the sectors, from the plot's upper left corner; `nil` for the plot's center.
  package var center: CGPoint?
  /// The rectangle that contains the plots of all panels.
  var container: CGRect
  /// The size of the chart.
  package var size: CGSize
  /// The receiver of notes about calls without effect.
  package var inputs: NodeInputs?

  init(x: ResolvedScale?, y: ResolvedScale?, plot: CGRect, size: CGSize? = nil) {
    self.x = x
    self.y = y
    self.plot = plot
    container = plot
    self.size = size ?? CGSize(width: plot.maxX, height: plot.maxY)
  }
}

/// A scale from values to looks.
package struct LookScale<Look> {
  package var label = ""
  /// The values in order: categories, or both ends of numbers and dates.
  package var domain: [ChartDatum] = []
  var look: (ChartDatum) -> Look?
  /// The spacing of numbers between the ends.
  var transform = ScaleTransform.linear

  init(label: String, domain: [ChartDatum], look: @escaping (ChartDatum) -> Look?) {
    self.label = label
    self.domain = domain
    self.look = look
  }
}
