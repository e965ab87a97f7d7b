import EaselBlocks
import EaselCanvas
import Foundation

/// A short line from the plot outwards, at a value of an axis.
public struct AxisTick: AxisMark {
  /// How long a tick is.
  public struct Length: Hashable, Sendable {
    package enum Form: Hashable, Sendable {
      case automatic
      case points(CGFloat)
      case label(extra: CGFloat)
      case longestLabel(extra: CGFloat)
    }
    package let form: Form
    /// Four points, or none, by the kind of the scale.
    public static var automatic: Length { .init(form: .automatic) }
    /// As long as its label.
    public static var label: Length { .init(form: .label(extra: 0)) }
    /// As long as the longest label.
    public static var longestLabel: Length { .init(form: .longestLabel(extra: 0)) }
    /// As long as its label and so many points.
    public static func label(extendPastBy extra: CGFloat) -> Length {
      .init(form: .label(extra: extra))
    }
    /// As long as the longest label and so many points.
    public static func longestLabel(extendPastBy extra: CGFloat) -> Length {
      .init(form: .longestLabel(extra: extra))
    }
  }

  private let part: AxisPart

  /// Makes a tick of a length in points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    part = AxisPart(
      .tick(isCentered: centered, length: Length(form: .points(length)), stroke: stroke))
  }

  /// Makes a tick.
  ///
  /// - Parameters:
  ///   - centered: Whether it lies between two values instead of at one.
  ///   - length: How long it is.
  ///   - stroke: How it is stroked; nil is the theme's.
  public init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    part = AxisPart(.tick(isCentered: centered, length: length, stroke: stroke))
  }

  /// Appends the tick.
  public func _append(_ value: AxisValue, to parts: inout AxisPartList) { parts.parts.append(part) }
}
