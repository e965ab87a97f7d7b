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
  /// The share of the value in the sum of all positive finite values, 0...1.
  public var fraction: Double
  /// The angle at which the slice begins, in radians clockwise from 12 o'clock.
  public var startAngle: Double
  /// The angle at which the slice ends, in radians clockwise from 12 o'clock, including its part of
  /// the gap.
  public var endAngle: Double
  /// The angle of the gap between two slices in radians; drawing cuts half of it from each end.
  public var padAngle: Double

  /// The angle halfway between ``startAngle`` and ``endAngle``, in radians, for labels and icons.
  public var midAngle: Double { (startAngle + endAngle) / 2 }
}
