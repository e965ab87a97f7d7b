import EaselBlocks
import EaselCanvas
import EaselCharts
import EaselGenerators
import EaselReports
import EaselViews
import Foundation

/// Makes a case and writes its files.
struct CaseWriter {
  let kind: CaseKind
  let seed: UInt64
  let number: Int
  let folder: URL
  let plant: String?

  /// The resolution of the bitmaps: two pixels to a point, 144 dpi.
  private static let scale: CGFloat = 2
  /// The width at which texts and blocks are laid out, in points.
  private static let width: CGFloat = 360

  /// The background that is planted in the bitmaps of views.
  private static let tint = Color(red: 1, green: 1, blue: 0.8)

  private var name: String { String(format: "%06d", number) }

  private func file(_ suffix: String) -> URL { folder.appending(path: name + suffix) }

  func write() throws -> WrittenCase {
    var random = SeededGenerator(case: number, of: seed)
    var supply = WordSupply()
    switch kind {
    case .texts:
      let text = GeneratedText(isPlanted: plant == "color", &supply, &random)
      var written = try write(text.text.padding(10).frame(width: Self.width), text.source)
      written.runs = text.runs
      return written
    case .blocks:
      let block = GeneratedBlock(&supply, &random)
      return try write(block.block.fixedSize(), block.source)
    case .images:
      let image = try GeneratedImageBlock(&random)
      return try write(image.block.fixedSize(), image.source)
    case .views:
      let view = try GeneratedView(&supply, &random)
      return try writeFormats(view.source) {
        if plant == "tint", $0 == .png { view.view.backgroundColor = Self.tint }
        return try view.view.rendered(as: $0, scale: Self.scale, options: options)
      }
    case .charts:
      let chart = GeneratedChart(&random)
      return try write(
        Self.block(of: chart),
        "\(chart.family) in \(Int(chart.size.width)) × \(Int(chart.size.height))")
    case .pages, .reports:
      return try write(report(&random))
    case .business:
      return try write(GeneratedBusinessDocument(isPlanted: plant == "amount", &random))
    case .numbers:
      let number = GeneratedNumber(isPlanted: plant == "hyphen", &random)
      let result = try number.report.rendered(options: options)
      try result.output.write(to: file(".pdf"))
      var written = WrittenCase(name: name, source: number.source, pages: 0)
      written.diagnostics = result.diagnostics.map(\.description)
      written.isFinite = number.value.isFinite
      return written
    case .numberCharts:
      let chart = GeneratedNumberChart(isPlanted: plant == "format", &random)
      var written = try write(chart.layout, chart.source)
      written.numbers = WrittenNumbers(chart)
      return written
    case .data:
      let chart = GeneratedDataChart(isPlanted: plant == "value", &random)
      var written = try write(chart.chart.layout(in: chart.size), chart.source)
      written.data = chart.data
      return written
    case .room:
      let chart = GeneratedCrowdedChart(&random)
      var written = try write(layout(of: chart), chart.source)
      written.hasAxes = chart.hasAxes
      return written
    }
  }

  /// Writes a business document, and its electronic invoice beside it.
  private func write(_ document: GeneratedBusinessDocument) throws -> WrittenCase {
    let result = try document.report.rendered(options: options)
    try result.output.write(to: file(".pdf"))
    try document.invoice?.xml(.cii).write(to: file(".xml"))
    var written = WrittenCase(name: name, source: document.source, pages: 0)
    written.diagnostics = result.diagnostics.map(\.description)
    written.texts = document.texts
    return written
  }

  /// Writes the layout of a chart as numbers.
  private func write(_ layout: ChartLayout, _ source: String) throws -> WrittenCase {
    var written = WrittenCase(name: name, source: source, pages: 0)
    written.diagnostics = layout.diagnostics.map(\.description)
    try WrittenChart(layout).data.write(to: file(".json"))
    return written
  }

  /// Returns the layout of a crowded chart; a planted fault moves each title over the edge.
  private func layout(of chart: GeneratedCrowdedChart) -> ChartLayout {
    var layout = chart.chart.layout(in: chart.size, environment: chart.environment)
    if plant == "title" {
      for index in layout.titles.indices {
        layout.titles[index].frame.origin.x = chart.size.width - 4
      }
    }
    return layout
  }

  /// A chart in its size, with the texts of a document in every format: images have larger ones.
  private static func block(of chart: GeneratedChart) -> some Block {
    chart.chart.frame(width: chart.size.width, height: chart.size.height)
      .environment(\.isImage, false)
  }

  private var reportPlant: GeneratedReport.Plant? {
    plant.flatMap(GeneratedReport.Plant.init)
  }

  /// Makes a report; one that is drawn as bitmaps, too, has no pages of PDF files, of which these show
  /// a frame.
  private func report(_ random: inout SeededGenerator) throws -> GeneratedReport {
    try GeneratedReport(&random, plant: reportPlant, embedsPages: kind == .reports)
  }

  /// Returns whether the document has the same bytes when it is made again.
  func isSameAgain() throws -> Bool {
    var random = SeededGenerator(case: number, of: seed)
    var supply = WordSupply()
    let again: Data
    switch kind {
    case .texts:
      let text = GeneratedText(isPlanted: plant == "color", &supply, &random)
      again = try document(text.text.padding(10).frame(width: Self.width)).output
    case .blocks:
      again = try document(GeneratedBlock(&supply, &random).block.fixedSize()).output
    case .images:
      again = try document(GeneratedImageBlock(&random).block.fixedSize()).output
    case .views:
      again = try GeneratedView(&supply, &random).view.rendered(as: .pdf, options: options).output
    case .charts:
      let chart = GeneratedChart(&random)
      again = try document(Self.block(of: chart)).output
    case .pages, .reports:
      again = try document(report(&random)).output
    case .business:
      again = try GeneratedBusinessDocument(isPlanted: plant == "amount", &random).report.data(
        options: options)
    case .numbers:
      again = try GeneratedNumber(isPlanted: plant == "hyphen", &random).report.data(
        options: options)
    case .numberCharts:
      return try isWritten(GeneratedNumberChart(isPlanted: plant == "format", &random).layout)
    case .data:
      let chart = GeneratedDataChart(isPlanted: plant == "value", &random)
      return try isWritten(chart.chart.layout(in: chart.size))
    case .room: return try isWritten(layout(of: GeneratedCrowdedChart(&random)))
    }
    return try again == Data(contentsOf: file(".pdf"))
  }

  /// Returns whether a layout is the written one.
  private func isWritten(_ layout: ChartLayout) throws -> Bool {
    try WrittenChart(layout).data == Data(contentsOf: file(".json"))
  }

  private var options: RenderOptions { RenderOptions(policy: .lenient) }

  /// Returns the PDF of a block on white, as a page is.
  private func document(_ block: some Block) throws -> RenderResult<Data> {
    try block.background(.white).rendered(as: .pdf, options: options)
  }

  private func write(_ block: some Block, _ source: String) throws -> WrittenCase {
    let white = block.background(.white)
    var written = try writeFormats(source) {
      try white.rendered(as: $0, scale: Self.scale, options: options)
    }
    written.words = Self.words(of: white)
    return written
  }

  /// Writes a drawing in every format.
  private func writeFormats(
    _ source: String, _ render: (RenderFormat) throws -> RenderResult<Data>
  ) throws -> WrittenCase {
    var written = WrittenCase(name: name, source: source, pages: 1, hasSVG: true)
    let pdf = try render(.pdf)
    written.diagnostics = pdf.diagnostics.map(\.description)
    try pdf.output.write(to: file(".pdf"))
    try render(.svg).output.write(to: file(".svg"))
    try render(.png).output.write(to: file("-1.png"))
    return written
  }

  /// Returns the PDF of a report with the claims of an accessible archive, PDF/A-2a and PDF/A-3a in
  /// turns.
  private func document(_ generated: GeneratedReport) throws -> RenderResult<Data> {
    let archive: PDFConformance = number.isMultiple(of: 2) ? .a2a : .a3a
    return try generated.report.conformance([.ua1, archive]).rendered(options: options)
  }

  private func write(_ generated: GeneratedReport) throws -> WrittenCase {
    var written = WrittenCase(name: name, source: generated.source, pages: 0)
    written.items = generated.items
    written.margins = generated.margins
    written.background = generated.background
    written.appendedPages = generated.appendedPages
    written.size = [
      Double(generated.pages.size.width), Double(generated.pages.size.height),
    ]
    let result = try document(generated)
    written.diagnostics = result.diagnostics.map(\.description)
    try result.output.write(to: file(".pdf"))
    guard kind == .pages else { return written }
    let images = try generated.report.images(scale: Self.scale, options: options)
    for (index, image) in images.enumerated() {
      try image.data(as: .png).write(to: file("-\(index + 1).png"))
    }
    written.pages = images.count
    return written
  }

  /// The words that a block draws, with their positions.
  private static func words(of block: some Block) -> [WrittenCase.Word] {
    let tree = block.layoutTree()
    let canvas = RecordingCanvas()
    block.draw(on: canvas, in: CGRect(origin: .zero, size: tree.size))
    var words: [WrittenCase.Word] = []
    collect(canvas.recording, .identity, into: &words)
    return words
  }

  private static func collect(
    _ recording: Recording, _ start: CGAffineTransform, into words: inout [WrittenCase.Word]
  ) {
    var transform = start
    var saved: [CGAffineTransform] = []
    for operation in recording.operations {
      switch operation {
      case .save: saved.append(transform)
      case .restore: transform = saved.popLast() ?? start
      case .concatenate(let other): transform = other.concatenating(transform)
      case .recording(let inner): collect(inner, transform, into: &words)
      case .text(let layout, let point, _):
        for line in layout.lines {
          var rest = layout.string[line.range]
          while let first = rest.firstIndex(where: { $0 != " " }) {
            rest = rest[first...]
            let end = rest.firstIndex(of: " ") ?? rest.endIndex
            let box = layout.rects(for: first..<rest.index(after: first)).first ?? .zero
            let origin = CGPoint(x: point.x + box.minX, y: point.y + line.baseline)
              .applying(transform)
            words.append(
              .init(text: String(rest[..<end]), x: origin.x, baseline: origin.y))
            rest = rest[end...]
          }
        }
      default: break
      }
    }
  }
}
