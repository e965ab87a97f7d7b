/// A part of a circle that represents one value.
///
/// Angles are in radians, 0 at twelve o'clock, and increase clockwise.
public struct PieSlice: Hashable, Sendable {
  /// The index of the value in the data.
  public var index: Int
  /// The index of the slice in the order from the layout's start angle to its end angle.
  public var rank: Int
  /// The original value, even if it gets no space (negative, NaN, infinite).
  public var value: Double
  /// The fraction of the sum of all drawable values, from 0 to 1.
  public var fraction: Double
  /// The angle at which the slice begins, in radians.
  public var startAngle: Double
  /// The angle at which the slice ends, in radians, including its part of the gap.
  public var endAngle: Double
  /// The angle of the gap in radians; half of it is to be cut from each end.
  public var padAngle: Double

  /// The angle halfway between the ends, for labels and icons.
  public var midAngle: Double { (startAngle + endAngle) / 2 }
}
