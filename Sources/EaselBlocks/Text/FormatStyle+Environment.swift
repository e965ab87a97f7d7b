import Foundation

extension FormatStyle {
  /// The format with the environment's locale, calendar and time zone, where it names none.
  package func adapted(to environment: EnvironmentValues) -> Self {
    guard var style = self as? any DatedFormat else {
      return self == locale(.autoupdatingCurrent) ? locale(environment.formatLocale) : self
    }
    style.adapt(to: environment)
    return style as? Self ?? self
  }
}

/// A format of dates, whose locale, calendar and time zone are the machine's where it names none.
private protocol DatedFormat {
  /// Replaces what is the machine's by what is the environment's.
  mutating func adapt(to environment: EnvironmentValues)
}

// The machine's values that keep up with it tell that nothing was named. `TimeZone.current` and the like
// equal a value of the same name that was given, which has to stay.

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
    // Without a locale the words of the format are plain; no machine's count.
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
