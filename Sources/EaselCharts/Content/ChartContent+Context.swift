import EaselBlocks

extension ChartContent {
  /// Draws the marks thin and gray, so that other marks can be compared with them.
  ///
  /// ```swift
  /// struct Rate: Identifiable {
  ///   var country: String, year: Int, rate: Double
  ///   var id: String { "\(country) \(year)" }
  /// }
  /// let rates = [Rate(country: "Norway", year: 2024, rate: 3.9)]
  /// let chart = Chart {
  ///   ForEach(rates) {
  ///     LineMark(
  ///       x: .value("Year", $0.year), y: .value("Rate", $0.rate),
  ///       series: .value("Country", $0.country)
  ///     )
  ///     .context()
  ///   }
  ///   ForEach(rates.filter { $0.country == "Norway" }) {
  ///     LineMark(x: .value("Year", $0.year), y: .value("Rate", $0.rate))
  ///   }
  /// }
  /// ```
  ///
  /// Lines are 0.75 points wide, and have no dot and no name at their ends. Context marks without a
  /// facet are drawn in every panel, so that each panel shows its series among all others. Colors
  /// by value do not apply to them.
  public func context() -> some ChartContent { traits { $0.isContext = true } }
}
