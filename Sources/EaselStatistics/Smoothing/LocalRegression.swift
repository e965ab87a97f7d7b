/// Polynomials fitted to the nearest pairs of a position.
struct LocalRegression {
  /// The pairs, by ascending x.
  private let x: [Double]
  private let y: [Double]
  private let degree: Int
  /// The number of pairs that a polynomial is fitted to.
  private let nearest: Int
  /// The factor of the distance to the furthest of them.
  private let widening: Double
  private var robustness: [Double]

  /// The product of pairs and neighbours up to which every pair has a polynomial of its own.
  private static let costOfExactWeights = 50_000_000.0

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
    if Double(count) * Double(nearest) <= Self.costOfExactWeights {
      var result: [Double] = []
      result.reserveCapacity(count)
      for index in x.indices {
        // Pairs with the same x have the same value.
        if index > 0, x[index] == x[index - 1] {
          result.append(result[index - 1])
        } else {
          result.append(value(at: x[index]))
        }
      }
      return result
    }
    let steps = 256
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

  /// The indices of the nearest pairs.
  private func window(at position: Double) -> Range<Int> {
    var low = Statistics.firstIndex(in: x, notBelow: position)
    var high = low
    while high - low < nearest {
      if low == 0 {
        high += 1
      } else if high == x.count || position - x[low - 1] <= x[high] - position {
        low -= 1
      } else {
        high += 1
      }
    }
    return low..<high
  }

  /// The value of the polynomial that is fitted around a position.
  func value(at position: Double) -> Double {
    let window = window(at: position)
    let furthest = max(position - x[window.lowerBound], x[window.upperBound - 1] - position)
    let width = furthest * widening
    guard width > 0, width.isFinite else {
      return mean(of: window) { _ in 1 }
    }
    for degree in (1...2).reversed() where degree <= self.degree {
      var problem = LeastSquares(columns: degree + 1)
      var row = Array(repeating: 0.0, count: degree + 1)
      for index in window {
        let root = weight(index, at: position, width: width).squareRoot()
        guard root > 0 else { continue }
        let distance = (x[index] - position) / width
        row[0] = root
        for power in 1...degree { row[power] = row[power - 1] * distance }
        problem.add(row: &row, value: root * y[index])
      }
      // Too few different x for this degree: the next lower one.
      if let solution = problem.solution() { return solution[0] }
    }
    return mean(of: window) { weight($0, at: position, width: width) }
  }

  /// The tricube weight, times that of robustness.
  private func weight(_ index: Int, at position: Double, width: Double) -> Double {
    let share = abs(x[index] - position) / width
    guard share < 1 else { return 0 }
    let rest = 1 - share * share * share
    return rest * rest * rest * robustness[index]
  }

  private func mean(of window: Range<Int>, weight: (Int) -> Double) -> Double {
    var (sum, total) = (0.0, 0.0)
    for index in window {
      let weight = weight(index)
      sum += weight * y[index]
      total += weight
    }
    // All weights can be 0, as with two pairs at the same distance on either side.
    guard total > 0 else {
      return window.reduce(0) { $0 + y[$1] / Double(window.count) }
    }
    return sum / total
  }
}
