/// A fault of a file, or something that is left to a person, with its position in the file as it was.
public struct PortingDiagnostic: Hashable, Sendable {
  /// The weight of a diagnostic.
  public enum Severity: String, Hashable, Sendable {
    /// The file is left as it is.
    case error
    /// The file is rewritten, and a person has to look at this.
    case warning
  }

  /// The name of the file, as it was given.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column in bytes, from 1.
  public var column: Int
  /// The weight.
  public var severity: Severity
  /// The code.
  public var code: PortingCode
  /// The text for a person: the fault, its value and the remedy.
  public var message: String

  /// Creates a diagnostic at a position of a file.
  public init(
    file: String, line: Int, column: Int, severity: Severity, code: PortingCode, message: String
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.code = code
    self.message = message
  }
}

extension PortingDiagnostic: CustomStringConvertible {
  /// The diagnostic as compilers write it: `file:line:column: warning: code: message`.
  public var description: String {
    "\(file):\(line):\(column): \(severity.rawValue): \(code.rawValue): \(message)"
  }
}

extension PortingDiagnostic: Encodable {
  private enum CodingKeys: String, CodingKey {
    case file, line, column, severity, code, message
  }

  /// Writes the diagnostic as an object with the keys `file`, `line`, `column`, `severity`, `code` and
  /// `message`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(file, forKey: .file)
    try container.encode(line, forKey: .line)
    try container.encode(column, forKey: .column)
    try container.encode(severity.rawValue, forKey: .severity)
    try container.encode(code.rawValue, forKey: .code)
    try container.encode(message, forKey: .message)
  }
}
