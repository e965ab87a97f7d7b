import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

/// A hard chart with its defaults, which is drawn to a PNG beside those of other libraries.
struct HardChart {
  let name: String
  private let render: () throws -> RenderResult<Data>

  init(_ name: String, timeZone: String = "GMT", _ block: some Block) {
    self.name = name
    render = {
      try block.environment(\.timeZone, TimeZone(identifier: timeZone) ?? .gmt)
        .rendered(
          as: .png, size: CGSize(width: 480, height: 300), options: RenderOptions(policy: .lenient))
    }
  }

  /// Writes a PNG of each chart into a folder, and prints the diagnostics of each.
  static func write(_ charts: [HardChart], to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for chart in charts {
      let result = try chart.render()
      try result.output.write(to: folder.appending(path: chart.name + ".png"))
      for diagnostic in result.diagnostics { print("\(chart.name)\t\(diagnostic)") }
    }
  }

  static func all(_ data: ExamData) throws -> [HardChart] {
    let times = try HardTimes(data)
    let categories = try HardCategories(data)
    let points = try HardPoints(data)
    return [
      HardChart("zeros", times.zeros), HardChart("facets", times.facets),
      HardChart("gaps", times.gaps), HardChart("columns", categories.columns),
      HardChart("rows", categories.rows), HardChart("slices", categories.slices),
      HardChart("hours", timeZone: "Europe/Berlin", times.hours), HardChart("long", times.long),
      HardChart("powers", points.powers), HardChart("lines", times.lines),
      HardChart("balance", categories.balance), HardChart("heat", categories.heat),
      HardChart("bubbles", points.bubbles),
    ]
  }
}

/// A value of a series at a time or category.
struct HardRow {
  var date = Date.distantPast
  var name = ""
  var series = ""
  var value: Double

  /// The rows of a table by the names of its columns.
  static func rows(
    _ data: ExamData, _ table: String, date: String? = nil, name: String? = nil,
    series: String? = nil, value: String
  ) throws -> [HardRow] {
    try data.rows(table).map { row in
      HardRow(
        date: date.flatMap { ExamData.date(row[$0]) } ?? .distantPast,
        name: name.flatMap { row[$0] } ?? "", series: series.flatMap { row[$0] } ?? "",
        value: row.number(value))
    }
  }
}
