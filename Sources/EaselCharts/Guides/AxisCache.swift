import EaselBlocks
import EaselCanvas
import Foundation

/// A cache for the passes of a chart's layout: the dates of steps, their texts, and lines of text.
///
/// Formatting a date takes many times longer than measuring its text.
final class AxisCache {
  private struct Key: Hashable {
    var unit: Calendar.Component
    var count: Int
    var lower: Double
    var upper: Double
    var calendar: Calendar
    /// The axis whose scale leaves out dates; `nil` for all dates of the step.
    var axis: Axis?
  }

  private var dates: [Key: [Date]] = [:]
  private var rows: [Key: [DateLabels.Rows]] = [:]
  private var lines: [LineCache.Typography: LineCache] = [:]
  private var numbers: [NumberKey: [String]] = [:]

  /// All that determines the texts of numbers in the locale of a chart.
  struct NumberKey: Hashable {
    var values: [Double]
    var lower: Double
    var upper: Double
    var isShare: Bool
    var isYears: Bool
    var spansMagnitudes: Bool
    var isCompact: Bool
  }

  init() {}

  /// Returns the texts of numbers, which panels and passes share.
  func texts(_ key: NumberKey, _ make: () -> [String]) -> [String] {
    if let known = numbers[key] { return known }
    let texts = make()
    numbers[key] = texts
    return texts
  }

  /// Returns the dates of a step.
  func dates(_ step: TimeStep, from lower: Double, to upper: Double, _ calendar: Calendar)
    -> [Date]
  {
    let key = Key(
      unit: step.unit, count: step.count, lower: lower, upper: upper, calendar: calendar)
    if let known = dates[key] { return known }
    let found = step.dates(from: .at(lower), to: .at(upper), calendar: calendar)
    dates[key] = found
    return found
  }

  /// Returns the texts of the dates of a step.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - dates: The dates of the step that the axis shows.
  ///   - lower: The start of the domain, in seconds since the reference date.
  ///   - upper: The end of the domain, in seconds since the reference date.
  ///   - calendar: The calendar of the step.
  ///   - locale: The locale of the texts.
  ///   - axis: The axis, if its scale leaves out dates or moves them.
  ///   - inOneRow: Whether all texts are in one row.
  func rows(
    _ step: TimeStep, _ dates: [Date], from lower: Double, to upper: Double, _ calendar: Calendar,
    _ locale: Locale, axis: Axis? = nil, inOneRow: Bool = false
  ) -> [DateLabels.Rows] {
    let key = Key(
      unit: step.unit, count: step.count, lower: lower, upper: upper, calendar: calendar,
      axis: axis)
    if let known = rows[key] { return known }
    let found = DateLabels(calendar: calendar, locale: locale)
      .candidates(for: dates, unit: step.unit, inOneRow: inOneRow)
    rows[key] = found
    return found
  }

  /// Returns the texts in one line that have a font and a color.
  func lines(_ font: Font, _ color: Color) -> LineCache {
    let typography = LineCache.Typography(font: font, color: color)
    if let known = lines[typography] { return known }
    let made = LineCache()
    lines[typography] = made
    return made
  }
}
