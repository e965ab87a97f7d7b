import EaselBlocks
import Foundation

extension ChartContent {
  /// Leaves the marks out of the alternative text and the table of data.
  public func accessibilityHidden(_ isHidden: Bool) -> some ChartContent {
    traits { $0.isAccessibilityHidden = isHidden }
  }

  /// Names the marks; in SVG it becomes their `id`.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    traits { $0.accessibilityIdentifier = identifier }
  }

  /// Says what the mark is, in place of the labels of its values.
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some ChartContent {
    traits { $0.accessibilityLabel = String(label) }
  }

  /// Says what the mark is, in place of the labels of its values.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    traits { $0.accessibilityLabel = label.chartLabel }
  }

  /// Says the value of the mark in words.
  public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some ChartContent {
    traits { $0.accessibilityValue = String(value) }
  }

  /// Says the value of the mark in words.
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    traits { $0.accessibilityValue = value.chartLabel }
  }
}
