import Foundation

/// The texts of a logarithmic scale's ticks: those of the rounder ticks, and none for the others.
///
/// ```swift
/// let scale = LogScale(domain: [1, 1000])
/// scale.ticks().map(scale.tickFormat(5).string)
/// // "1", "2", "", "", "", "", "", "", "", "10", "20", "", … "1k"
/// ```
public struct LogTickFormat: Hashable, Sendable {
  /// How numbers with a text are written.
  public var format: NumberFormat
  /// The greatest multiple of a power that has a text.
  public var greatestMultiple: Double
  /// The base of the powers.
  public var base: Double

  /// Returns whether a tick has a text.
  public func isLabelled(_ value: Double) -> Bool {
    let powers = LogPowers(base: base)
    let size = abs(value)
    guard size > 0, size.isFinite else { return false }
    let exponent = (powers.logarithm(size) + 0.5).rounded(.down)
    var multiple = size / powers.multiple(1, ofPower: exponent)
    if multiple * powers.base < powers.base - 0.5 { multiple *= powers.base }
    return multiple <= greatestMultiple
  }

  /// Returns a tick's text, empty where it has none.
  public func string(from value: Double) -> String {
    isLabelled(value) ? format.string(from: value) : ""
  }
}

extension LogScale {
  /// Returns a format that writes about `count` of the scale's ticks.
  ///
  /// - Parameters:
  ///   - count: About how many texts are wanted; infinity for all.
  ///   - format: How they are written; by default 1k and 1M for base 10, else plain numbers.
  public func tickFormat(_ count: Double = 10, base format: NumberFormat? = nil) -> LogTickFormat {
    let base = LogPowers(base: base).base
    let number = Double(max(1, ticks().count))
    return LogTickFormat(
      format: format
        ?? (base == 10
          ? NumberFormat(
            notation: .abbreviated(.metricWithFractions), precision: .significantUpTo(12))
          : .automatic),
      greatestMultiple: count.isNaN ? 1 : max(1, base * count / number), base: base)
  }
}
