extension Phrases {
  static let english = Phrases(
    language: "en", plural: PluralForm.ofOne,
    reports: Reports(
      carriedForward: "Carried forward", broughtForward: "Brought forward", total: "Total",
      missingValues: "values missing: {count}", pageOfPages: "Page {page} of {count}",
      continued: "{title} (continued)", contents: "Contents", listOfFigures: "List of figures",
      listOfTables: "List of tables", figure: "Figure {number}", table: "Table {number}",
      section: "Section {number}"),
    codes: Codes(qrCode: "QR code", barcode: "Barcode"),
    chartNotes: ChartNotes(
      noData: "No data",
      hiddenValues: Wording(one: "{count} value not shown", other: "{count} values not shown"),
      hiddenLabels: Wording(one: "{count} label not shown", other: "{count} labels not shown"),
      cutValues: Wording(
        one: "{count} value beyond the axis", other: "{count} values beyond the axis"),
      insufficientSpace: "Texts not shown: they need {width} × {height}",
      otherSegments: "Other"),
    charts: Charts(
      chart: "Chart", bar: "Bar chart", horizontalBar: "Horizontal bar chart",
      stackedBar: "Stacked bar chart", horizontalStackedBar: "Horizontal stacked bar chart",
      groupedBar: "Grouped bar chart", horizontalGroupedBar: "Horizontal grouped bar chart",
      shareBar: "100% stacked bar chart", horizontalShareBar: "Horizontal 100% stacked bar chart",
      rangeBar: "Range bar chart", horizontalRangeBar: "Horizontal range bar chart",
      histogram: "Histogram", line: "Line chart", area: "Area chart",
      stackedArea: "Stacked area chart", shareArea: "100% stacked area chart",
      band: "Range area chart", scatter: "Scatter plot", bubble: "Bubble chart", dot: "Dot plot",
      heatMap: "Heat map", pie: "Pie chart", donut: "Donut chart",
      combination: "Combination of {list}", titled: "{kind} “{title}”", about: "{kind}: {subject}",
      by: "{value} by {category}", against: "{value} against {category}",
      interval: "{first} to {last}", axis: "{name}: {first} to {last}",
      dateAxis: "{name}: {first} to {last}",
      axisWithoutZero: "{name}: {first} to {last}, not starting at zero",
      logarithmicAxis: "{name}: {first} to {last}, logarithmic", horizontalAxis: "Horizontal axis",
      verticalAxis: "Vertical axis", categories: "{name}: {list}",
      categoryCount: Wording(
        one: "{name}: {count} category, {first}",
        other: "{name}: {count} categories, {first} to {last}"),
      series: "{count} series: {list}", seriesCount: "{count} series",
      points: Wording(one: "{count} point", other: "{count} points"),
      panels: Wording(one: "{count} panel", other: "{count} panels"),
      extremes: "Highest: {high}; lowest: {low}",
      totalExtremes: "Highest total: {high}; lowest total: {low}", constant: "All values: {value}",
      only: "Value: {value}", shares: "Shares: {list}", valueAt: "{value} ({at})",
      item: "{name} {value}", named: "{name} – {text}", rising: "{name} rises by {change}",
      falling: "{name} falls by {change}", steady: "{name} stays level", values: "Value",
      missing: Wording(one: "{count} value is missing", other: "{count} values are missing"),
      noData: "no data", semicolon: "; ", comma: ", ", sentence: "{text}.", space: " "))
}
