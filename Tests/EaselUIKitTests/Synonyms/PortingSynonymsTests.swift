import Testing

/// The tables of "Porting a view from iOS", with what each row promises.
@Suite struct PortingSynonymsTests {
  @Test(arguments: CanvasSynonyms.table.rows)
  func canvasDrawsAsCoreGraphics(row: CounterpartTable.Row) async throws {
    try await SynonymTesting.check(row, CanvasSynonyms.all)
  }

  @Test(arguments: PortingSynonyms.differences.rows)
  func differsAsTheRowSays(row: CounterpartTable.Row) async throws {
    try await SynonymTesting.check(row, PortingSynonyms.ofDifferences)
  }

  @Test(arguments: PortingSynonyms.language.rows)
  func isWrittenAsTheRowSays(row: CounterpartTable.Row) async throws {
    try await SynonymTesting.check(row, PortingSynonyms.ofLanguage)
  }

  @Test(arguments: PortingSynonyms.absences.rows)
  func isReplacedByWhatTheRowSays(row: CounterpartTable.Row) async throws {
    try await SynonymTesting.check(row, PortingSynonyms.ofAbsences)
  }

  @Test func everyRowHasACheck() {
    let tables = [
      (CanvasSynonyms.all, CanvasSynonyms.table),
      (PortingSynonyms.ofDifferences, PortingSynonyms.differences),
      (PortingSynonyms.ofLanguage, PortingSynonyms.language),
      (PortingSynonyms.ofAbsences, PortingSynonyms.absences),
    ]
    for (synonyms, table) in tables {
      let differences = Synonym.differences(synonyms, table.rows)
      #expect(differences == [])
    }
  }
}
