import Foundation

/// A labelled value of a mark, without its type: the value, and its end where it is an interval.
package struct ChartField: Hashable, Sendable {
  /// What the value is called, on its axis, in its legend and in words.
  package var label: String
  /// The value, or the beginning of an interval.
  package var start: ChartDatum
  /// The end of an interval.
  package var end: ChartDatum?
  /// The calendar unit that a date stands for as a whole.
  package var unit: DateUnit?
  /// Whether start and end were named as two values, so that the mark lies along them.
  package var isSpan = false

  package init(
    label: String, start: ChartDatum, end: ChartDatum? = nil, unit: DateUnit? = nil
  ) {
    self.label = label
    self.start = start
    self.end = end
    self.unit = unit
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
