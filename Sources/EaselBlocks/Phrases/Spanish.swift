extension Phrases {
  static let spanish = Phrases(
    language: "es", plural: PluralForm.ofOne,
    reports: Reports(
      carriedForward: "Suma y sigue", broughtForward: "Suma anterior",
      openingBalance: "Saldo inicial", closingBalance: "Saldo final", total: "Total",
      missingValues: "valores que faltan: {count}", pageOfPages: "Página {page} de {count}",
      continued: "{title} (continuación)", contents: "Índice", listOfFigures: "Índice de figuras",
      listOfTables: "Índice de tablas", figure: "Figura {number}", table: "Tabla {number}",
      section: "Sección {number}"),
    invoices: Invoices(
      lines: "Suma de las líneas", allowances: "Descuentos", charges: "Recargos",
      net: "Base imponible total", tax: "IVA {rate} sobre {base}", noTax: "Sin IVA sobre {base}",
      gross: "Total con IVA", prepaid: "Ya pagado", rounding: "Redondeo", due: "Importe a pagar"),
    codes: Codes(qrCode: "Código QR", barcode: "Código de barras"),
    chartNotes: ChartNotes(
      noData: "Sin datos",
      hiddenValues: Wording(
        one: "{count} valor no mostrado", other: "{count} valores no mostrados"),
      hiddenLabels: Wording(
        one: "{count} etiqueta no mostrada", other: "{count} etiquetas no mostradas"),
      cutValues: Wording(
        one: "{count} valor fuera del eje", other: "{count} valores fuera del eje"),
      insufficientSpace: "Textos no mostrados: necesitan {width} × {height}",
      otherSegments: "Otros"),
    charts: Charts(
      chart: "Gráfico", bar: "Gráfico de barras", horizontalBar: "Gráfico de barras horizontales",
      stackedBar: "Gráfico de barras apiladas",
      horizontalStackedBar: "Gráfico de barras horizontales apiladas",
      groupedBar: "Gráfico de barras agrupadas",
      horizontalGroupedBar: "Gráfico de barras horizontales agrupadas",
      shareBar: "Gráfico de barras apiladas al 100\u{A0}%",
      horizontalShareBar: "Gráfico de barras horizontales apiladas al 100\u{A0}%",
      rangeBar: "Gráfico de barras de intervalos",
      horizontalRangeBar: "Gráfico de barras horizontales de intervalos", histogram: "Histograma",
      line: "Gráfico de líneas", area: "Gráfico de áreas", stackedArea: "Gráfico de áreas apiladas",
      shareArea: "Gráfico de áreas apiladas al 100\u{A0}%", band: "Gráfico de áreas de intervalos",
      scatter: "Gráfico de dispersión", bubble: "Gráfico de burbujas", dot: "Gráfico de puntos",
      heatMap: "Mapa de calor", pie: "Gráfico circular", donut: "Gráfico de anillo",
      combination: "Combinación de {list}", titled: "{kind} «{title}»", about: "{kind}: {subject}",
      by: "{value} por {category}", against: "{value} frente a {category}",
      interval: "{first} a {last}", axis: "{name}: de {first} a {last}",
      dateAxis: "{name}: del {first} al {last}",
      axisWithoutZero: "{name}: de {first} a {last}, no empieza en cero",
      logarithmicAxis: "{name}: de {first} a {last}, logarítmico",
      brokenAxis: "{name}: eje interrumpido, {list}",
      horizontalAxis: "Eje horizontal",
      verticalAxis: "Eje vertical", categories: "{name}: {list}",
      categoryCount: Wording(
        one: "{name}: {count} categoría, {first}",
        other: "{name}: {count} categorías, de {first} a {last}"),
      series: Wording(one: "{count} serie: {list}", other: "{count} series: {list}"),
      seriesCount: Wording(one: "{count} serie", other: "{count} series"),
      points: Wording(one: "{count} punto", other: "{count} puntos"),
      panels: Wording(one: "{count} panel", other: "{count} paneles"),
      extremes: "Máximo: {high}; mínimo: {low}",
      totalExtremes: "Total máximo: {high}; total mínimo: {low}",
      constant: "Todos los valores: {value}", only: "Valor: {value}", shares: "Porcentajes: {list}",
      valueAt: "{value} ({at})", item: "{name} {value}", named: "{name} – {text}",
      rising: "{name}: aumento de {change}", falling: "{name}: descenso de {change}",
      steady: "{name}: estable", values: "Valor",
      missing: Wording(one: "{count} valor ausente", other: "{count} valores ausentes"),
      noData: "sin datos", semicolon: "; ", comma: ", ", sentence: "{text}.", space: " "))
}
