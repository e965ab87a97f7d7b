import ArgumentParser
import Easel

@main
struct Pages: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Pages",
    abstract: "Write a PDF of many report pages, and say how much memory that took.",
    discussion: "Each A4 page has a heading, a paragraph, a stacked bar chart, a table of 100 "
      + "cells and a footer.")

  @Argument(help: "How many pages.")
  var count = 100

  @Option(name: .shortAndLong, help: "The PDF file to write.")
  var output = "pages.pdf"

  func run() throws {
    let document = try PDFDocument(
      to: .file(URL(fileURLWithPath: output)),
      info: DocumentInfo(title: "Report sections", language: "en"), conformance: [.ua1, .a2a])
    for page in 1...max(count, 1) {
      try document.page(size: PageSize.a4) { Self.draw(page, of: count, on: $0) }
    }
    try document.finish()
    print("\(count) pages, \(Self.peakMemory) at most")
  }

  private static func draw(_ page: Int, of count: Int, on canvas: any Canvas) {
    let left: CGFloat = 57.64
    func text(_ string: String, _ size: CGFloat, color: Color = .black, width: CGFloat? = nil)
      -> TextLayout
    {
      TextLayout(string, style: TextStyle(font: .system(size: size), color: color), width: width)
    }
    canvas.withMarkedContent(.heading(1)) {
      canvas.draw(text("Report section \(page)", 18), at: CGPoint(x: left, y: 40))
    }
    let words = (0..<120).map { "word\(($0 * 7 + page) % 53)" }.joined(separator: " ")
    canvas.draw(text(words, 10, width: 480), at: CGPoint(x: left, y: 76))
    var chart = BarChart(
      categories: (2...12).map(String.init),
      series: (0..<3).map { series in
        BarSeries(
          values: (0..<11).map { Double(($0 * 5 + series * 3 + page) % 27) / 10 + 0.5 })
      })
    chart.arrangement = .stacked
    chart.domain = 0...10
    canvas.withSavedState {
      canvas.translate(x: left, y: 208)
      canvas.withMarkedContent(.figure(label: "Three values by month, stacked")) {
        chart.layout(in: CGSize(width: 480, height: 220)).draw(on: canvas)
      }
    }
    canvas.withMarkedContent(.tag(.table())) {
      for row in 0..<20 {
        let y = 440 + CGFloat(row) * 16.5
        canvas.withMarkedContent(.tag(.row)) {
          for column in 0..<5 {
            let cell =
              column == 0 ? "Item \(row + 1)" : "\((row * 31 + column * 977 + page * 13) % 9973)"
            let layout = text(cell, 9)
            let x = column == 0 ? left + 4 : left + 150 + CGFloat(column) * 80 - layout.size.width
            canvas.withMarkedContent(.tag(column == 0 ? .headerCell(scope: .row) : .cell())) {
              canvas.draw(layout, at: CGPoint(x: x, y: y + 3))
            }
          }
        }
        canvas.fill(
          CGRect(x: left, y: y, width: 480, height: 0.25), with: .color(.systemGray3))
      }
    }
    canvas.withMarkedContent(.artifact(.footer)) {
      canvas.draw(
        text("Page \(page) of \(count)", 9, color: .systemGray), at: CGPoint(x: 270, y: 795))
    }
  }

  /// The greatest resident size of the process so far, as the kernel says it.
  private static var peakMemory: String {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") }
    return line.map { $0.split(separator: " ").suffix(2).joined(separator: " ") } ?? "unknown"
  }
}
