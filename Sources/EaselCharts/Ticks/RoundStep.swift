import Foundation

/// A step whose multiples are exact decimals: a small whole number times a power of ten.
package struct RoundStep: Hashable, Sendable {
  /// The whole number: 1, 2, 25, 5, 4 or 3.
  let mantissa: Double
  /// The power of ten.
  let exponent: Int

  /// The least of 1, 2 and 5 times a power of ten that is at least a length.
  ///
  /// The result is `nil` if the length is not positive, or if its power of ten does not have full
  /// precision.
  package static func minimum(above length: Double) -> RoundStep? {
    guard length >= 1e-300, length <= 1e300 else { return nil }
    let exponent = Int(log10(length).rounded(.down))
    // The tolerance is for rounding errors: 10 / 10 must not require 2.
    let minimum = length * (1 - 1e-9)
    return [1, 2, 5].lazy.map { RoundStep(mantissa: $0, exponent: exponent) }
      .first { $0.size >= minimum } ?? RoundStep(mantissa: 1, exponent: exponent + 1)
  }

  /// The size of the step.
  package var size: Double { value(at: 1) }

  /// Returns the multiple with an index.
  ///
  /// Small steps are divided by their inverse: 3 / 10 is exact, 3 × 0.1 is not.
  func value(at index: Double) -> Double {
    let number = index * mantissa
    return
      (exponent < 0 ? number / pow(10, Double(-exponent)) : number * pow(10, Double(exponent)))
      + 0
  }

  /// Returns the index of the greatest multiple that is at most a value.
  func index(below value: Double) -> Double {
    let power = pow(10, abs(Double(exponent)))
    let share = exponent < 0 ? value * power : value / power
    var index = (share / mantissa).rounded(.down)
    // The quotient may be rounded to the wrong side of a multiple.
    if self.value(at: index) > value { index -= 1 }
    if self.value(at: index + 1) <= value { index += 1 }
    return index
  }

  /// Returns the index of the least multiple that is at least a value.
  func index(above value: Double) -> Double { -index(below: -value) }

  /// Returns the multiples within an interval; empty if they are too many or not distinct.
  package func values(from lower: Double, to upper: Double, atMost limit: Int) -> [Double] {
    let (first, last) = (index(above: lower), index(below: upper))
    guard first <= last, last - first < Double(limit), abs(first) < 0x1p53, abs(last) < 0x1p53
    else { return [] }
    return stride(from: first, through: last, by: 1).map(value)
  }
}
