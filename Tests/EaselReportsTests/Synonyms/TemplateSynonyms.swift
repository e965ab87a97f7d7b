/// The checks of the table "Coming from HTML templates".
enum TemplateSynonyms {
  static let table = CounterpartTable(guide: "reports.md", section: "Coming from HTML templates")

  static let all = templates + pages + tables + contents

  private static let templates = [
    Synonym(#"{% for %}, {% if %}, {{ "%.2f" % x }}"#, loopsAndConditions),
    Synonym("{% include %}, {% macro %}, {% extends %}", partsAndFrames),
    Synonym("HTML(string=…).write_pdf()", bytesAndFiles),
    Synonym("CSS: classes, font-family, @font-face", styles),
  ]

  private static let pages = [
    Synonym("@page { size: A4 landscape; margin: 2cm }", paper),
    Synonym("@page :first, onFirstPage, PageTemplate", firstPages),
    Synonym("counter(page), counter(pages), string-set", counters),
    Synonym(
      "page-break-before, PageBreak, break-inside: avoid, KeepTogether", pageBreaks),
    Synonym("canvas.drawString, showPage()", drawnPages),
    Synonym("setTitle, setAuthor, encrypt", informationAndPasswords),
    Synonym("PDF forms, pypdf: merge, split, read", withoutCheck: "there is no counterpart"),
  ]

  private static let tables = [
    Synonym("<thead>, repeatRows=1", columnTitles),
    Synonym("TableStyle, colspan", tableStyles),
  ]

  private static let contents = [
    Synonym("target-counter, TableOfContents, bookmarks", references),
    Synonym("Paragraph, Spacer(1, 12), HRFlowable, ListFlowable", flow),
    Synonym("text-align: justify, hyphens: auto", justifiedText),
    Synonym("column-count: 2, float", columns),
    Synonym(#"<img src>, Image("logo.png")"#, images),
    Synonym("a chart as an image", charts),
    Synonym("barcodes", codes),
  ]
}
