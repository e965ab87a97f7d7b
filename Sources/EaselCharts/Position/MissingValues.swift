/// A rule for drawing lines and areas at missing values.
public struct MissingValues: Hashable, Sendable {
  package enum Form: Hashable, Sendable { case gap, connect, zero, interpolate }
  let form: Form
  /// Breaks lines and areas at missing values (the default); a line's point between two gaps is a
  /// dot.
  public static let gap = MissingValues(form: .gap)
  /// Skips missing values and connects the points before and after them.
  public static let connect = MissingValues(form: .connect)
  /// Uses zero instead of the missing value.
  public static let zero = MissingValues(form: .zero)
  /// Draws missing values on the straight line between their neighbors.
  ///
  /// Missing values before the first or after the last value stay gaps.
  public static let interpolate = MissingValues(form: .interpolate)

  /// The value of a stacked layer at a position at which it has no data.
  var filling: Stacking.Filling { form == .zero ? .zero : .interpolated }
}
