import EaselCanvas
import Foundation

/// The choice of a number format for the labels of an axis, or the values of a chart.
///
/// Numbers have the same precision and unit if four digits are enough for all of them. Numbers from
/// 1,000,000 are abbreviated, those from 10¹⁵ and below 10⁻⁴ have powers of ten, and years have no
/// grouping. The minus sign is U+2212.
enum AxisNumberFormat {
  /// The exponent of the smallest number that is abbreviated: 1,000,000.
  private static let compactExponent = 6
  /// The number of significant digits to which values are rounded.
  static let digits = 4
  /// The fraction of itself by which rounding may change a value.
  static let tolerance = 0.005
  /// The fraction by which one precision may change a value without a unit, as 5.67 beside 350.1.
  private static let plainTolerance = 0.05

  /// Returns whether all numbers can be years: whole, from 1000 to 2999.
  static func areYears(_ values: [Double]) -> Bool {
    !values.isEmpty
      && values.allSatisfy { (1000...2999).contains($0) && $0 == $0.rounded() }
  }

  /// Returns whether a number is written with a power of ten, by the exponent of its first digit.
  static func hasPower(_ exponent: Int) -> Bool { exponent >= 15 || exponent < -4 }

  /// Returns the format of ticks, with the smallest number of decimals that distinguishes them.
  ///
  /// Ticks without a common step, such as those that a user lists, are written as values.
  ///
  /// - Parameters:
  ///   - ticks: The ticks, ascending or descending; those that are not finite are ignored.
  ///   - domain: Further numbers that determine the unit: the ends of the axis.
  ///   - locale: The locale of digits, separators and units; `nil` uses the rendering's, if any.
  ///   - percent: Whether shares are written as percentages.
  ///   - isYears: Whether the numbers are years, which have no grouping.
  static func format(
    forTicks ticks: [Double], in domain: [Double] = [], locale: Locale? = nil,
    percent: Bool = false, isYears: Bool = false
  ) -> ValueFormat {
    let finite = ticks.filter(\.isFinite)
    let steps = zip(finite, finite.dropFirst()).map { abs($1 - $0) }.filter { $0 > 0 }
    func valueFormat() -> ValueFormat {
      format(forValues: finite, in: domain, locale: locale, percent: percent, isYears: isYears)
    }
    guard let step = steps.min() else { return valueFormat() }
    let maximum = (finite + domain.filter(\.isFinite)).map(abs).max() ?? 0
    var common = format(
      forStep: step, maximum: maximum, NumberFormat(locale: locale), percent, isYears)
    guard finite.allSatisfy({ common.keeps($0, within: tolerance) }) else { return valueFormat() }
    let isRegular = areMultiples(finite, of: step)
    if isRegular, hasFourDigits(common, maximum: maximum) { return ValueFormat(common) }
    // 22,100 beside 3.142 has no zeros that say nothing.
    let regular = common
    if case .decimals(let count) = common.precision { common.precision = .decimalsUpTo(count) }
    // Four digits are enough where they change ticks by much less than their distance, and for ticks
    // at one position.
    var values = valueFormat()
    let minimum = extent(of: finite + domain) * separable
    let coarse = coarse(finite, in: values).filter {
      $0.distance >= minimum || ValueFormat(common).isShort($0.tick)
    }
    guard !coarse.isEmpty else { return values }
    guard !isRegular else { return ValueFormat(regular) }
    values.precise = ValueFormat.Precise(format: common, values: Set(coarse.map(\.tick)))
    return values
  }

  /// Returns whether ticks are multiples of a step with few digits, as those of an axis without a
  /// list are.
  private static func areMultiples(_ ticks: [Double], of step: Double) -> Bool {
    let isRound =
      exactDecimals(of: step, unitExponent: 0) <= decimals(ofSteps: step, unitExponent: 0)
    return isRound
      && ticks.allSatisfy { tick in
        let count = tick / step
        let isNearZero = count.rounded() == 0 && tick != 0
        return !isNearZero && abs(count - count.rounded()) < 1e-6 * max(1, abs(count))
      }
  }

  /// The fraction of an axis below which ticks are drawn at one position: a tenth of a point of 1,000.
  private static let separable = 1e-4

  /// Returns the ticks that a format changes by more than a twentieth of their distance from others.
  private static func coarse(
    _ ticks: [Double], in format: ValueFormat
  ) -> [(tick: Double, distance: Double)] {
    let steps = zip(ticks, ticks.dropFirst()).map { abs($1 - $0) }
    return ticks.indices.map { index in
      let near = [index - 1, index].filter(steps.indices.contains).map { steps[$0] }
      return (ticks[index], near.filter { $0 > 0 }.min() ?? 0)
    }.filter { !format.keeps($0.tick, within: $0.distance / 20) }
  }

  /// Returns the distance between the least and the greatest number; 0 if it is not finite.
  private static func extent(of values: [Double]) -> Double {
    let finite = values.filter(\.isFinite)
    let extent = (finite.max() ?? 0) - (finite.min() ?? 0)
    return extent.isFinite ? extent : 0
  }

  /// Returns whether a format writes numbers up to a maximum with at most four digits, or as whole
  /// numbers.
  private static func hasFourDigits(_ format: NumberFormat, maximum: Double) -> Bool {
    guard case .decimals(let decimals) = format.precision else { return false }
    guard decimals > 0 else {
      let isLong = format.notation == .plain && exponent(ofRounded: maximum) >= compactExponent
      return !isLong || format.groupingSeparator.isEmpty
    }
    let unitExponent =
      switch format.notation {
      case .percent: -2
      case .unit(let unit): unit.exponent
      default: 0
      }
    return exponent(ofRounded: maximum) - unitExponent + 1 + decimals <= digits
  }

  private static func format(
    forStep step: Double, maximum: Double, _ base: NumberFormat, _ percent: Bool, _ isYears: Bool
  ) -> NumberFormat {
    var format = base
    if percent {
      format.notation = .percent
      format.precision = .decimals(decimals(ofSteps: step, unitExponent: -2))
      return format
    }
    if isYears { format.groupingSeparator = "" }
    let plain = decimals(ofSteps: step, unitExponent: 0)
    let exponent = exponent(ofRounded: maximum)
    if hasPower(exponent) || plain > 7 { return powers(format, exponent: exponent, step: step) }
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
  /// below 1,000,000. Values that one precision and one unit would change too much are written each
  /// by itself.
  ///
  /// - Parameters:
  ///   - values: The values; those that are not finite are ignored.
  ///   - domain: Further numbers that determine the unit: the ends of the axis of the values.
  ///   - locale: The locale of digits, separators and units; `nil` uses the rendering's, if any.
  ///   - percent: Whether shares are written as percentages.
  ///   - isYears: Whether the numbers are years, which have no grouping.
  static func format(
    forValues values: [Double], in domain: [Double] = [], locale: Locale? = nil,
    percent: Bool = false, isYears: Bool = false
  ) -> ValueFormat {
    let finite = values.filter { $0.isFinite && $0 != 0 }.map(abs)
    var format = NumberFormat(locale: locale)
    if percent { format.notation = .percent }
    if isYears { format.groupingSeparator = "" }
    format.precision = .decimals(0)
    guard let largest = finite.max(), let minimum = finite.min() else { return ValueFormat(format) }
    let maximum = max(largest, domain.filter(\.isFinite).map(abs).max() ?? 0)
    let exponent = exponent(ofRounded: maximum)
    var unitExponent = percent ? -2 : 0
    if !percent, hasPower(exponent) {
      // Numbers of about the size of the largest one are written like it.
      return ValueFormat(format, single: .everyNumber(powersFrom: maximum / 10_000))
    }
    if !percent, !isYears, exponent >= compactExponent {
      let (unit, prefix) = unit(forExponent: exponent, locale: format.effectiveLocale)
      format.notation = .unit(unit)
      format.prefix = prefix
      unitExponent = unit.exponent
    }
    // 3 digits are used, or 4 if all values are exact with them; the zero of 0.5 counts as a digit.
    let whole = exponent - unitExponent + 1
    let most = max(0, digits - whole - (whole > 0 ? 0 : 1))
    let exact = finite.map { exactDecimals(of: $0, unitExponent: unitExponent) }.max() ?? 0
    let few = exact <= most ? exact : max(0, digits - 1 - whole)
    // 57.5 beside 300.25 must not become 58: the fourth digit is kept if three change a value too
    // much.
    let isKept = { (decimals: Int, tolerance: Double) -> Bool in
      var rounded = format
      rounded.precision = .decimals(decimals)
      return finite.allSatisfy { rounded.keeps($0, within: tolerance) }
    }
    let kept = few < most && !isKept(few, tolerance) ? most : few
    let minimumExponent = DecimalDigits(rounding: minimum, significant: 12).exponent ?? 0
    let vanishes = minimumExponent - unitExponent < -kept
    format.precision = .decimals(kept)
    // 999,999.7 is written as 1M, without zeros that say nothing.
    let needed = finite.map {
      exactDecimals(of: format.roundingHalvesAway($0), unitExponent: unitExponent)
    }
    format.precision = .decimals(min(kept, needed.max() ?? kept))
    let isPlain = unitExponent == 0 || percent
    if !vanishes, isKept(kept, isPlain ? plainTolerance : tolerance) { return ValueFormat(format) }
    if !isPlain { format.precision = .decimals(few) }
    return ValueFormat(format, single: percent ? .percent : .number)
  }

  /// Returns the format of a value that is written by itself, with at most four digits.
  static func format(
    ofSingle value: Double, locale: Locale?, isPower: Bool = false
  ) -> NumberFormat {
    var format = NumberFormat(locale: locale)
    let exponent = exponent(ofRounded: value)
    let exact = DecimalDigits(rounding: value, significant: 12)
      .digits.reversed().drop { $0 == 0 }.count
    let count = exact <= digits ? digits : digits - 1
    if isPower || hasPower(exponent) {
      format.notation = .powerOfTen
      format.precision = .significantUpTo(count)
      return format
    }
    var unitExponent = 0
    if exponent >= compactExponent {
      let (unit, prefix) = unit(forExponent: exponent, locale: format.effectiveLocale)
      format.notation = .unit(unit)
      format.prefix = prefix
      unitExponent = unit.exponent
    }
    format.precision = .decimalsUpTo(max(0, count - 1 - (exponent - unitExponent)))
    return format
  }

  /// Returns the format of numbers on an axis of magnitudes, which have no common precision.
  ///
  /// All numbers have one style: powers of ten if some are very large or very small, or if numbers
  /// below 0.1 are on an axis with millions; otherwise units from 1,000 if there are millions.
  static func format(forMagnitudes values: [Double], locale: Locale?) -> ValueFormat {
    let sizes = values.map(abs).filter { $0 > 0 && $0.isFinite }
    let minimum = sizes.min().map(exponent(ofRounded:)) ?? 0
    let maximum = sizes.max().map(exponent(ofRounded:)) ?? 0
    var format = NumberFormat(precision: .significantUpTo(digits), locale: locale)
    let isWide = minimum < -1 && maximum >= compactExponent
    if hasPower(maximum) || hasPower(minimum) || isWide {
      format.notation = .powerOfTen
    } else if maximum >= compactExponent {
      format.notation = .abbreviated(.business)
      format.precision = .automatic
    } else {
      return ValueFormat(format, single: .everyNumber(powersFrom: .infinity))
    }
    return ValueFormat(format)
  }

  /// Returns the exponent of the first digit of a number as it is written: 6 for 999,999.7.
  private static func exponent(ofRounded value: Double) -> Int {
    let exponent = DecimalDigits(rounding: value, significant: 12).exponent ?? 0
    let isRounded = exponent >= compactExponent || exponent < -4
    let significant = isRounded ? digits : max(exponent + 1, digits)
    return DecimalDigits(rounding: value, significant: significant).exponent ?? 0
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

  /// Returns the format of ticks with powers of ten.
  private static func powers(_ format: NumberFormat, exponent: Int, step: Double) -> NumberFormat {
    var format = format
    format.notation = .powerOfTen
    format.precision = .significantUpTo(
      min(max(exponent + 1 + decimalPlaces(ofStep: step), 1), 17))
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
