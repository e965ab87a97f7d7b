import EaselBlocks

extension ChartContent {
  /// Draws the marks thin and gray, as what others are compared with.
  ///
  /// ```swift
  /// Chart {
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
  /// Lines are .75 points wide and have neither a dot nor a name at their ends. Marks without a facet
  /// are in every panel, so that each panel shows its series among all others. Colours by value do
  /// not apply.
  public func context() -> some ChartContent { traits { $0.isContext = true } }
}
