/// Something that a rendering noted: a fault, or a choice that the reader should know of.
///
/// It has the facts of an ``EaselError`` and a severity: `diagnostic.code`, `diagnostic.message`.
@dynamicMemberLookup
public struct Diagnostic: Hashable, Sendable {
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
  /// The same facts as an error that can be thrown.
  public var error: EaselError

  /// Makes a diagnostic; a rendering adds the view path and the page.
  public init(
    _ severity: Severity, _ code: EaselError.Code, _ message: String, operation: String? = nil,
    subject: String? = nil, viewPath: String? = nil, page: Int? = nil, value: String? = nil
  ) {
    self.severity = severity
    error = EaselError(
      code, message, operation: operation, subject: subject, viewPath: viewPath, page: page,
      value: value)
  }

  /// The facts: `code`, `message`, `operation`, `subject`, `viewPath`, `page` and
  /// `value`.
  public subscript<Fact>(dynamicMember fact: WritableKeyPath<EaselError, Fact>) -> Fact {
    get { error[keyPath: fact] }
    set { error[keyPath: fact] = newValue }
  }
}

extension Diagnostic: Codable {
  private enum Key: String, CodingKey { case severity }

  /// Reads the severity and the facts side by side.
  public init(from decoder: any Decoder) throws {
    severity = try decoder.container(keyedBy: Key.self).decode(Severity.self, forKey: .severity)
    error = try EaselError(from: decoder)
  }

  /// Writes the severity and the facts side by side.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(severity, forKey: .severity)
    try error.encode(to: encoder)
  }
}

extension Diagnostic: CustomStringConvertible {
  /// Severity, code, message and context in one line.
  public var description: String { "\(severity.rawValue): \(error)" }
}
