import EaselBlocks
import EaselCanvas
import Foundation

@testable import EaselReports

extension TemplateSynonyms {
  struct Row {
    var name: String
    var count: Int
  }

  static let rows = (0..<60).map { Row(name: "row\($0)", count: $0) }

  /// The titles of the columns are on each page, or on the first one.
  @Sendable static func columnTitles(_ measured: inout Measured) throws {
    func report(_ repeats: Bool?) -> Report {
      let table = Table(rows) {
        TableColumn("Name", value: \Row.name)
        TableColumn("Count", value: \Row.count)
      }
      return Report("R", language: "en", pages: .test(300, 400)) {
        if let repeats { table.repeatsHeader(repeats) } else { table }
      }
    }
    let pages = try words(report(nil))
    measured.holds(pages.count > 2, "there are several pages: \(pages.count)")
    for (index, page) in pages.enumerated() {
      measured.equal(page.prefix(2), ["Name", "Count"], "titles of page \(index + 1)")
    }
    let once = try words(report(false))
    measured.equal(once.filter { $0.contains("Name") }.count, 1, "pages with titles")
    measured.equal(once.flatMap { $0 }.filter { $0.hasPrefix("row") }.count, 60, "rows")
  }

  /// The rectangles that a block fills; a path of several is taken apart.
  private static func fills(_ table: some Block) -> [CGRect] {
    let recorder = RecordingCanvas()
    BlockRendering(table).node.place(ProposedSize(width: 300, height: nil))
      .draw(on: recorder, at: .zero)
    return recorder.recording.operations.flatMap { operation -> [CGRect] in
      guard case .fill(let path, _, _, _) = operation else { return [] }
      var parts: [Path] = []
      for element in path.elements {
        switch element {
        case .move(let point):
          parts.append(Path())
          parts[parts.count - 1].move(to: point)
        case .line(let point) where !parts.isEmpty: parts[parts.count - 1].addLine(to: point)
        default: break
        }
      }
      return parts.map(\.boundingBox)
    }
  }

  private static func strokes(_ table: some Block) -> Int {
    let recorder = RecordingCanvas()
    BlockRendering(table).node.place(ProposedSize(width: 300, height: nil))
      .draw(on: recorder, at: .zero)
    return recorder.recording.operations.count {
      if case .stroke = $0 { true } else { false }
    }
  }

  /// Stripes, rules, padding, a colored cell and a title over several columns.
  @Sendable static func tableStyles(_ measured: inout Measured) throws {
    func table() -> Table<Row, Void> {
      Table(rows.prefix(6)) {
        TableColumn("Name", value: \Row.name)
        TableColumn("Count", value: \Row.count)
      }
    }
    let stripes = fills(table().striped()).filter { $0.width > 250 && $0.height > 8 }
    let plain = fills(table()).filter { $0.width > 250 && $0.height > 8 }
    measured.equal(stripes.count - plain.count, 3, "stripes of six rows")
    func lines(_ table: some Block) -> Int {
      strokes(table) + fills(table).filter { $0.width > 250 && $0.height < 2 }.count
    }
    measured.holds(lines(table()) > 0, "there are rules")
    measured.equal(lines(table().rules(false)), 0, "rules without rules")
    let height = { (table: Table<Row, Void>) in table.layoutTree(width: 300).size.height }
    measured.near(
      height(table().cellPadding(vertical: 9.5)) - height(table().cellPadding(vertical: 3.5)),
      7 * 12, by: 0.5, "7 rows of 12 points more")
    let report = Report("R", language: "en") {
      Table(rows.prefix(2)) {
        TableColumn("State") { row in
          Text(row.name).foregroundStyle(Color(red: 1, green: 0, blue: 0))
        }
        TableColumnGroup("2025") {
          TableColumn("Left", value: \Row.count)
          TableColumn("Right", value: \Row.count)
        }
      }
    }
    measured.holds(try Tool.uncompressed(report.data()).contains("1 0 0 rg"), "a red cell")
    let read = try ReadReport(report)
    let boxes = try ["2025", "Left", "Right"].map { try read.box(of: $0) ?? .null }
    measured.holds(boxes[0].maxY <= boxes[1].minY + 1, "the title is above its columns")
    measured.holds(
      boxes[1].minX <= boxes[0].midX && boxes[0].midX <= boxes[2].maxX, "it is between their edges")
  }
}
