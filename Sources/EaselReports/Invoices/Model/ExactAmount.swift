import EaselCanvas
import Foundation

/// Arithmetic of amounts that is exact, and throws where `Decimal` would overflow or round.
enum ExactAmount {
  /// The decimals of an amount in EN 16931.
  static let decimals = 2
  /// The limit of an amount: a sum of a million of them is exact.
  static let maximum = Decimal(sign: .plus, exponent: 18, significand: 1)

  /// The sum of amounts.
  static func sum(_ amounts: some Sequence<Decimal>) throws -> Decimal {
    var total = Decimal(0)
    for amount in amounts {
      try check(amount)
      var (left, right) = (total, amount)
      try check(NSDecimalAdd(&total, &left, &right, .plain))
    }
    return total
  }

  /// A product divided by a third number, rounded to two decimals.
  static func product(
    _ left: Decimal, _ right: Decimal, dividedBy divisor: Decimal = 1
  ) throws -> Decimal {
    for number in [left, right, divisor] { try check(number) }
    guard divisor != 0 else { throw failure("a price cannot apply to a quantity of 0") }
    var (left, right, divisor) = (left.asWritten, right.asWritten, divisor.asWritten)
    var product = Decimal()
    try check(NSDecimalMultiply(&product, &left, &right, .plain))
    guard divisor != 1 else { return rounded(product) }
    var quotient = Decimal()
    let error = NSDecimalDivide(&quotient, &product, &divisor, .plain)
    // A quotient such as a third has no end; its digits are enough for two decimals.
    if error != .lossOfPrecision { try check(error) }
    return rounded(quotient)
  }

  /// A percentage of an amount, rounded to two decimals.
  static func percent(_ rate: Decimal, of base: Decimal) throws -> Decimal {
    try product(base, rate, dividedBy: 100)
  }

  /// The nearest number with two decimals; halves are rounded away from zero.
  static func rounded(_ number: Decimal) -> Decimal {
    var (exact, result) = (number.asWritten, Decimal())
    NSDecimalRound(&result, &exact, decimals, .plain)
    return result
  }

  /// The nearest number with two decimals; halves are rounded up, as XPath does in the official
  /// tests.
  static func roundedUp(_ number: Decimal) -> Decimal {
    var (shifted, result) = (number + Decimal(sign: .plus, exponent: -3, significand: 5), Decimal())
    NSDecimalRound(&result, &shifted, decimals, .down)
    return result
  }

  private static func check(_ amount: Decimal) throws {
    guard amount.isFinite else { throw failure("an amount of the invoice is not a number") }
    guard abs(amount) < maximum else {
      throw failure("an amount of the invoice, \(amount), has more than 18 digits before the point")
    }
  }

  private static func check(_ error: Decimal.CalculationError) throws {
    guard error == .noError else {
      throw failure("an amount of the invoice has more digits than Decimal can hold, which is 38")
    }
  }

  private static func failure(_ message: String) -> EaselError {
    EaselError(.limitExceeded, message, operation: "InvoiceTotals")
  }
}
