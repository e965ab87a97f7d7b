import EaselCanvas

/// The diagnostics of a batch, merged in the order of the input.
///
/// Of each severity and code, those of the first documents are kept, so that a frequent note leaves out
/// no error.
struct BatchDiagnostics {
  private struct Kind: Hashable {
    let severity: Diagnostic.Severity
    let code: EaselError.Code
  }

  private struct Entry {
    let name: String
    /// The position in the list of the document.
    let position: Int
    let diagnostic: Diagnostic
  }

  private let maximum: Int
  private var entries: [Kind: FirstEntries<Entry>] = [:]

  init(_ maximum: Int) { self.maximum = maximum }

  mutating func add(_ diagnostics: [Diagnostic], of index: Int, _ name: String) {
    for (position, diagnostic) in diagnostics.enumerated() {
      let kind = Kind(severity: diagnostic.severity, code: diagnostic.code)
      entries[kind, default: FirstEntries(maximum)].add(
        Entry(name: name, position: position, diagnostic: diagnostic), of: index)
    }
  }

  /// The list; those that are left out are said at its end.
  func merged() -> [ReportBatchDiagnostic] {
    let kept = entries.values.flatMap(\.sorted).sorted { a, b in
      (a.index, a.value.position) < (b.index, b.value.position)
    }
    let kinds = entries.filter { $0.value.leftOut > 0 }.sorted { a, b in
      (b.key.severity, a.key.code.rawValue) < (a.key.severity, b.key.code.rawValue)
    }
    return kept.map { ReportBatchDiagnostic(name: $0.value.name, diagnostic: $0.value.diagnostic) }
      + kinds.map { kind, entries in
        ReportBatchDiagnostic(
          name: nil,
          diagnostic: Diagnostic(
            kind.severity, .limitExceeded,
            "\(entries.leftOut) further diagnostics (\(kind.severity.rawValue), \(kind.code)) are left "
              + "out of the list; raise ReportBatch.maximumDiagnostics",
            operation: "ReportBatch.maximumDiagnostics", value: "\(entries.leftOut)"))
      }
  }
}
