import Foundation

/// A timing function between two key frames: a cubic curve from (0, 0) to (1, 1), as in
/// `keySplines` of SMIL.
struct SVGEasing: Hashable {
  var x1: CGFloat
  var y1: CGFloat
  var x2: CGFloat
  var y2: CGFloat

  static let linear = SVGEasing(x1: 0, y1: 0, x2: 1, y2: 1)

  /// The number of intervals along each axis in the first search.
  private static let steps = 4
  /// The maximum number of samples that the search uses.
  private static let mostSamples = 24
  /// The number of steps of the second search.
  private static let refinements = 40
  /// The maximum mean distance of the best candidate of the first search from the samples.
  private static let farthest: CGFloat = 0.1
  private static var sides: [WritableKeyPath<SVGEasing, CGFloat>] { [\.x1, \.y1, \.x2, \.y2] }
  /// The number of decimals that are written.
  static let decimals = 4

  /// Returns the fraction of the change after a fraction of the time, both 0...1.
  func progress(at time: CGFloat) -> CGFloat {
    guard self != .linear else { return time }
    var (low, high) = (CGFloat(0), CGFloat(1))
    // More precise than the written decimals, because derivatives are computed from differences.
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if Self.value(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    return Self.value(y1, y2, (low + high) / 2)
  }

  private static func value(_ a: CGFloat, _ b: CGFloat, _ t: CGFloat) -> CGFloat {
    let s = 1 - t
    return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
  }

  /// Creates the curve through points of time and progress, whose progress must not decrease.
  ///
  /// It is `nil` if no curve is within the tolerance.
  init?(_ points: [(time: CGFloat, progress: CGFloat)], tolerance: CGFloat) {
    guard !points.isEmpty,
      points.allSatisfy({ (-tolerance...1 + tolerance).contains($0.progress) }),
      zip(points, points.dropFirst()).allSatisfy({ $0.progress <= $1.progress + tolerance })
    else { return nil }
    let step = max(1, points.count / Self.mostSamples)
    let looked = stride(from: 0, to: points.count, by: step).map { points[$0] }
    func error(_ easing: SVGEasing, most: CGFloat) -> CGFloat {
      var sum: CGFloat = 0
      for point in looked {
        let difference = easing.progress(at: point.time) - point.progress
        sum += difference * difference
        if sum > most { break }
      }
      return sum
    }
    var best = SVGEasing.linear
    var minimum = error(best, most: .infinity)
    let unit = 1 / CGFloat(Self.steps)
    for i in 0...Self.steps {
      for j in 0...Self.steps {
        // Symmetric and one-sided functions first. The search below finds the others from there.
        for (y1, y2) in [
          (CGFloat(0), CGFloat(1)), (0.5, 1), (0, 0.5), (0.25, 0.75), (1, 1), (0, 0),
        ] {
          let easing = SVGEasing(x1: CGFloat(i) * unit, y1: y1, x2: CGFloat(j) * unit, y2: y2)
          let sum = error(easing, most: minimum)
          if sum < minimum { (best, minimum) = (easing, sum) }
        }
      }
    }
    // Points that are far from every candidate are not on such a curve.
    guard minimum <= CGFloat(looked.count) * Self.farthest * Self.farthest else { return nil }
    var damping: CGFloat = 1e-3
    for _ in 0..<Self.refinements where minimum > 0 {
      guard let change = best.change(towards: looked, damping: damping) else { break }
      var easing = best
      for (side, number) in zip(Self.sides, change) {
        easing[keyPath: side] = min(max(best[keyPath: side] + number, 0), 1)
      }
      let sum = error(easing, most: minimum)
      if sum < minimum {
        (best, minimum, damping) = (easing, sum, damping / 5)
      } else {
        damping *= 5
      }
    }
    for side in Self.sides {
      best[keyPath: side] = (best[keyPath: side] * 1e4).rounded() / 1e4
    }
    guard points.allSatisfy({ abs(best.progress(at: $0.time) - $0.progress) <= tolerance }) else {
      return nil
    }
    self = best
  }

  /// Returns a step of the Levenberg (1944) and Marquardt (1963) method towards the least squares.
  private func change(
    towards points: [(time: CGFloat, progress: CGFloat)], damping: CGFloat
  ) -> [CGFloat]? {
    var matrix = [[CGFloat]](repeating: [CGFloat](repeating: 0, count: 5), count: 4)
    let step: CGFloat = 1e-3
    let neighbours = Self.sides.map { side in
      var pair = (self, self)
      pair.0[keyPath: side] -= step
      pair.1[keyPath: side] += step
      return pair
    }
    for point in points {
      let rest = point.progress - progress(at: point.time)
      let slopes = neighbours.map {
        ($0.1.progress(at: point.time) - $0.0.progress(at: point.time)) / (2 * step)
      }
      for row in 0..<4 {
        for column in 0..<4 { matrix[row][column] += slopes[row] * slopes[column] }
        matrix[row][4] += slopes[row] * rest
      }
    }
    for row in 0..<4 { matrix[row][row] += damping * (matrix[row][row] + 1e-6) }
    return Self.solved(matrix)
  }

  /// Returns the solution of linear equations by Gaussian elimination, or `nil` if there is none.
  private static func solved(_ equations: [[CGFloat]]) -> [CGFloat]? {
    var rows = equations
    for pivot in rows.indices {
      guard
        let best = (pivot..<rows.count).max(by: { abs(rows[$0][pivot]) < abs(rows[$1][pivot]) }),
        abs(rows[best][pivot]) > 1e-14
      else { return nil }
      rows.swapAt(pivot, best)
      for row in rows.indices where row != pivot {
        let factor = rows[row][pivot] / rows[pivot][pivot]
        for column in pivot..<rows[row].count {
          rows[row][column] -= factor * rows[pivot][column]
        }
      }
    }
    return rows.indices.map { rows[$0][rows.count] / rows[$0][$0] }
  }

  init(x1: CGFloat, y1: CGFloat, x2: CGFloat, y2: CGFloat) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// The curve as a value of `keySplines`.
  var text: String { SVGWriter.numbers([x1, y1, x2, y2], Self.decimals) }
}
