import Foundation

/// The arithmetic of a ``PositionScale``: computes the fraction of the range for a value.
struct PositionPlacer: Hashable, Sendable {
  /// The greatest distance of a position from the range, in lengths of the range.
  static let farthest = 1e6

  /// A function that gives the same positions in one interval as the transform, in less time.
  enum Placement: Hashable {
    case linear
    /// The natural logarithm; for negative numbers that of their absolute values.
    case logarithm(isMirrored: Bool)
    /// The transform itself.
    case transform(ScaleTransform)
  }

  private let placement: Placement
  /// A power of two that multiplies values, so that differences and powers stay finite.
  private let factor: Double
  /// The transformed lower end.
  private let origin: Double
  /// The transformed length of the interval.
  private let span: Double
  /// The pieces of the interval with the length of a gap; `nil` for an interval without breaks.
  private let pieces: PlacedPieces?

  private struct PlacedPieces: Hashable {
    var pieces: ScalePieces
    var gap: Double
  }

  /// Creates the placement of an interval.
  ///
  /// - Parameters:
  ///   - lower: The lower end of the interval.
  ///   - upper: The upper end of the interval.
  ///   - transform: The transform that is applied to values before they are placed evenly.
  ///   - pieces: The pieces of the interval; `nil` for all of its values.
  ///   - length: The length of the range in points, which the gaps between pieces depend on.
  init(
    lower: Double, upper: Double, transform: ScaleTransform, pieces: ScalePieces? = nil,
    length: Double = 0
  ) {
    if let pieces {
      let gap = pieces.gapLength(on: length)
      self.pieces = PlacedPieces(pieces: pieces, gap: gap)
      placement = .transform(transform)
      factor = 1
      origin = pieces.coordinate(of: lower, gap: gap)
      span = pieces.coordinate(of: upper, gap: gap) - origin
      return
    }
    self.pieces = nil
    let size = max(abs(lower), abs(upper))
    let form = transform.form
    placement = form.placement(from: lower, to: upper) ?? .transform(transform)
    factor = form.factor(forSize: size)
    let low = Self.transformed(lower * factor, placement)
    origin = low
    span = Self.transformed(upper * factor, placement) - low
  }

  @inline(__always)
  private static func transformed(_ value: Double, _ placement: Placement) -> Double {
    switch placement {
    case .linear: value
    case .logarithm(let isMirrored):
      isMirrored ? (value < 0 ? -log(-value) : .nan) : (value > 0 ? log(value) : .nan)
    case .transform(let transform): transform.apply(value)
    }
  }

  /// Returns the fraction of the range for a value: 0 at the lower end, 1 at the upper.
  ///
  /// If the interval is a single value, every number returns 0.5.
  func share(of value: Double) -> Double {
    if let pieces {
      let number = pieces.pieces.coordinate(of: value, gap: pieces.gap)
      return span == 0 ? (number.isNaN ? .nan : 0.5) : held((number - origin) / span)
    }
    let number = Self.transformed(value * factor, placement)
    if span == 0 { return number.isNaN ? .nan : 0.5 }
    return held((number - origin) / span)
  }

  /// Returns the value at a fraction of the range; the result is finite.
  func value(atShare share: Double) -> Double {
    if let pieces {
      return pieces.pieces.value(at: origin + held(share) * span, gap: pieces.gap)
    }
    if span == 0 { return value(ofTransformed: origin) }
    return value(ofTransformed: origin + held(share) * span)
  }

  private func value(ofTransformed number: Double) -> Double {
    let value =
      switch placement {
      case .linear: number
      case .logarithm(let isMirrored): isMirrored ? -exp(-number) : exp(number)
      case .transform(let transform): transform.invert(number)
      }
    let limit = Double.greatestFiniteMagnitude
    return max(-limit, min(limit, value / factor))
  }

  /// Clamps a fraction to what can be drawn; NaN is kept.
  @inline(__always)
  private func held(_ share: Double) -> Double {
    let raised = share < -Self.farthest ? -Self.farthest : share
    return raised > Self.farthest ? Self.farthest : raised
  }

  /// Returns the position at a fraction of a range; exact at both ends.
  @inline(__always)
  func position(ofShare share: Double, from start: Double, to end: Double) -> Double {
    start * (1 - share) + end * share
  }

  /// Writes the positions of values into a buffer of at least their count.
  func write(
    _ values: UnsafeBufferPointer<Double>, into positions: UnsafeMutableBufferPointer<Double>,
    from start: Double, to end: Double
  ) {
    let count = min(values.count, positions.count)
    guard span != 0, placement == .linear, pieces == nil else {
      for index in 0..<count {
        positions[index] = position(ofShare: share(of: values[index]), from: start, to: end)
      }
      return
    }
    // The loop has no branch and no call, so that the compiler can use vectors.
    let (factor, origin, span) = (factor, origin, span)
    for index in 0..<count {
      let share = (values[index] * factor - origin) / span
      let minimum = share < -Self.farthest ? -Self.farthest : share
      let held = minimum > Self.farthest ? Self.farthest : minimum
      positions[index] = start * (1 - held) + end * held
    }
  }
}
