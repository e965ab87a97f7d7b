import Foundation

extension FormatStyle {
  /// The format with the environment's locale, calendar and time zone if it specifies none.
  package func adapted(to environment: EnvironmentValues) -> Self {
    // Numbers have no dated formats, and asking each of theirs for the protocol takes long.
    guard !NumberText.isNumber(FormatInput.self), var style = self as? any DatedFormat else {
      return self == locale(.autoupdatingCurrent) ? locale(environment.formatLocale) : self
    }
    style.adapt(to: environment)
    return style as? Self ?? self
  }
}

/// A date format.
///
/// If it specifies no locale, calendar or time zone, it has the autoupdating ones of the machine.
private protocol DatedFormat {
  /// Replaces the autoupdating values of the machine by the environment's.
  mutating func adapt(to environment: EnvironmentValues)
}

// An autoupdating value means that none was specified. `TimeZone.current` and the like are equal to
// a specified value of the same name, which must be kept.

extension Locale {
  fileprivate mutating func adapt(to environment: EnvironmentValues) {
    if self == .autoupdatingCurrent { self = environment.locale }
  }
}

extension Calendar {
  fileprivate mutating func adapt(to environment: EnvironmentValues) {
    if self == .autoupdatingCurrent { self = environment.calendar }
  }
}

extension TimeZone {
  fileprivate mutating func adapt(to environment: EnvironmentValues) {
    if self == .autoupdatingCurrent { self = environment.timeZone }
  }
}

extension Date.FormatStyle: DatedFormat {
  fileprivate mutating func adapt(to environment: EnvironmentValues) {
    locale.adapt(to: environment)
    calendar.adapt(to: environment)
    timeZone.adapt(to: environment)
  }
}

extension Date.FormatStyle.Attributed: DatedFormat {
  fileprivate mutating func adapt(to environment: EnvironmentValues) {
    self[dynamicMember: \.locale].adapt(to: environment)
    self[dynamicMember: \.calendar].adapt(to: environment)
    self[dynamicMember: \.timeZone].adapt(to: environment)
  }
}

extension Date.IntervalFormatStyle: DatedFormat {
  fileprivate mutating func adapt(to environment: EnvironmentValues) {
    locale.adapt(to: environment)
    calendar.adapt(to: environment)
    timeZone.adapt(to: environment)
  }
}

extension Date.VerbatimFormatStyle: DatedFormat {
  fileprivate mutating func adapt(to environment: EnvironmentValues) {
    // Without a locale the format is not localized; the machine's locale is not used.
    locale?.adapt(to: environment)
    calendar.adapt(to: environment)
    timeZone.adapt(to: environment)
  }
}

extension Date.VerbatimFormatStyle.Attributed: DatedFormat {
  fileprivate mutating func adapt(to environment: EnvironmentValues) {
    self[dynamicMember: \.locale]?.adapt(to: environment)
    self[dynamicMember: \.calendar].adapt(to: environment)
    self[dynamicMember: \.timeZone].adapt(to: environment)
  }
}

extension Date.ISO8601FormatStyle: DatedFormat {
  fileprivate mutating func adapt(to environment: EnvironmentValues) {
    timeZone.adapt(to: environment)
  }
}

extension Date.RelativeFormatStyle: DatedFormat {
  fileprivate mutating func adapt(to environment: EnvironmentValues) {
    locale.adapt(to: environment)
    calendar.adapt(to: environment)
  }
}

extension Date.AnchoredRelativeFormatStyle: DatedFormat {
  fileprivate mutating func adapt(to environment: EnvironmentValues) {
    locale.adapt(to: environment)
    calendar.adapt(to: environment)
  }
}
