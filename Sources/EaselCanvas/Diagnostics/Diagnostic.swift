/// Something that a rendering noted: a fault, or a choice that the reader should know of.
public struct Diagnostic: Hashable, Sendable, Codable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, Codable, Comparable {
    /// The picture is right; it is worth knowing how it came to be.
    case note
    /// The picture is complete but not as asked for: a substituted font, a label left out.
    case warning
    /// Something that was asked for is not in the picture.
    case error

    /// Orders by gravity: note, warning, error.
    public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// How bad it is.
  public var severity: Severity
  /// The kind of fault, the same codes that errors have.
  public var code: EaselError.Code
  /// One sentence that says what was wrong and what to do.
  public var message: String
  /// The call that noted it.
  public var operation: String?
  /// The path of the view that was being drawn.
  public var viewPath: String?
  /// The page that was being drawn, counted from 1.
  public var page: Int?
  /// The offending value, as text.
  public var value: String?

  /// Makes a diagnostic; a rendering adds the view path and the page.
  public init(
    _ severity: Severity, _ code: EaselError.Code, _ message: String, operation: String? = nil,
    viewPath: String? = nil, page: Int? = nil, value: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.operation = operation
    self.viewPath = viewPath
    self.page = page
    self.value = value
  }

  /// The same facts as an error that can be thrown.
  public var error: EaselError {
    EaselError(
      code, message, operation: operation, viewPath: viewPath, page: page, value: value)
  }
}

extension Diagnostic: CustomStringConvertible {
  /// Severity, code, message and context in one line.
  public var description: String { "\(severity.rawValue): \(error)" }
}
