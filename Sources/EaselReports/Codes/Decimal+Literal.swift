import Foundation

extension Decimal {
  /// The number that a literal says: 19.99 for the 19.98999999999999488 that Swift makes of it.
  ///
  /// A literal of `Decimal` passes through a `Double`, which keeps 15 digits. A number with more than
  /// ten decimals is taken for one if its first 15 digits have at most eight decimals; every other
  /// number is returned unchanged, such as a third or a sum of 18 digits.
  var asWritten: Decimal {
    guard isFinite, -exponent > 10, decimalCount > 10 else { return self }
    let digits = significand.description.count
    var (exact, result) = (self, Decimal())
    NSDecimalRound(&result, &exact, 15 - (digits + exponent), .plain)
    return result.decimalCount <= 8 ? result : self
  }

  /// The number of decimals.
  var decimalCount: Int {
    var number = self
    NSDecimalCompact(&number)
    return Swift.max(0, -number.exponent)
  }
}
