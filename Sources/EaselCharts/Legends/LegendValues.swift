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

  /// Returns the texts of values as an axis writes them.
  static func texts(
    _ values: [Double], _ kind: DatumKind, _ environment: EnvironmentValues
  ) -> [String] {
    guard kind != .date else { return dates(values, environment) }
    let format = AxisNumberFormat.format(
      forTicks: values, locale: environment.locale.ofNumbers)
    return values.map { format.string(from: $0) }
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
