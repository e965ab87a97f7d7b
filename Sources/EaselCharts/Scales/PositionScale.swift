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

  /// The pieces of the domain that are shown; `nil` for the whole domain.
  let pieces: ScalePieces?

  /// Whether zero and negative numbers have no position; stored, since each value needs it.
  let isLogarithmic: Bool

  private let placer: PositionPlacer

  /// Creates the scale of numbers or dates.
  ///
  /// An interval with an end that is not finite counts as 0...1 (1...10 for a logarithm). Ends in
  /// the wrong order are swapped. A logarithmic interval that reaches zero from above begins at a
  /// thousandth of its upper end.
  ///
  /// - Parameters:
  ///   - lower: The lower end of the domain.
  ///   - upper: The upper end of the domain.
  ///   - transform: The transform that is applied to values before they are placed evenly.
  ///   - pieces: The pieces of the domain that are shown; `nil` for the whole domain.
  ///   - start: The position of the lower end, in points.
  ///   - end: The position of the upper end, in points.
  init(
    lower: Double, upper: Double, transform: ScaleTransform = .linear,
    pieces: ScalePieces? = nil, start: Double, end: Double
  ) {
    let ends = transform.form.definedEnds(lower, upper)
    self.init(
      ends: ends, transform: transform, pieces: pieces, start: start, end: end,
      categoryCount: nil, bandRatio: 1)
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
    ends: (lower: Double, upper: Double), transform: ScaleTransform, pieces: ScalePieces? = nil,
    start: Double, end: Double, categoryCount: Int?, bandRatio: Double
  ) {
    lower = ends.lower
    upper = ends.upper
    self.transform = transform
    self.pieces = pieces
    isLogarithmic = transform.isLogarithmic
    self.start = start
    self.end = end
    self.categoryCount = categoryCount
    self.bandRatio = bandRatio
    placer = PositionPlacer(
      lower: ends.lower, upper: ends.upper, transform: transform, pieces: pieces,
      length: abs(end - start))
  }

  /// The length of the domain; that of its pieces, if it has pieces.
  var extent: Double { coordinate(of: upper) - coordinate(of: lower) }

  /// Returns the value by which distances along the axis are measured: the value itself, or the
  /// coordinate in the pieces of the domain.
  func coordinate(of value: Double) -> Double { pieces?.coordinate(of: value) ?? value }

  /// Returns whether the domain leaves out all values between two ones.
  func isSkipped(from start: Double, to end: Double) -> Bool {
    guard let pieces, start < end else { return false }
    return pieces.coordinate(of: start) == pieces.coordinate(of: end)
  }

  /// The positions between which a broken axis has its gaps, the lesser position first.
  var breaks: [(lower: Double, upper: Double)] {
    guard let pieces, pieces.isBroken else { return [] }
    return zip(pieces.uppers, pieces.lowers.dropFirst()).map { first, last in
      let ends = (position(of: first), position(of: last))
      return (min(ends.0, ends.1), max(ends.0, ends.1))
    }
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
