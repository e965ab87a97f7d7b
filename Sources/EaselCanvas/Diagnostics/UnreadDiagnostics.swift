import Synchronization

/// Diagnostics of a result, which are printed when the result is released without being read.
final class UnreadDiagnostics: Sendable {
  private let diagnostics: [Diagnostic]
  private let isRead = Atomic(false)

  /// Creates a watcher for diagnostics; `nil` if there are none or printing is off.
  init?(_ diagnostics: [Diagnostic]) {
    guard DiagnosticReport.isEnabled, !diagnostics.isEmpty else { return nil }
    self.diagnostics = diagnostics
    ExitReport.keep(diagnostics, for: self)
  }

  /// Prevents the diagnostics from being printed.
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
