/// A note, a warning or an error that a rendering recorded about its output.
///
/// It has the properties of an ``EaselError``, such as `diagnostic.code` and `diagnostic.message`,
/// and a severity.
@dynamicMemberLookup
public struct Diagnostic: Hashable, Sendable {
  /// The severity of a diagnostic: note, warning or error.
  public enum Severity: String, Hashable, Sendable, Codable, Comparable {
    /// The output is what was asked for; the diagnostic explains how it was made.
    case note
    /// The output is complete but differs from what was asked for, for example by a substituted
    /// font.
    case warning
    /// The output lacks something that was asked for.
    case error

    /// Returns whether the first severity is lower; the order is note, warning, error.
    public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// The severity of the diagnostic: note, warning or error.
  public var severity: Severity
  /// The code, the message and the context of the diagnostic, as an error that can be thrown.
  public var error: EaselError

  /// Creates a diagnostic from its parts; a rendering that records it adds a missing view path and
  /// page.
  ///
  /// - Parameters:
  ///   - severity: The severity.
  ///   - code: The kind of fault.
  ///   - message: One sentence that says what was wrong and what to do.
  ///   - operation: The call that caused it, such as `stroke`.
  ///   - subject: The part of the document that it is about, such as the title of a chart.
  ///   - viewPath: The path of the view that caused it, from the root.
  ///   - page: The number of the page that was being drawn, counted from 1.
  ///   - value: The invalid value, as text.
  public init(
    _ severity: Severity, _ code: EaselError.Code, _ message: String, operation: String? = nil,
    subject: String? = nil, viewPath: String? = nil, page: Int? = nil, value: String? = nil
  ) {
    self.severity = severity
    error = EaselError(
      code, message, operation: operation, subject: subject, viewPath: viewPath, page: page,
      value: value)
  }

  /// Gets or sets a property of ``error``, such as `code`, `message`, `operation` or `page`.
  public subscript<Fact>(dynamicMember fact: WritableKeyPath<EaselError, Fact>) -> Fact {
    get { error[keyPath: fact] }
    set { error[keyPath: fact] = newValue }
  }
}

extension Diagnostic: Codable {
  private enum Key: String, CodingKey { case severity }

  /// Creates a diagnostic by decoding the severity and the properties of the error from one
  /// container.
  public init(from decoder: any Decoder) throws {
    severity = try decoder.container(keyedBy: Key.self).decode(Severity.self, forKey: .severity)
    error = try EaselError(from: decoder)
  }

  /// Encodes the severity and the properties of the error into one container.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(severity, forKey: .severity)
    try error.encode(to: encoder)
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The severity, the code and the message, followed by the operation, subject, view and page.
  public var description: String { "\(severity.rawValue): \(error)" }
}
