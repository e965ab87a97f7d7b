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
  }

  private var dates: [Key: [Date]] = [:]
  private var rows: [Key: [DateLabels.Rows]] = [:]
  private var lines: [LineCache.Typography: LineCache] = [:]

  init() {}

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
  func rows(
    _ step: TimeStep, _ dates: [Date], from lower: Double, to upper: Double, _ calendar: Calendar,
    _ locale: Locale
  ) -> [DateLabels.Rows] {
    let key = Key(
      unit: step.unit, count: step.count, lower: lower, upper: upper, calendar: calendar)
    if let known = rows[key] { return known }
    let found = DateLabels(calendar: calendar, locale: locale)
      .candidates(for: dates, unit: step.unit)
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

/// A cache of texts in one line that have the same font and color.
final class LineCache {
  /// The font, whose size the lines do not have, and the color of the lines.
  struct Typography: Hashable {
    var font: Font
    var color: Color
  }

  /// A text, by its bytes: composed and decomposed characters are equal, but not the same text.
  private struct Key: Hashable {
    var text: String
    var size: CGFloat

    static func == (one: Key, other: Key) -> Bool {
      one.size == other.size && one.text.utf8.elementsEqual(other.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(text)
      hasher.combine(size)
    }
  }

  private var known: [Key: TextLayout] = [:]

  init() {}

  /// Returns the line of a text in a size.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - size: The font size.
  ///   - layOut: Makes the line if it is not known.
  func line(_ text: String, size: CGFloat, _ layOut: () -> TextLayout) -> TextLayout {
    let key = Key(text: text, size: size)
    if let line = known[key] { return line }
    let line = layOut()
    known[key] = line
    return line
  }
}
