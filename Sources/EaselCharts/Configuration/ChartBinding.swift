import EaselBlocks

/// A reference to a value that is stored elsewhere, such as the scroll position of a chart.
///
/// A chart only reads the value: a still image is not scrolled, and its marks are not selected.
public protocol ChartBinding {
  /// The type of the value that is stored elsewhere.
  associatedtype Value
  /// The current value of the storage to which the binding refers.
  var wrappedValue: Value { get }
}

extension StateBinding: ChartBinding {}
