import Testing

/// The tables of counterparts of HTML templates and of services, with what each row promises.
@Suite struct ReportSynonymsTests {
  @Test(arguments: TemplateSynonyms.table.rows)
  func replacesTemplates(row: CounterpartTable.Row) async throws {
    try await SynonymTesting.check(row, TemplateSynonyms.all)
  }

  @Test(arguments: ServiceSynonyms.table.rows)
  func replacesLibrariesOfServices(row: CounterpartTable.Row) async throws {
    try await SynonymTesting.check(row, ServiceSynonyms.all)
  }

  @Test func everyRowHasACheck() {
    let templates = Synonym.differences(TemplateSynonyms.all, TemplateSynonyms.table.rows)
    let services = Synonym.differences(ServiceSynonyms.all, ServiceSynonyms.table.rows)
    #expect(templates + services == [])
  }
}
