extension Phrases {
  static let dutch = Phrases(
    language: "nl", plural: PluralForm.ofOne,
    reports: Reports(
      carriedForward: "Transporteren", broughtForward: "Transport",
      openingBalance: "Beginsaldo", closingBalance: "Eindsaldo", total: "Totaal",
      missingValues: "ontbrekende waarden: {count}", pageOfPages: "Pagina {page} van {count}",
      continued: "{title} (vervolg)", contents: "Inhoud", listOfFigures: "Lijst van figuren",
      listOfTables: "Lijst van tabellen", figure: "Figuur {number}", table: "Tabel {number}",
      section: "Paragraaf {number}"),
    invoices: Invoices(
      lines: "Som van de regels", allowances: "Kortingen", charges: "Toeslagen",
      net: "Totaal excl. btw", tax: "Btw {rate} over {base}", noTax: "Geen btw over {base}",
      gross: "Totaal incl. btw", prepaid: "Reeds betaald", rounding: "Afronding", due: "Te betalen"),
    codes: Codes(qrCode: "QR-code", barcode: "Streepjescode"),
    chartNotes: ChartNotes(
      noData: "Geen gegevens",
      hiddenValues: Wording(
        one: "{count} waarde niet getoond", other: "{count} waarden niet getoond"),
      hiddenLabels: Wording(
        one: "{count} label niet getoond", other: "{count} labels niet getoond"),
      cutValues: Wording(
        one: "{count} waarde buiten de as", other: "{count} waarden buiten de as"),
      insufficientSpace: "Teksten niet getoond: ze vragen {width} × {height}",
      otherSegments: "Overig"),
    charts: Charts(
      chart: "Grafiek", bar: "Staafdiagram", horizontalBar: "Horizontaal staafdiagram",
      stackedBar: "Gestapeld staafdiagram",
      horizontalStackedBar: "Horizontaal gestapeld staafdiagram",
      groupedBar: "Gegroepeerd staafdiagram",
      horizontalGroupedBar: "Horizontaal gegroepeerd staafdiagram",
      shareBar: "100% gestapeld staafdiagram",
      horizontalShareBar: "Horizontaal 100% gestapeld staafdiagram",
      rangeBar: "Staafdiagram met bereiken",
      horizontalRangeBar: "Horizontaal staafdiagram met bereiken", histogram: "Histogram",
      line: "Lijndiagram", area: "Vlakdiagram", stackedArea: "Gestapeld vlakdiagram",
      shareArea: "100% gestapeld vlakdiagram", band: "Vlakdiagram met bereiken",
      scatter: "Spreidingsdiagram", bubble: "Bellendiagram", dot: "Puntendiagram",
      heatMap: "Heatmap", pie: "Cirkeldiagram", donut: "Ringdiagram",
      combination: "Combinatie van {list}", titled: "{kind} “{title}”", about: "{kind}: {subject}",
      by: "{value} per {category}", against: "{value} tegen {category}",
      interval: "{first} tot {last}", axis: "{name}: {first} tot {last}",
      dateAxis: "{name}: {first} tot en met {last}",
      axisWithoutZero: "{name}: {first} tot {last}, begint niet bij nul",
      logarithmicAxis: "{name}: {first} tot {last}, logaritmisch",
      brokenAxis: "{name}: onderbroken as, {list}",
      horizontalAxis: "Horizontale as",
      verticalAxis: "Verticale as", categories: "{name}: {list}",
      categoryCount: Wording(
        one: "{name}: {count} categorie, {first}",
        other: "{name}: {count} categorieën, {first} tot en met {last}"),
      series: Wording(one: "{count} reeks: {list}", other: "{count} reeksen: {list}"),
      seriesCount: Wording(one: "{count} reeks", other: "{count} reeksen"),
      points: Wording(one: "{count} punt", other: "{count} punten"),
      panels: Wording(one: "{count} deeldiagram", other: "{count} deeldiagrammen"),
      extremes: "Hoogste waarde: {high}; laagste: {low}",
      totalExtremes: "Hoogste totaal: {high}; laagste: {low}", constant: "Alle waarden: {value}",
      only: "Waarde: {value}", shares: "Aandelen: {list}", valueAt: "{value} ({at})",
      item: "{name} {value}", named: "{name} – {text}", rising: "{name}: stijging van {change}",
      falling: "{name}: daling van {change}", steady: "{name}: stabiel", values: "Waarde",
      missing: Wording(one: "{count} waarde ontbreekt", other: "{count} waarden ontbreken"),
      noData: "geen gegevens", semicolon: "; ", comma: ", ", sentence: "{text}.", space: " "))
}
