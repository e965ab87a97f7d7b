import EaselCanvas
import Foundation

/// A line across a chart at a value: a target, an average.
public struct ReferenceLine: Hashable, Sendable {
  /// The value at which it lies.
  public var value: Double
  /// What stands beside it; nil stands for nothing.
  public var label: String?
  /// Its colour.
  public var color: Color
  /// Its dashes; empty draws a solid line.
  public var dash: [CGFloat]

  /// Makes a reference line.
  public init(
    _ value: Double, label: String? = nil, color: Color = .label, dash: [CGFloat] = [4, 3]
  ) {
    self.value = value
    self.label = label
    self.color = color
    self.dash = dash
  }
}
