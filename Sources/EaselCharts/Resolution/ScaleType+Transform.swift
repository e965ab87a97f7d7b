extension ScaleType {
  /// The transform of numbers before they are spaced evenly.
  package var transform: ScaleTransform {
    switch form {
    case .log(let base): .log(base: base)
    case .squareRoot: .squareRoot
    case .power(let exponent): .power(exponent: exponent)
    case .symmetricLog(let slope): .symmetricLog(slopeAtZero: slope)
    case .linear, .date, .category: .linear
    }
  }
}

extension ScaleType {
  /// The name of the type, for diagnostics.
  package var name: String {
    switch form {
    case .linear: "linear"
    case .log: "log"
    case .squareRoot: "squareRoot"
    case .power: "power"
    case .symmetricLog: "symmetricLog"
    case .date: "date"
    case .category: "category"
    }
  }
}

extension ScaleTransform {
  /// Whether zero and negative numbers have no position.
  package var isLogarithmic: Bool {
    if case .log = self { true } else { false }
  }

  /// Returns the number at a position 0...1 between two ends.
  package func value(at share: Double, from lower: Double, to upper: Double) -> Double {
    invert(apply(lower) * (1 - share) + apply(upper) * share)
  }

  /// Returns the position 0...1 of a number between two ends; NaN if it has none.
  package func share(of value: Double, from lower: Double, to upper: Double) -> Double {
    // Halving before subtracting keeps differences of the largest numbers finite.
    let (low, high) = (apply(lower) / 2, apply(upper) / 2)
    let place = apply(value) / 2
    guard !place.isNaN, !low.isNaN, !high.isNaN else { return .nan }
    let share = (place - low) / (high - low)
    return low == high || share.isNaN ? 0.5 : min(max(share, 0), 1)
  }
}
