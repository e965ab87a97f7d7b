import Testing

/// The table of names that differ from SwiftUI's, with what each row promises.
@Suite struct SwiftUISynonymsTests {
  @Test(arguments: SwiftUISynonyms.table.rows)
  func keepsItsPromise(row: CounterpartTable.Row) async throws {
    try await SynonymTesting.check(row, SwiftUISynonyms.all)
  }

  @Test func everyRowHasACheck() {
    let differences = Synonym.differences(SwiftUISynonyms.all, SwiftUISynonyms.table.rows)
    #expect(differences == [])
  }
}
