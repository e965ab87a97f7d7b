import Testing

/// The tables of HTML templates, of services, of tags, of tasks of tables and of parts, with what each row promises.
@Suite struct ReportSynonymsTests {
  @Test(arguments: TemplateSynonyms.table.rows)
  func replacesTemplates(row: CounterpartTable.Row) async throws {
    try await SynonymTesting.check(row, TemplateSynonyms.all)
  }

  @Test(arguments: ServiceSynonyms.table.rows)
  func replacesLibrariesOfServices(row: CounterpartTable.Row) async throws {
    try await SynonymTesting.check(row, ServiceSynonyms.all)
  }

  @Test(arguments: TagSynonyms.table.rows)
  func isReadAsTheRowSays(row: CounterpartTable.Row) async throws {
    try await SynonymTesting.check(row, TagSynonyms.all)
  }

  @Test(arguments: TableTaskSynonyms.table.rows)
  func configuresATableAsTheRowSays(row: CounterpartTable.Row) async throws {
    try await SynonymTesting.check(row, TableTaskSynonyms.all)
  }

  @Test(arguments: PartSynonyms.table.rows)
  func addsAPartAsTheRowSays(row: CounterpartTable.Row) async throws {
    try await SynonymTesting.check(row, PartSynonyms.all)
  }

  @Test func everyRowHasACheck() {
    let templates = Synonym.differences(TemplateSynonyms.all, TemplateSynonyms.table.rows)
    let services = Synonym.differences(ServiceSynonyms.all, ServiceSynonyms.table.rows)
    let tags = Synonym.differences(TagSynonyms.all, TagSynonyms.table.rows)
    let tables = Synonym.differences(TableTaskSynonyms.all, TableTaskSynonyms.table.rows)
    let parts = Synonym.differences(PartSynonyms.all, PartSynonyms.table.rows)
    #expect(templates + services + tags + tables + parts == [])
  }
}
