import EaselBlocks
import Foundation

extension VectorizedChartContent {
  /// Excludes the marks of elements whose value at a key path is `true` from the alternative text
  /// and the data table.
  public func accessibilityHidden(
    _ keyPath: KeyPath<DataElement, Bool>
  ) -> some VectorizedChartContent<DataElement> {
    change { $1.isAccessibilityHidden = $0[keyPath: keyPath] }
  }

  /// Sets the identifier of each element's mark, which is its `id` in SVG.
  public func accessibilityIdentifier(
    _ keyPath: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> {
    change { $1.accessibilityIdentifier = $0[keyPath: keyPath] }
  }

  /// Sets the accessibility label of each element's mark; it replaces the labels of its values.
  public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    change { $1.accessibilityLabel = String($0[keyPath: keyPath]) }
  }

  /// Sets the accessibility label of each element's mark as text; it replaces the labels of its
  /// values.
  public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    change { $1.accessibilityLabel = $0[keyPath: keyPath].chartLabel }
  }

  /// Sets the accessibility value of each element's mark.
  public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    change { $1.accessibilityValue = String($0[keyPath: keyPath]) }
  }

  /// Sets the accessibility value of each element's mark as text.
  public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    change { $1.accessibilityValue = $0[keyPath: keyPath].chartLabel }
  }
}
