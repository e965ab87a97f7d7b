import Easel

/// The report: its pages in order, each drawn once.
struct Report {
  let electricity: Electricity
  let weather: Weather
  let strings: Strings

  /// A page with the name that outline and contents list give it.
  struct Section {
    var title: String
    var destination: String
    var draw: (any Canvas) -> Void
  }

  var sections: [Section] {
    [
      Section(title: strings.generation, destination: "generation", draw: drawGeneration),
      Section(title: strings.sources, destination: "sources", draw: drawSources),
      Section(title: strings.weather, destination: "weather", draw: drawWeather),
      Section(title: strings.figures, destination: "figures", draw: drawFigures),
    ]
  }

  var firstYear: Int { electricity.years.first ?? 0 }
  var lastYear: Int { electricity.years.last ?? 0 }

  /// Writes the report; calls `progress` before each page, and returns what was noted.
  func write(to target: OutputTarget, progress: (Int, Int) -> Void) throws -> [Diagnostic] {
    let document = try PDFDocument(
      to: target,
      info: DocumentInfo(
        title: "\(strings.title): \(strings.subtitle(firstYear, lastYear))",
        author: strings.author, subject: strings.perYear,
        keywords: ["electricity", "weather", "Iowa", "Seattle"],
        language: strings.language.rawValue), conformance: [.ua1, .a3a])
    let sections = sections
    let count = sections.count + 1
    progress(1, count)
    try document.page(size: PageStyle.size) { drawCover(on: $0) }
    try document.addOutlineEntry(strings.title, to: .destination("cover"))
    for (index, section) in sections.enumerated() {
      progress(index + 2, count)
      try document.page(size: PageStyle.size) { canvas in
        drawFrame(section, page: index + 2, of: count, on: canvas)
        section.draw(canvas)
      }
      try document.addOutlineEntry(section.title, to: .destination(section.destination))
    }
    return try document.finish().diagnostics
  }

  /// Running head, heading and page number.
  private func drawFrame(
    _ section: Section, page: Int, of count: Int, on canvas: any Canvas
  ) {
    let right = PageStyle.size.width - PageStyle.margin
    canvas.withMarkedContent(.artifact(.header)) {
      PageStyle.draw(
        PageStyle.text(strings.title, 8.5, color: PageStyle.quiet), on: canvas,
        x: PageStyle.margin, baseline: 48)
      PageStyle.draw(
        PageStyle.text(strings.subtitle(firstYear, lastYear), 8.5, color: PageStyle.quiet),
        on: canvas, x: right, baseline: 48, anchor: 1)
      PageStyle.line(on: canvas, y: 57)
    }
    canvas.withMarkedContent(.destination(section.destination)) {
      canvas.withMarkedContent(.heading(2)) {
        PageStyle.draw(
          PageStyle.text(section.title, 22, .bold), on: canvas, x: PageStyle.margin, baseline: 98)
      }
    }
    canvas.withMarkedContent(.artifact(.footer)) {
      PageStyle.draw(
        PageStyle.text("\(page) / \(count)", 8.5, color: PageStyle.quiet), on: canvas, x: right,
        baseline: 806, anchor: 1)
    }
  }

  /// Draws charts over the width of the text.
  func draw(
    _ charts: some Block, from top: CGFloat = PageStyle.body, height: CGFloat,
    on canvas: any Canvas
  ) {
    let frame = CGRect(x: PageStyle.margin, y: top, width: PageStyle.width, height: height)
    charts
      .environment(\.locale, Locale(identifier: strings.language.rawValue))
      .draw(on: canvas, in: frame)
  }

  /// The paragraph below a heading.
  func drawFindings(_ text: String, on canvas: any Canvas) {
    PageStyle.draw(
      PageStyle.text(text, 10.5, color: PageStyle.quiet, width: PageStyle.width), on: canvas,
      x: PageStyle.margin, baseline: 122)
  }

  /// Thousand MWh as TWh with a decimal.
  func terawattHours(_ value: Double) -> String {
    NumberFormat.decimals(1).string(from: value / 1000)
  }

  func percent(_ share: Double) -> String { NumberFormat.percent(0).string(from: share) }

  func color(of source: Int) -> Color {
    let colors = [
      Color(hex: "#5b6b7c"), Color(hex: "#8e6bb8"), Color(hex: "#2f9e6e"),
    ].compactMap { $0 }
    return source < colors.count ? colors[source] : ChartPalette.color(source)
  }
}
