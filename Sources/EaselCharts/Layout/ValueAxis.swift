import EaselCanvas
import Foundation

/// A numeric axis computed from a scale: its ticks with positions and labels.
///
/// ```swift
/// let scale = LinearScale(domain: [0, 87], range: [200, 0]).niced()
/// let axis = ValueAxis(scale: scale, count: 5)
/// axis.ticks.map(\.label)   // 0, 20, 40, 60, 80, 100
/// ```
public struct ValueAxis: Hashable, Sendable {
  /// A value on the axis, with its position and its label.
  public struct Tick: Hashable, Sendable {
    /// The value on the axis.
    public var value: Double
    /// The position of the value along the axis, in the unit of the scale's range.
    public var position: CGFloat
    /// The value as formatted text.
    public var label: String
  }

  /// The scale that maps values to positions.
  public var scale: LinearScale
  /// The ticks, in the order of the scale's domain.
  public var ticks: [Tick]

  /// Creates an axis with about `count` ticks at round values of a scale's domain.
  ///
  /// - Parameters:
  ///   - scale: The scale that maps values to positions.
  ///   - count: The desired number of ticks. The default is 5.
  ///   - format: The format of the labels; `nil`, the default, writes as many decimals as the ticks
  ///     need.
  public init(scale: LinearScale, count: Double = 5, format: NumberFormat? = nil) {
    self.scale = scale
    let format = format ?? Self.format(of: scale, count)
    ticks = scale.ticks(count).map {
      Tick(value: $0, position: CGFloat(scale($0)), label: format.string(from: $0))
    }
  }

  private static func format(of scale: LinearScale, _ count: Double) -> NumberFormat {
    let suiting = NumberFormat.suiting(scale.domain)
    guard suiting.notation == .powerOfTen else { return scale.tickFormat(count, base: .automatic) }
    return NumberFormat(
      notation: .powerOfTen,
      precision: .significantUpTo(max(1, scale.tickSignificantDigits(count))))
  }

  /// Returns the axis with the same tick values, at their positions in another range.
  public func rescaled(to range: [Double]) -> ValueAxis {
    var axis = self
    axis.scale = scale.rescaled(to: range)
    for index in axis.ticks.indices {
      axis.ticks[index].position = CGFloat(axis.scale(axis.ticks[index].value))
    }
    return axis
  }
}
