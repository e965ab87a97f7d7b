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
    #expect(faults == [])
  }
}
