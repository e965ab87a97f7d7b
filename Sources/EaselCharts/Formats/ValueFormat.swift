import EaselCanvas
import Foundation

/// The format of the numbers of an axis or of labels where the author gives none.
///
/// All numbers have one precision and one unit if at most four significant digits are enough for
/// each of them. Otherwise each number has the precision and the unit that suit it: 1.23M beside
/// 999. Zero has no decimals, and ties are rounded away from zero.
struct ValueFormat: Hashable, Sendable {
  /// The format that numbers share.
  var common: NumberFormat
  /// The form of numbers that the common format would change too much; `nil` if it suits all.
  var single: Single?
  /// The format of numbers that would not differ enough from those near them; `nil` without such.
  var precise: Precise?
  /// The rule that decides which numbers have a sign.
  var sign = NumberFormat.SignDisplay.negative

  /// The form of numbers that are written each by itself.
  enum Single: Hashable, Sendable {
    /// At most four digits, a unit from 1,000,000, and a power of ten from 10¹⁵ and below 10⁻⁴.
    case number
    /// The same for all numbers, with powers of ten from a minimum.
    case everyNumber(powersFrom: Double)
    /// At most three digits in percent.
    case percent
  }

  /// A format with more digits, and the numbers that have it.
  struct Precise: Hashable, Sendable {
    var format: NumberFormat
    var values: Set<Double>
  }

  /// Creates a format that all numbers share.
  init(_ common: NumberFormat) { self.common = common }

  /// Creates a format for numbers that are written each by itself, in percent only where the common
  /// one changes them by more than 0.5 %.
  init(_ common: NumberFormat, single: Single) {
    self.common = common
    self.single = single
  }

  /// Returns the text of a number.
  func string(from value: Double) -> String {
    var format = format(of: value)
    format.sign = sign
    return format.string(from: format.roundingHalvesAway(value))
  }

  /// Returns whether the text of a number differs from it by at most a distance.
  func keeps(_ value: Double, within distance: Double) -> Bool {
    abs(format(of: value).roundingHalvesAway(value) - value) <= distance
  }

  /// Returns whether the text of a number has at most four significant digits, or is that of a whole
  /// number below 1,000,000, which is not rounded.
  func isShort(_ value: Double) -> Bool {
    if abs(value) < 1_000_000, value == value.rounded() { return true }
    let rounded = format(of: value).roundingHalvesAway(value)
    let digits = DecimalDigits(rounding: rounded, significant: 12).digits
    return digits.reversed().drop { $0 == 0 }.count <= AxisNumberFormat.digits
  }

  /// Returns the format in which a number is written.
  private func format(of value: Double) -> NumberFormat {
    guard value != 0, value.isFinite else {
      var format = common
      if case .decimals = format.precision { format.precision = .decimals(0) }
      return format
    }
    if let precise, precise.values.contains(value) { return precise.format }
    guard let single else { return common }
    if case .everyNumber(let minimum) = single {
      return AxisNumberFormat.format(
        ofSingle: value, locale: common.locale, isPower: abs(value) >= minimum)
    }
    guard single == .percent else {
      return AxisNumberFormat.format(ofSingle: value, locale: common.locale)
    }
    guard !common.keeps(value, within: AxisNumberFormat.tolerance) else { return common }
    var format = common
    let whole = (DecimalDigits(rounding: value, significant: 12).exponent ?? 0) + 3
    format.precision = .decimalsUpTo(max(0, 3 - whole))
    return format
  }
}

extension NumberFormat {
  /// The power of ten of the unit in which numbers are written; `nil` if it depends on the number.
  private var unitExponent: Int? {
    switch notation {
    case .plain: 0
    case .percent: -2
    case .unit(let unit): unit.exponent
    case .abbreviated, .scientific, .powerOfTen: nil
    }
  }

  /// Returns whether the format changes a number by at most a fraction of it.
  func keeps(_ value: Double, within tolerance: Double) -> Bool {
    let rounded = roundingHalvesAway(value)
    return abs(rounded - value) <= abs(value) * tolerance
  }

  /// Returns a number rounded to the precision of the format, with ties away from zero.
  ///
  /// The digits are those of the shortest decimal number that is the value: 2.675 has a tie at two
  /// decimals, although the binary number is slightly less.
  func roundingHalvesAway(_ value: Double) -> Double {
    switch precision {
    case .automatic: return value
    case .decimals(let count), .decimalsUpTo(let count):
      guard let unitExponent else { return value }
      return value.roundedHalvesAway(decimals: count - unitExponent)
    case .significant(let count), .significantUpTo(let count):
      guard let exponent = value.decimalExponent else { return value }
      return value.roundedHalvesAway(decimals: max(1, count) - 1 - exponent)
    }
  }
}

extension Double {
  /// The power of ten of the first digit; `nil` for zero and what is no number.
  fileprivate var decimalExponent: Int? {
    isFinite ? DecimalDigits(rounding: self, significant: 17).exponent : nil
  }

  /// The powers of ten up to 10¹⁵, which are exact.
  private static let powersOfTen: [Double] = (0...15).map { pow(10, Double($0)) }

  /// Returns the number rounded to decimal places, which can be negative, with ties away from zero.
  fileprivate func roundedHalvesAway(decimals: Int) -> Double {
    guard isFinite, self != 0 else { return self }
    // A number that has no more digits, which most have, is found without its text: the quotient of
    // two exact numbers is the number nearest to the decimal one.
    if abs(decimals) <= 15 {
      let power = Self.powersOfTen[abs(decimals)]
      let count = decimals >= 0 ? magnitude * power : magnitude / power
      let whole = count.rounded()
      if whole < 0x1p53, (decimals >= 0 ? whole / power : whole * power) == magnitude {
        return self
      }
    }
    // The shortest text that is read as the number, such as 2.675, 1e+16 or 5e-324.
    let parts = "\(magnitude)".split(separator: "e")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let point = parts[0].firstIndex(of: ".") ?? parts[0].endIndex
    let whole = parts[0][..<point]
    let digits = (whole + parts[0][point...].dropFirst()).compactMap(\.wholeNumberValue)
    let count = whole.count + exponent + decimals
    guard count < digits.count else { return self }
    guard count >= 0 else { return 0 }
    let isUp = digits[count] >= 5
    let kept = digits[..<count].map(String.init).joined()
    guard let number = UInt64(kept.isEmpty ? "0" : kept) else { return self }
    let rounded = Double("\(number + (isUp ? 1 : 0))e\(-decimals)") ?? magnitude
    return self < 0 ? -rounded : rounded
  }
}
