import Foundation

/// The context of one rendering: its limits, appearance, time and diagnostics.
///
/// A canvas provides it as ``Canvas/context``. It belongs to one rendering and one task.
public final class RenderContext {
  /// The limits that the rendering enforces, such as the maximum number of pages or pixels.
  public let limits: Limits
  /// The settings of the approximations that save time, such as drawing long lines with fewer
  /// points.
  public let quality: RenderingQuality
  /// Whether repeated recordings are written only once (see ``RenderOptions/reusesRecordings``).
  let reusesRecordings: Bool
  /// The appearance, light or dark, that selects the values of dynamic colors.
  public var appearance: Appearance
  /// The identifier of the locale of numbers and dates, such as `ja_JP`; with `nil`, formats are
  /// English.
  ///
  /// Without a locale, charts write numbers with their own separators, as in 1,234.5. Setting an
  /// unknown identifier records `invalidLocale`.
  public var localeIdentifier: String? { didSet { findLocale() } }
  /// The locale of ``localeIdentifier``; `nil` if there is none or it is not known.
  public private(set) var locale: Locale?
  /// The time of the virtual clock that is drawn, in seconds; `nil` draws the end state.
  public var time: TimeInterval?
  /// The number of the page that is being drawn, counted from 1; `nil` outside of pages.
  public var page: Int?
  /// The number of pixels per point on a bitmap; 1 for vector formats.
  public let deviceScale: CGFloat
  /// The minimum contrast ratio of text to its background, 1...21; `nil` turns the comparison off.
  ///
  /// Text with less contrast is recorded as `lowContrast`.
  public let minimumContrast: CGFloat?
  /// The minimum contrast ratio of large text; `nil` is that of other text.
  package var minimumLargeTextContrast: CGFloat?
  /// The minimum contrast ratio of the marks of charts; `nil` turns the comparison off.
  package var minimumMarkContrast: CGFloat?
  /// The name of the chart mark that is being drawn; `nil` for other drawing.
  package var markName: String?
  /// The diagnostics so far, in the order in which they were recorded.
  ///
  /// Reading them marks them as read, so that they are not printed to standard error.
  public var diagnostics: [Diagnostic] {
    isRead = true
    return noted
  }
  /// The diagnostics that were recorded so far; reading this does not mark them as read.
  package private(set) var noted: [Diagnostic] = []
  /// The number of calls that recorded a diagnostic, including repeated diagnostics.
  private(set) var noteCount = 0

  /// Whether plain layers outside of the clip are skipped, as for content on many pages.
  package var skipsWhatIsOutside = false
  /// Whether drawing outside of the page is intended, as for the contents of a scroll view.
  package var leavesOutWhatIsOutside = false

  /// Draws parts of pages when their contents are known; `nil` draws all parts immediately.
  package weak var later: (any LaterDrawing)?
  /// The elements that continue over several pages; `nil` if each page has its own elements.
  package weak var continuedElements: (any ContinuedElements)?
  /// The keys of the elements around the current drawing that
  /// ``Canvas/withContinuedElements(_:_:)`` began.
  package var openSections: Set<ObjectIdentifier> = []

  /// Whether the document attaches the data of figures (``MarkedContent/FigureData``).
  package var takesFigureData = false
  /// Whether the document claims to be accessible, so that images need alternative text.
  package var asksForAlternativeText = false

  /// The first diagnostic so far that the policy of the rendering throws, as an error; `nil`
  /// without one.
  public private(set) var failure: EaselError?

  private let policy: RenderOptions.Policy
  // Closures, since most names are never needed.
  private var viewNames: [() -> String] = []
  private var seen: Set<Diagnostic> = []
  /// The families that were noted with ``Diagnostic/familyOperation``, some with their scripts.
  private var notedFamilies: Set<String> = []
  private var isFull = false
  /// The diagnostics since ``collecting(_:)`` began; `nil` outside of it.
  private var collected: [Diagnostic]?
  /// The diagnostics since ``holding(_:)`` began; `nil` outside of it.
  private var held: Held?
  /// Whether the diagnostics were read, so that they are not printed.
  private var isRead = false
  /// Whether ``failure`` was thrown.
  private var isThrown = false

  /// Creates the context of a rendering from its options.
  ///
  /// - Parameters:
  ///   - options: The options of the rendering.
  ///   - deviceScale: The number of pixels per point on a bitmap; 1 for vector formats.
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
    // The caller that catches the error reads the first failure.
    DiagnosticReport.print(isThrown ? noted.filter { $0.error != failure } : noted)
  }

  /// Returns an object that is responsible for the diagnostics from now on and prints unread ones.
  func handOver() -> UnreadDiagnostics? {
    defer { isRead = true }
    return isRead ? nil : UnreadDiagnostics(noted)
  }

  /// Turns printing off: another rendering records the same diagnostics.
  package func ignoreDiagnostics() { isRead = true }

  /// Records that a document was not finished.
  ///
  /// - Parameters:
  ///   - document: The type of the document.
  ///   - target: The name of the file; `nil` for memory.
  func noteUnfinished(_ document: String, _ target: String?) {
    note(.unfinished(document, target))
  }

  private func findLocale() {
    locale = localeIdentifier.flatMap(Locale.init(known:))
    guard let localeIdentifier, locale == nil else { return }
    note(
      .warning, .invalidLocale,
      "the locale “\(localeIdentifier.prefix(40))” is not known; numbers are formatted as 1,234.5",
      operation: "RenderOptions", value: String(localeIdentifier.prefix(40)))
  }

  /// The path of the view that is being drawn, such as `ReportView/BarChartView`; `nil` without
  /// one.
  public var viewPath: String? {
    viewNames.isEmpty ? nil : viewNames.map { $0() }.joined(separator: "/")
  }

  /// The number of nested views that are being drawn.
  package var viewDepth: Int { viewNames.count }

  /// Runs the closure with a view's name added at the end of ``viewPath``.
  public func withView<Result>(
    _ name: @autoclosure @escaping () -> String, _ body: () throws -> Result
  ) rethrows -> Result {
    viewNames.append(name)
    defer { viewNames.removeLast() }
    return try body()
  }

  /// Runs the closure and returns the diagnostics that it recorded, without page and view path.
  ///
  /// A diagnostic that repeats an earlier one is included.
  package func collecting(_ body: () -> Void) -> [Diagnostic] {
    let outer = collected
    collected = []
    body()
    let found = collected ?? []
    collected = outer.map { Array(($0 + found).prefix(limits.maximumDiagnostics)) }
    return found
  }

  /// Runs the closure and returns the diagnostics that it would record, which are not recorded.
  ///
  /// It is meant for a drawing that may be discarded: whoever uses it records them by ``note(_:)``.
  package func holding(_ body: () -> Void) -> [Diagnostic] {
    let (outer, outerCollected) = (held, collected)
    // Diagnostics that are discarded belong to no collection around them.
    (held, collected) = (Held(), nil)
    body()
    let found = held?.diagnostics ?? []
    (held, collected) = (outer, outerCollected)
    return found
  }

  /// The diagnostics of a drawing that may be discarded.
  private struct Held {
    var diagnostics: [Diagnostic] = []
    private var seen: Set<Diagnostic> = []
    private var hasError = false

    /// Adds a diagnostic once; the first error also beyond the limit.
    mutating func add(_ diagnostic: Diagnostic, most: Int) {
      let isFirstError = diagnostic.severity == .error && !hasError
      // One more than the limit, so that it is noted that there are more.
      guard diagnostics.count <= most || isFirstError, seen.insert(diagnostic).inserted else {
        return
      }
      if isFirstError { hasError = true }
      diagnostics.append(diagnostic)
    }
  }

  /// Records a diagnostic, and adds the current view path and page where the diagnostic has none.
  ///
  /// An equal diagnostic that was recorded before is not repeated. Diagnostics beyond
  /// ``Limits/maximumDiagnostics`` are replaced by one `limitExceeded` warning; the first error is
  /// always kept.
  public func note(_ diagnostic: Diagnostic) {
    noteCount += 1
    if let count = collected?.count, count < limits.maximumDiagnostics {
      collected?.append(diagnostic)
    }
    if held != nil {
      var diagnostic = diagnostic
      diagnostic.viewPath = diagnostic.viewPath ?? viewPath
      held?.add(diagnostic, most: limits.maximumDiagnostics)
      return
    }
    // A family that is missing, or lacks characters, is noted once, and not for each text and page.
    if diagnostic.operation == Diagnostic.familyOperation, let value = diagnostic.value {
      guard notedFamilies.insert(value).inserted else { return }
    }
    var diagnostic = diagnostic
    diagnostic.viewPath = diagnostic.viewPath ?? viewPath
    diagnostic.page = diagnostic.page ?? page
    if failure == nil, policy.shouldThrow(diagnostic) { failure = diagnostic.error }
    guard !seen.contains(diagnostic) else { return }
    // The first error is always kept, since the call that renders throws it.
    let isFirstError = diagnostic.severity == .error && firstError == nil
    guard noted.count < limits.maximumDiagnostics || isFirstError else {
      if !isFull {
        isFull = true
        // An error is not removed to make room, since it decides whether a rendering throws.
        if noted.last?.severity != .error { _ = noted.popLast() }
        let overflow = Diagnostic(
          .warning, .limitExceeded,
          "more than \(limits.maximumDiagnostics) diagnostics; the others are left out")
        if failure == nil, policy.shouldThrow(overflow) { failure = overflow.error }
        noted.append(overflow)
      }
      return
    }
    seen.insert(diagnostic)
    noted.append(diagnostic)
  }

  /// Creates a diagnostic from a severity, a code and a message, and records it.
  public func note(
    _ severity: Diagnostic.Severity, _ code: EaselError.Code, _ message: String,
    operation: String? = nil, value: String? = nil
  ) {
    note(Diagnostic(severity, code, message, operation: operation, value: value))
  }

  /// Records an error that was thrown.
  func note(_ error: any Error) {
    let known = error as? EaselError
    note(
      Diagnostic(
        .error, known?.code ?? .inputFailed, known?.message ?? "\(error)",
        operation: known?.operation, value: known?.value))
  }

  /// Throws the first diagnostic that the policy of the rendering throws, if there is one.
  package func throwFailure() throws {
    guard let failure else { return }
    isThrown = true
    throw failure
  }

  /// The first diagnostic of error severity, as an error; `nil` if there is none.
  public var firstError: EaselError? {
    noted.first { $0.severity == .error }?.error
  }
}

extension Diagnostic {
  /// The operation of a diagnostic that a named family is missing, or lacks characters of a script.
  ///
  /// A rendering records one of them for each ``value``: the family, or the family and the script.
  static let familyOperation = "Font"

  /// Returns the diagnostic for a document that was released without being finished.
  static func unfinished(_ document: String, _ target: String?) -> Diagnostic {
    let lost = target.map { "“\($0)” was not" } ?? "nothing was"
    return Diagnostic(
      .error, .documentUnfinished, "the document was released without finish(); \(lost) written",
      operation: document, value: target)
  }
}
