import EaselBlocks
import Foundation

extension Chart {
  /// The data of the marks as a table, one row for each mark.
  ///
  /// ```swift
  /// let csv = chart.dataTable().csv
  /// ```
  ///
  /// Marks that ``ChartContent/accessibilityHidden(_:)`` hides, and functions, are left out.
  ///
  /// - Parameter environment: The language of labels, and the time zone of dates.
  public func dataTable(
    environment: EnvironmentValues = EnvironmentValues()
  ) -> ChartDataTable {
    var environment = environment
    environment.keepLocale()
    let list = ChartBlocks(environment: environment).inputs.run { markList }
    var builder = DataTableBuilder(list)
    return builder.table(timeZone: environment.calendar.timeZone)
  }
}
