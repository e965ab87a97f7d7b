import EaselCanvas

/// A diagnostic of a batch with the name of its document.
public struct ReportBatchDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The name of the document; `nil` for a diagnostic about the batch itself.
  public let name: String?
  /// The diagnostic that the rendering of the document recorded.
  public let diagnostic: Diagnostic

  /// The name and the diagnostic as one line.
  public var description: String { name.map { "\($0): \(diagnostic)" } ?? "\(diagnostic)" }
}
