import Foundation

/// The values of a function over its domain at even steps, and the extent that an axis should show.
///
/// A pole has no greatest value: where the values grow without bound, the axis shows the inner nine
/// tenths of them and half of their extent on both sides.
package struct FunctionExtent {
  /// How often the function is evaluated for the samples.
  static let steps = 400

  /// Samples in order; values beyond the extent are missing.
  package private(set) var samples: [FunctionSample] = []
  /// Whether values lie beyond the extent.
  package private(set) var hasPoles = false

  /// Samples a function.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - domain: The values of x, or of the parameter; both ends are finite.
  package init(_ function: FunctionPlot, over domain: ClosedRange<Double>) {
    let (low, high) = (domain.lowerBound, domain.upperBound)
    func place(_ step: Int) -> Double {
      let share = Double(step) / Double(Self.steps)
      // The ends may lie further apart than the greatest number.
      return low * (1 - share) + high * share
    }
    samples = (0...Self.steps).map { function.sample(at: place($0)) }
    let values = samples.flatMap { [$0.lower, $0.upper] }.filter(\.isFinite).sorted()
    guard values.count > 20, function.isGraph, grows(function, place) else { return }
    hasPoles = true
    let (first, last) = (values[values.count / 20], values[values.count * 19 / 20])
    let margin = (last - first) / 2
    let range = (first - margin)...max(first - margin, last + margin)
    for index in samples.indices {
      if !range.contains(samples[index].lower) { samples[index].lower = .nan }
      if !range.contains(samples[index].upper) { samples[index].upper = .nan }
    }
  }

  /// Whether the values grow without bound towards a point near the greatest or the least of them.
  private func grows(_ function: FunctionPlot, _ place: (Int) -> Double) -> Bool {
    func size(_ sample: FunctionSample) -> Double { max(abs(sample.lower), abs(sample.upper)) }
    let greatest = samples.indices.filter { samples[$0].isFinite }.sorted {
      size(samples[$0]) > size(samples[$1])
    }
    return greatest.prefix(3).contains { index in
      let known = size(samples[index])
      guard known > 0 else { return false }
      var (a, b) = (place(max(index - 1, 0)), place(min(index + 1, Self.steps)))
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
