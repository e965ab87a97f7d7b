extension Phrases {
  static let german = Phrases(
    language: "de", plural: PluralForm.ofOne,
    reports: Reports(
      carriedForward: "Übertrag", broughtForward: "Übertrag",
      openingBalance: "Anfangssaldo", closingBalance: "Endsaldo", total: "Summe",
      missingValues: "fehlende Werte: {count}", pageOfPages: "Seite {page} von {count}",
      continued: "{title} (Fortsetzung)", contents: "Inhalt",
      listOfFigures: "Abbildungsverzeichnis", listOfTables: "Tabellenverzeichnis",
      figure: "Abbildung {number}", table: "Tabelle {number}", section: "Abschnitt {number}"),
    invoices: Invoices(
      lines: "Summe der Positionen", allowances: "Nachlässe", charges: "Zuschläge",
      net: "Summe netto", tax: "Umsatzsteuer {rate} auf {base}",
      noTax: "Keine Umsatzsteuer auf {base}", gross: "Gesamtbetrag", prepaid: "Bereits gezahlt",
      rounding: "Rundung", due: "Zahlbetrag",
      reverseCharge: "Steuerschuldnerschaft des Leistungsempfängers",
      intraCommunity: "Steuerfreie innergemeinschaftliche Lieferung",
      export: "Steuerfreie Ausfuhrlieferung"),
    codes: Codes(qrCode: "QR-Code", barcode: "Strichcode"),
    chartNotes: ChartNotes(
      noData: "Keine Daten",
      hiddenValues: Wording(
        one: "{count} Wert nicht gezeigt", other: "{count} Werte nicht gezeigt"),
      hiddenLabels: Wording(
        one: "{count} Beschriftung nicht gezeigt", other: "{count} Beschriftungen nicht gezeigt"),
      cutValues: Wording(
        one: "{count} Wert jenseits der Achse", other: "{count} Werte jenseits der Achse"),
      insufficientSpace: "Texte nicht gezeigt: sie brauchen {width} × {height}",
      otherSegments: "Sonstige"),
    charts: Charts(
      chart: "Diagramm", bar: "Säulendiagramm", horizontalBar: "Balkendiagramm",
      stackedBar: "Gestapeltes Säulendiagramm", horizontalStackedBar: "Gestapeltes Balkendiagramm",
      groupedBar: "Gruppiertes Säulendiagramm", horizontalGroupedBar: "Gruppiertes Balkendiagramm",
      shareBar: "Auf 100 % gestapeltes Säulendiagramm",
      horizontalShareBar: "Auf 100 % gestapeltes Balkendiagramm",
      rangeBar: "Bereichssäulendiagramm", horizontalRangeBar: "Bereichsbalkendiagramm",
      histogram: "Histogramm", line: "Liniendiagramm", area: "Flächendiagramm",
      stackedArea: "Gestapeltes Flächendiagramm",
      shareArea: "Auf 100 % gestapeltes Flächendiagramm", band: "Bereichsdiagramm",
      scatter: "Streudiagramm", bubble: "Blasendiagramm", dot: "Punktdiagramm", heatMap: "Heatmap",
      pie: "Kreisdiagramm", donut: "Ringdiagramm", combination: "Kombination aus {list}",
      titled: "{kind} „{title}“", about: "{kind}: {subject}", by: "{value} nach {category}",
      against: "{value} gegen {category}", interval: "{first} bis {last}",
      axis: "{name}: {first} bis {last}", dateAxis: "{name}: {first} bis {last}",
      axisWithoutZero: "{name}: {first} bis {last}, beginnt nicht bei null",
      logarithmicAxis: "{name}: {first} bis {last}, logarithmisch",
      brokenAxis: "{name}: unterbrochene Achse, {list}",
      horizontalAxis: "Waagerechte Achse", verticalAxis: "Senkrechte Achse",
      categories: "{name}: {list}",
      categoryCount: Wording(
        one: "{name}: {count} Kategorie, {first}",
        other: "{name}: {count} Kategorien, {first} bis {last}"),
      series: "{count} Reihen: {list}", seriesCount: "{count} Reihen",
      points: Wording(one: "{count} Punkt", other: "{count} Punkte"),
      panels: Wording(one: "{count} Teildiagramm", other: "{count} Teildiagramme"),
      extremes: "Höchster Wert: {high}; niedrigster: {low}",
      totalExtremes: "Höchste Summe: {high}; niedrigste: {low}", constant: "Alle Werte: {value}",
      only: "Wert: {value}", shares: "Anteile: {list}", valueAt: "{value} ({at})",
      item: "{name} {value}", named: "{name} – {text}", rising: "{name} steigt um {change}",
      falling: "{name} sinkt um {change}", steady: "{name} bleibt gleich", values: "Wert",
      missing: Wording(one: "{count} Wert fehlt", other: "{count} Werte fehlen"),
      noData: "keine Daten", semicolon: "; ", comma: ", ", sentence: "{text}.", space: " "))
}
