import Easel
import Foundation

/// What grows: a drawing with so many of one thing.
enum Work: String, CaseIterable {
  /// Pages of a PDF, each with a heading, twelve labeled bars, and its number.
  case pages
  /// The same pages with tags.
  case tagged
  /// Cells of one tagged table over pages of a PDF, six in each row and 31 rows on each page.
  case cells
  /// The same cells without tags, which `Scripts/growth` leaves aside.
  case plainCells
  /// The pages of `tagged` with a header each that says “Page X of Y”, which is drawn once all are: by
  /// hand as well.
  case deferred
  /// Points of one line on a bitmap of 1600 × 900 pixels.
  case points
  /// Labels on a bitmap of 2000 × 2000 pixels, no two alike.
  case labels
  /// Views in a tree, ten in each, as one page of PDF.
  case nested
  /// Views beside each other in one, as one page of PDF.
  case siblings
  /// Texts in stacks, ten in each, rows and columns in turns, as one page of PDF.
  case texts
  /// Stacks inside one another, as one page of PDF.
  case stacks
  /// Rows of a report's table over pages, six cells in each.
  case rows
  /// The same rows with tags.
  case taggedRows
  /// The same rows without tags, with the sums of groups of fifty rows.
  case groupedRows
  /// Tagged payslips, whose boxes and labels are a form that all pages share.
  case forms
  /// The same payslips with boxes and labels of their own, which `Scripts/growth` leaves aside.
  case plainForms
  /// Tagged invoices of a page each.
  case invoices
  /// The same invoices, each on a thread of its own.
  case threads
  /// The same invoices without tags, which `Scripts/growth` leaves aside.
  case plainInvoices
  /// Rows of a tagged statement of an account.
  case statement
  /// Bars of a chart, each with a name.
  case categories
  /// Charts of fifty bars, PDF, which `Scripts/growth` leaves aside.
  case barCharts
  /// The same charts as PNG of 480 × 300 pixels.
  case barImages
  /// Lines of a chart, each of ten points.
  case series
  /// Panels of a chart, each with ten points.
  case facets
  /// Points of a chart, each with a text.
  case annotations
  /// Points of a chart, by one plot.
  case dots
  /// Sections with a heading and a sentence each, which the outline names.
  case sections
  /// The same sections with a table of contents.
  case contents
  /// Paragraphs with a note each.
  case notes
  /// Paragraphs with a link each.
  case links
  /// Columns of a table whose widths follow their cells.
  case columns
  /// Rows of a report's table whose widths follow its first rows.
  case automaticRows
  /// Pairs of rows of a table with a cell over both, and one over two columns.
  case spans
  /// Words of one paragraph.
  case words
  /// Words of one paragraph, bold and regular in turns.
  case runs
  /// Curves of an SVG file, filled and stroked.
  case paths
  /// Pages of a report's text.
  case flow
  /// The same pages with tags.
  case taggedFlow

  /// Does the work.
  ///
  /// - Parameter file: Where documents of many pages go; by default nobody keeps their bytes, since what
  ///   grows is the work, not a disk's.
  /// - Returns: How many bytes were written; 0 for most works of one page, and bitmaps.
  func run(_ size: Int, to file: FileHandle? = nil) throws -> Int {
    func write(isTagged: Bool, _ draw: (PDFDocument) throws -> Void) throws -> Int {
      try Self.write(to: file, isTagged: isTagged, draw)
    }
    switch self {
    case .pages: return try write(isTagged: false) { try Self.drawPages(size, in: $0) }
    case .tagged: return try write(isTagged: true) { try Self.drawPages(size, in: $0) }
    case .cells: return try write(isTagged: true) { try Self.drawCells(size, in: $0) }
    case .plainCells: return try write(isTagged: false) { try Self.drawCells(size, in: $0) }
    case .deferred: return try write(isTagged: true) { try Self.drawDeferred(size, in: $0) }
    case .points: try Self.drawPoints(size)
    case .labels: try Self.drawLabels(size)
    case .nested: try Self.write(Self.tree(size, in: CGRect(x: 0, y: 0, width: 800, height: 800)))
    case .siblings: try Self.write(Self.row(size))
    case .texts: try TextTree(count: size).run()
    case .stacks: try StackTower(count: size).run()
    case .rows: return try Self.write(ReportWorks.table(rows: size), to: file, isTagged: false)
    case .taggedRows: return try Self.write(ReportWorks.table(rows: size), to: file, isTagged: true)
    case .groupedRows:
      return try Self.write(
        ReportWorks.table(rows: size, hasSums: true), to: file, isTagged: false)
    case .forms:
      return try Self.write(
        ReportWorks.payslips(size, sharesForm: true), to: file, isTagged: true)
    case .plainForms:
      return try Self.write(
        ReportWorks.payslips(size, sharesForm: false), to: file, isTagged: true)
    case .invoices: return try BusinessWorks.invoices(size, to: file)
    case .plainInvoices: return try BusinessWorks.invoices(size, isTagged: false, to: file)
    case .threads: return try BusinessWorks.invoicesOnThreads(size)
    case .statement:
      return try Self.write(BusinessWorks.statement(size), to: file, isTagged: true)
    case .categories: try PartWorks.categories(size)
    case .barCharts: return try PartWorks.bars(size, as: .pdf, to: file)
    case .barImages: return try PartWorks.bars(size, as: .png, to: file)
    case .series: try PartWorks.series(size)
    case .facets: try PartWorks.facets(size)
    case .annotations: try PartWorks.annotations(size)
    case .dots: try PartWorks.dots(size)
    case .sections: return try Self.write(PartWorks.sections(size), to: file, isTagged: true)
    case .contents: return try Self.write(PartWorks.contents(size), to: file, isTagged: true)
    case .notes: return try Self.write(PartWorks.notes(size), to: file, isTagged: true)
    case .links: return try Self.write(PartWorks.links(size), to: file, isTagged: true)
    case .columns: return try Self.write(PartWorks.columns(size), to: file, isTagged: true)
    case .automaticRows:
      return try Self.write(
        ReportWorks.table(rows: size, hasWidths: false), to: file, isTagged: false)
    case .spans: return try Self.write(PartWorks.spans(size), to: file, isTagged: true)
    case .words: return try Self.write(PartWorks.words(size), to: file, isTagged: true)
    case .runs: return try Self.write(PartWorks.runs(size), to: file, isTagged: true)
    case .paths: try PartWorks.paths(size)
    case .flow: return try Self.write(ReportWorks.text(pages: size), to: file, isTagged: false)
    case .taggedFlow: return try Self.write(ReportWorks.text(pages: size), to: file, isTagged: true)
    }
    return 0
  }

  // MARK: Pages

  /// Writes a document, and returns how many bytes it has.
  private static func write(
    to file: FileHandle?, isTagged: Bool, _ draw: (PDFDocument) throws -> Void
  ) throws -> Int {
    var count = 0
    let document = try PDFDocument(
      to: .sink { bytes in
        count += bytes.count
        try file?.write(contentsOf: Data(bytes))
      }, options: RenderOptions(isTagged: isTagged))
    try draw(document)
    try document.finish()
    return count
  }

  private static func write(
    _ report: Report, to file: FileHandle?, isTagged: Bool
  ) throws -> Int {
    var count = 0
    let target = OutputTarget.sink { bytes in
      count += bytes.count
      try file?.write(contentsOf: Data(bytes))
    }
    try report.render(to: target, options: RenderOptions(isTagged: isTagged))
    return count
  }

  private static func drawPages(_ count: Int, in document: PDFDocument) throws {
    for page in 0..<count {
      try document.page(size: PageSize.a4) { draw(page, on: $0) }
    }
  }

  private static func drawDeferred(_ count: Int, in document: PDFDocument) throws {
    let style = TextStyle(font: .system(size: 9))
    let place = CGRect(x: 440, y: 28, width: 110, height: 14)
    var headers: [PDFDocument.DeferredDrawing] = []
    headers.reserveCapacity(count)
    for page in 0..<count {
      try document.page(size: PageSize.a4) { canvas in
        try canvas.withMarkedContent(.tag(.paragraph)) {
          headers.append(try document.deferDrawing(in: place))
        }
        draw(page, on: canvas)
      }
    }
    for (page, header) in headers.enumerated() {
      try document.draw(header) {
        $0.draw(TextLayout("Page \(page + 1) of \(count)", style: style), at: place.origin)
      }
    }
  }

  private static func drawCells(_ count: Int, in document: PDFDocument) throws {
    let table = try document.element(.table())
    let body = try document.element(.tableBody, in: table)
    let style = TextStyle(font: .system(size: 9))
    for first in stride(from: 0, to: count, by: 6 * 31) {
      try document.page(size: PageSize.a4) { canvas in
        canvas.withMarkedContent(.within(body)) {
          for row in stride(from: first, to: min(first + 6 * 31, count), by: 6) {
            canvas.withMarkedContent(.tag(.row)) {
              for cell in row..<min(row + 6, count) {
                canvas.withMarkedContent(.tag(.cell())) {
                  canvas.draw(
                    TextLayout("\(cell % 10_000)", style: style),
                    at: CGPoint(x: 56 + (cell - row) * 80, y: 56 + (row - first) / 6 * 24))
                }
              }
            }
          }
        }
      }
    }
  }

  private static func draw(_ page: Int, on canvas: any Canvas) {
    let style = TextStyle(font: .system(size: 10))
    canvas.draw(
      TextLayout("Month \(page)", style: TextStyle(font: .system(size: 24, weight: .bold))),
      at: CGPoint(x: 56, y: 56))
    for bar in 0..<12 {
      let value = (page * 7 + bar * 31) % 100
      let x = CGFloat(56 + bar * 40)
      canvas.fill(
        CGRect(x: x, y: 400 - CGFloat(value) * 2, width: 28, height: CGFloat(value) * 2),
        with: .color(.systemBlue))
      canvas.draw(
        TextLayout("\(value)", style: style), at: CGPoint(x: x, y: 384 - CGFloat(value) * 2))
      canvas.draw(TextLayout("No. \(bar)", style: style), at: CGPoint(x: x, y: 404))
    }
    canvas.draw(TextLayout("Page \(page + 1)", style: style), at: CGPoint(x: 280, y: 800))
  }

  // MARK: Points

  private static func drawPoints(_ count: Int) throws {
    let surface = try BitmapSurface(size: CGSize(width: 1600, height: 900), background: .white)
    // A walk that stays on the image, by the generator of Knuth's MMIX.
    var (state, y) = (UInt64(1), CGFloat(450))
    let step = count > 1 ? 1600 / CGFloat(count - 1) : 0
    var line = Path()
    line.addLines(
      (0..<count).map { index in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        y += CGFloat(state >> 40) / CGFloat(1 << 23) - 1
        if y < 0 || y > 900 { y = 450 }
        return CGPoint(x: CGFloat(index) * step, y: y)
      })
    surface.canvas.stroke(line, with: .color(.systemBlue))
    _ = try surface.finish().output
  }

  // MARK: Labels

  private static func drawLabels(_ count: Int) throws {
    let surface = try BitmapSurface(size: CGSize(width: 2000, height: 2000), background: .white)
    let style = TextStyle(font: .system(size: 12))
    for index in 0..<count {
      // Multiples of primes scatter the labels over the image.
      let place = CGPoint(
        x: CGFloat(index * 7919 % 19_000) / 10, y: CGFloat(index * 104_729 % 1980))
      surface.canvas.draw(TextLayout("Item \(index)", style: style), at: place)
    }
    _ = try surface.finish().output
  }

  // MARK: Views

  private static func color(_ index: Int) -> Color {
    [Color.systemBlue, .systemOrange, .systemGreen, .systemGray5][index % 4]
  }

  /// A tree of so many views: each holds up to ten, which share its area and what is left to place.
  private static func tree(_ count: Int, in frame: CGRect) -> View {
    let view = View(frame: frame)
    view.backgroundColor = color(count)
    var rest = count - 1
    let width = frame.width / 10
    for place in 0..<min(10, rest) {
      let share = (rest + 9 - place) / (10 - place)
      // Rows and columns in turns, turned by the shape of what is left.
      let part =
        frame.width >= frame.height
        ? CGRect(x: CGFloat(place) * width, y: 0, width: width * 0.9, height: frame.height * 0.9)
        : CGRect(
          x: 0, y: CGFloat(place) * frame.height / 10, width: frame.width * 0.9,
          height: frame.height * 0.09)
      view.addSubview(tree(share, in: part))
      rest -= share
    }
    return view
  }

  private static func row(_ count: Int) -> View {
    let view = View(frame: CGRect(x: 0, y: 0, width: 800, height: 800))
    for index in 0..<(count - 1) {
      let small = View(
        frame: CGRect(x: index % 320 * 5 / 2, y: index / 320 * 5 / 2, width: 2, height: 2))
      small.backgroundColor = color(index)
      view.addSubview(small)
    }
    return view
  }

  private static func write(_ view: View) throws {
    _ = try view.data(as: .pdf, options: RenderOptions(isTagged: false))
  }
}
