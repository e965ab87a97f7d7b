import EaselBlocks
import Foundation

extension ChartContent {
  /// Sets whether the marks are excluded from the alternative text and the data table of the chart.
  ///
  /// - Parameter isHidden: Whether the marks are excluded.
  public func accessibilityHidden(_ isHidden: Bool) -> some ChartContent {
    traits { $0.isAccessibilityHidden = isHidden }
  }

  /// Sets the identifier of the marks, which is their `id` attribute in SVG.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    traits { $0.accessibilityIdentifier = identifier }
  }

  /// Sets the accessibility label of the mark, which replaces its category and series in the
  /// alternative text.
  ///
  /// The alternative text names only the marks with the highest and the lowest value, and up to 6
  /// sectors. The sums of stacked marks have no label.
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some ChartContent {
    traits { $0.accessibilityLabel = String(label) }
  }

  /// Sets the accessibility label of the mark from a text; it replaces category and series in the
  /// alternative text.
  ///
  /// The alternative text names only the marks with the highest and the lowest value, and up to 6
  /// sectors. The sums of stacked marks have no label.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    traits { $0.accessibilityLabel = label.chartLabel }
  }

  /// Sets the accessibility value of the mark, which replaces its number in the alternative text.
  ///
  /// The alternative text contains only the highest and the lowest value. Sectors and the sums of
  /// stacked marks keep their numbers.
  public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some ChartContent {
    traits { $0.accessibilityValue = String(value) }
  }

  /// Sets the accessibility value of the mark from a text; it replaces the number in the
  /// alternative text.
  ///
  /// The alternative text contains only the highest and the lowest value. Sectors and the sums of
  /// stacked marks keep their numbers.
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    traits { $0.accessibilityValue = value.chartLabel }
  }
}
