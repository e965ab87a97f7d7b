import Foundation

/// A format that writes numbers as text, on axes and in labels.
///
/// ```swift
/// NumberFormat().string(from: -1234.5)               // "−1,234.5"
/// NumberFormat.decimals(1).string(from: 2)           // "2.0"
/// NumberFormat.percent(1).string(from: 0.256)        // "25.6%"
/// NumberFormat.abbreviated().string(from: 1_234_567) // "1.23M"
/// NumberFormat.abbreviated(.japanese).string(from: 120_000_000)  // "1.2億"
/// ```
///
/// Numbers are rounded exactly, ties to even, as by C's `printf`. NaN is written as ``notANumber``
/// and infinity as ∞. Large numbers are written with all digits.
///
/// Digits and separators are those of ``locale``. Without it, they are those of the rendering's
/// locale (``/EaselCanvas/RenderOptions/localeIdentifier``), and otherwise those of this format.
public struct NumberFormat: Hashable, Sendable {
  /// A notation of numbers, such as plain, in percent or with a unit.
  public enum Notation: Hashable, Sendable {
    /// Writes the number itself: 1,234.5.
    case plain
    /// Writes the number as a percentage: 0.25 as 25%.
    case percent
    /// Writes one digit before the decimal point and a power of ten: 1.2e+3.
    case scientific
    /// Writes a multiple of a power of ten: 2×10⁻⁹, 1.5×10¹², and 10⁶ without a coefficient.
    ///
    /// Numbers from 1 to 99 and zero are plain: 1 instead of 10⁰. Precisions with a fixed number of
    /// digits write every coefficient, also 1.0×10⁶. The exponent has raised digits (U+2070 and so
    /// on), which are in the default fonts and are copied from a PDF as they are.
    case powerOfTen
    /// Writes each number with the largest unit that does not exceed it: 1.2k, 3M.
    case abbreviated(NumberUnits)
    /// Writes all numbers with the same unit, for an axis: 0.5M, 1.0M; zero has no unit.
    case unit(NumberUnits.Unit)
  }

  /// A rule for the number of decimals or significant digits.
  public enum Precision: Hashable, Sendable {
    /// Writes as many digits as needed; decimals end at the 12th significant digit.
    ///
    /// The limit of 12 digits hides the rounding of binary fractions: 0.1 + 0.2 is written as 0.3.
    /// Whole digits are never rounded. Abbreviated numbers have at most 3 digits.
    case automatic
    /// Writes exactly this number of decimals, including zeros.
    case decimals(Int)
    /// Writes at most this number of decimals, without trailing zeros.
    case decimalsUpTo(Int)
    /// Writes exactly this number of significant digits, including zeros.
    case significant(Int)
    /// Writes at most this number of significant digits, without trailing zeros.
    case significantUpTo(Int)
  }

  /// A rule that decides which numbers have a plus or minus sign.
  public enum SignDisplay: Hashable, Sendable {
    /// Writes a minus sign before negative numbers, and no plus sign.
    case negative
    /// Writes a plus or minus sign before all numbers; zero has a plus sign.
    case always
    /// Writes a plus or minus sign before all numbers except zero.
    case exceptZero
    /// Writes no sign, so that a negative number looks like a positive one.
    case never
  }

  /// The notation of numbers, such as plain, percent or with a unit; plain by default.
  public var notation: Notation
  /// The rule for the number of decimals or digits, which is clamped to 0...100, or 0...20 with a
  /// locale.
  public var precision: Precision
  /// The rule that decides which numbers have a sign; by default only negative ones.
  public var sign: SignDisplay
  /// The sign of negative numbers; the default is the minus sign U+2212.
  public var minusSign: String
  /// The separator of groups of three whole digits, a comma by default; an empty string writes no
  /// groups.
  public var groupingSeparator: String
  /// The separator of whole digits and decimals, a period by default; not used with a locale.
  public var decimalSeparator: String
  /// The text between the sign and the digits; with a locale, the text before the sign.
  public var prefix: String
  /// The text after the number and its unit.
  public var suffix: String
  /// The text that is written for NaN; “NaN” by default.
  public var notANumber: String
  /// The locale whose digits, separators and abbreviations replace this format's; `nil` for that of
  /// the rendering, if any.
  ///
  /// `en_US_POSIX` is taken as no locale. With others, Foundation's format styles write the number,
  /// which takes many times longer. The sign rule, the prefix, the suffix and the symbol of
  /// a unit ``notation`` still apply. ``minusSign`` replaces a hyphen that the locale writes as the
  /// minus sign.
  public var locale: Locale?

  /// Creates a number format; the default has as many digits as needed, in groups of three.
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

  /// The format with as many digits as needed, in groups of three.
  public static let automatic = NumberFormat()

  /// Returns the default format for values: plain, or powers of ten for very large and small ones.
  ///
  /// Powers of ten are used if the maximum magnitude is at least 10^15 or less than 10^−4. Plain
  /// numbers would be hard to read and have digits that a `Double` does not store.
  static func suiting(_ values: some Sequence<Double>) -> NumberFormat {
    var maximum = 0.0
    for value in values where value.isFinite { maximum = max(maximum, abs(value)) }
    guard maximum >= 1e15 || maximum > 0 && maximum < 1e-4 else { return .automatic }
    return NumberFormat(notation: .powerOfTen, precision: .significantUpTo(4))
  }

  /// Returns a format with a fixed number of decimals.
  public static func decimals(_ count: Int) -> NumberFormat {
    NumberFormat(precision: .decimals(count))
  }

  /// Returns a percent format with a fixed number of decimals: 0.25 as 25%.
  public static func percent(_ decimals: Int = 0) -> NumberFormat {
    NumberFormat(notation: .percent, precision: .decimals(decimals))
  }

  /// Returns a format with at most 3 significant digits and a unit, such as 1.23M; by default an SI
  /// prefix.
  public static func abbreviated(_ units: NumberUnits = .metric) -> NumberFormat {
    NumberFormat(notation: .abbreviated(units))
  }

  /// Returns a plain format with the digits and separators of a locale.
  public static func localized(
    _ locale: Locale, precision: Precision = .automatic
  ) -> NumberFormat {
    NumberFormat(precision: precision, locale: locale)
  }
}
