import Testing

/// How a row of a table of counterparts is tested.
enum SynonymTesting {
  /// Measures what a row promises.
  static func check(_ row: CounterpartTable.Row, _ synonyms: [Synonym]) async throws {
    guard let synonym = synonyms.first(where: { $0.row == row.name }) else {
      Issue.record("no check of the row: \(row.name)")
      return
    }
    let faults = try await synonym.faults()
    guard let known = synonym.known else {
      #expect(faults == [])
      return
    }
    let unknown = faults.filter { !$0.hasPrefix(known.fault) }
    #expect(unknown == [])
    withKnownIssue("\(known.reason)") {
      #expect(faults.count == unknown.count)
    }
  }
}
