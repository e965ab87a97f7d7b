import Foundation

/// Everything that one rendering knows besides what is drawn: limits, appearance, the moment, and
/// the list of what it noted.
///
/// A canvas hands it out as ``Canvas/context``. It belongs to one rendering and one task.
public final class RenderContext {
  /// The caps that this rendering enforces.
  public let limits: Limits
  /// What may be drawn a little differently, in a fraction of the time.
  public let quality: RenderingQuality
  /// Whether recordings that are drawn again are written once (see ``RenderOptions/reusesRecordings``).
  let reusesRecordings: Bool
  /// Light or dark, for colours that differ.
  public var appearance: Appearance
  /// Identifier of the locale of numbers and dates (`ja_JP`); nil formats plainly.
  public var localeIdentifier: String? { didSet { findLocale() } }
  /// The locale of ``localeIdentifier``; nil formats plainly.
  public private(set) var locale: Locale?
  /// The moment of the virtual clock that is drawn, in seconds; nil is the end state.
  public var time: TimeInterval?
  /// The page that is being drawn, counted from 1; nil outside of pages.
  public var page: Int?
  /// Pixels to a point on a bitmap; 1 for vector formats.
  public let deviceScale: CGFloat
  /// The least contrast of text to what lies beneath it that is not noted; nil compares nothing.
  public let minimumContrast: CGFloat?
  /// What was noted so far, in the order of its occurrence.
  public var diagnostics: [Diagnostic] {
    isRead = true
    return noted
  }
  /// The same; it still counts as unread.
  package private(set) var noted: [Diagnostic] = []
  /// How often something was noted, also what was there already.
  private(set) var noteCount = 0

  /// Whether plain layers that lie outside of the clip are passed over: on each page of many.
  package var skipsWhatIsOutside = false
  /// Whether what lies outside of the page is left out on purpose, as contents that can be scrolled are.
  package var leavesOutWhatIsOutside = false

  /// What draws parts of pages when they are known; nil draws all at once.
  package weak var later: (any LaterDrawing)?
  /// Elements that go on over pages; nil where each page has its own.
  package weak var continuedElements: (any ContinuedElements)?

  /// Whether the document attaches the data of figures (``MarkedContent/FigureData``).
  package var takesFigureData = false
  /// Whether the document claims to be accessible, so that drawings without words are noted.
  package var asksForWords = false

  /// The first diagnostic that the rendering's policy throws, as an error.
  public private(set) var failure: EaselError?

  private let policy: RenderOptions.Policy
  // Made when they are asked for: most are never.
  private var viewNames: [() -> String] = []
  private var seen: Set<Diagnostic> = []
  private var isFull = false
  /// What was noted since ``collecting(_:)`` began; nil outside of it.
  private var collected: [Diagnostic]?
  /// Whether somebody has the diagnostics, so that they need not be printed.
  private var isRead = false
  /// Whether ``failure`` was thrown.
  private var isThrown = false

  /// Makes the context of a rendering.
  public init(_ options: RenderOptions = RenderOptions(), deviceScale: CGFloat = 1) {
    limits = options.limits
    policy = options.policy
    minimumContrast = options.minimumContrast
    quality = options.quality
    reusesRecordings = options.reusesRecordings
    appearance = options.appearance
    localeIdentifier = options.localeIdentifier
    time = options.time
    self.deviceScale = deviceScale
    findLocale()
  }

  deinit {
    guard !isRead else { return }
    // What was thrown is read by whoever catches it.
    DiagnosticReport.print(isThrown ? noted.filter { $0.error != failure } : noted)
  }

  /// Lets a result answer for the diagnostics: whether they are read, and that they are printed if not.
  func handOver() -> UnreadDiagnostics? {
    defer { isRead = true }
    return isRead ? nil : UnreadDiagnostics(noted)
  }

  /// Lets nothing be printed: what is noted here is noted by another rendering as well.
  package func ignoreDiagnostics() { isRead = true }

  /// Notes that a document goes without its end.
  ///
  /// - Parameter target: What is to be written; nil for memory.
  func noteUnfinished(_ document: String, _ target: String?) {
    note(.unfinished(document, target))
  }

  private func findLocale() {
    locale = localeIdentifier.flatMap(Locale.init(known:))
    guard let localeIdentifier, locale == nil else { return }
    note(
      .warning, .invalidLocale,
      "the locale “\(localeIdentifier.prefix(40))” is not known; numbers are formatted plainly",
      operation: "RenderOptions", value: String(localeIdentifier.prefix(40)))
  }

  /// The views being drawn, from the root: `ReportView/BarChartView`; nil outside of views.
  public var viewPath: String? {
    viewNames.isEmpty ? nil : viewNames.map { $0() }.joined(separator: "/")
  }

  /// How many views are being drawn inside one another.
  package var viewDepth: Int { viewNames.count }

  /// Runs the closure with a view's name at the end of ``viewPath``.
  public func withView<Result>(
    _ name: @autoclosure @escaping () -> String, _ body: () throws -> Result
  ) rethrows -> Result {
    viewNames.append(name)
    defer { viewNames.removeLast() }
    return try body()
  }

  /// Runs the closure and returns what it noted, also what was there already, without page and path.
  package func collecting(_ body: () -> Void) -> [Diagnostic] {
    let outer = collected
    collected = []
    body()
    let found = collected ?? []
    collected = outer.map { Array(($0 + found).prefix(limits.maximumDiagnostics)) }
    return found
  }

  /// Adds a diagnostic, with the view path and the page filled in; one that is there already is
  /// not repeated.
  public func note(_ diagnostic: Diagnostic) {
    noteCount += 1
    if let count = collected?.count, count < limits.maximumDiagnostics {
      collected?.append(diagnostic)
    }
    var diagnostic = diagnostic
    diagnostic.viewPath = diagnostic.viewPath ?? viewPath
    diagnostic.page = diagnostic.page ?? page
    if failure == nil, policy.shouldThrow(diagnostic) { failure = diagnostic.error }
    // The first error is kept whatever came before it: the call that renders throws it.
    let isFirstError = diagnostic.severity == .error && firstError == nil
    guard noted.count < limits.maximumDiagnostics || isFirstError else {
      if !isFull {
        isFull = true
        // An error is never the one that makes room: it decides whether a rendering throws.
        if noted.last?.severity != .error { _ = noted.popLast() }
        noted.append(
          Diagnostic(
            .warning, .limitExceeded,
            "more than \(limits.maximumDiagnostics) diagnostics; the others are left out"))
      }
      return
    }
    guard seen.insert(diagnostic).inserted else { return }
    noted.append(diagnostic)
  }

  /// Adds a diagnostic from its parts.
  public func note(
    _ severity: Diagnostic.Severity, _ code: EaselError.Code, _ message: String,
    operation: String? = nil, value: String? = nil
  ) {
    note(Diagnostic(severity, code, message, operation: operation, value: value))
  }

  /// Adds an error that was thrown.
  func note(_ error: any Error) {
    let known = error as? EaselError
    note(
      Diagnostic(
        .error, known?.code ?? .inputFailed, known?.message ?? "\(error)",
        operation: known?.operation, value: known?.value))
  }

  /// Throws the first diagnostic that the rendering's policy throws, if there is one.
  package func throwFailure() throws {
    guard let failure else { return }
    isThrown = true
    throw failure
  }

  /// The first diagnostic of error severity, as an error; nil if there is none.
  public var firstError: EaselError? {
    noted.first { $0.severity == .error }?.error
  }
}

extension Diagnostic {
  /// That a document goes without its end.
  static func unfinished(_ document: String, _ target: String?) -> Diagnostic {
    let lost = target.map { "“\($0)” was not" } ?? "nothing was"
    return Diagnostic(
      .error, .documentUnfinished, "the document was let go without finish(); \(lost) written",
      operation: document, value: target)
  }
}
