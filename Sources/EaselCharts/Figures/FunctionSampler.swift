import EaselCanvas
import Foundation

/// A sampler of functions, whose lines deviate from the curve by about a quarter of a point.
///
/// The sampler starts with given steps. It halves each step until the curve's point in the middle
/// is close to the chord. If a step cannot be halved further and the curve still jumps across it,
/// the step is a discontinuity or a pole, and becomes a gap.
struct FunctionSampler {
  /// The number of evaluations after which no step is halved.
  ///
  /// The total is below 20,000, with the given steps and the samples for the axis.
  static let maximumEvaluations = 17_000
  /// The maximum distance of the line from the curve, in points.
  static let tolerance: CGFloat = 0.25

  private let function: FunctionPlot
  /// The position of a sample's upper and lower value in points.
  private let location: (FunctionSample) -> (upper: CGPoint, lower: CGPoint)
  /// The visible rectangle; far outside of it the steps are not halved.
  private let plot: CGRect
  /// The number of evaluations of the function.
  private(set) var evaluations = 0
  private var samples: [FunctionSample] = []

  /// A value of the parameter with its sample and positions.
  private struct Knot {
    var value: Double
    var sample: FunctionSample
    var upper: CGPoint
    var lower: CGPoint

    var isFinite: Bool { sample.isFinite && upper.isFinite && lower.isFinite }
  }

  init(
    _ function: FunctionPlot, plot: CGRect,
    location: @escaping (FunctionSample) -> (upper: CGPoint, lower: CGPoint)
  ) {
    self.function = function
    self.plot = plot
    self.location = location
  }

  /// Returns samples at given values, and between them where the curve bends.
  mutating func sample(at values: [Double]) -> [FunctionSample] {
    samples = []
    guard let first = values.first else { return [] }
    var last = knot(first)
    if last.isFinite { samples.append(last.sample) }
    for value in values.dropFirst() {
      let next = knot(value)
      refine(last, next)
      last = next
    }
    return samples
  }

  private mutating func knot(_ value: Double) -> Knot {
    evaluations += 1
    let sample = function.sample(at: value)
    let (upper, lower) = location(sample)
    return Knot(value: value, sample: sample, upper: upper, lower: lower)
  }

  /// Appends the samples after the first knot, up to and including the second.
  private mutating func refine(_ first: Knot, _ last: Knot) {
    var open = [(first: first, last: last, depth: 0)]
    while let step = open.popLast() {
      let (a, b, depth) = step
      let middle = a.value + (b.value - a.value) / 2
      guard a.isFinite || b.isFinite else {
        gap()
        continue
      }
      guard evaluations < Self.maximumEvaluations, middle > min(a.value, b.value),
        middle < max(a.value, b.value), !isBeyond(a, b)
      else {
        join(a, b)
        continue
      }
      let knot = knot(middle)
      let isEven = a.isFinite && b.isFinite && knot.isFinite && isFlat(a, knot, b)
      if isEven, depth > 0 || isShort(a, b) {
        append(knot)
        append(b)
        continue
      }
      if depth >= 16 {
        split(a, knot, b)
        continue
      }
      open.append((knot, b, depth + 1))
      open.append((a, knot, depth + 1))
    }
  }

  /// Returns whether both ends are on the same side of the plot and far from it.
  private func isBeyond(_ a: Knot, _ b: Knot) -> Bool {
    guard a.isFinite, b.isFinite else { return false }
    let far = plot.insetBy(dx: -plot.width, dy: -plot.height)
    func beyond(_ p: CGPoint, _ q: CGPoint) -> Bool {
      (p.y < far.minY && q.y < far.minY) || (p.y > far.maxY && q.y > far.maxY)
        || (p.x < far.minX && q.x < far.minX) || (p.x > far.maxX && q.x > far.maxX)
    }
    return beyond(a.upper, b.upper) && beyond(a.lower, b.lower)
  }

  private func isFlat(_ a: Knot, _ middle: Knot, _ b: Knot) -> Bool {
    // A middle close to one of the ends can be part of a jump, although it is close to the chord.
    let length = leap(a, b)
    if length > 1, min(leap(a, middle), leap(middle, b)) < length / 20 { return false }
    // Half of the tolerance, since the curve can be further from the chord beside the middle.
    let limit = Self.tolerance / 2
    return middle.upper.distance(toLineFrom: a.upper, to: b.upper) <= limit
      && middle.lower.distance(toLineFrom: a.lower, to: b.lower) <= limit
  }

  private func isShort(_ a: Knot, _ b: Knot) -> Bool {
    a.upper.distance(to: b.upper) < 16 && a.lower.distance(to: b.lower) < 16
  }

  /// Appends a step that cannot be halved further, with a gap at a jump.
  private mutating func split(_ a: Knot, _ middle: Knot, _ b: Knot) {
    for (first, last) in [(a, middle), (middle, b)] {
      guard first.isFinite, last.isFinite, isJump(first, last) else {
        join(first, last)
        continue
      }
      gap()
      append(last)
    }
  }

  /// Returns whether the curve jumps between two knots, however small their distance becomes.
  private mutating func isJump(_ first: Knot, _ last: Knot) -> Bool {
    var (a, b) = (first, last)
    let length = leap(a, b)
    guard length > 1 else { return false }
    for _ in 0..<40 where evaluations < Self.maximumEvaluations {
      let middle = a.value + (b.value - a.value) / 2
      guard middle != a.value, middle != b.value else { break }
      let knot = knot(middle)
      guard knot.isFinite else { return true }
      if leap(a, knot) > leap(knot, b) { b = knot } else { a = knot }
      if leap(a, b) < length / 4 { return false }
    }
    return true
  }

  private func leap(_ a: Knot, _ b: Knot) -> CGFloat {
    max(a.upper.distance(to: b.upper), a.lower.distance(to: b.lower))
  }

  private mutating func join(_ a: Knot, _ b: Knot) {
    if a.isFinite, b.isFinite { return append(b) }
    gap()
    append(b)
  }

  private mutating func append(_ knot: Knot) {
    if knot.isFinite { samples.append(knot.sample) } else { gap() }
  }

  private mutating func gap() {
    if samples.last?.x.isNaN == false { samples.append(.gap) }
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }

  fileprivate func distance(to other: CGPoint) -> CGFloat {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }

  /// Returns the distance to the segment between two points.
  fileprivate func distance(toLineFrom a: CGPoint, to b: CGPoint) -> CGFloat {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let square = dx * dx + dy * dy
    guard square > 0, square.isFinite else { return distance(to: a) }
    let share = min(max(((x - a.x) * dx + (y - a.y) * dy) / square, 0), 1)
    return distance(to: CGPoint(x: a.x + dx * share, y: a.y + dy * share))
  }
}
