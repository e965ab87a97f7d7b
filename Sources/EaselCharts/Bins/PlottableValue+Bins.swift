import EaselBlocks

extension PlottableValue {
  /// Creates a labeled value from a bin, which is plotted as an interval: a bar fills the whole
  /// bin.
  public static func value<Label: StringProtocol>(
    _ label: Label, _ bin: ChartBinRange<Value>
  ) -> PlottableValue where Value: Comparable {
    PlottableValue(
      field: ChartField(
        label: String(label), start: bin.lowerBound.datum, end: bin.upperBound.datum))
  }

  /// Creates a labeled value from a bin, which is plotted as an interval, with a text as its label.
  public static func value(_ label: Text, _ bin: ChartBinRange<Value>) -> PlottableValue
  where Value: Comparable {
    .value(label.chartLabel, bin)
  }
}
