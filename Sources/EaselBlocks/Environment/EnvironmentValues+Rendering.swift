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

  /// The locale of formats, built-in text and line breaks; the default is that of the rendering's
  /// options.
  ///
  /// Without a locale in the options it is `en_US_POSIX`, whose formats are the same on every
  /// machine.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// Sets the rendering's locale if no other one is set.
  package mutating func keepLocale() {
    if !isSet(LocaleKey.self) { locale = LocaleKey.defaultValue }
  }

  /// Whether numbers group their digits even in the locale `en_US_POSIX`, as on chart axes.
  package var groupsDigits: Bool {
    get { self[GroupsDigitsKey.self] }
    set { self[GroupsDigitsKey.self] = newValue }
  }

  /// The locale of number formats without a locale of their own.
  var formatLocale: Locale {
    groupsDigits && locale.identifier == "en_US_POSIX" ? Locale(identifier: "en_US") : locale
  }

  /// The calendar of dates in texts and charts; the default is the locale's, with the environment's
  /// time zone.
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

  /// The time zone of dates in texts and charts; the default is GMT.
  ///
  /// With the default, the same input is drawn alike on every machine.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The direction of lines and rows, left to right or right to left; the default is that of the
  /// locale's script.
  public var layoutDirection: LayoutDirection {
    get {
      if let direction = self[LayoutDirectionKey.self] { return direction }
      return Self.directions.local { KnownDirection() }.direction(of: locale)
    }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The direction of the last locale that was looked up on a thread.
  ///
  /// Every text reads the direction, and ICU takes as long for it as Easel takes to set a short
  /// text.
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

  /// The appearance, light or dark, in which colors are drawn; the default is that of the
  /// rendering's options.
  ///
  /// Outside of a rendering it is light.
  public var appearance: Appearance {
    get { self[AppearanceKey.self] }
    set { self[AppearanceKey.self] = newValue }
  }

  /// Whether the rendering is a single image in PNG or SVG, and not a page.
  package var isImage: Bool {
    get { self[IsImageKey.self] }
    set { self[IsImageKey.self] = newValue }
  }

  /// The number of pixels per point of a bitmap; 1 in PDF, in SVG, and in the images of a report's
  /// pages.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }
}
