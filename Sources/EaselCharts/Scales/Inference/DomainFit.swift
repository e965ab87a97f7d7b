import Foundation

/// The search for the ends and the step of an axis: few round ticks and little empty space.
///
/// Steps are 1, 2, 5 or 2.5 times a power of ten (also 4 and 3 if ticks must be whole). An end is a
/// tick if that leaves little space empty, otherwise a multiple of a fifth or a tenth of the step,
/// otherwise the end of the data. The candidate with the least cost is chosen. The cost is the
/// empty fraction plus penalties for ends that are not ticks, for fewer or more than five ticks,
/// and for odd steps.
struct DomainFit {
  /// The greatest fraction of the axis that may be beyond the data.
  static let mostEmpty = 0.15
  /// The numbers of ticks that an axis may have.
  static let counts = 3...6

  var lower: Double
  var upper: Double
  var transform = ScaleTransform.linear
  /// Whether ticks must be whole numbers.
  var hasWholeTicks = false
  /// Whether the ends are not changed.
  var keepsEnds = false

  /// The best axis; if there is none, the ends themselves are domain and ticks.
  var best: NumberDomain {
    let size = max(abs(lower), abs(upper))
    let length = upper - lower
    // Ends that are too far apart or too near to zero are scaled by a power of ten first.
    if size > 1e300, !keepsEnds { return rescaled(by: 1e-20) }
    if length < 1e-280, length > 0, size < 1e-200, !keepsEnds { return rescaled(by: 1e20) }
    let plain = NumberDomain(lower: lower, upper: upper, ticks: [lower, upper])
    // Below this length, neighboring ticks would differ only in their last bits.
    guard length > size * 1e-13, length.isFinite else { return plain }
    return search() ?? (hasWholeTicks ? withoutWholeTicks : plain)
  }

  private var withoutWholeTicks: NumberDomain {
    var other = self
    other.hasWholeTicks = false
    return other.best
  }

  private func rescaled(by factor: Double) -> NumberDomain {
    var other = self
    other.lower *= factor
    other.upper *= factor
    // Empty fractions of a power do not change with the factor; for other transforms the error
    // does not matter at such sizes.
    let domain = other.best
    let limit = Double.greatestFiniteMagnitude
    func back(_ value: Double) -> Double { max(-limit, min(limit, value / factor)) }
    let (low, high) = (min(lower, back(domain.lower)), max(upper, back(domain.upper)))
    var ticks: [Double] = []
    for tick in domain.ticks.map({ $0 / factor })
    where tick >= low && tick <= high && tick != ticks.last {
      ticks.append(tick)
    }
    return NumberDomain(lower: low, upper: high, ticks: ticks.isEmpty ? [low, high] : ticks)
  }

  // MARK: Search

  private struct Step {
    let ticks: RoundStep
    /// Steps for ends that are not ticks, from coarse to fine.
    let ends: [RoundStep]
    let penalty: Double
  }

  private func steps(exponent: Int) -> [Step] {
    func step(_ mantissa: Double, _ shift: Int, _ end: (Double, Int), _ penalty: Double) -> Step {
      let exponent = exponent + shift
      return Step(
        ticks: RoundStep(mantissa: mantissa, exponent: exponent),
        ends: [
          RoundStep(mantissa: end.0, exponent: exponent + end.1),
          RoundStep(mantissa: mantissa, exponent: exponent - 1),
        ], penalty: penalty)
    }
    var result = [
      step(1, 0, (2, -1), 0), step(2, 0, (5, -1), 0), step(25, -1, (5, 0), 0.15),
      step(5, 0, (1, 0), 0.02),
    ]
    if hasWholeTicks {
      result += [step(4, 0, (1, 0), 0.2), step(3, 0, (1, 0), 0.3)]
      result.removeAll { $0.ticks.size.rounded() != $0.ticks.size || $0.ticks.size < 1 }
    }
    return result
  }

  private func search() -> NumberDomain? {
    let top = Int(log10(upper - lower).rounded(.down))
    var best: (cost: Double, domain: NumberDomain)?
    for exponent in (top - 1)...(hasWholeTicks ? max(top, 0) : top) {
      for step in steps(exponent: exponent) {
        for (low, lowCost) in ends(step, of: lower, index: { $0.index(below: $1) }) {
          for (high, highCost) in ends(step, of: upper, index: { $0.index(above: $1) }) {
            let cost = lowCost + highCost + step.penalty
            if let best, cost >= best.cost { continue }
            guard let (domain, rest) = judged(step.ticks, low, high) else { continue }
            if cost + rest < best?.cost ?? .infinity { best = (cost + rest, domain) }
          }
        }
      }
    }
    return best?.domain
  }

  /// The candidates for an end that a step allows, with their penalties.
  private func ends(
    _ step: Step, of value: Double, index: (RoundStep, Double) -> Double
  ) -> [(value: Double, cost: Double)] {
    if keepsEnds { return [(value, 0)] }
    var result: [(value: Double, cost: Double)] = []
    for (unit, cost) in zip([step.ticks] + step.ends, [0, 0.25, 0.3]) {
      let end = unit.value(at: index(unit, value))
      // If a finer unit gives the same end, the coarser one has the lower penalty.
      if end.isFinite, !result.contains(where: { $0.value == end }) { result.append((end, cost)) }
    }
    if !result.contains(where: { $0.value == value }) { result.append((value, 0.5)) }
    return result
  }

  /// The axis with the given ends, and the cost of its empty fraction and number of ticks.
  private func judged(
    _ step: RoundStep, _ low: Double, _ high: Double
  ) -> (domain: NumberDomain, cost: Double)? {
    let empty = emptyShare(low, high)
    guard empty <= Self.mostEmpty else { return nil }
    let ticks = step.values(from: low, to: high, atMost: Self.counts.upperBound)
    guard !ticks.isEmpty, hasWholeTicks || ticks.count >= Self.counts.lowerBound else {
      return nil
    }
    let countCost =
      switch ticks.count {
      case 5: 0.0
      case 4: 0.03
      case 6: 0.08
      case 3: 0.15
      default: 1.5 - 0.5 * Double(ticks.count)
      }
    return (NumberDomain(lower: low, upper: high, ticks: ticks), empty + countCost)
  }

  private func emptyShare(_ low: Double, _ high: Double) -> Double {
    let (start, end) = (transform.apply(low), transform.apply(high))
    let (first, last) = (transform.apply(lower), transform.apply(upper))
    // One subtraction and one division if an end is the data's own: 85 of 100 leaves .15.
    return ((first - start) + (end - last)) / (end - start)
  }
}
