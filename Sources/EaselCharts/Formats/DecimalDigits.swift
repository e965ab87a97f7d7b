import Foundation

/// The decimal digits of a number, correctly rounded.
///
/// The number's exact binary value is what is rounded, ties to even, as C's `printf` does: 0.125
/// to two places is 0.12, and 1.005, which is a little less, is 1.00.
struct DecimalDigits: Equatable {
  /// The digits of the rounded number × 10^`places`, each 0 … 9, without leading zeros.
  private(set) var digits: [UInt8]
  /// The number of digits behind the decimal point; negative if the last digit counts tens or more.
  private(set) var places: Int

  /// The number of places beyond which no `Double` has digits.
  static let maximumPlaces = 1100

  /// Rounds a number to a number of places behind the point.
  ///
  /// - Parameter magnitude: A finite number that is not negative; the sign of others is dropped,
  ///   and what is not finite counts as zero.
  init(rounding magnitude: Double, places: Int) {
    let magnitude = magnitude.isFinite ? abs(magnitude) : 0
    self.places = max(-Self.maximumPlaces, min(Self.maximumPlaces, places))
    digits =
      Self.fastDigits(magnitude, places: self.places)
      ?? Self.exactDigits(magnitude, places: self.places)
  }

  /// Rounds a number to a number of significant digits, at least one.
  init(rounding magnitude: Double, significant: Int) {
    let significant = max(1, significant)
    let magnitude = magnitude.isFinite ? abs(magnitude) : 0
    guard magnitude > 0 else {
      self.init(rounding: 0, places: significant - 1)
      return
    }
    let estimate = significant - 1 - Int(log10(magnitude).rounded(.down))
    self.init(rounding: magnitude, places: estimate)
    // Rounding up to a power of ten, or a logarithm that is off by one, changes the digit count.
    if digits.count > significant {
      self.init(rounding: magnitude, places: estimate - 1)
    } else if digits.count < significant {
      self.init(rounding: magnitude, places: estimate + 1)
    }
  }

  /// Whether the rounded number is zero.
  var isZero: Bool { digits.isEmpty }

  /// The power of ten of the first digit; nil for zero.
  var exponent: Int? { isZero ? nil : digits.count - 1 - places }

  /// Returns the same digits for the number times a power of ten.
  func scaled(byPowerOfTen power: Int) -> DecimalDigits {
    var copy = self
    copy.places -= power
    return copy
  }

  /// The digits before the decimal point, at least one.
  var whole: String {
    let count = digits.count - places
    guard count > 0, !isZero else { return "0" }
    let known = digits.prefix(count)
    return Self.text(known) + String(repeating: "0", count: count - known.count)
  }

  /// The digits behind the decimal point, `places` of them.
  var fraction: String {
    guard places > 0 else { return "" }
    let known = digits.suffix(places)
    return String(repeating: "0", count: places - known.count) + Self.text(known)
  }

  private static func text(_ digits: ArraySlice<UInt8>) -> String {
    String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
  }

  // MARK: Rounding

  /// Powers of ten up to 10^22 are exact as `Double`.
  private static let greatestExactPower = 22
  /// Below this, products lose bits to underflow; what is rounded there is zero anyway.
  private static let safeMinimum = 1e-250

  /// The digits by one fused multiplication; nil where that is not exact enough.
  ///
  /// The product (or quotient) is a `Double` with a known sign of its error. A whole number and a
  /// half are exact below 2^52, so only at a tie does the error decide.
  private static func fastDigits(_ magnitude: Double, places: Int) -> [UInt8]? {
    guard abs(places) <= greatestExactPower else { return nil }
    let power = pow(10, Double(abs(places)))
    let product: Double
    let error: Double
    if places >= 0 {
      product = magnitude * power
      error = (-product).addingProduct(magnitude, power)
    } else {
      product = magnitude / power
      error = magnitude.addingProduct(-product, power)
    }
    guard product < 0x1p52 else { return nil }
    if product < safeMinimum { return [] }
    var whole = product.rounded(.down)
    let rest = product - whole
    let isOdd = whole.truncatingRemainder(dividingBy: 2) == 1
    if rest > 0.5 || (rest == 0.5 && (error > 0 || (error == 0 && isOdd))) { whole += 1 }
    return whole == 0 ? [] : String(UInt64(whole)).utf8.map { $0 - UInt8(ascii: "0") }
  }

  /// The digits by long arithmetic, for any number and any places.
  private static func exactDigits(_ magnitude: Double, places: Int) -> [UInt8] {
    guard magnitude > 0 else { return [] }
    // magnitude = significand · 2^exponent, both whole.
    let significand = UInt64(magnitude.significand * 0x1p52)
    let exponent = Int(magnitude.exponent) - 52
    var number = LongNatural(significand)
    number.multiply(by: 2, count: max(0, exponent))
    // One digit more than needed: the digits to drop then hold the rounding digit.
    number.multiply(by: 10, count: max(0, places) + 1)
    let isExact = number.halve(count: max(0, -exponent))
    return round(number.digits, dropping: max(0, -places) + 1, isExact: isExact)
  }

  private static func round(_ digits: [UInt8], dropping count: Int, isExact: Bool) -> [UInt8] {
    guard digits.count >= count, let first = digits.dropLast(count - 1).last else { return [] }
    var kept = Array(digits.dropLast(count))
    let isMoreThanTie = !isExact || digits.suffix(count - 1).contains { $0 != 0 }
    let isOdd = (kept.last ?? 0) % 2 == 1
    guard first > 5 || (first == 5 && (isMoreThanTie || isOdd)) else { return kept }
    var index = kept.count - 1
    while index >= 0, kept[index] == 9 {
      kept[index] = 0
      index -= 1
    }
    if index >= 0 { kept[index] += 1 } else { kept.insert(1, at: 0) }
    return kept
  }
}
