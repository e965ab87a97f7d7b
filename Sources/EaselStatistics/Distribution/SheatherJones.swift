import Foundation

/// The bandwidth equation of Sheather and Jones, on binned values.
struct SheatherJones {
  private static let bins = 1000

  private let count: Double
  private let scale: Double
  private let width: Double
  /// The number of pairs of values, by the distance of their bins.
  private var pairs: [Double]

  /// Counts the pairs; `nil` if the scale or the width of the bins is not a positive number.
  init?(sorted values: [Double], scale: Double) {
    guard let first = values.first, let last = values.last, scale > 0 else { return nil }
    width = (last - first) * 1.01 / Double(Self.bins)
    guard width > 0, width.isFinite, (first / width).isFinite, (last / width).isFinite
    else { return nil }
    self.scale = scale
    count = Double(values.count)
    var weights = Array(repeating: 0.0, count: Self.bins + 1)
    let start = (first / width).rounded(.towardZero)
    for value in values {
      let bin = (value / width).rounded(.towardZero) - start
      weights[min(max(Int(bin), 0), Self.bins)] += 1
    }
    pairs = Array(repeating: 0, count: Self.bins + 1)
    for i in weights.indices where weights[i] > 0 {
      pairs[0] += weights[i] * (weights[i] - 1) / 2
      for j in 0..<i { pairs[i - j] += weights[i] * weights[j] }
    }
  }

  /// The estimate of the integral of f · f⁗ with a pilot bandwidth.
  private func fourth(_ h: Double) -> Double {
    let sum = sum(h) { $0 * $0 - 6 * $0 + 3 }
    return (2 * sum + 3 * count) / (count * (count - 1) * pow(h, 5) * (2 * .pi).squareRoot())
  }

  /// The estimate of the integral of f · f⁽⁶⁾ with a pilot bandwidth.
  private func sixth(_ h: Double) -> Double {
    let sum = sum(h) { (($0 - 15) * $0 + 45) * $0 - 15 }
    return (2 * sum - 15 * count) / (count * (count - 1) * pow(h, 7) * (2 * .pi).squareRoot())
  }

  private func sum(_ h: Double, _ polynomial: (Double) -> Double) -> Double {
    var result = 0.0
    for index in pairs.indices {
      let distance = Double(index) * width / h
      let square = distance * distance
      // The exponential of the remaining terms is below 10⁻²¹⁷.
      if !(square < 1000) { break }
      result += exp(-square / 2) * polynomial(square) * pairs[index]
    }
    return result
  }

  func bandwidth() -> Double? {
    let sixth = -sixth(1.23 * scale * pow(count, -1.0 / 9))
    guard sixth > 0, sixth.isFinite else { return nil }
    let ratio = fourth(1.24 * scale * pow(count, -1.0 / 7)) / sixth
    let factor = 1.357 * pow(ratio, 1.0 / 7)
    guard factor.isFinite, factor > 0 else { return nil }
    let constant = 1 / (2 * Double.pi.squareRoot() * count)
    let equation = { (h: Double) in
      pow(constant / fourth(factor * pow(h, 5.0 / 7)), 0.2) - h
    }
    var high = 1.144 * scale * pow(count, -0.2)
    var low = 0.1 * high
    let tolerance = 0.1 * low
    var tries = 0
    while !(equation(low) * equation(high) <= 0) {
      tries += 1
      guard tries < 99 else { return nil }
      if tries % 2 == 1 { high *= 1.2 } else { low /= 1.2 }
    }
    return BrentRoot.find(between: low, and: high, tolerance: tolerance, of: equation)
  }
}
