import Synchronization

/// Diagnostics of a result, which are printed when the result goes and nobody has read them.
final class UnreadDiagnostics: Sendable {
  private let diagnostics: [Diagnostic]
  private let isRead = Atomic(false)

  /// Watches over diagnostics; nil where there are none, or where none are printed.
  init?(_ diagnostics: [Diagnostic]) {
    guard DiagnosticReport.isEnabled, !diagnostics.isEmpty else { return nil }
    self.diagnostics = diagnostics
  }

  /// Lets nothing be printed.
  func markAsRead() { isRead.store(true, ordering: .relaxed) }

  deinit {
    if !isRead.load(ordering: .relaxed) { DiagnosticReport.print(diagnostics) }
  }
}
