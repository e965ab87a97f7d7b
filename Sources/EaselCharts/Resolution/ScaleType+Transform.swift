extension ScaleType {
  /// What the scale does with numbers before it spaces them evenly.
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
  /// The name of the kind, for notes.
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
  /// Whether zero and negative numbers have no place.
  package var isLogarithmic: Bool {
    if case .log = self { true } else { false }
  }

  /// The number at a share 0…1 of the way between two ends.
  package func value(at share: Double, from lower: Double, to upper: Double) -> Double {
    invert(apply(lower) * (1 - share) + apply(upper) * share)
  }

  /// The share 0…1 of the way between two ends at which a number lies; NaN where it has no place.
  package func share(of value: Double, from lower: Double, to upper: Double) -> Double {
    // Halves keep the distances of the greatest numbers finite.
    let (low, high) = (apply(lower) / 2, apply(upper) / 2)
    let place = apply(value) / 2
    guard !place.isNaN, !low.isNaN, !high.isNaN else { return .nan }
    let share = (place - low) / (high - low)
    return low == high || share.isNaN ? 0.5 : min(max(share, 0), 1)
  }
}
