extension ReportStrings {
  /// The built-in texts of reports in English, such as "Carried forward".
  public static let english = ReportStrings([
    .carriedForward: "Carried forward", .broughtForward: "Brought forward", .total: "Total",
    .missingValues: "values missing: {count}",
    .pageOfPages: "Page {page} of {count}", .continued: "{title} (continued)",
    .contents: "Contents", .listOfFigures: "List of figures", .listOfTables: "List of tables",
    .figure: "Figure {number}", .table: "Table {number}", .section: "Section {number}",
  ])
  /// The built-in texts of reports in German, such as "Übertrag".
  public static let german = ReportStrings([
    .carriedForward: "Übertrag", .broughtForward: "Übertrag", .total: "Summe",
    .missingValues: "fehlende Werte: {count}",
    .pageOfPages: "Seite {page} von {count}", .continued: "{title} (Fortsetzung)",
    .contents: "Inhalt", .listOfFigures: "Abbildungsverzeichnis",
    .listOfTables: "Tabellenverzeichnis", .figure: "Abbildung {number}",
    .table: "Tabelle {number}", .section: "Abschnitt {number}",
  ])
  /// The built-in texts of reports in French, such as "À reporter".
  public static let french = ReportStrings([
    .carriedForward: "À reporter", .broughtForward: "Report", .total: "Total",
    .missingValues: "valeurs manquantes : {count}",
    .pageOfPages: "Page {page} sur {count}", .continued: "{title} (suite)",
    .contents: "Table des matières", .listOfFigures: "Table des figures",
    .listOfTables: "Liste des tableaux", .figure: "Figure {number}",
    .table: "Tableau {number}", .section: "Section {number}",
  ])
  /// The built-in texts of reports in Spanish, such as "Suma y sigue".
  public static let spanish = ReportStrings([
    .carriedForward: "Suma y sigue", .broughtForward: "Suma anterior", .total: "Total",
    .missingValues: "valores que faltan: {count}",
    .pageOfPages: "Página {page} de {count}", .continued: "{title} (continuación)",
    .contents: "Índice", .listOfFigures: "Índice de figuras", .listOfTables: "Índice de tablas",
    .figure: "Figura {number}", .table: "Tabla {number}", .section: "Sección {number}",
  ])
  /// The built-in texts of reports in Italian, such as "Da riportare".
  public static let italian = ReportStrings([
    .carriedForward: "Da riportare", .broughtForward: "Riporto", .total: "Totale",
    .missingValues: "valori mancanti: {count}",
    .pageOfPages: "Pagina {page} di {count}", .continued: "{title} (continua)",
    .contents: "Indice", .listOfFigures: "Elenco delle figure",
    .listOfTables: "Elenco delle tabelle", .figure: "Figura {number}",
    .table: "Tabella {number}", .section: "Sezione {number}",
  ])
  /// The built-in texts of reports in Dutch, such as "Transporteren".
  public static let dutch = ReportStrings([
    .carriedForward: "Transporteren", .broughtForward: "Transport", .total: "Totaal",
    .missingValues: "ontbrekende waarden: {count}",
    .pageOfPages: "Pagina {page} van {count}", .continued: "{title} (vervolg)",
    .contents: "Inhoud", .listOfFigures: "Lijst van figuren", .listOfTables: "Lijst van tabellen",
    .figure: "Figuur {number}", .table: "Tabel {number}", .section: "Paragraaf {number}",
  ])
  /// The built-in texts of reports in Japanese, such as "次頁へ繰越".
  public static let japanese = ReportStrings([
    .carriedForward: "次頁へ繰越", .broughtForward: "前頁より繰越", .total: "合計",
    .missingValues: "欠損値: {count}",
    .pageOfPages: "{page} / {count} ページ", .continued: "{title}（続き）",
    .contents: "目次", .listOfFigures: "図一覧", .listOfTables: "表一覧",
    .figure: "図 {number}", .table: "表 {number}", .section: "第 {number} 節",
  ])
  /// The built-in texts of reports in Arabic, such as the titles of lists of contents.
  public static let arabic = ReportStrings([
    .carriedForward: "المجموع المرحَّل", .broughtForward: "المجموع المنقول", .total: "الإجمالي",
    .missingValues: "قيم مفقودة: {count}",
    .pageOfPages: "صفحة {page} من {count}", .continued: "{title} (تابع)",
    .contents: "المحتويات", .listOfFigures: "قائمة الأشكال", .listOfTables: "قائمة الجداول",
    .figure: "الشكل {number}", .table: "الجدول {number}", .section: "القسم {number}",
  ])

  /// The built-in texts by language code.
  static let known: [String: ReportStrings] = [
    "en": .english, "de": .german, "fr": .french, "es": .spanish, "it": .italian, "nl": .dutch,
    "ja": .japanese, "ar": .arabic,
  ]
}
