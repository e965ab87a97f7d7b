import EaselCanvas
import Foundation

/// w3: a report of A4 pages, each with heading, paragraph, stacked bars, table and footer.
struct Report: Work {
  private let url: URL
  private let pages: [Inputs.Page]
  private let options: RenderOptions

  init(_ inputs: Inputs, _ output: URL, _ count: Int, _ options: RenderOptions) throws {
    self.options = options
    let count = count > 0 ? count : 100
    pages = Array(try inputs.pages().prefix(count))
    guard pages.count == count else { throw Failure("the report has \(pages.count) pages") }
    url = output.appendingPathComponent("w3_\(count).pdf")
  }

  func run() throws {
    let document = try PDFDocument(to: .file(url), options: options)
    var frames: [Int: Recording] = [:]
    for (index, page) in pages.enumerated() {
      let frame = frames[page.rows.count] ?? Self.frame(rows: page.rows.count)
      frames[page.rows.count] = frame
      try document.page(size: PageSize.a4) { canvas in
        Self.heading.draw(page.heading, on: canvas, x: Self.left, y: 40, anchor: (0, 0))
        canvas.draw(
          TextLayout(page.paragraph, style: Self.body.style, width: Self.width),
          at: CGPoint(x: Self.left, y: 76))
        canvas.draw(frame)
        Self.drawChart(page.bars, on: canvas)
        Self.drawTable(page.rows, on: canvas)
        Self.note.draw(
          "Page \(index + 1) of \(pages.count)", on: canvas, x: PageSize.a4.width / 2, y: 800,
          anchor: (0.5, 0))
      }
    }
    try document.finish()
  }

  private static let width: CGFloat = 480
  private static let left = (PageSize.a4.width - width) / 2
  private static let heading = Lettering(18)
  private static let body = Lettering(10)
  private static let cell = Lettering(9)
  private static let note = Lettering(9, Ink.gray)
  private static let series = [Ink.blue, Ink.orange, Ink.green]

  private static func line(from start: CGPoint, width: CGFloat) -> Path {
    Path { path in
      path.move(to: start)
      path.addLine(to: CGPoint(x: start.x + width, y: start.y))
    }
  }

  private static let plot = CGRect(x: left + 30, y: 216, width: 450, height: 190)
  private static let (tableTop, rowHeight) = (CGFloat(440), CGFloat(16.5))

  private static func y(_ value: CGFloat) -> CGFloat { plot.maxY - plot.height * value / 10 }

  /// What all pages have alike: grid and scale of the chart, and the lines of a table.
  private static func frame(rows: Int) -> Recording {
    let canvas = RecordingCanvas(size: PageSize.a4)
    for value in 1...10 {
      canvas.stroke(
        line(from: CGPoint(x: plot.minX, y: y(CGFloat(value))), width: plot.width),
        with: .color(Ink.grid), style: StrokeStyle(lineWidth: 0.5))
    }
    for value in stride(from: 0, through: 10, by: 5) {
      note.draw("\(value)", on: canvas, x: plot.minX - 4, y: y(CGFloat(value)), anchor: (1, 0.5))
    }
    for row in 0...rows {
      canvas.stroke(
        line(from: CGPoint(x: left, y: tableTop + CGFloat(row) * rowHeight), width: width),
        with: .color(Ink.rule), style: StrokeStyle(lineWidth: 0.25))
    }
    return canvas.recording
  }

  private static func drawChart(_ bars: [[CGFloat]], on canvas: any Canvas) {
    let width = 2 * plot.width / CGFloat(3 * bars.count + 1)
    func x(_ index: Int) -> CGFloat { plot.minX + width / 2 + CGFloat(index) * width * 1.5 }
    for (index, bar) in bars.enumerated() {
      var top = plot.maxY
      for (value, color) in zip(bar, series) {
        let height = plot.height * value / 10
        top -= height
        canvas.fill(
          CGRect(x: x(index), y: top, width: width, height: height), with: .color(color))
      }
    }
    canvas.stroke(
      line(from: CGPoint(x: plot.minX, y: plot.maxY), width: plot.width), with: .color(.black))
    for index in bars.indices {
      note.draw(
        "\(index + 2)", on: canvas, x: x(index) + width / 2, y: plot.maxY + 3, anchor: (0.5, 0))
    }
  }

  private static func drawTable(_ rows: [[String]], on canvas: any Canvas) {
    let columns = [4, 230, 310, 390, 476].map { left + $0 }
    for (row, cells) in rows.enumerated() {
      let middle = tableTop + (CGFloat(row) + 0.5) * rowHeight
      for (column, text) in cells.enumerated() {
        cell.draw(
          text, on: canvas, x: columns[column], y: middle, anchor: (column == 0 ? 0 : 1, 0.5))
      }
    }
  }
}
