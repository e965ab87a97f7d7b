import Testing

/// The table of what differs from Swift Charts, with what each row promises.
@Suite struct SwiftChartsSynonymsTests {
  @Test(arguments: SwiftChartsSynonyms.table.rows)
  func keepsItsPromise(row: CounterpartTable.Row) async throws {
    try await SynonymTesting.check(row, SwiftChartsSynonyms.all)
  }

  @Test func everyRowHasACheck() {
    let differences = Synonym.differences(SwiftChartsSynonyms.all, SwiftChartsSynonyms.table.rows)
    #expect(differences == [])
  }
}
