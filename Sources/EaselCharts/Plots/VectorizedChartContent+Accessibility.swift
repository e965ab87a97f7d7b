import EaselBlocks
import Foundation

extension VectorizedChartContent {
  /// Leaves elements' marks out of the alternative text and the table of data.
  public func accessibilityHidden(
    _ keyPath: KeyPath<DataElement, Bool>
  ) -> some VectorizedChartContent<DataElement> {
    change { $1.isAccessibilityHidden = $0[keyPath: keyPath] }
  }

  /// Names each element's mark; in SVG it becomes its `id`.
  public func accessibilityIdentifier(
    _ keyPath: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> {
    change { $1.accessibilityIdentifier = $0[keyPath: keyPath] }
  }

  /// Says what each element's mark is, in place of the labels of its values.
  public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    change { $1.accessibilityLabel = String($0[keyPath: keyPath]) }
  }

  /// Says what each element's mark is, in place of the labels of its values.
  public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    change { $1.accessibilityLabel = $0[keyPath: keyPath].chartLabel }
  }

  /// Says the value of each element's mark in words.
  public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    change { $1.accessibilityValue = String($0[keyPath: keyPath]) }
  }

  /// Says the value of each element's mark in words.
  public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    change { $1.accessibilityValue = $0[keyPath: keyPath].chartLabel }
  }
}
