import EaselBlocks
import Foundation

extension Chart {
  /// Returns the data of the marks as a table, with one row for each mark.
  ///
  /// ```swift
  /// let chart = Chart { BarMark(x: .value("Month", "May"), y: .value("Rain", 62)) }
  /// let csv = chart.dataTable().csv
  /// ```
  ///
  /// Functions, and marks that are hidden by ``ChartContent/accessibilityHidden(_:)``, are left
  /// out.
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
