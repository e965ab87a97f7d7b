import Foundation

/// The branch and bound search for the ticks with the best score.
struct ExtendedTickSearch {
  private static let mantissas: [Double] = [1, 5, 2, 2.5, 4, 3]
  private static let simplicityWeight = 0.25
  private static let coverageWeight = 0.2
  private static let densityWeight = 0.5
  private static let legibilityWeight = 0.05
  /// The number of candidates after which the search ends with the best one so far.
  ///
  /// If all candidates have a bad legibility, the bounds alone would not end the search.
  private static let maximumCandidates = 20_000

  let low: Double
  let high: Double
  let count: Double
  let isLoose: Bool
  private var bestScore = -2.0
  private var best: [Double] = []
  private var candidates = 0

  init(low: Double, high: Double, count: Double, isLoose: Bool) {
    self.low = low
    self.high = high
    self.count = count
    self.isLoose = isLoose
  }

  /// A candidate: `count` multiples of a mantissa, every `skip`-th beginning with the first.
  private struct Candidate {
    var mantissa: Double
    var exponent: Double
    var skip: Double
    var count: Double
    var first: Double

    func value(at index: Double) -> Double {
      let number = (first + index * skip) * mantissa
      return (exponent < 0 ? number / pow(10, -exponent) : number * pow(10, exponent)) + 0
    }
  }

  mutating func run(legibility: (([Double]) -> Double)?) -> [Double] {
    var skip = 1.0
    candidates = 0
    while candidates < Self.maximumCandidates {
      for (rank, mantissa) in Self.mantissas.enumerated() {
        let simplicity = 2 - Double(rank) / Double(Self.mantissas.count - 1) - skip
        if score(simplicity, 1, 1) < bestScore { return best }
        search(mantissa, skip: skip, simplicity: simplicity, legibility: legibility)
      }
      skip += 1
    }
    return best
  }

  private mutating func search(
    _ mantissa: Double, skip: Double, simplicity: Double, legibility: (([Double]) -> Double)?
  ) {
    var number = 2.0
    while candidates < Self.maximumCandidates {
      let density = number >= count ? 2 - (number - 1) / (count - 1) : 1
      if score(simplicity, 1, density) < bestScore { return }
      var exponent = log10((high - low) / (number + 1) / skip / mantissa).rounded(.up)
      while candidates < Self.maximumCandidates {
        candidates += 1
        let step = skip * mantissa * pow(10, exponent)
        guard step.isFinite else { break }
        if score(simplicity, mostCoverage(step * (number - 1)), density) < bestScore { break }
        let from = (high / step).rounded(.down) * skip - (number - 1) * skip
        let through = (low / step).rounded(.up) * skip
        for first in stride(from: from, through: through, by: 1) {
          candidates += 1
          judge(
            Candidate(
              mantissa: mantissa, exponent: exponent, skip: skip, count: number, first: first),
            simplicity: simplicity, legibility: legibility)
        }
        exponent += 1
      }
      number += 1
    }
  }

  private mutating func judge(
    _ candidate: Candidate, simplicity: Double, legibility: (([Double]) -> Double)?
  ) {
    let (first, last) = (candidate.value(at: 0), candidate.value(at: candidate.count - 1))
    if isLoose, first > low || last < high { return }
    // Zero improves the simplicity if it is one of the ticks.
    let hasZero =
      first <= 0 && last >= 0
      && candidate.first.truncatingRemainder(dividingBy: candidate.skip) == 0
    let simplicity = hasZero ? simplicity : simplicity - 1
    let rate = (candidate.count - 1) / (last - first)
    let wanted = (count - 1) / (max(last, high) - min(low, first))
    let density = 2 - max(rate / wanted, wanted / rate)
    let coverage = coverage(first, last)
    guard score(simplicity, coverage, density) > bestScore else { return }
    let ticks = stride(from: 0, to: candidate.count, by: 1).map(candidate.value)
    let legible = legibility.map { min(1, $0(ticks)) } ?? 1
    let result = score(simplicity, coverage, density, legible)
    if result > bestScore { (bestScore, best) = (result, ticks) }
  }

  private func score(
    _ simplicity: Double, _ coverage: Double, _ density: Double, _ legibility: Double = 1
  ) -> Double {
    Self.simplicityWeight * simplicity + Self.coverageWeight * coverage
      + Self.densityWeight * density + Self.legibilityWeight * legibility
  }

  private func coverage(_ first: Double, _ last: Double) -> Double {
    let (above, below) = ((high - last) / (high - low), (low - first) / (high - low))
    return 1 - 50 * (above * above + below * below)
  }

  /// The best possible coverage of ticks over a span.
  private func mostCoverage(_ span: Double) -> Double {
    let excess = (span - (high - low)) / (high - low) / 2
    return excess > 0 ? 1 - 100 * excess * excess : 1
  }
}
