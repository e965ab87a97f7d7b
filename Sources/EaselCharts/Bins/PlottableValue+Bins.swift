import EaselBlocks

extension PlottableValue {
  /// A bin with its label: an interval, which bars fill.
  public static func value<Label: StringProtocol>(
    _ label: Label, _ bin: ChartBinRange<Value>
  ) -> PlottableValue where Value: Comparable {
    PlottableValue(
      field: ChartField(
        label: String(label), start: bin.lowerBound.datum, end: bin.upperBound.datum))
  }

  /// A bin with its label: an interval, which bars fill.
  public static func value(_ label: Text, _ bin: ChartBinRange<Value>) -> PlottableValue
  where Value: Comparable {
    .value(label.chartLabel, bin)
  }
}
