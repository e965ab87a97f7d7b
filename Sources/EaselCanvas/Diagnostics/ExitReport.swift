import Foundation
import Synchronization

/// Diagnostics that are printed when the process exits, unless their owner withdraws them earlier.
///
/// Objects in global variables of a program are never released. Without this list nothing would be
/// printed for an unfinished document there, or for a result whose diagnostics were not read.
enum ExitReport {
  private static let kept = Mutex<
    (list: [(owner: ObjectIdentifier, diagnostics: [Diagnostic])], isSet: Bool)
  >(
    ([], false))

  /// Stores diagnostics until their owner withdraws them; does nothing if printing is off.
  static func keep(_ diagnostics: @autoclosure () -> [Diagnostic], for owner: AnyObject) {
    guard DiagnosticReport.isEnabled else { return }
    // An autoclosure, since every document has such a diagnostic and most are not needed.
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

  /// Removes an owner's diagnostics; each owner calls this at the latest when it is deinitialized.
  static func withdraw(_ owner: AnyObject) {
    guard DiagnosticReport.isEnabled else { return }
    let owner = ObjectIdentifier(owner)
    // Usually the last one stored is the first one to be removed.
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
