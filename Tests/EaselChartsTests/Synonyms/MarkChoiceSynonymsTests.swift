import Testing

/// The table of marks for kinds of charts, with what each row promises.
@Suite struct MarkChoiceSynonymsTests {
  @Test(arguments: MarkChoiceSynonyms.table.rows)
  func keepsItsPromise(row: CounterpartTable.Row) async throws {
    try await SynonymTesting.check(row, MarkChoiceSynonyms.all)
  }

  @Test func everyRowHasACheck() {
    let differences = Synonym.differences(MarkChoiceSynonyms.all, MarkChoiceSynonyms.table.rows)
    #expect(differences == [])
  }
}
