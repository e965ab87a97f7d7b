import EaselCanvas
import Foundation

/// A text that depends on the date of the rendering, such as the time until a date.
package struct TimeElement: InlineElement {
  /// The dates that the text shows.
  package enum Content: Sendable {
    /// The time between the rendering and a date.
    case date(Date, Text.DateStyle.Kind)
    /// The time that has passed, or is left, in an interval.
    case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
  }

  private let content: Content

  /// Creates an element.
  package init(_ content: Content) { self.content = content }

  package func text(in environment: EnvironmentValues) -> Text {
    Text(verbatim: string(in: environment))
  }

  package func placed(_ inputs: NodeInputs) -> any InlineElement {
    if inputs.environment.renderingDate == nil {
      // It is noted once and not with the path of each block.
      inputs.session.note(
        Diagnostic(
          .note, .invalidTime,
          "a text shows a time up to the present; set the environment value timelineDate to draw the "
            + "same in each rendering", operation: "Text"))
    }
    return self
  }

  private func string(in environment: EnvironmentValues) -> String {
    let now = environment.renderingDate ?? Date()
    switch content {
    case .date(let date, let kind):
      let seconds = date.timeIntervalSince(now)
      let duration = Duration.seconds(Self.whole(seconds.magnitude))
      switch kind {
      case .timer: return Self.timer(duration, showsHours: true, environment)
      case .offset:
        // A date in the past is before the present, with a minus sign.
        let sign = seconds < 0 ? "\u{2212}" : "+"
        return sign + Self.units(duration, width: .wide, count: 1, environment)
      default: return Self.units(duration, width: .abbreviated, count: 2, environment)
      }
    case .timer(let interval, let pause, let countsDown, let showsHours):
      let time = min(max(pause ?? now, interval.lowerBound), interval.upperBound)
      let seconds =
        countsDown
        ? interval.upperBound.timeIntervalSince(time).rounded(.up)
        : time.timeIntervalSince(interval.lowerBound)
      return Self.timer(
        .seconds(Self.whole(seconds)), showsHours: showsHours, environment)
    }
  }

  /// A number of seconds without fraction, at most about 30,000 years.
  private static func whole(_ seconds: TimeInterval) -> Int {
    seconds.isFinite ? Int(min(max(seconds, 0), 1e12)) : 0
  }

  private static func timer(
    _ duration: Duration, showsHours: Bool, _ environment: EnvironmentValues
  ) -> String {
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && duration >= .seconds(3600) ? .hourMinuteSecond : .minuteSecond
    return Duration.TimeFormatStyle(pattern: pattern, locale: environment.locale).format(duration)
  }

  private static func units(
    _ duration: Duration, width: Duration.UnitsFormatStyle.UnitWidth, count: Int,
    _ environment: EnvironmentValues
  ) -> String {
    // Duration has no years and months, which differ in length.
    Duration.UnitsFormatStyle(
      allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: width,
      maximumUnitCount: count,
      fractionalPart: .hide(rounded: .towardZero)
    ).locale(environment.locale).format(duration)
  }
}

extension EnvironmentValues {
  private enum RenderingDateKey: EnvironmentKey {
    static var defaultValue: Date? { nil }
  }

  /// The date that texts such as the time until a date are drawn for; `nil`, the default, is the
  /// present.
  package var renderingDate: Date? {
    get { self[RenderingDateKey.self] }
    set { self[RenderingDateKey.self] = newValue }
  }
}
