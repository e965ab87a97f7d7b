import EaselCanvas
import Foundation

/// A line across a ``BarChart`` at a value of its value axis, such as a target or an average.
///
/// In a ``Chart``, a ``RuleMark`` draws such a line.
public struct ReferenceLine: Hashable, Sendable {
  /// The value at which the line is drawn.
  public var value: Double
  /// The text beside the line; `nil` draws no text.
  public var label: String?
  /// The color of the line and its text.
  public var color: Color
  /// The lengths of dashes and gaps, in points; an empty array draws a solid line.
  public var dash: [CGFloat]

  /// Creates a reference line at a value.
  ///
  /// - Parameters:
  ///   - value: The value at which the line is drawn; one that is not finite or outside of the axis
  ///     draws no line and is reported as a warning.
  ///   - label: The text beside the line; `nil` draws no text.
  ///   - color: The color of the line and its text.
  ///   - dash: The lengths of dashes and gaps, in points.
  public init(
    _ value: Double, label: String? = nil, color: Color = .label, dash: [CGFloat] = [4, 3]
  ) {
    self.value = value
    self.label = label
    self.color = color
    self.dash = dash
  }
}
