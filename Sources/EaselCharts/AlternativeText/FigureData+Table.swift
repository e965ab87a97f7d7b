import EaselCanvas
import Foundation

extension MarkedContent.FigureData {
  /// The data of a chart's marks as comma-separated values; `nil` if there are no marks.
  ///
  /// The table is computed only if a document requests the file.
  init?(_ list: MarkList, title: String?, timeZone: TimeZone) {
    guard list.count > 0, list.ownTable?.rows.isEmpty != true else { return nil }
    let builder = DataTableBuilder(list)
    self.init(name: title.flatMap(Self.fileName)) {
      var builder = builder
      return Data(builder.table(timeZone: timeZone).csv.utf8)
    }
  }

  /// A table with names in its first columns and values in the others; `nil` without rows.
  package init?(columns: [String], rows: [(names: [String], values: [Double?])]) {
    guard !rows.isEmpty else { return nil }
    let rows = rows.map { row in
      row.names.map(ChartDatum.category) as [ChartDatum?]
        + row.values.map { value in value.map(ChartDatum.number) }
    }
    // Names and numbers do not depend on the time zone.
    let table = ChartDataTable(columns: columns, rows: rows, timeZone: .gmt)
    self.init { Data(table.csv.utf8) }
  }

  /// The name of a file made from a title, with characters that every file system accepts.
  ///
  /// The result is `nil` if no letters or digits remain.
  private static func fileName(_ title: String) -> String? {
    let words = title.prefix(60).split { !$0.isLetter && !$0.isNumber }
    let name = words.joined(separator: "-")
    // The limit in bytes is needed since a letter can have many combining marks.
    return name.isEmpty || name.utf8.count > 200 ? nil : name + ".csv"
  }
}
