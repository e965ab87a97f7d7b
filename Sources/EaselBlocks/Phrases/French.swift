extension Phrases {
  // A no-break space is before colons and semicolons, and inside of quotes.
  static let french = Phrases(
    language: "fr", plural: PluralForm.ofZeroAndOne,
    reports: Reports(
      carriedForward: "À reporter", broughtForward: "Report",
      openingBalance: "Solde d’ouverture", closingBalance: "Solde de clôture", total: "Total",
      missingValues: "valeurs manquantes : {count}", pageOfPages: "Page {page} sur {count}",
      continued: "{title} (suite)", contents: "Table des matières",
      listOfFigures: "Table des figures", listOfTables: "Liste des tableaux",
      figure: "Figure {number}", table: "Tableau {number}", section: "Section {number}"),
    invoices: Invoices(
      lines: "Total des lignes", allowances: "Remises", charges: "Frais", net: "Total HT",
      tax: "TVA {rate} sur {base}", noTax: "Sans TVA sur {base}", gross: "Total TTC",
      prepaid: "Déjà payé", rounding: "Arrondi", due: "Net à payer",
      reverseCharge: "Autoliquidation", intraCommunity: "Livraison intracommunautaire exonérée",
      export: "Exportation exonérée"),
    codes: Codes(qrCode: "Code QR", barcode: "Code-barres"),
    chartNotes: ChartNotes(
      noData: "Aucune donnée",
      hiddenValues: Wording(
        one: "{count} valeur non affichée", other: "{count} valeurs non affichées"),
      hiddenLabels: Wording(
        one: "{count} étiquette non affichée", other: "{count} étiquettes non affichées"),
      cutValues: Wording(
        one: "{count} valeur hors de l’axe", other: "{count} valeurs hors de l’axe"),
      insufficientSpace: "Textes non affichés : il faut {width} × {height}",
      otherSegments: "Autres"),
    charts: Charts(
      chart: "Graphique", bar: "Graphique à barres",
      horizontalBar: "Graphique à barres horizontales", stackedBar: "Graphique à barres empilées",
      horizontalStackedBar: "Graphique à barres horizontales empilées",
      groupedBar: "Graphique à barres groupées",
      horizontalGroupedBar: "Graphique à barres horizontales groupées",
      shareBar: "Graphique à barres empilées à 100\u{A0}%",
      horizontalShareBar: "Graphique à barres horizontales empilées à 100\u{A0}%",
      rangeBar: "Graphique à barres d’intervalles",
      horizontalRangeBar: "Graphique à barres horizontales d’intervalles", histogram: "Histogramme",
      line: "Graphique en courbes", area: "Graphique en aires",
      stackedArea: "Graphique en aires empilées",
      shareArea: "Graphique en aires empilées à 100\u{A0}%",
      band: "Graphique en aires d’intervalles", scatter: "Nuage de points",
      bubble: "Graphique à bulles", dot: "Graphique à points", heatMap: "Carte de chaleur",
      pie: "Graphique circulaire", donut: "Graphique en anneau",
      combination: "Combinaison de {list}", titled: "{kind} «\u{A0}{title}\u{A0}»",
      about: "{kind}\u{A0}: {subject}", by: "{value} par {category}",
      against: "{value} en fonction de {category}", interval: "{first} à {last}",
      axis: "{name}\u{A0}: de {first} à {last}", dateAxis: "{name}\u{A0}: du {first} au {last}",
      axisWithoutZero: "{name}\u{A0}: de {first} à {last}, sans partir de zéro",
      logarithmicAxis: "{name}\u{A0}: de {first} à {last}, logarithmique",
      brokenAxis: "{name}\u{A0}: axe interrompu, {list}",
      horizontalAxis: "Axe horizontal", verticalAxis: "Axe vertical",
      categories: "{name}\u{A0}: {list}",
      categoryCount: Wording(
        one: "{name}\u{A0}: {count} catégorie, {first}",
        other: "{name}\u{A0}: {count} catégories, de {first} à {last}"),
      series: Wording(one: "{count} série\u{A0}: {list}", other: "{count} séries\u{A0}: {list}"),
      seriesCount: Wording(one: "{count} série", other: "{count} séries"),
      points: Wording(one: "{count} point", other: "{count} points"),
      panels: Wording(one: "{count} panneau", other: "{count} panneaux"),
      extremes: "Maximum\u{A0}: {high}\u{A0}; minimum\u{A0}: {low}",
      totalExtremes: "Total maximal\u{A0}: {high}\u{A0}; total minimal\u{A0}: {low}",
      constant: "Toutes les valeurs\u{A0}: {value}", only: "Valeur\u{A0}: {value}",
      shares: "Parts\u{A0}: {list}", valueAt: "{value} ({at})", item: "{name} {value}",
      named: "{name} – {text}", rising: "{name}\u{A0}: hausse de {change}",
      falling: "{name}\u{A0}: baisse de {change}", steady: "{name}\u{A0}: stable", values: "Valeur",
      missing: Wording(one: "{count} valeur manquante", other: "{count} valeurs manquantes"),
      noData: "aucune donnée", semicolon: "\u{A0}; ", comma: ", ", sentence: "{text}.", space: " "))
}
