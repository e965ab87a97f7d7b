import Foundation
import Synchronization

/// Diagnostics that are printed when the process ends, unless somebody withdraws them before.
///
/// What the top level of a program holds is never let go: a document there that is not finished, or a
/// result whose diagnostics nobody has read, would else pass in silence.
enum ExitReport {
  private static let kept = Mutex<
    (list: [(owner: ObjectIdentifier, diagnostics: [Diagnostic])], isSet: Bool)
  >(
    ([], false))

  /// Keeps diagnostics until their owner withdraws them; nothing where none are printed.
  static func keep(_ diagnostics: @autoclosure () -> [Diagnostic], for owner: AnyObject) {
    guard DiagnosticReport.isEnabled else { return }
    // Made only where they are kept: each document has some.
    let diagnostics = diagnostics()
    guard !diagnostics.isEmpty else { return }
    let owner = ObjectIdentifier(owner)
    let isFirst = kept.withLock { kept in
      kept.list.append((owner, diagnostics))
      defer { kept.isSet = true }
      return !kept.isSet
    }
    if isFirst { atexit { ExitReport.print() } }
  }

  /// Forgets an owner's diagnostics; each owner does so at the latest when it goes.
  static func withdraw(_ owner: AnyObject) {
    guard DiagnosticReport.isEnabled else { return }
    let owner = ObjectIdentifier(owner)
    // The last one kept is the first to go, mostly.
    kept.withLock { kept in
      if let index = kept.list.lastIndex(where: { $0.owner == owner }) {
        kept.list.remove(at: index)
      }
    }
  }

  private static func print() {
    let diagnostics = kept.withLock { kept in
      defer { kept.list = [] }
      return kept.list.flatMap(\.diagnostics)
    }
    DiagnosticReport.print(diagnostics)
  }
}
