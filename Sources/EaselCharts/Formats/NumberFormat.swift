import Foundation

/// How numbers are written on axes and at values.
///
/// ```swift
/// NumberFormat().string(from: -1234.5)               // "−1,234.5"
/// NumberFormat.decimals(1).string(from: 2)           // "2.0"
/// NumberFormat.percent(1).string(from: 0.256)        // "25.6%"
/// NumberFormat.abbreviated().string(from: 1_234_567) // "1.23M"
/// NumberFormat.abbreviated(.japanese).string(from: 120_000_000)  // "1.2億"
/// ```
///
/// Numbers are rounded exactly, ties to even, as C's `printf` does. Any number can be written:
/// NaN and infinities have texts of their own, and large numbers all of their digits.
/// Digits and separators are those of ``locale``, else those of the rendering's locale
/// (``/EaselCanvas/RenderOptions/localeIdentifier``), else this format's own.
public struct NumberFormat: Hashable, Sendable {
  /// What is written for the number's size.
  public enum Notation: Hashable, Sendable {
    /// The number itself: 1,234.5.
    case plain
    /// Hundredths: 0.25 as 25%.
    case percent
    /// One digit before the point and a power of ten: 1.2e+3.
    case scientific
    /// The unit that suits each number: 1.2k, 3M.
    case abbreviated(NumberUnits)
    /// The same unit for all numbers, for an axis: 0.5M, 1.0M. Zero is written without it.
    case unit(NumberUnits.Unit)
  }

  /// How many digits are written.
  public enum Precision: Hashable, Sendable {
    /// As many as needed; decimals end at the twelfth significant digit.
    ///
    /// Twelve hide what binary fractions leave behind: 0.1 + 0.2 is written 0.3. Whole digits are
    /// never rounded. Abbreviated numbers have at most three digits.
    case automatic
    /// This many decimals, zeros included.
    case decimals(Int)
    /// At most this many decimals, without zeros at the end.
    case decimalsUpTo(Int)
    /// This many significant digits, zeros included.
    case significant(Int)
    /// At most this many significant digits, without zeros at the end.
    case significantUpTo(Int)
  }

  /// When a sign is written.
  public enum SignDisplay: Hashable, Sendable {
    /// Before negative numbers.
    case negative
    /// Before all numbers; zero is positive.
    case always
    /// Before all numbers but zero.
    case exceptZero
    /// Never.
    case never
  }

  /// What is written for the number's size.
  public var notation: Notation
  /// How many digits are written; from 0 to 100.
  public var precision: Precision
  /// When a sign is written.
  public var sign: SignDisplay
  /// The sign of negative numbers; by default a real minus sign, U+2212.
  public var minusSign: String
  /// What separates groups of three whole digits; empty for no groups.
  public var groupingSeparator: String
  /// What separates whole digits from decimals.
  public var decimalSeparator: String
  /// What is written before the number, behind the sign.
  public var prefix: String
  /// What is written behind the number and its unit.
  public var suffix: String
  /// What is written for NaN.
  public var notANumber: String
  /// A locale whose digits, separators and names are used in place of this format's own.
  ///
  /// Nil takes the locale of the rendering, where it has one. With either, Foundation's format styles
  /// write the number, which is many times slower; the symbol of ``notation`` `unit` stays as it is.
  /// The sign rule, prefix and suffix hold; where the locale writes a hyphen as the
  /// minus sign, ``minusSign`` stands in its place.
  public var locale: Locale?

  /// Creates a format; by default with as many digits as needed, in groups of three.
  public init(
    notation: Notation = .plain, precision: Precision = .automatic,
    sign: SignDisplay = .negative, minusSign: String = "\u{2212}",
    groupingSeparator: String = ",", decimalSeparator: String = ".", prefix: String = "",
    suffix: String = "", notANumber: String = "NaN", locale: Locale? = nil
  ) {
    self.notation = notation
    self.precision = precision
    self.sign = sign
    self.minusSign = minusSign
    self.groupingSeparator = groupingSeparator
    self.decimalSeparator = decimalSeparator
    self.prefix = prefix
    self.suffix = suffix
    self.notANumber = notANumber
    self.locale = locale
  }

  /// As many digits as needed, in groups of three.
  public static let automatic = NumberFormat()

  /// The format for values that the caller chose none for: plain, and scientific where the greatest
  /// has more than fifteen digits before the point or nine zeros behind it.
  ///
  /// Longer numbers are not read, and have digits that no `Double` holds.
  static func suiting(_ values: some Sequence<Double>) -> NumberFormat {
    var greatest = 0.0
    for value in values where value.isFinite { greatest = max(greatest, abs(value)) }
    guard greatest >= 1e15 || greatest > 0 && greatest < 1e-9 else { return .automatic }
    return NumberFormat(notation: .scientific, precision: .significantUpTo(4))
  }

  /// A fixed number of decimals.
  public static func decimals(_ count: Int) -> NumberFormat {
    NumberFormat(precision: .decimals(count))
  }

  /// Hundredths with a fixed number of decimals.
  public static func percent(_ decimals: Int = 0) -> NumberFormat {
    NumberFormat(notation: .percent, precision: .decimals(decimals))
  }

  /// At most three digits and a unit.
  public static func abbreviated(_ units: NumberUnits = .metric) -> NumberFormat {
    NumberFormat(notation: .abbreviated(units))
  }

  /// The digits, separators and names of a locale.
  public static func localized(
    _ locale: Locale, precision: Precision = .automatic
  ) -> NumberFormat {
    NumberFormat(precision: precision, locale: locale)
  }
}
