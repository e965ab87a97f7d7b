import Foundation

/// A value at which an axis has marks.
public struct AxisValue: Sendable {
  /// The position of the value among those of the axis.
  public let index: Int
  /// How many values the axis has.
  public let count: Int
  package let datum: ChartDatum

  package init(index: Int, count: Int, datum: ChartDatum) {
    self.index = index
    self.count = count
    self.datum = datum
  }

  /// The value as a plottable type; nil if it is of another kind.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { Value(datum: datum) }
}
