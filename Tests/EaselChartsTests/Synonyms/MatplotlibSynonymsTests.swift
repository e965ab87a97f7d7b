import Testing

/// The table of counterparts of matplotlib's names, with what each row promises.
@Suite struct MatplotlibSynonymsTests {
  @Test(arguments: MatplotlibSynonyms.table.rows)
  func keepsItsPromise(row: CounterpartTable.Row) async throws {
    try await SynonymTesting.check(row, MatplotlibSynonyms.all)
  }

  @Test func everyRowHasACheck() {
    let differences = Synonym.differences(MatplotlibSynonyms.all, MatplotlibSynonyms.table.rows)
    #expect(differences == [])
  }
}
