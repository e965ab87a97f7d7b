extension Phrases {
  // The spelling is that of Brazil, the default region of Portuguese in Unicode's locale data.
  static let portuguese = Phrases(
    language: "pt", plural: PluralForm.ofZeroAndOne,
    reports: Reports(
      carriedForward: "A transportar", broughtForward: "Transporte",
      openingBalance: "Saldo inicial", closingBalance: "Saldo final", total: "Total",
      missingValues: "valores ausentes: {count}", pageOfPages: "Página {page} de {count}",
      continued: "{title} (continuação)", contents: "Sumário", listOfFigures: "Lista de figuras",
      listOfTables: "Lista de tabelas", figure: "Figura {number}", table: "Tabela {number}",
      section: "Seção {number}"),
    invoices: Invoices(
      lines: "Soma das linhas", allowances: "Descontos", charges: "Encargos", net: "Total sem IVA",
      tax: "IVA {rate} sobre {base}", noTax: "Sem IVA sobre {base}", gross: "Total com IVA",
      prepaid: "Já pago", rounding: "Arredondamento", due: "Valor a pagar",
      reverseCharge: "IVA – autoliquidação", intraCommunity: "Transmissão intracomunitária isenta",
      export: "Exportação isenta"),
    codes: Codes(qrCode: "Código QR", barcode: "Código de barras"),
    chartNotes: ChartNotes(
      noData: "Sem dados",
      hiddenValues: Wording(
        one: "{count} valor não mostrado", other: "{count} valores não mostrados"),
      hiddenLabels: Wording(
        one: "{count} rótulo não mostrado", other: "{count} rótulos não mostrados"),
      cutValues: Wording(
        one: "{count} valor fora do eixo", other: "{count} valores fora do eixo"),
      insufficientSpace: "Textos não mostrados: precisam de {width} × {height}",
      otherSegments: "Outros"),
    charts: Charts(
      chart: "Gráfico", bar: "Gráfico de barras", horizontalBar: "Gráfico de barras horizontais",
      stackedBar: "Gráfico de barras empilhadas",
      horizontalStackedBar: "Gráfico de barras horizontais empilhadas",
      groupedBar: "Gráfico de barras agrupadas",
      horizontalGroupedBar: "Gráfico de barras horizontais agrupadas",
      shareBar: "Gráfico de barras empilhadas a 100%",
      horizontalShareBar: "Gráfico de barras horizontais empilhadas a 100%",
      rangeBar: "Gráfico de barras de intervalos",
      horizontalRangeBar: "Gráfico de barras horizontais de intervalos", histogram: "Histograma",
      line: "Gráfico de linhas", area: "Gráfico de áreas",
      stackedArea: "Gráfico de áreas empilhadas", shareArea: "Gráfico de áreas empilhadas a 100%",
      band: "Gráfico de áreas de intervalos", scatter: "Gráfico de dispersão",
      bubble: "Gráfico de bolhas", dot: "Gráfico de pontos", heatMap: "Mapa de calor",
      pie: "Gráfico de setores", donut: "Gráfico de anel", combination: "Combinação de {list}",
      titled: "{kind} “{title}”", about: "{kind}: {subject}", by: "{value} por {category}",
      against: "{value} em função de {category}", interval: "de {first} a {last}",
      axis: "{name}: de {first} a {last}", dateAxis: "{name}: de {first} a {last}",
      axisWithoutZero: "{name}: de {first} a {last}, não começa em zero",
      logarithmicAxis: "{name}: de {first} a {last}, escala logarítmica",
      brokenAxis: "{name}: eixo interrompido, {list}",
      horizontalAxis: "Eixo horizontal", verticalAxis: "Eixo vertical",
      categories: "{name}: {list}",
      categoryCount: Wording(
        one: "{name}: {count} categoria, {first}",
        other: "{name}: {count} categorias, de {first} a {last}"),
      series: Wording(one: "{count} série: {list}", other: "{count} séries: {list}"),
      seriesCount: Wording(one: "{count} série", other: "{count} séries"),
      points: Wording(one: "{count} ponto", other: "{count} pontos"),
      panels: Wording(one: "{count} painel", other: "{count} painéis"),
      extremes: "Máximo: {high}; mínimo: {low}",
      totalExtremes: "Total máximo: {high}; total mínimo: {low}",
      constant: "Todos os valores: {value}", only: "Valor: {value}", shares: "Proporções: {list}",
      valueAt: "{value} ({at})", item: "{name} {value}", named: "{name} – {text}",
      rising: "{name}: aumento de {change}", falling: "{name}: queda de {change}",
      steady: "{name}: estável", values: "Valor",
      missing: Wording(one: "{count} valor ausente", other: "{count} valores ausentes"),
      noData: "sem dados", semicolon: "; ", comma: ", ", sentence: "{text}.", space: " "))
}
