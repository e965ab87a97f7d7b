import EaselBlocks
import EaselCanvas
import Foundation

/// A line across the plot, at a value of an axis.
///
/// ```swift
/// chart.chartYAxis {
///   AxisMarks { AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2, 2])) }
/// }
/// ```
public struct AxisGridLine: AxisMark {
  private let part: AxisPart

  /// Makes a grid line.
  ///
  /// - Parameters:
  ///   - centered: Whether it lies between two values instead of at one.
  ///   - stroke: How it is stroked; nil is the theme's.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    part = AxisPart(.gridLine(isCentered: centered, stroke: stroke))
  }

  /// Appends the grid line.
  public func _append(_ value: AxisValue, to parts: inout AxisPartList) { parts.parts.append(part) }
}
