import EaselBlocks
import EaselCanvas
import Foundation

/// A short line that extends outward from the plot, at a value of an axis.
public struct AxisTick: AxisMark {
  /// The length of a tick, which depends on the theme or on the labels of the axis.
  public struct Length: Hashable, Sendable {
    package enum Form: Hashable, Sendable {
      case automatic
      case points(CGFloat)
      case label(extra: CGFloat)
      case longestLabel(extra: CGFloat)
    }
    let form: Form
    /// The theme's length, 4 points; with ``AxisMarkPreset/extended``, at least up to the label's
    /// outer edge.
    public static var automatic: Length { .init(form: .automatic) }
    /// The distance from the plot to the outer edge of the tick's own label.
    public static var label: Length { .init(form: .label(extra: 0)) }
    /// The distance from the plot to the outer edge of the longest label of the axis.
    public static var longestLabel: Length { .init(form: .longestLabel(extra: 0)) }
    /// Returns a length that ends `extra` points beyond the outer edge of the tick's own label.
    public static func label(extendPastBy extra: CGFloat) -> Length {
      .init(form: .label(extra: extra))
    }
    /// Returns a length that ends `extra` points beyond the outer edge of the longest label of the
    /// axis.
    public static func longestLabel(extendPastBy extra: CGFloat) -> Length {
      .init(form: .longestLabel(extra: extra))
    }
  }

  private let part: AxisPart

  /// Creates a tick of a length in points.
  ///
  /// - Parameters:
  ///   - centered: Whether the tick is in the middle between the value and the next one. With `nil`
  ///     or `false` it is at the value.
  ///   - length: The length, in points.
  ///   - stroke: The stroke style of the tick; `nil` uses the theme's.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    part = AxisPart(
      .tick(isCentered: centered, length: Length(form: .points(length)), stroke: stroke))
  }

  /// Creates a tick of a length that depends on the theme or the labels.
  ///
  /// - Parameters:
  ///   - centered: Whether the tick is in the middle between the value and the next one. With `nil`
  ///     or `false` it is at the value.
  ///   - length: The length of the tick.
  ///   - stroke: The stroke style of the tick; `nil` uses the theme's.
  public init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    part = AxisPart(.tick(isCentered: centered, length: length, stroke: stroke))
  }

  /// Appends the tick to a list of axis parts.
  public func _append(_ value: AxisValue, to parts: inout AxisPartList) { parts.parts.append(part) }
}
