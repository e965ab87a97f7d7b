extension Phrases {
  // An article before a number depends on the number (“dal 7”, “dall’8”), so the texts have none.
  static let italian = Phrases(
    language: "it", plural: PluralForm.ofOne,
    reports: Reports(
      carriedForward: "Da riportare", broughtForward: "Riporto",
      openingBalance: "Saldo iniziale", closingBalance: "Saldo finale", total: "Totale",
      missingValues: "valori mancanti: {count}", pageOfPages: "Pagina {page} di {count}",
      continued: "{title} (continua)", contents: "Indice", listOfFigures: "Elenco delle figure",
      listOfTables: "Elenco delle tabelle", figure: "Figura {number}", table: "Tabella {number}",
      section: "Sezione {number}"),
    invoices: Invoices(
      lines: "Totale righe", allowances: "Sconti", charges: "Maggiorazioni",
      net: "Totale imponibile", tax: "IVA {rate} su {base}", noTax: "Senza IVA su {base}",
      gross: "Totale IVA inclusa", prepaid: "Già pagato", rounding: "Arrotondamento",
      due: "Totale da pagare",
      reverseCharge: "Inversione contabile",
      intraCommunity: "Cessione intracomunitaria non imponibile",
      export: "Cessione all’esportazione non imponibile"),
    codes: Codes(qrCode: "Codice QR", barcode: "Codice a barre"),
    chartNotes: ChartNotes(
      noData: "Nessun dato",
      hiddenValues: Wording(
        one: "{count} valore non mostrato", other: "{count} valori non mostrati"),
      hiddenLabels: Wording(
        one: "{count} etichetta non mostrata", other: "{count} etichette non mostrate"),
      cutValues: Wording(
        one: "{count} valore oltre l’asse", other: "{count} valori oltre l’asse"),
      insufficientSpace: "Testi non mostrati: servono {width} × {height}",
      otherSegments: "Altro"),
    charts: Charts(
      chart: "Grafico", bar: "Grafico a barre", horizontalBar: "Grafico a barre orizzontali",
      stackedBar: "Grafico a barre impilate",
      horizontalStackedBar: "Grafico a barre orizzontali impilate",
      groupedBar: "Grafico a barre raggruppate",
      horizontalGroupedBar: "Grafico a barre orizzontali raggruppate",
      shareBar: "Grafico a barre impilate al 100%",
      horizontalShareBar: "Grafico a barre orizzontali impilate al 100%",
      rangeBar: "Grafico a barre di intervalli",
      horizontalRangeBar: "Grafico a barre orizzontali di intervalli", histogram: "Istogramma",
      line: "Grafico a linee", area: "Grafico ad aree", stackedArea: "Grafico ad aree impilate",
      shareArea: "Grafico ad aree impilate al 100%", band: "Grafico ad aree di intervalli",
      scatter: "Grafico a dispersione", bubble: "Grafico a bolle", dot: "Grafico a punti",
      heatMap: "Mappa di calore", pie: "Grafico a torta", donut: "Grafico ad anello",
      combination: "Combinazione di {list}", titled: "{kind} «{title}»", about: "{kind}: {subject}",
      by: "{value} per {category}", against: "{value} in funzione di {category}",
      interval: "da {first} a {last}", axis: "{name}: da {first} a {last}",
      dateAxis: "{name}: da {first} a {last}",
      axisWithoutZero: "{name}: da {first} a {last}, senza partire da zero",
      logarithmicAxis: "{name}: da {first} a {last}, scala logaritmica",
      brokenAxis: "{name}: asse interrotto, {list}",
      horizontalAxis: "Asse orizzontale", verticalAxis: "Asse verticale",
      categories: "{name}: {list}",
      categoryCount: Wording(
        one: "{name}: {count} categoria, {first}",
        other: "{name}: {count} categorie, da {first} a {last}"),
      series: "{count} serie: {list}", seriesCount: "{count} serie",
      points: Wording(one: "{count} punto", other: "{count} punti"),
      panels: Wording(one: "{count} pannello", other: "{count} pannelli"),
      extremes: "Massimo: {high}; minimo: {low}",
      totalExtremes: "Totale massimo: {high}; totale minimo: {low}",
      constant: "Tutti i valori: {value}", only: "Valore: {value}", shares: "Percentuali: {list}",
      valueAt: "{value} ({at})", item: "{name} {value}", named: "{name} – {text}",
      rising: "{name}: in aumento ({change})", falling: "{name}: in calo ({change})",
      steady: "{name}: stabile", values: "Valore",
      missing: Wording(one: "{count} valore mancante", other: "{count} valori mancanti"),
      noData: "nessun dato", semicolon: "; ", comma: ", ", sentence: "{text}.", space: " "))
}
