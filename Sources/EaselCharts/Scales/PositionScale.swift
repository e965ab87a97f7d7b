/// The scale of one axis: maps numbers, dates or indices of categories to points.
///
/// ```swift
/// let y = PositionScale(lower: 0, upper: 100, start: 200, end: 0)
/// y.position(of: 50)  // 100
/// y.value(at: 150)    // 25
/// let x = PositionScale(categories: 4, start: 0, end: 200)
/// x.position(of: 0)   // 25: the middle of the first step
/// ```
///
/// Dates are seconds. Positions are clamped to a million lengths of the range, so that they can be
/// drawn. NaN and values without a transform give NaN.
package struct PositionScale: Hashable, Sendable {
  /// The lower end of the domain.
  let lower: Double
  /// The upper end of the domain.
  let upper: Double
  /// The transform that is applied to values before they are placed evenly.
  let transform: ScaleTransform
  /// The position of `lower`, in points.
  let start: Double
  /// The position of `upper`, in points; less than `start` for a reversed axis.
  let end: Double
  /// The number of categories; `nil` for numbers and dates.
  let categoryCount: Int?
  /// The width of a band as a fraction of the step.
  let bandRatio: Double

  /// Whether zero and negative numbers have no position; stored, since each value needs it.
  let isLogarithmic: Bool

  private let placer: PositionPlacer

  /// Creates the scale of numbers or dates.
  ///
  /// An interval with an end that is not finite counts as 0...1 (1...10 for a logarithm). Ends in
  /// the wrong order are swapped. A logarithmic interval that reaches zero from above begins at a
  /// thousandth of its upper end.
  init(
    lower: Double, upper: Double, transform: ScaleTransform = .linear, start: Double, end: Double
  ) {
    let ends = transform.form.definedEnds(lower, upper)
    self.init(
      ends: ends, transform: transform, start: start, end: end, categoryCount: nil, bandRatio: 1)
  }

  /// Creates the scale of categories: equal steps, each category in the middle of its step.
  ///
  /// - Parameters:
  ///   - count: The number of categories; values below 1 count as 1.
  ///   - start: The position at which the first step begins, in points.
  ///   - end: The position at which the last step ends, in points.
  ///   - bandRatio: The width of a band as a fraction of the step, from 0 to 1.
  init(categories count: Int, start: Double, end: Double, bandRatio: Double = 1) {
    let count = max(1, count)
    self.init(
      ends: (-0.5, Double(count) - 0.5), transform: .linear, start: start, end: end,
      categoryCount: count, bandRatio: bandRatio >= 0 ? min(1, bandRatio) : 1)
  }

  private init(
    ends: (lower: Double, upper: Double), transform: ScaleTransform, start: Double, end: Double,
    categoryCount: Int?, bandRatio: Double
  ) {
    lower = ends.lower
    upper = ends.upper
    self.transform = transform
    isLogarithmic = transform.isLogarithmic
    self.start = start
    self.end = end
    self.categoryCount = categoryCount
    self.bandRatio = bandRatio
    placer = PositionPlacer(lower: ends.lower, upper: ends.upper, transform: transform)
  }

  /// The distance between neighboring categories in points; the length of the range for numbers.
  package var step: Double { abs(end - start) / Double(categoryCount ?? 1) }

  /// The width of a category's band in points; 0 for numbers.
  var bandwidth: Double { categoryCount == nil ? 0 : step * bandRatio }

  /// Returns the position of a value, or of the middle of the category at an index.
  package func position(of value: Double) -> Double {
    placer.position(ofShare: placer.share(of: value), from: start, to: end)
  }

  /// Replaces the contents of an array with the positions of values.
  ///
  /// - Complexity: Linear. Each value costs a division, and a logarithm or power if the transform
  ///   has one.
  func positions(
    of values: UnsafeBufferPointer<Double>, into positions: inout [Double]
  ) {
    let (start, end, placer) = (start, end, placer)
    positions.removeAll(keepingCapacity: true)
    positions.append(contentsOf: repeatElement(0, count: values.count))
    positions.withUnsafeMutableBufferPointer { target in
      placer.write(values, into: target, from: start, to: end)
    }
  }

  /// Returns the value at a position; for categories, a fractional index.
  func value(at position: Double) -> Double {
    guard position.isFinite else { return .nan }
    let share = end == start ? 0.5 : (position - start) / (end - start)
    if share == 0 { return lower }
    if share == 1 { return upper }
    return placer.value(atShare: share)
  }

  /// Returns the index of the category whose step contains a position; `nil` outside, and for
  /// numbers.
  package func category(at position: Double) -> Int? {
    guard let categoryCount else { return nil }
    let index = value(at: position).rounded()
    guard index >= 0, index < Double(categoryCount) else { return nil }
    return Int(index)
  }

  /// Returns the ends of the band of the category at an index, the lesser position first.
  func band(at index: Int) -> (lower: Double, upper: Double) {
    let center = position(of: Double(index))
    return (center - bandwidth / 2, center + bandwidth / 2)
  }
}
