/// The checks of the table "Coming from a Java or Go service".
enum ServiceSynonyms {
  static let table = CounterpartTable(
    guide: "README.md", section: "Coming from a Java or Go service",
    titles: "in Java or Go | in Easel")

  static let all = [
    Synonym("iText, PDFBox, gofpdf: cells and text at positions", flowAndPositions),
    Synonym("JasperReports: bands and groups of a template", bandsAndGroups),
    Synonym(
      "a browser that prints HTML",
      withoutCheck: "there is no counterpart; the table of HTML and CSS has its own checks"),
    Synonym("JFreeChart, go-chart", charts),
    Synonym("Apache POI, CSV files", dataTables),
    Synonym("byte[], []byte", bytes),
    Synonym("OutputStream, io.Writer", streams),
    Synonym("BigDecimal", decimals),
    Synonym("an exception, err != nil", errors),
    Synonym("a thread pool, goroutines", tasks),
    Synonym("the default locale and time zone of the process", settings),
  ]
}
