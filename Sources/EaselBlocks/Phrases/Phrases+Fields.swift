extension Phrases {
  /// A phrase with the name by which users set it.
  struct Field: Sendable {
    /// The key path in a program, such as `reports.total`.
    let name: String
    let path: WritableKeyPath<Phrases, Wording> & Sendable
  }

  /// All phrases, in the order of their declarations; a test compares the list with them.
  static let fields: [Field] =
    reportFields + invoiceFields + [
      Field(name: "codes.qrCode", path: \.codes.qrCode),
      Field(name: "codes.barcode", path: \.codes.barcode),
      Field(name: "chartNotes.noData", path: \.chartNotes.noData),
      Field(name: "chartNotes.hiddenValues", path: \.chartNotes.hiddenValues),
      Field(name: "chartNotes.hiddenLabels", path: \.chartNotes.hiddenLabels),
      Field(name: "chartNotes.cutValues", path: \.chartNotes.cutValues),
      Field(name: "chartNotes.insufficientSpace", path: \.chartNotes.insufficientSpace),
      Field(name: "chartNotes.otherSegments", path: \.chartNotes.otherSegments),
    ] + ChartPhrase.allCases.map { Field(name: "charts.\($0.rawValue)", path: $0.path) }

  private static let reportFields = [
    Field(name: "reports.carriedForward", path: \.reports.carriedForward),
    Field(name: "reports.broughtForward", path: \.reports.broughtForward),
    Field(name: "reports.openingBalance", path: \.reports.openingBalance),
    Field(name: "reports.closingBalance", path: \.reports.closingBalance),
    Field(name: "reports.total", path: \.reports.total),
    Field(name: "reports.missingValues", path: \.reports.missingValues),
    Field(name: "reports.pageOfPages", path: \.reports.pageOfPages),
    Field(name: "reports.continued", path: \.reports.continued),
    Field(name: "reports.contents", path: \.reports.contents),
    Field(name: "reports.listOfFigures", path: \.reports.listOfFigures),
    Field(name: "reports.listOfTables", path: \.reports.listOfTables),
    Field(name: "reports.figure", path: \.reports.figure),
    Field(name: "reports.table", path: \.reports.table),
    Field(name: "reports.section", path: \.reports.section),
  ]

  private static let invoiceFields = [
    Field(name: "invoices.lines", path: \.invoices.lines),
    Field(name: "invoices.allowances", path: \.invoices.allowances),
    Field(name: "invoices.charges", path: \.invoices.charges),
    Field(name: "invoices.net", path: \.invoices.net),
    Field(name: "invoices.tax", path: \.invoices.tax),
    Field(name: "invoices.noTax", path: \.invoices.noTax),
    Field(name: "invoices.gross", path: \.invoices.gross),
    Field(name: "invoices.prepaid", path: \.invoices.prepaid),
    Field(name: "invoices.rounding", path: \.invoices.rounding),
    Field(name: "invoices.due", path: \.invoices.due),
    Field(name: "invoices.reverseCharge", path: \.invoices.reverseCharge),
    Field(name: "invoices.intraCommunity", path: \.invoices.intraCommunity),
    Field(name: "invoices.export", path: \.invoices.export),
  ]
}
