import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

@testable import EaselReports

extension ServiceSynonyms {
  struct Line {
    var name: String
    var group: String
    var amount: Decimal
  }

  static let lines = (0..<50).map {
    Line(name: "row\($0)", group: "group\($0 / 10)", amount: Decimal($0) / 10)
  }

  /// A report breaks lines, rows and pages; a document has text at positions.
  @Sendable static func flowAndPositions(_ measured: inout Measured) throws {
    let source = (0..<400).map { "w\($0)" }.joined(separator: " ")
    let report = Report("R", language: "en", pages: .test(300, 400)) {
      Text(verbatim: source)
      Table(lines) {
        TableColumn("Name", value: \Line.name)
        TableColumn("Amount", value: \Line.amount)
      }
    }
    let read = try ReadReport(report)
    let words = try read.words()
    measured.holds((words.map(\.page).max() ?? 0) > 2, "there are several pages")
    measured.equal(words.filter { $0.text.hasPrefix("w") }.count, 400, "words of the text")
    measured.equal(words.filter { $0.text.hasPrefix("row") }.count, 50, "rows")
    let inside = words.allSatisfy {
      CGRect(x: -1, y: -1, width: 302, height: 402).contains($0.box)
    }
    measured.holds(inside, "all words are on their pages")
    let document = try PDFDocument()
    try document.page(size: PageSize.a4) {
      $0.draw(TextLayout("there"), at: CGPoint(x: 200, y: 300))
    }
    let box = try ReadReport(data: document.finish().output).box(of: "there") ?? .null
    measured.near(box.minX, 200, by: 2, "x of a text at a position")
    measured.near(box.minY, 300, by: 5, "y of a text at a position")
  }

  /// Groups have headings, and pages their own blocks with sums.
  @Sendable static func bandsAndGroups(_ measured: inout Measured) throws {
    let report = Report("R", language: "en", pages: .test(300, 400)) {
      Table(lines) {
        TableColumn("Name", value: \Line.name)
        TableColumn("Amount", value: \Line.amount)
      }
      .groups(by: \.group) { name in Text(name).bold() }
      .running(\.amount)
      .pageHeader { page in if !page.isFirst { TotalRow("brought", page.brought) } }
      .pageFooter { page in TotalRow("carried", page.carried) }
    }
    let words = try ReadReport(report).words()
    let pages = words.map(\.page).max() ?? 0
    measured.holds(pages > 2, "there are several pages")
    for group in 0..<5 {
      measured.holds(words.contains { $0.text == "group\(group)" }, "heading of group \(group)")
    }
    /// The numbers in the lines of a word.
    func amounts(_ name: String) -> [String] {
      words.filter { $0.text == name }.compactMap { word in
        words.first {
          $0.page == word.page && abs($0.box.midY - word.box.midY) < 3
            && $0.box.minX > word.box.maxX
        }?.text
      }
    }
    let (carried, brought) = (amounts("carried"), amounts("brought"))
    measured.equal(carried.count, pages, "pages with a sum below")
    measured.equal(brought, Array(carried.dropLast()), "sums above are those of the page before")
    measured.equal(carried.last, "122.5", "the sum of all rows")
  }

  /// A chart is drawn with its values at their positions.
  @Sendable static func charts(_ measured: inout Measured) throws {
    let layout = Chart(0..<3, id: \.self) {
      BarMark(x: .value("Name", "name\($0)"), y: .value("V", $0 + 1))
    }
    .layout(in: CGSize(width: 300, height: 200))
    let heights = layout.figures.filter { $0.kind == .bar }.map(\.bounds.height)
    measured.equal(heights.count, 3, "bars")
    for (index, height) in heights.enumerated() {
      measured.near(height / heights[0], CGFloat(index + 1), by: 0.01, "height of bar \(index)")
    }
  }

  /// The data of a chart are a file of comma-separated values.
  @Sendable static func dataTables(_ measured: inout Measured) throws {
    let chart = Chart(0..<3, id: \.self) {
      BarMark(x: .value("Name", "a,\($0)"), y: .value("Value", Double($0) + 0.5))
    }
    let csv = chart.dataTable().csv.split(whereSeparator: \.isNewline).map(String.init)
    measured.equal(csv.count, 4, "lines")
    measured.holds(csv.first?.hasSuffix("Name,Value") ?? false, "the titles: \(csv.first ?? "")")
    for (index, line) in csv.dropFirst().enumerated() {
      measured.holds(line.contains("\"a,\(index)\",\(index).5"), "line \(index): \(line)")
    }
  }
}
