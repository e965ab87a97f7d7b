/// Local lines of sorted pairs, with Cleveland's robustness weights.
struct Lowess {
  /// The pairs, by ascending x.
  let x: [Double]
  let y: [Double]
  /// The number of pairs to which a line is fitted.
  let nearest: Int
  /// The distance within which values are interpolated.
  let delta: Double

  func smoothed(iterations: Int) -> [Double] {
    guard x.count > 1 else { return y }
    var robustness: [Double]?
    var result = pass(robustness: nil)
    for _ in 0..<iterations {
      // Residuals of 0 give no weights.
      guard let weights = BiweightRobustness.weights(zip(y, result).map { $0 - $1 }) else { break }
      robustness = weights
      result = pass(robustness: robustness)
    }
    return result
  }

  /// A pass over the pairs: computes lines at some positions and interpolates between them.
  private func pass(robustness: [Double]?) -> [Double] {
    let count = x.count
    var result = y
    var weights = Array(repeating: 0.0, count: count)
    var (left, right) = (0, min(nearest, count) - 1)
    var last = -1
    var index = 0
    while last < count - 1 {
      while right < count - 1, x[index] - x[left] > x[right + 1] - x[index] {
        left += 1
        right += 1
      }
      result[index] =
        value(at: x[index], from: left, to: right, robustness: robustness, weights: &weights)
        ?? y[index]
      if last >= 0, last < index - 1 {
        let range = x[index] - x[last]
        for between in (last + 1)..<index {
          let share = (x[between] - x[last]) / range
          result[between] = share * result[index] + (1 - share) * result[last]
        }
      }
      last = index
      let cut = x[last] + delta
      index = last + 1
      while index < count, x[index] <= cut {
        if x[index] == x[last] {
          result[index] = result[last]
          last = index
        }
        index += 1
      }
      index = max(last + 1, index - 1)
    }
    return result
  }

  /// The value of the line around a position, or `nil` if no pair has a weight.
  private func value(
    at position: Double, from left: Int, to right: Int, robustness: [Double]?,
    weights: inout [Double]
  ) -> Double? {
    let width = max(position - x[left], x[right] - position)
    var total = 0.0
    var end = left
    while end < x.count {
      let distance = abs(x[end] - position)
      weights[end] = 0
      if distance <= 0.999 * width {
        let share = distance / width
        let rest = 1 - share * share * share
        weights[end] = distance <= 0.001 * width ? 1 : rest * rest * rest
        if let robustness { weights[end] *= robustness[end] }
        total += weights[end]
      } else if x[end] > position {
        break
      }
      end += 1
    }
    guard total > 0 else { return nil }
    var (mean, spread) = (0.0, 0.0)
    for index in left..<end {
      weights[index] /= total
      mean += weights[index] * (x[index] - position)
    }
    for index in left..<end {
      let offset = x[index] - position - mean
      spread += weights[index] * offset * offset
    }
    // If all pairs have almost the same x, their mean replaces the line.
    let slope =
      width > 0 && spread.squareRoot() > 0.001 * (x[x.count - 1] - x[0]) ? -mean / spread : 0
    var result = 0.0
    for index in left..<end {
      result += weights[index] * (slope * (x[index] - position - mean) + 1) * y[index]
    }
    return result
  }
}
