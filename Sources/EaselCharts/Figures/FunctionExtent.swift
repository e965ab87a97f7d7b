import Foundation

/// The values of a function at even steps of its domain, within the range that an axis shows.
///
/// Near a pole the values grow without bound. The range then extends from the 5th to the 95th
/// percentile of the values, and by half of this distance on both sides.
struct FunctionExtent {
  /// The number of steps; the function is evaluated at both ends of each.
  static let steps = 400

  /// The samples in order; values outside of the range are NaN.
  private(set) var samples: [FunctionSample] = []
  /// Whether the function has poles, so that the range is limited.
  private(set) var hasPoles = false

  /// Creates the values of a function.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - domain: The range of x, or of the parameter; both ends are finite.
  init(_ function: FunctionPlot, over domain: ClosedRange<Double>) {
    let (low, high) = (domain.lowerBound, domain.upperBound)
    func coordinate(_ step: Int) -> Double {
      let share = Double(step) / Double(Self.steps)
      // Without the difference of the ends, which can exceed the range of `Double`.
      return low * (1 - share) + high * share
    }
    samples = (0...Self.steps).map { function.sample(at: coordinate($0)) }
    let values = samples.flatMap { [$0.lower, $0.upper] }.filter(\.isFinite).sorted()
    guard values.count > 20, function.isGraph, grows(function, coordinate) else { return }
    hasPoles = true
    let (first, last) = (values[values.count / 20], values[values.count * 19 / 20])
    let margin = (last - first) / 2
    let range = (first - margin)...max(first - margin, last + margin)
    for index in samples.indices {
      if !range.contains(samples[index].lower) { samples[index].lower = .nan }
      if !range.contains(samples[index].upper) { samples[index].upper = .nan }
    }
  }

  /// Returns whether the values grow without bound near one of the three with the greatest size.
  private func grows(_ function: FunctionPlot, _ coordinate: (Int) -> Double) -> Bool {
    func size(_ sample: FunctionSample) -> Double { max(abs(sample.lower), abs(sample.upper)) }
    let maximum = samples.indices.filter { samples[$0].isFinite }.sorted {
      size(samples[$0]) > size(samples[$1])
    }
    return maximum.prefix(3).contains { index in
      let known = size(samples[index])
      guard known > 0 else { return false }
      var (a, b) = (coordinate(max(index - 1, 0)), coordinate(min(index + 1, Self.steps)))
      var best = known
      for _ in 0..<40 {
        let (left, right) = (a + (b - a) / 3, b - (b - a) / 3)
        let (first, second) = (size(function.sample(at: left)), size(function.sample(at: right)))
        guard first.isFinite, second.isFinite else { return best > known * 50 }
        best = max(best, first, second)
        if first > second { b = right } else { a = left }
        if best > known * 1000 { return true }
      }
      return false
    }
  }
}
