/// The result of porting a source.
public struct PortedSource: Sendable {
  /// The name of the file, as it was given.
  public let name: String
  /// The bytes of the result; those of the original if nothing is to be done or if there was an error.
  public let bytes: [UInt8]
  /// The difference to the original as `diff -u` writes it; empty if there is none.
  public let diff: [UInt8]
  /// The number of changes by kind.
  public let changes: [PortingChange: Int]
  /// The errors and what is left to a person, in the order of the lines.
  public let diagnostics: [PortingDiagnostic]
  /// Whether the result differs from the original.
  public let isChanged: Bool

  /// Whether the source could not be ported, and is left as it is.
  public var isFailed: Bool { diagnostics.contains { $0.severity == .error } }

  init(
    name: String, bytes: [UInt8], diff: [UInt8] = [], changes: [PortingChange: Int] = [:],
    diagnostics: [PortingDiagnostic] = [], isChanged: Bool = false
  ) {
    self.name = name
    self.bytes = bytes
    self.diff = diff
    self.changes = changes
    self.diagnostics = diagnostics
    self.isChanged = isChanged
  }

  /// Creates the result of a source that is refused as a whole.
  init(_ name: String, _ bytes: [UInt8], refusedAs code: PortingCode, _ message: String) {
    let diagnostic = PortingDiagnostic(
      file: name, line: 1, column: 1, severity: .error, code: code, message: message)
    self.init(name: name, bytes: bytes, diagnostics: [diagnostic])
  }
}
