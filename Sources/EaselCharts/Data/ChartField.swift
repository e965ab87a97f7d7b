import Foundation

/// A labelled value of a mark, without its type: the value, and its end where it is an interval.
///
/// Most fields are points. What only intervals and units have lies in an object of its own, so that
/// a field of a mark is quickly copied.
package struct ChartField: Hashable, Sendable {
  /// What the value is called, on its axis, in its legend and in words.
  package var label: String
  /// The value, or the beginning of an interval.
  package var start: ChartDatum
  private var extent: FieldExtent?

  package init(
    label: String, start: ChartDatum, end: ChartDatum? = nil, unit: DateUnit? = nil
  ) {
    self.label = label
    self.start = start
    if end != nil || unit != nil { extent = FieldExtent(end: end, unit: unit) }
  }

  /// Whether the field has neither an end nor a unit.
  package var isPoint: Bool { extent == nil }

  /// The end of an interval.
  package var end: ChartDatum? {
    get { extent?.end }
    set { setExtent(newValue, unit, isSpan) }
  }
  /// The calendar unit that a date stands for as a whole.
  package var unit: DateUnit? {
    get { extent?.unit }
    set { setExtent(end, newValue, isSpan) }
  }
  /// Whether start and end were named as two values, so that the mark lies along them.
  package var isSpan: Bool {
    get { extent?.isSpan ?? false }
    set { setExtent(end, unit, newValue) }
  }

  private mutating func setExtent(_ end: ChartDatum?, _ unit: DateUnit?, _ isSpan: Bool) {
    let isPoint = end == nil && unit == nil && !isSpan
    extent = isPoint ? nil : FieldExtent(end: end, unit: unit, isSpan: isSpan)
  }
}

/// What an interval or a date with a unit has besides its beginning.
private final class FieldExtent: Hashable, Sendable {
  let end: ChartDatum?
  let unit: DateUnit?
  let isSpan: Bool

  init(end: ChartDatum?, unit: DateUnit?, isSpan: Bool = false) {
    self.end = end
    self.unit = unit
    self.isSpan = isSpan
  }

  static func == (a: FieldExtent, b: FieldExtent) -> Bool {
    a.end == b.end && a.unit == b.unit && a.isSpan == b.isSpan
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(end)
    hasher.combine(unit)
    hasher.combine(isSpan)
  }
}

/// A calendar unit that a date stands for as a whole, such as its month.
package struct DateUnit: Hashable, Sendable {
  /// The unit.
  package var component: Calendar.Component
  /// The calendar that divides time; nil is that of the environment.
  package var calendar: Calendar?

  package init(component: Calendar.Component, calendar: Calendar? = nil) {
    self.component = component
    self.calendar = calendar
  }
}
