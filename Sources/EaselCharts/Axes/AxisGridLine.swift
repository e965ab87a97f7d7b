import EaselBlocks
import EaselCanvas
import Foundation

/// A line across the plot, at a value of an axis.
///
/// ```swift
/// let chart = Chart { BarMark(x: .value("Day", "Mon"), y: .value("Load", 12)) }
///   .chartYAxis {
///     AxisMarks { AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2, 2])) }
///   }
/// ```
public struct AxisGridLine: AxisMark {
  private let part: AxisPart

  /// Creates a grid line with a stroke style; `nil` uses the theme's.
  ///
  /// - Parameters:
  ///   - centered: Whether the line is in the middle between the value and the next one. With `nil`
  ///     or `false` it is at the value.
  ///   - stroke: The stroke style of the line; `nil` uses the theme's.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    part = AxisPart(.gridLine(isCentered: centered, stroke: stroke))
  }

  /// Appends the grid line to a list of axis parts.
  public func _append(_ value: AxisValue, to parts: inout AxisPartList) { parts.parts.append(part) }
}
