import EaselStatistics

/// Carries out a case and compares what comes out with what is expected.
enum VectorRunner {
  /// A form that the runner does not know: a case may never pass or vanish because of it.
  struct UnknownForm: Error, CustomStringConvertible {
    let description: String
  }

  /// A result of a case: what was expected, what came out, and how far they may differ.
  struct Comparison {
    let name: String
    let expected: JSONValue
    let actual: JSONValue
    let tolerance: Double
  }

  static func differences(of vector: JSONValue, in file: String) throws -> [String] {
    let comparisons =
      switch file {
      case "boxplot": try boxPlot(vector)
      case "quantile": try quantile(vector)
      case "histogram": try histogram(vector)
      case "density": try density(vector)
      case "bandwidth": try bandwidth(vector)
      case "regression": try regression(vector)
      case "loess": try loess(vector)
      case "moving": try moving(vector)
      case "downsample": try downsample(vector)
      case "d3_quantile_bin": try chain(vector)
      default: throw UnknownForm(description: "unknown file \(file)")
      }
    guard !comparisons.isEmpty else { throw UnknownForm(description: "nothing is compared") }
    return comparisons.filter { !$0.expected.agrees(with: $0.actual, within: $0.tolerance) }
      .map { "\($0.name): wanted \($0.expected), got \($0.actual)" }
  }

  /// The numbers of a member, missing ones as NaN.
  static func numbers(_ vector: JSONValue, _ name: String) throws -> [Double] {
    guard let numbers = vector[name]?.numbers else {
      throw UnknownForm(description: "no numbers \(name)")
    }
    return numbers
  }

  static func number(_ vector: JSONValue, _ name: String) throws -> Double {
    guard let number = vector[name]?.number else {
      throw UnknownForm(description: "no number \(name)")
    }
    return number
  }

  /// The comparisons of the members that the case has.
  static func comparisons(
    _ vector: JSONValue, _ results: [(String, JSONValue)], tolerance: Double
  ) -> [Comparison] {
    results.compactMap { name, actual in
      vector[name].map {
        Comparison(
          name: name, expected: $0, actual: actual,
          tolerance: tolerance * max(1, maximum($0)))
      }
    }
  }

  /// The greatest magnitude of a value's numbers.
  static func maximum(_ value: JSONValue) -> Double {
    (value.numbers ?? [value.number ?? 0]).reduce(0) { $1.isFinite ? max($0, abs($1)) : $0 }
  }

  /// The range of the finite numbers.
  static func range(_ values: [Double]) -> Double {
    let finite = values.filter(\.isFinite)
    return (finite.max() ?? 0) - (finite.min() ?? 0)
  }
}
