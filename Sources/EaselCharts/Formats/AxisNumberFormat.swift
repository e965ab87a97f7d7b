import EaselCanvas
import Foundation

/// The choice of one number format for all labels of an axis, or all values of a chart.
///
/// All numbers have the same precision and unit. Numbers from 1,000,000 are abbreviated, and years
/// have no grouping. The minus sign is U+2212.
enum AxisNumberFormat {
  /// The exponent of the smallest number that is abbreviated: 1,000,000.
  private static let compactExponent = 6
  /// The number of significant digits to which values are rounded.
  private static let digits = 4

  /// Returns whether all numbers can be years: whole, from 1000 to 2999.
  static func areYears(_ values: [Double]) -> Bool {
    !values.isEmpty
      && values.allSatisfy { (1000...2999).contains($0) && $0 == $0.rounded() }
  }

  /// Returns the format of ticks, with the smallest number of decimals that distinguishes them.
  ///
  /// - Parameters:
  ///   - ticks: The ticks, ascending or descending; those that are not finite are ignored.
  ///   - locale: The locale of digits, separators and units; `nil` uses the rendering's, if any.
  ///   - percent: Whether shares are written as percentages.
  ///   - isYears: Whether the numbers are years, which have no grouping.
  static func format(
    forTicks ticks: [Double], locale: Locale? = nil, percent: Bool = false, isYears: Bool = false
  ) -> NumberFormat {
    let finite = ticks.filter(\.isFinite)
    let steps = zip(finite, finite.dropFirst()).map { abs($1 - $0) }.filter { $0 > 0 }
    guard let step = steps.min() else {
      return format(forValues: finite, locale: locale, percent: percent, isYears: isYears)
    }
    var format = NumberFormat(locale: locale)
    if percent {
      format.notation = .percent
      format.precision = .decimals(decimals(ofSteps: step, unitExponent: -2))
      return format
    }
    if isYears { format.groupingSeparator = "" }
    let maximum = finite.map(abs).max() ?? 0
    let plain = decimals(ofSteps: step, unitExponent: 0)
    let exponent = DecimalDigits(rounding: maximum, significant: 12).exponent ?? 0
    if exponent >= 15 || plain > 7 { return scientific(format, maximum: maximum, step: step) }
    if exponent >= compactExponent, !isYears {
      let (unit, prefix) = unit(forExponent: exponent, locale: format.effectiveLocale)
      let decimals = decimals(ofSteps: step, unitExponent: unit.exponent)
      // In a narrow domain far from zero, the full number is shorter.
      if exponent - unit.exponent + decimals <= digits {
        format.notation = .unit(unit)
        format.prefix = prefix
        format.precision = .decimals(decimals)
        return format
      }
    }
    format.precision = .decimals(plain)
    return format
  }

  /// Returns the format of values in a chart, with 3 or 4 significant digits of the largest.
  ///
  /// 4 digits are used if 3 would change a value by more than 0.5 %. Whole digits are not rounded
  /// below 1,000,000. If one precision would write a nonzero value as zero, each value has at most
  /// 3 significant digits.
  static func format(
    forValues values: [Double], locale: Locale? = nil, percent: Bool = false,
    isYears: Bool = false
  ) -> NumberFormat {
    let finite = values.filter { $0.isFinite && $0 != 0 }.map(abs)
    var format = NumberFormat(locale: locale)
    if percent { format.notation = .percent }
    if isYears { format.groupingSeparator = "" }
    guard let maximum = finite.max(), let minimum = finite.min() else {
      format.precision = .decimals(0)
      return format
    }
    let exponent = DecimalDigits(rounding: maximum, significant: 12).exponent ?? 0
    var unitExponent = percent ? -2 : 0
    if !percent, exponent >= 15 || exponent < -6 {
      format.notation = .scientific
      format.precision = .significantUpTo(3)
      return format
    }
    if !percent, !isYears, exponent >= compactExponent {
      let (unit, prefix) = unit(forExponent: exponent, locale: format.effectiveLocale)
      format.notation = .unit(unit)
      format.prefix = prefix
      unitExponent = unit.exponent
    }
    // 3 digits are used, or 4 if all values are exact with them.
    let whole = exponent - unitExponent + 1
    let most = max(0, digits - max(whole, 1))
    let exact = finite.map { exactDecimals(of: $0, unitExponent: unitExponent) }.max() ?? 0
    let few = exact <= most ? exact : max(0, digits - 1 - max(whole, 0))
    // 57.5 beside 300.25 must not become 58: the fourth digit is kept if three change a value too
    // much.
    let kept =
      few < most
        && !finite.allSatisfy({ keepsValue($0, unitExponent: unitExponent, decimals: few) })
      ? most : few
    let minimumExponent = DecimalDigits(rounding: minimum, significant: 12).exponent ?? 0
    let vanishes = minimumExponent - unitExponent < -kept
    format.precision = vanishes ? .significantUpTo(3) : .decimals(kept)
    return format
  }

  /// Returns whether rounding to a number of decimals changes a value by at most 0.5 percent.
  private static func keepsValue(_ value: Double, unitExponent: Int, decimals: Int) -> Bool {
    let scaled = value / pow(10, Double(unitExponent))
    let power = pow(10, Double(decimals))
    let rounded = (scaled * power).rounded() / power
    return !scaled.isFinite || !rounded.isFinite || abs(rounded - scaled) <= scaled * 0.005
  }

  /// Returns the number of decimals of a number in a unit, at 12 significant digits.
  private static func exactDecimals(of value: Double, unitExponent: Int) -> Int {
    let number = DecimalDigits(rounding: value, significant: 12)
    let zeros = number.digits.reversed().prefix { $0 == 0 }.count
    return max(0, number.decimals - zeros + unitExponent)
  }

  /// Returns the number of decimals that a step needs: 2 for 0.25.
  private static func decimals(ofSteps step: Double, unitExponent: Int) -> Int {
    max(0, decimalPlaces(ofStep: step) + unitExponent)
  }

  /// Returns the negated power of ten of a step's last digit: 2 for 0.25, −1 for 50.
  private static func decimalPlaces(ofStep step: Double) -> Int {
    let number = DecimalDigits(rounding: step, significant: 3)
    return number.decimals - number.digits.reversed().prefix { $0 == 0 }.count
  }

  private static func scientific(
    _ format: NumberFormat, maximum: Double, step: Double
  ) -> NumberFormat {
    var format = format
    format.notation = .scientific
    let exponent = DecimalDigits(rounding: maximum, significant: 12).exponent ?? 0
    let digits = exponent + 1 + decimalPlaces(ofStep: step)
    format.precision = .significantUpTo(min(max(digits, 1), 17))
    return format
  }

  /// Returns the unit of a power of ten, and the locale's text before numbers in that unit.
  static func unit(
    forExponent exponent: Int, locale: Locale?
  ) -> (unit: NumberUnits.Unit, prefix: String) {
    guard let locale else { return (NumberUnits.business.unit(forExponent: exponent), "") }
    // Locales do not list their units, but the compact form of 10^n consists of 1, 10, … and the
    // unit.
    let text = FloatingPointFormatStyle<Double>(locale: locale).notation(.compactName)
      .precision(.significantDigits(1...3)).grouping(.never).format(pow(10, Double(exponent)))
    // The characters of units such as 万 are numbers in Unicode, but not digits.
    let isDigit: (Character) -> Bool = {
      $0.unicodeScalars.first?.properties.numericType == .decimal
    }
    guard let first = text.firstIndex(where: isDigit), let last = text.lastIndex(where: isDigit)
    else { return (.one, "") }
    let zeros = text[first...last].count - 1
    let unit = NumberUnits.Unit(
      exponent: exponent - zeros, symbol: String(text[text.index(after: last)...]))
    return (unit, String(text[..<first]))
  }
}
