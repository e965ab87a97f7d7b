import Synchronization

/// Diagnostics of a result, which are printed when the result goes and nobody has read them.
final class UnreadDiagnostics: Sendable {
  private let diagnostics: [Diagnostic]
  private let isRead = Atomic(false)

  /// Watches over diagnostics; nil where there are none, or where none are printed.
  init?(_ diagnostics: [Diagnostic]) {
    guard DiagnosticReport.isEnabled, !diagnostics.isEmpty else { return nil }
    self.diagnostics = diagnostics
    ExitReport.keep(diagnostics, for: self)
  }

  /// Lets nothing be printed.
  func markAsRead() {
    guard !isRead.exchange(true, ordering: .relaxed) else { return }
    ExitReport.withdraw(self)
  }

  deinit {
    guard !isRead.load(ordering: .relaxed) else { return }
    ExitReport.withdraw(self)
    DiagnosticReport.print(diagnostics)
  }
}
