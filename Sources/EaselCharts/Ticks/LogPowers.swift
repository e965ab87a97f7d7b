import Foundation

/// The powers of a base, exact where a `Double` is.
struct LogPowers {
  /// The base, at least 1.01.
  let base: Double

  /// Creates the powers of a base; a base below 1.01 or an infinite one counts as 10.
  ///
  /// Closer to 1, there are too many powers between two numbers.
  init(base: Double) { self.base = base >= 1.01 && base.isFinite ? base : 10 }

  /// Whether the multiples 2 … base − 1 of a power are whole and few enough to list.
  var isWhole: Bool { base.rounded() == base && base <= 1000 }

  /// Returns the logarithm of a positive number.
  func logarithm(_ value: Double) -> Double {
    switch base {
    case 10: log10(value)
    case 2: log2(value)
    case M_E: log(value)
    default: log(value) / log(base)
    }
  }

  /// Returns the base raised to an exponent.
  func power(_ exponent: Double) -> Double {
    base == M_E ? exp(exponent) : pow(base, exponent)
  }

  /// Returns a multiple of a power; it divides if the exponent is negative, which is exact.
  func multiple(_ factor: Double, ofPower exponent: Double) -> Double {
    // Below 10^−308 the inverse is infinite; the product is then the best approximation.
    let inverse = exponent < 0 ? power(-exponent) : .infinity
    return inverse.isFinite ? factor / inverse : factor * power(exponent)
  }

  /// The whole exponents of the powers between two positive numbers.
  func exponents(from low: Double, to high: Double) -> ClosedRange<Int>? {
    guard low > 0, low <= high, high.isFinite else { return nil }
    var first = logarithm(low).rounded(.up)
    var last = logarithm(high).rounded(.down)
    // The logarithm's last bit may be wrong in either direction.
    if multiple(1, ofPower: first - 1) >= low { first -= 1 }
    if multiple(1, ofPower: first) < low { first += 1 }
    if multiple(1, ofPower: last + 1) <= high { last += 1 }
    if multiple(1, ofPower: last) > high { last -= 1 }
    return first <= last ? Int(first)...Int(last) : nil
  }

  /// Returns the multiples 1 … base − 1 of all powers between two positive numbers.
  func multiples(from low: Double, to high: Double) -> [Double] {
    guard isWhole else { return [] }
    return multiples((1..<Int(base)).map(Double.init), from: low, to: high)
  }

  /// Returns the given multiples of all powers between two positive numbers, in ascending order.
  func multiples(_ factors: [Double], from low: Double, to high: Double) -> [Double] {
    guard low > 0, low <= high, high.isFinite else { return [] }
    var result: [Double] = []
    for exponent in Int(logarithm(low).rounded(.down))...Int(logarithm(high).rounded(.up)) {
      for factor in factors {
        let value = multiple(factor, ofPower: Double(exponent))
        if value >= low, value <= high, value != result.last { result.append(value) }
      }
    }
    return result
  }
}
