/// A local regression: polynomials fitted to the nearest pairs of a position.
struct LocalRegression {
  /// The pairs, by ascending x.
  private let x: [Double]
  private let y: [Double]
  private let degree: Int
  /// The number of pairs to which a polynomial is fitted.
  private let nearest: Int
  /// The factor of the distance to the farthest of them.
  private let widening: Double
  private var robustness: [Double]

  /// The greatest product of polynomials and neighbors for one pass of reweighting.
  private static let costOfPass = 100_000_000.0

  init(x: [Double], y: [Double], span: Double, degree: Int) {
    self.x = x
    self.y = y
    self.degree = degree
    let count = Double(x.count)
    nearest = min(max(Int(min(count * span + 1e-5, count)), 1), x.count)
    // The published program multiplies the squared distance by the span.
    widening = max(1, span).squareRoot()
    robustness = Array(repeating: 1, count: x.count)
  }

  /// Repeats the fit three times, each time with less weight for pairs far from the curve.
  mutating func reweight() {
    for _ in 0..<3 {
      let fitted = fittedValues()
      robustness = BiweightRobustness.weights(zip(y, fitted).map { $0 - $1 }) ?? robustness
    }
  }

  private func fittedValues() -> [Double] {
    let count = x.count
    let affordable = max(64, Int(Self.costOfPass / Double(nearest)))
    if count <= affordable {
      var result: [Double] = []
      result.reserveCapacity(count)
      for index in x.indices {
        // Pairs with equal x have equal values.
        if index > 0, x[index] == x[index - 1] {
          result.append(result[index - 1])
        } else {
          result.append(value(at: x[index]))
        }
      }
      return result
    }
    let steps = affordable - 1
    let knots = (0...steps).map { $0 * (count - 1) / steps }
    let values = knots.map { value(at: x[$0]) }
    var result = Array(repeating: values[0], count: count)
    for step in 0..<steps {
      let (start, end) = (knots[step], knots[step + 1])
      let range = x[end] - x[start]
      for index in start...end {
        let share = range > 0 ? (x[index] - x[start]) / range : 0
        result[index] = Statistics.interpolated(values[step], values[step + 1], share)
      }
    }
    return result
  }

  /// The indices of the nearest pairs, found by bisection.
  private func window(at position: Double) -> Range<Int> {
    var (low, high) = (0, x.count - nearest)
    while low < high {
      let middle = (low + high) / 2
      if position - x[middle] > x[middle + nearest] - position {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low..<(low + nearest)
  }

  /// The value of the polynomial that is fitted around a position.
  ///
  /// The polynomials are orthogonal over the weighted pairs, by Forsythe's recurrence (Journal of
  /// the Society for Industrial and Applied Mathematics 5, 1957), which needs no normal equations.
  func value(at position: Double) -> Double {
    let window = window(at: position)
    let furthest = max(position - x[window.lowerBound], x[window.upperBound - 1] - position)
    let width = furthest * widening
    guard width > 0, width.isFinite else {
      return window.reduce(0) { $0 + y[$1] / Double(window.count) }
    }
    // The distances in units of the width, and the weights.
    var distances = Array(repeating: 0.0, count: window.count)
    var weights = distances
    var (total, sum, sumOfY, squares) = (0.0, 0.0, 0.0, 0.0)
    for (offset, index) in window.enumerated() {
      let distance = (x[index] - position) / width
      let weight = weight(at: abs(distance)) * robustness[index]
      distances[offset] = distance
      weights[offset] = weight
      total += weight
      sum += weight * distance
      sumOfY += weight * y[index]
      squares += weight * distance * distance
    }
    // All weights can be 0, for example with two pairs at the same distance on either side.
    guard total > 0 else { return window.reduce(0) { $0 + y[$1] / Double(window.count) } }
    let (mean, meanOfY) = (sum / total, sumOfY / total)
    guard degree > 0 else { return meanOfY }
    var (second, third, fourth, slope) = (0.0, 0.0, 0.0, 0.0)
    for (offset, index) in window.enumerated() {
      let deviation = distances[offset] - mean
      let product = weights[offset] * deviation
      second += product * deviation
      third += product * deviation * deviation
      fourth += product * deviation * deviation * deviation
      slope += product * (y[index] - meanOfY)
    }
    // If a column is 0 apart from rounding, there are too few distinct x, and the degree is lower.
    guard second > 1e-24 * squares else { return meanOfY }
    slope /= second
    let line = meanOfY - slope * mean
    guard degree > 1 else { return line }
    let (skew, spread) = (third / second, second / total)
    var (norm, curvature) = (0.0, 0.0)
    for (offset, index) in window.enumerated() {
      let deviation = distances[offset] - mean
      let column = deviation * (deviation - skew) - spread
      let product = weights[offset] * column
      norm += product * column
      curvature += product * (y[index] - meanOfY - slope * deviation)
    }
    guard norm > 1e-24 * fourth else { return line }
    return line + curvature / norm * (mean * (mean + skew) - spread)
  }

  /// The tricube weight at a fraction of the width.
  private func weight(at share: Double) -> Double {
    guard share < 1 else { return 0 }
    let rest = 1 - share * share * share
    return rest * rest * rest
  }
}
