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

  /// Sets the accessibility label of each element's mark, which replaces its position and series in
  /// the alternative text.
  ///
  /// The alternative text names only the marks with the highest and the lowest value, and up to 6
  /// sectors. The sums of stacked marks have no label.
  public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    change { $1.accessibilityLabel = String($0[keyPath: keyPath]) }
  }

  /// Sets the accessibility label of each element's mark to a `Text`; it replaces the position and
  /// series in the alternative text.
  ///
  /// The alternative text names only the marks with the highest and the lowest value, and up to 6
  /// sectors. The sums of stacked marks have no label.
  public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    change { $1.accessibilityLabel = $0[keyPath: keyPath].chartLabel }
  }

  /// Sets the accessibility value of each element's mark, which replaces its number in the
  /// alternative text.
  ///
  /// The alternative text contains only the highest and the lowest value. Sectors and the sums of
  /// stacked marks keep their numbers.
  public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    change { $1.accessibilityValue = String($0[keyPath: keyPath]) }
  }

  /// Sets the accessibility value of each element's mark to a `Text`; it replaces the number in the
  /// alternative text.
  ///
  /// The alternative text contains only the highest and the lowest value. Sectors and the sums of
  /// stacked marks keep their numbers.
  public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    change { $1.accessibilityValue = $0[keyPath: keyPath].chartLabel }
  }
}
