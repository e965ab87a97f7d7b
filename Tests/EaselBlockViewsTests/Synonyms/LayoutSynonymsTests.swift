import Testing

/// The table of tasks of layout, with what each row promises.
@Suite struct LayoutSynonymsTests {
  @Test(arguments: LayoutSynonyms.table.rows)
  func keepsItsPromise(row: CounterpartTable.Row) async throws {
    try await SynonymTesting.check(row, LayoutSynonyms.all)
  }

  @Test func everyRowHasACheck() {
    let differences = Synonym.differences(LayoutSynonyms.all, LayoutSynonyms.table.rows)
    #expect(differences == [])
  }
}
