import Foundation

/// A labeled value of a mark without its type; an interval also has an end.
///
/// Most fields are points. A separate object contains the properties that only intervals and units
/// have, so that copying a field is fast.
package struct ChartField: Hashable, Sendable {
  /// The label of the value on its axis, in its legend and in the chart's description.
  package var label: String
  /// The value, or the start of an interval.
  var start: ChartDatum
  private var extent: FieldExtent?

  init(
    label: String, start: ChartDatum, end: ChartDatum? = nil, unit: DateUnit? = nil
  ) {
    self.label = label
    self.start = start
    if end != nil || unit != nil { extent = FieldExtent(end: end, unit: unit) }
  }

  /// Whether the field has no end and no unit.
  var isPoint: Bool { extent == nil }

  /// The end of an interval.
  var end: ChartDatum? {
    get { extent?.end }
    set { setExtent(newValue, unit, isSpan) }
  }
  /// The calendar unit that a date represents as a whole.
  var unit: DateUnit? {
    get { extent?.unit }
    set { setExtent(end, newValue, isSpan) }
  }
  /// Whether start and end were given as two values, so that the mark extends along them.
  var isSpan: Bool {
    get { extent?.isSpan ?? false }
    set { setExtent(end, unit, newValue) }
  }

  private mutating func setExtent(_ end: ChartDatum?, _ unit: DateUnit?, _ isSpan: Bool) {
    let isPoint = end == nil && unit == nil && !isSpan
    extent = isPoint ? nil : FieldExtent(end: end, unit: unit, isSpan: isSpan)
  }
}

/// The properties of an interval, or of a date with a unit, apart from its start.
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

/// A calendar unit that a date represents as a whole, such as its month.
package struct DateUnit: Hashable, Sendable {
  /// The calendar unit.
  var component: Calendar.Component
  /// The calendar of the unit; `nil` is that of the environment.
  var calendar: Calendar?

  init(component: Calendar.Component, calendar: Calendar? = nil) {
    self.component = component
    self.calendar = calendar
  }
}
