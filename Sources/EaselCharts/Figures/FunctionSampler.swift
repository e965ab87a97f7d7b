import EaselCanvas
import Foundation

/// Samples a function so densely that its line deviates from the curve by a quarter of a point.
///
/// Even steps come first; then each step is halved while the point in its middle lies away from the
/// chord. A step across which the curve still leaps when it cannot be halved any more is a jump or
/// a pole, and becomes a gap.
package struct FunctionSampler {
  /// How often a function may be evaluated before no step is halved any more: with the first, even
  /// steps and those of the axis it is less than 20,000.
  package static let maximumEvaluations = 17_000
  /// How far the line may lie from the curve, in points.
  package static let tolerance: CGFloat = 0.25

  private let function: FunctionPlot
  /// The position of a sample's upper and lower value in points.
  private let place: (FunctionSample) -> (upper: CGPoint, lower: CGPoint)
  /// What is seen; beyond it nothing needs to be exact.
  private let plot: CGRect
  /// How often the function was evaluated.
  package private(set) var evaluations = 0
  private var samples: [FunctionSample] = []

  /// A value of the parameter with its sample.
  private struct Knot {
    var value: Double
    var sample: FunctionSample
    var upper: CGPoint
    var lower: CGPoint

    var isFinite: Bool { sample.isFinite && upper.isFinite && lower.isFinite }
  }

  package init(
    _ function: FunctionPlot, plot: CGRect,
    place: @escaping (FunctionSample) -> (upper: CGPoint, lower: CGPoint)
  ) {
    self.function = function
    self.plot = plot
    self.place = place
  }

  /// The samples at even steps of given values and wherever the curve bends between them.
  package mutating func sample(at values: [Double]) -> [FunctionSample] {
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
    let (upper, lower) = place(sample)
    return Knot(value: value, sample: sample, upper: upper, lower: lower)
  }

  /// Appends the samples after the first knot, up to and with the second.
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

  /// Whether both ends lie on the same side of the plot, far enough from it.
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
    // A middle at one of the ends may be that of a jump, whose chord it lies on, too.
    let length = leap(a, b)
    if length > 1, min(leap(a, middle), leap(middle, b)) < length / 20 { return false }
    // Half of the tolerance: the curve may bend more beside the middle.
    let limit = Self.tolerance / 2
    return middle.upper.distance(toLineFrom: a.upper, to: b.upper) <= limit
      && middle.lower.distance(toLineFrom: a.lower, to: b.lower) <= limit
  }

  private func isShort(_ a: Knot, _ b: Knot) -> Bool {
    a.upper.distance(to: b.upper) < 16 && a.lower.distance(to: b.lower) < 16
  }

  /// Ends a step that cannot be halved any more.
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

  /// Whether the curve leaps between two knots however near they come.
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

  /// The distance to the segment between two points.
  fileprivate func distance(toLineFrom a: CGPoint, to b: CGPoint) -> CGFloat {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let square = dx * dx + dy * dy
    guard square > 0, square.isFinite else { return distance(to: a) }
    let share = min(max(((x - a.x) * dx + (y - a.y) * dy) / square, 0), 1)
    return distance(to: CGPoint(x: a.x + dx * share, y: a.y + dy * share))
  }
}
