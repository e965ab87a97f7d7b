import EaselBlocks
import EaselCharts
import Foundation

/// The hard charts of categories.
struct HardCategories {
  private let orders, expenses, money, visits: [HardRow]

  init(_ data: ExamData) throws {
    orders = try HardRow.rows(data, "names", name: "Country", value: "Orders")
    expenses = try HardRow.rows(data, "slices", name: "Expense", value: "Euros")
    money = try HardRow.rows(
      data, "balance", name: "Month", series: "Kind", value: "Thousand euros")
    visits = try HardRow.rows(data, "heat", name: "Hour", series: "Weekday", value: "Visits")
  }

  var columns: some Block {
    Chart(orders) {
      BarMark(x: .value("Country", $0.name), y: .value("Orders", $0.value))
    }
  }

  var rows: some Block {
    Chart(orders) {
      BarMark(x: .value("Orders", $0.value), y: .value("Country", $0.name))
    }
  }

  var slices: some Block {
    Chart(expenses) {
      SectorMark(angle: .value("Euros", $0.value))
        .foregroundStyle(by: .value("Expense", $0.name))
    }
  }

  var balance: some Block {
    Chart(money) {
      BarMark(x: .value("Month", $0.name), y: .value("Thousand euros", $0.value))
        .foregroundStyle(by: .value("Kind", $0.series))
    }
  }

  var heat: some Block {
    Chart(visits) {
      RectangleMark(x: .value("Hour", $0.name), y: .value("Weekday", $0.series))
        .foregroundStyle(by: .value("Visits", $0.value))
    }
  }
}
