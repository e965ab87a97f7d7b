import EaselCanvas
import Foundation

extension MarkedContent.FigureData {
  /// The data of a chart's marks as comma-separated values; nil where there are none.
  ///
  /// The table is made only where a document asks for the file.
  init?(_ list: MarkList, title: String?, timeZone: TimeZone) {
    guard list.count > 0 else { return nil }
    let builder = DataTableBuilder(list)
    self.init(name: title.flatMap(Self.fileName)) {
      var builder = builder
      return Data(builder.table(timeZone: timeZone).csv.utf8)
    }
  }

  /// A table with names in its first columns and values in the others; nil without rows.
  init?(columns: [String], rows: [(names: [String], values: [Double?])]) {
    guard !rows.isEmpty else { return nil }
    let rows = rows.map { row in
      row.names.map(ChartDatum.category) as [ChartDatum?]
        + row.values.map { value in value.map(ChartDatum.number) }
    }
    // Names and numbers alone are the same in every time zone.
    let table = ChartDataTable(columns: columns, rows: rows, timeZone: .gmt)
    self.init { Data(table.csv.utf8) }
  }

  /// A title as the name of a file, of letters and digits that every file system takes; nil where
  /// nothing is left of it.
  private static func fileName(_ title: String) -> String? {
    let words = title.prefix(60).split { !$0.isLetter && !$0.isNumber }
    let name = words.joined(separator: "-")
    // Marks upon letters may be many.
    return name.isEmpty || name.utf8.count > 200 ? nil : name + ".csv"
  }
}
