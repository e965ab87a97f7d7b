import Easel
import Foundation

/// Charts and reports with many parts of one kind.
enum PartWorks {
  // MARK: Charts

  /// A chart whose bars have names, on a page that is as wide as they need.
  static func categories(_ count: Int) throws {
    let chart = Chart(0..<count, id: \.self) {
      BarMark(x: .value("Name", "Category \($0)"), y: .value("Value", $0 * 31 % 97))
    }
    try write(chart)
  }

  /// Charts of fifty bars with names, each with other values, and the number of their bytes.
  ///
  /// - Parameter file: Where they go, one after another; by default nobody keeps them.
  static func bars(_ count: Int, as format: RenderFormat, to file: FileHandle?) throws -> Int {
    var bytes = 0
    for number in 0..<count {
      let chart = Chart(0..<50, id: \.self) {
        BarMark(x: .value("Name", "N\($0)"), y: .value("Value", ($0 * 31 + number) % 97))
      }
      let data = try chart.data(as: format, width: 480, height: 300, scale: 1)
      try file?.write(contentsOf: data)
      bytes += data.count
    }
    return bytes
  }

  /// A chart with lines of ten points each.
  static func series(_ count: Int) throws {
    let chart = Chart(0..<(10 * count), id: \.self) {
      LineMark(x: .value("x", $0 % 10), y: .value("y", $0 * 31 % 97))
        .foregroundStyle(by: .value("Series", "S\($0 / 10)"))
    }
    try write(chart.chartLegend(.hidden))
  }

  /// A chart with panels of ten points each.
  static func facets(_ count: Int) throws {
    let chart = Chart(0..<(10 * count), id: \.self) {
      PointMark(x: .value("x", $0 / count), y: .value("y", $0 * 31 % 97))
    }
    .chartFacet(by: { .value("Panel", "P\($0 % count)") })
    let side = CGFloat(count).squareRoot().rounded(.up) * 160
    _ = try chart.data(
      as: .pdf, width: side, height: side, options: RenderOptions(isTagged: false))
  }

  /// A chart whose points have a text each, with the same area for each of them: in a plot that is too
  /// small, each text is tried at other places, and the chart is laid out twice.
  static func annotations(_ count: Int) throws {
    let chart = Chart(0..<count, id: \.self) { index in
      PointMark(x: .value("x", index), y: .value("y", index * 31 % 97))
        .annotation(position: .top) { Text("No. \(index)").font(.caption2) }
    }
    let side = CGFloat(max(count, 10)).squareRoot() * 80
    _ = try chart.data(
      as: .pdf, width: side, height: side, options: RenderOptions(isTagged: false))
  }

  /// A chart of points, of one color.
  static func dots(_ count: Int) throws {
    let points = (0..<count).map { CGPoint(x: $0 * 7919 % 1_000, y: $0 * 104_729 % 997) }
    try write(Chart { PointPlot(points, x: .value("x", \.x), y: .value("y", \.y)) })
  }

  private static func write(_ chart: some Block) throws {
    _ = try chart.data(as: .pdf, width: 800, height: 500, options: RenderOptions(isTagged: false))
  }

  // MARK: Reports

  /// Sections with a heading and a sentence each, and their table of contents and outline.
  static func contents(_ count: Int) -> Report {
    Report("Contents", language: "en") {
      Contents()
      sections(count)
    }
  }

  /// The same sections without a table of contents.
  static func sections(_ count: Int) -> Report {
    Report("Sections", language: "en") { sections(count) }
  }

  private static func sections(_ count: Int) -> some Block {
    ForEach(0..<count, id: \.self) { index in
      Section("Section \(index + 1)") { Text("What stands in section \(index + 1) of the report.") }
    }
  }

  /// Paragraphs with a note each at the foot of their page.
  static func notes(_ count: Int) -> Report {
    Report("Notes", language: "en") {
      ForEach(0..<count, id: \.self) { index in
        Text("A sentence with a note\(Footnote("What note \(index + 1) says.")) after it.")
      }
    }
  }

  /// Paragraphs with a link each.
  static func links(_ count: Int) -> Report {
    Report("Links", language: "en") {
      ForEach(0..<count, id: \.self) { index in
        Text("A sentence with [link \(index + 1)](https://example.com/\(index + 1)) in it.")
      }
    }
  }

  /// A table of ten rows with columns of automatic width, on paper that is as wide as they need.
  static func columns(_ count: Int) -> Report {
    let paper = CGSize(width: CGFloat(count) * 60 + 144, height: 842)
    return Report("Columns", language: "en", pages: PageStyle(paper)) {
      Table(0..<10) {
        for column in 0..<count {
          TableColumn("C \(column)") { row in Text("\(row * 7_919 % 1_000 + column)") }
        }
      }
    }
  }

  /// Pairs of rows with a cell over both, and one over two columns.
  static func spans(_ count: Int) -> Report {
    Report("Spans", language: "en") {
      Table(0..<(2 * count)) {
        TableColumn("Group") { Text("Group \($0 / 2)") }.spans(rows: { $0 % 2 == 0 ? 2 : 1 })
        TableColumn("Name") { Text("Name \($0)") }.spans { $0 % 2 == 0 ? 2 : 1 }
        TableColumn("Number", value: \.self)
      }
    }
  }

  /// One paragraph of words.
  static func words(_ count: Int) -> Report {
    let text = (0..<count).map { "word\($0 * 7_919 % 1_009)" }.joined(separator: " ")
    return Report("Words", language: "en") { Text(text) }
  }

  /// One paragraph whose words are bold and regular in turns.
  static func runs(_ count: Int) -> Report {
    let text = (0..<count).map { $0 % 2 == 0 ? "word\($0)" : "**word\($0)**" }
      .joined(separator: " ")
    return Report("Runs", language: "en") { Text(TextContent(text)) }
  }

  // MARK: SVG

  /// Curves, each filled and stroked, as SVG.
  static func paths(_ count: Int) throws {
    let document = try SVGDocument(size: CGSize(width: 1000, height: 1000))
    for index in 0..<count {
      let start = CGPoint(x: index * 7919 % 1000, y: index * 104_729 % 997)
      var path = Path()
      path.move(to: start)
      path.addCurve(
        to: CGPoint(x: start.x + 40, y: start.y), control1: CGPoint(x: start.x, y: start.y - 30),
        control2: CGPoint(x: start.x + 40, y: start.y + 30))
      document.canvas.fill(path, with: .color(.systemGray5))
      document.canvas.stroke(path, with: .color(.systemBlue))
    }
    _ = try document.finish().output
  }
}
