import EaselBlocks

/// A value that is kept elsewhere, such as where a chart is scrolled to.
///
/// A chart only reads it: a still image is not scrolled, and nothing in it is selected.
public protocol ChartBinding {
  /// The type of the value.
  associatedtype Value
  /// The value.
  var wrappedValue: Value { get }
}

extension StateBinding: ChartBinding {}
