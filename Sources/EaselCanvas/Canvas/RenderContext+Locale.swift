import Foundation

extension RenderContext {
  private static let taskLocale = TaskLocal<Locale?>(wrappedValue: nil)

  /// The locale of the rendering that runs in this task; nil outside of one, and where it has none.
  ///
  /// ```swift
  /// override func draw(_ rect: CGRect) {
  ///   let date = Date.FormatStyle(date: .long, locale: RenderContext.currentLocale ?? .current)
  ///   day.formatted(date).draw(at: .zero)
  /// }
  /// ```
  ///
  /// It holds while a view is laid out and drawn, in the closure of a PDF page and of an animation's
  /// moment, and within ``withLocale(_:)``.
  public static var currentLocale: Locale? { taskLocale.get() }

  /// Runs the closure with this rendering's locale as ``currentLocale``; that of a rendering around it
  /// stays where this one has none.
  ///
  /// ```swift
  /// let document = try SVGDocument(size: size, options: RenderOptions(localeIdentifier: "de_DE"))
  /// document.context.withLocale { chart.layout(in: size).draw(on: document.canvas) }
  /// ```
  public func withLocale<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.withLocale(locale, body)
  }

  static func withLocale<Result>(
    _ locale: Locale?, _ body: () throws -> Result
  ) rethrows -> Result {
    // A task-local value costs nothing where none is set.
    guard let locale, locale != currentLocale else { return try body() }
    return try taskLocale.withValue(locale) { try body() }
  }
}

extension RenderOptions {
  /// Runs the closure with the locale of these options as ``RenderContext/currentLocale``.
  package func withLocale<Result>(_ body: () throws -> Result) rethrows -> Result {
    try RenderContext.withLocale(localeIdentifier.flatMap(Locale.init(known:)), body)
  }
}

extension Locale {
  /// The languages that Foundation has formats for.
  private static let knownLanguages = Set(
    availableIdentifiers.compactMap { Locale(identifier: $0).language.languageCode?.identifier })

  /// The locale with an identifier; nil for one whose language or region Foundation does not know, and
  /// would format in a way of its own.
  ///
  /// - Parameter identifier: `de`, `de_DE`, `de-DE`, or `de_DE.UTF-8` as the environment has it.
  init?(known identifier: String) {
    let locale = Locale(identifier: String(identifier.prefix { $0 != "." }))
    guard let language = locale.language.languageCode?.identifier,
      Self.knownLanguages.contains(language), locale.region?.isISORegion ?? true
    else { return nil }
    self = locale
  }
}
