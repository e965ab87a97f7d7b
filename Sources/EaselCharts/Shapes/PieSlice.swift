/// The share of a circle that belongs to one value.
///
/// Angles are radians, 0 at twelve o'clock, growing clockwise.
public struct PieSlice: Hashable, Sendable {
  /// The position of the value in the data.
  public var index: Int
  /// The position of the slice on the way from the layout's start angle to its end angle.
  public var rank: Int
  /// The value as it was given, even if it takes no room (negative, NaN, infinite).
  public var value: Double
  /// The share of the sum of all drawable values, from 0 to 1.
  public var fraction: Double
  /// The angle at which the slice begins.
  public var startAngle: Double
  /// The angle at which the slice ends, its part of the gap included.
  public var endAngle: Double
  /// The gap's angle, to be cut half from each end.
  public var padAngle: Double

  /// The angle half way between the ends: where labels and icons belong.
  public var midAngle: Double { (startAngle + endAngle) / 2 }
}
