import EaselCanvas
import EaselChartViews
import EaselCharts
import EaselViews
import Foundation
import Testing

/// Charts without data, and with more of one thing than of another.
@Suite struct EmptyChartTests {
  private static let frame = CGRect(x: 0, y: 0, width: 300, height: 300)

  private func notes(_ view: View) throws -> [String] {
    try view.rendered(as: .pdf).diagnostics.filter { $0.code == .invalidData }.map(\.message)
  }

  @Test func aStackedBarChartWithoutDataSaysSo() throws {
    #expect(try notes(StackedBarChartView(frame: Self.frame)) == ["the chart has no data"])
  }

  @Test func aRingOfCategoriesWithoutDataSaysSo() throws {
    #expect(try notes(CategoryChartView(frame: Self.frame)) == ["the chart has no data"])
  }

  @Test func pagedBarsWithoutDataSaySo() throws {
    #expect(try notes(PagedBarChartView(frame: Self.frame)) == ["the chart has no data"])
  }

  @Test func valuesBeyondTheCategoriesOfAStackedBarChartAreNoted() throws {
    let view = StackedBarChartView(frame: Self.frame)
    view.categories = ["a", "b"]
    view.series = [.init("x", color: .red)]
    view.values = [[1, 2], [1], [3]]
    #expect(
      try notes(view) == [
        "the counts do not match: rows of values 3, categories 2; the last has no place",
        "the counts do not match: values in a row 2, series 1; the last has no place",
      ])
  }
}
