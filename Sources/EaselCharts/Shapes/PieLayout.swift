import Foundation

/// A layout that divides a circle, or a part of it, among values in proportion.
///
/// ```swift
/// let slices = PieLayout().slices([1, 2, 3])
/// slices[2].startAngle  // 0: the greatest value begins at twelve o'clock
/// slices[0].fraction    // 1/6
/// ```
///
/// Angles are in radians, 0 at twelve o'clock, and increase clockwise. Negative and non-finite
/// values have slices of angle 0. The behavior is that of `pie` in d3-shape 3.
public struct PieLayout: Hashable, Sendable {
  /// An order of the slices along the circle.
  public enum Order: Hashable, Sendable {
    /// Descending order: the greatest value is first.
    case descending
    /// Ascending order: the least value is first.
    case ascending
    /// The order of the values in the data.
    case data
  }

  /// The order of the slices from the start angle to the end angle; by default the greatest value
  /// is first.
  public var order: Order
  /// The angle at which the first slice begins, in radians clockwise from 12 o'clock; 0 by default.
  public var startAngle: Double
  /// The angle at which the last slice ends, in radians clockwise from 12 o'clock; 2π by default.
  ///
  /// The sweep is at most one turn; it is counterclockwise if this is less than ``startAngle``.
  public var endAngle: Double
  /// The gap between slices in radians, at most the sweep divided by the number of slices; 0 by
  /// default.
  ///
  /// A negative value or NaN counts as 0.
  public var padAngle: Double

  /// Creates a layout; the default is a full turn from twelve o'clock, the greatest slice first.
  public init(
    order: Order = .descending, startAngle: Double = 0, endAngle: Double = 2 * .pi,
    padAngle: Double = 0
  ) {
    self.order = order
    self.startAngle = startAngle
    self.endAngle = endAngle
    self.padAngle = padAngle
  }

  /// Returns a slice for each value, in the order of the data.
  ///
  /// If no value is positive and finite, all slices are empty and, without a pad angle, at the
  /// start angle. If an angle of the layout is not finite, the result is empty.
  ///
  /// - Complexity: O(n log n) for sorted slices, otherwise O(n).
  public func slices(_ values: [Double]) -> [PieSlice] {
    guard !values.isEmpty, startAngle.isFinite, endAngle.isFinite else { return [] }
    let amounts = Self.amounts(values)
    let sum = amounts.reduce(0, +)
    let count = Double(values.count)
    let sweep = min(2 * .pi, max(-2 * .pi, endAngle - startAngle))
    let pad = min(abs(sweep) / count, padAngle.isNaN ? 0 : max(0, padAngle))
    let signedPad = sweep < 0 ? -pad : pad
    let radiansPerUnit = sum > 0 ? (sweep - count * signedPad) / sum : 0
    var slices = values.map {
      PieSlice(
        index: 0, rank: 0, value: $0, fraction: 0, startAngle: 0, endAngle: 0, padAngle: pad)
    }
    var angle = startAngle
    for (rank, index) in Self.indices(of: amounts, in: values, by: order).enumerated() {
      let end = angle + amounts[index] * radiansPerUnit + signedPad
      slices[index].index = index
      slices[index].rank = rank
      slices[index].fraction = sum > 0 ? amounts[index] / sum : 0
      slices[index].startAngle = angle
      slices[index].endAngle = end
      angle = end
    }
    return slices
  }

  /// Returns the values that get no space because they are negative, NaN or infinite.
  func issues(in values: [Double]) -> [DataIssue] {
    DataIssue.find(in: values, allowsNegative: false)
  }

  /// The values as drawable amounts, scaled if their sum or the angle per unit would overflow.
  private static func amounts(_ values: [Double]) -> [Double] {
    let amounts = values.map { $0 > 0 && $0.isFinite ? $0 : 0 }
    let sum = amounts.reduce(0, +)
    if sum == 0 || (sum.isFinite && sum >= .leastNormalMagnitude * 8) { return amounts }
    let largest = amounts.max() ?? 1
    return amounts.map { $0 / largest }
  }

  /// The indices of the values in the given order; equal values keep the order of the data.
  private static func indices(of amounts: [Double], in values: [Double], by order: Order) -> [Int] {
    // Negative values sort after zero by their value; NaN and infinity sort as zero.
    let keys = zip(values, amounts).map { $0.isFinite && $0 < 0 ? $0 : $1 }
    switch order {
    case .data:
      return Array(values.indices)
    case .descending:
      return values.indices.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] > keys[$1] }
    case .ascending:
      return values.indices.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
    }
  }
}
