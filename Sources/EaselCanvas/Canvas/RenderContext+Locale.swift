import Foundation

extension RenderContext {
  private static let taskLocale = TaskLocal<Locale?>(wrappedValue: nil)

  /// The locale of the rendering in the current task; `nil` without a rendering or without a
  /// locale.
  ///
  /// ```swift
  /// final class DateView: View {
  ///   override func draw(_ rect: CGRect, on canvas: any Canvas) {
  ///     let style = Date.FormatStyle(date: .long, locale: RenderContext.currentLocale ?? .current)
  ///     canvas.draw(TextLayout(Date.now.formatted(style)), at: .zero)
  ///   }
  /// }
  /// ```
  ///
  /// It is set while a view is laid out and drawn, in the closure of a PDF page or of a frame of an
  /// animation, and within ``withLocale(_:)``.
  public static var currentLocale: Locale? { taskLocale.get() }

  /// Runs the closure with this rendering's locale as ``currentLocale``.
  ///
  /// If this rendering has no locale, the locale of an enclosing rendering is kept.
  ///
  /// ```swift
  /// let size = CGSize(width: 200, height: 100)
  /// let document = try SVGDocument(size: size, options: RenderOptions(localeIdentifier: "de_DE"))
  /// document.context.withLocale {
  ///   let number = 1234.5.formatted(.number.locale(RenderContext.currentLocale ?? .current))
  ///   document.canvas.draw(TextLayout(number), at: .zero)
  /// }
  /// ```
  public func withLocale<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.withLocale(locale, body)
  }

  static func withLocale<Result>(
    _ locale: Locale?, _ body: () throws -> Result
  ) rethrows -> Result {
    // Without a locale, the cost of a task-local value is saved.
    guard let locale, locale != currentLocale else { return try body() }
    return try taskLocale.withValue(locale) { try body() }
  }
}

extension RenderOptions {
  /// Runs the closure with the locale of the options as ``RenderContext/currentLocale``.
  package func withLocale<Result>(_ body: () throws -> Result) rethrows -> Result {
    try RenderContext.withLocale(localeIdentifier.flatMap(Locale.init(known:)), body)
  }
}

extension Locale {
  /// The languages for which Foundation has formats.
  ///
  /// They are the beginnings of the identifiers: a locale of each of them, of which there are about
  /// a thousand, would take longer than a page.
  static let knownLanguages = Set(
    availableIdentifiers.map { identifier in
      String(
        Substring(identifier.utf8.prefix { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") }))
    })

  /// Creates the locale of an identifier; `nil` if Foundation does not know its language or region.
  ///
  /// Foundation would format with such a locale in an unspecified way. A locale that was asked for
  /// before is the same one again: reading an identifier takes as long as a tenth of a page.
  ///
  /// - Parameter identifier: `de`, `de_DE`, `de-DE`, or `de_DE.UTF-8` as in environment variables.
  init?(known identifier: String) {
    guard let locale = KnownLocales.pool.use({ $0.locale(of: identifier) }) else { return nil }
    self = locale
  }
}

/// The locales of identifiers that one thread at a time asked for.
private final class KnownLocales {
  static let pool = ObjectPool { KnownLocales() }

  private var locales: [String: Locale?] = [:]
  /// The maximum number of locales; identifiers may come from users.
  private static let most = 64
  /// The maximum length of an identifier that is kept, in bytes.
  private static let longest = 64

  func locale(of identifier: String) -> Locale? {
    if let known = locales[identifier] { return known }
    let locale = Self.read(identifier)
    if identifier.utf8.count <= Self.longest {
      if locales.count >= Self.most { locales = [:] }
      locales[identifier] = .some(locale)
    }
    return locale
  }

  private static func read(_ identifier: String) -> Locale? {
    let locale = Locale(identifier: String(identifier.prefix { $0 != "." }))
    guard let language = locale.language.languageCode?.identifier,
      Locale.knownLanguages.contains(language), locale.region?.isISORegion ?? true
    else { return nil }
    return locale
  }
}
