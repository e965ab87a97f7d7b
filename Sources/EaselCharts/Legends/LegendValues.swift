import EaselBlocks
import EaselCanvas
import Foundation

/// Round values for a legend of sizes or colors, and their texts.
enum LegendValues {
  /// Returns two to four round values of an interval, or its ends if there are no round ones.
  ///
  /// - Parameter leavesOutZero: Whether zero is excluded, because it has no size.
  static func round(
    from lower: Double, to upper: Double, leavesOutZero: Bool = false
  ) -> [Double] {
    guard lower.isFinite, upper.isFinite else { return [] }
    let (low, high) = (min(lower, upper), max(lower, upper))
    guard low < high else { return [low] }
    var values: [Double] = []
    for count in [4.0, 5, 6, 3] {
      values = ExtendedTicks.values(from: low, to: high, count: count).filter {
        $0 >= low && $0 <= high && !(leavesOutZero && $0 == 0)
      }
      if (3...4).contains(values.count) { return values }
    }
    guard values.count > 4 else { return values.count > 1 ? values : [low, high] }
    let step = (values.count + 3) / 4
    return values.enumerated().filter { $0.offset % step == 0 }.map(\.element)
  }

  /// Returns the texts of values, all with one precision.
  static func texts(
    _ values: [Double], _ kind: DatumKind, _ environment: EnvironmentValues
  ) -> [String] {
    guard kind != .date else { return dates(values, environment) }
    let format = format(values.filter(\.isFinite), environment.locale.ofNumbers)
    return values.map { format.string(from: $0) }
  }

  /// Returns a format with one precision and one unit for all values.
  private static func format(_ values: [Double], _ locale: Locale?) -> NumberFormat {
    var format = NumberFormat.suiting(values)
    let isPlain = format == .automatic
    format.locale = locale
    let steps = zip(values, values.dropFirst()).map { abs($1 - $0) }.filter { $0 > 0 }
    guard isPlain, let step = steps.min(), step.isFinite else { return format }
    var unitExponent = 0
    let maximum = values.map(abs).max() ?? 0
    if maximum >= 1_000_000 {
      let exponent = DecimalDigits(rounding: maximum, significant: 12).exponent ?? 0
      let (unit, prefix) = AxisNumberFormat.unit(
        forExponent: exponent, locale: format.effectiveLocale)
      unitExponent = unit.exponent
      format.prefix = prefix
      format.notation = .unit(unit)
    }
    // Steps such as 0.25 have more digits than their power of ten; thirds have infinitely many.
    let digits = DecimalDigits(rounding: step, significant: 3)
    let zeros = digits.digits.reversed().prefix { $0 == 0 }.count
    format.precision = .decimals(min(max(0, digits.decimals - zeros + unitExponent), 12))
    return format
  }

  private static func dates(_ values: [Double], _ environment: EnvironmentValues) -> [String] {
    let seconds = (values.max() ?? 0) - (values.min() ?? 0)
    var style = Date.FormatStyle(
      locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.calendar.timeZone)
    let day: Double = 86_400
    switch seconds {
    case (3 * 366 * day)...: style = style.year()
    case (60 * day)...: style = style.year().month(.abbreviated)
    case day...: style = style.year().month(.abbreviated).day()
    default: style = style.hour().minute()
    }
    // Dates more than about ten thousand years away are not formatted by the calendar.
    return values.map {
      abs($0) < 3e11 ? Date(timeIntervalSinceReferenceDate: $0).formatted(style) : "\($0)"
    }
  }
}
