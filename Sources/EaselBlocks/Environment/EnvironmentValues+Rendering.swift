import EaselCanvas
import Foundation

extension EnvironmentValues {
  private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale {
      RenderContext.currentLocale ?? Locale(identifier: "en_US_POSIX")
    }
  }
  private enum GroupsDigitsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar? { nil }
  }
  private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .gmt }
  }
  private enum LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection? { nil }
  }
  private enum AppearanceKey: EnvironmentKey {
    static var defaultValue: Appearance { .light }
  }
  private enum IsImageKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  private enum DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
  }

  /// The locale of formats, words and line breaks; that of the rendering's options by default, else
  /// plain formats (`en_US_POSIX`).
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// Sets the rendering's locale where no other is set.
  package mutating func keepLocale() {
    if !isSet(LocaleKey.self) { locale = LocaleKey.defaultValue }
  }

  /// Whether formats of numbers group digits in the locale of plain formats too, as axes do.
  package var groupsDigits: Bool {
    get { self[GroupsDigitsKey.self] }
    set { self[GroupsDigitsKey.self] = newValue }
  }

  /// The locale of formats of numbers that name none.
  var formatLocale: Locale {
    groupsDigits && locale.identifier == "en_US_POSIX" ? Locale(identifier: "en_US") : locale
  }

  /// The calendar of dates; by default the locale's, with the environment's time zone.
  public var calendar: Calendar {
    get {
      if let calendar = self[CalendarKey.self] { return calendar }
      var calendar = locale.calendar
      calendar.locale = locale
      calendar.timeZone = timeZone
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of dates; GMT by default, so that the same input is drawn alike on every machine.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The direction in which rows run; by default that of the locale's script.
  public var layoutDirection: LayoutDirection {
    get {
      if let direction = self[LayoutDirectionKey.self] { return direction }
      return Self.directions.local { KnownDirection() }.direction(of: locale)
    }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The direction of the locale that was asked for last on a thread: ICU takes as long to tell it as a
  /// short text takes to be set, and every text asks.
  private final class KnownDirection {
    private var last: (identifier: String, direction: LayoutDirection)?

    func direction(of locale: Locale) -> LayoutDirection {
      let identifier = locale.identifier
      if let last, last.identifier == identifier { return last.direction }
      let isRightToLeft = locale.language.characterDirection == .rightToLeft
      let direction: LayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      last = (identifier, direction)
      return direction
    }
  }

  private static let directions = ThreadSlot<KnownDirection>()

  /// Light or dark; that of the rendering's options at the root.
  public var appearance: Appearance {
    get { self[AppearanceKey.self] }
    set { self[AppearanceKey.self] = newValue }
  }

  /// Whether the rendering is an image of its own, a PNG or an SVG, rather than a page.
  package var isImage: Bool {
    get { self[IsImageKey.self] }
    set { self[IsImageKey.self] = newValue }
  }

  /// Pixels to a point in a bitmap; 1 in PDF and SVG.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }
}
