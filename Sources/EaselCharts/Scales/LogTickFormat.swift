import Foundation

/// A format for the ticks of a logarithmic scale that gives text only to the rounder ones, such as
/// 1, 2, 10 and 20.
///
/// ```swift
/// let scale = LogScale(domain: [1, 1000])
/// scale.ticks().map(scale.tickFormat(5).string)
/// // "1", "2", "", "", "", "", "", "", "", "10", "20", "", … "1k"
/// ```
public struct LogTickFormat: Hashable, Sendable {
  /// The number format of ticks with text.
  public var format: NumberFormat
  /// The greatest multiple of a power of ``base`` that has text; with 2, the ticks 1, 2, 10, 20 and
  /// so on have text.
  public var maximumMultiple: Double
  /// The base of the powers whose multiples are the ticks, such as 10.
  public var base: Double

  /// Returns whether the tick at a value has text: whether its multiple of a power of ``base``
  /// is at most ``maximumMultiple``.
  public func isLabeled(_ value: Double) -> Bool {
    let powers = LogPowers(base: base)
    let size = abs(value)
    guard size > 0, size.isFinite else { return false }
    let exponent = (powers.logarithm(size) + 0.5).rounded(.down)
    var multiple = size / powers.multiple(1, ofPower: exponent)
    if multiple * powers.base < powers.base - 0.5 { multiple *= powers.base }
    return multiple <= maximumMultiple
  }

  /// Returns the text of the tick at a value; it is empty if ``isLabeled(_:)`` is `false`.
  public func string(from value: Double) -> String {
    isLabeled(value) ? format.string(from: value) : ""
  }
}

extension LogScale {
  /// Returns a format that writes text for about `count` of the scale's ticks.
  ///
  /// - Parameters:
  ///   - count: The approximate number of ticks with text; infinity writes all.
  ///   - format: The number format. The default is abbreviated (1k, 1M) for base 10, and automatic
  ///     for other bases.
  public func tickFormat(_ count: Double = 10, base format: NumberFormat? = nil) -> LogTickFormat {
    let base = LogPowers(base: base).base
    let number = Double(max(1, ticks().count))
    return LogTickFormat(
      format: format
        ?? (base == 10
          ? NumberFormat(
            notation: .abbreviated(.metricWithFractions), precision: .significantUpTo(12))
          : .automatic),
      maximumMultiple: count.isNaN ? 1 : max(1, base * count / number), base: base)
  }
}
