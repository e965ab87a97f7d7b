import EaselCanvas
import EaselCharts

extension RenderContext {
  /// Reports that a chart has no data.
  func noteNoData() {
    note(.warning, .invalidData, "the chart has no data", operation: "layout")
  }

  /// Reports that there are more items of one kind than of another that they belong to.
  func noteSurplus(_ name: String, _ count: Int, _ otherName: String, _ other: Int) {
    guard count > other else { return }
    note(.mismatch(name, count, otherName, other, "no place"))
  }

  /// Reports values that a chart draws as 0: negative ones and those that are not finite.
  func noteUnusable(_ values: [(name: String, value: Double)]) {
    for (name, value) in values where !(value >= 0) || !value.isFinite {
      note(
        .warning, .invalidData, "the value of “\(name)” is \(value), which is drawn as 0",
        operation: "layout", value: "\(value)")
    }
  }
}
