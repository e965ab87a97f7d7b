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
  private static let knownLanguages = Set(
    availableIdentifiers.compactMap { Locale(identifier: $0).language.languageCode?.identifier })

  /// Creates the locale of an identifier; `nil` if Foundation does not know its language or region.
  ///
  /// Foundation would format with such a locale in an unspecified way.
  ///
  /// - Parameter identifier: `de`, `de_DE`, `de-DE`, or `de_DE.UTF-8` as in environment variables.
  init?(known identifier: String) {
    let locale = Locale(identifier: String(identifier.prefix { $0 != "." }))
    guard let language = locale.language.languageCode?.identifier,
      Self.knownLanguages.contains(language), locale.region?.isISORegion ?? true
    else { return nil }
    self = locale
  }
}
