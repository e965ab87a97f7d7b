import Foundation

/// A value at which an axis has marks.
public struct AxisValue: Sendable {
  /// The zero-based index of the value among the values of the axis.
  public let index: Int
  /// The number of values of the axis.
  public let count: Int
  let datum: ChartDatum

  init(index: Int, count: Int, datum: ChartDatum) {
    self.index = index
    self.count = count
    self.datum = datum
  }

  /// Returns the value as a plottable type, or `nil` if it is of another kind.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { Value(datum: datum) }
}
