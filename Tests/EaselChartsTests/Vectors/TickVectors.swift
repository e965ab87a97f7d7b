import Foundation

@testable import EaselCharts

/// The files of ticks and default domains, whose cases are no chains of calls.
enum TickVectors {
  static let names = ["log_breaks", "extended_ticks", "swift_charts_defaults"]

  /// Runs the cases of a file.
  static func run(_ name: String) throws -> VectorFile.Outcome {
    let data = try Fixtures.data("vectors/\(name).json")
    switch name {
    case "log_breaks":
      return outcome(try JSONDecoder().decode(File<LogCase>.self, from: data))
    case "extended_ticks":
      return outcome(try JSONDecoder().decode(File<ExtendedCase>.self, from: data))
    default:
      return outcome(try JSONDecoder().decode(File<DefaultCase>.self, from: data))
    }
  }

  private static func outcome(_ file: File<some TickCase>) -> VectorFile.Outcome {
    var outcome = VectorFile.Outcome(total: file.cases.count)
    for (index, vector) in file.cases.enumerated() {
      if let reason = vector.reasonToLeaveOut {
        outcome.leftOut[reason, default: 0] += 1
      } else if let failure = vector.failure(within: file.tolerance ?? 0) {
        outcome.failures.append("case \(index): \(failure)")
      } else {
        outcome.passed += 1
      }
    }
    return outcome
  }

  /// What is wrong with ticks, or nil; the tolerance is relative for values beyond 1.
  fileprivate static func difference(
    _ actual: [Double], _ expected: [Double], within tolerance: Double
  ) -> String? {
    let agrees =
      actual.count == expected.count
      && zip(actual, expected).allSatisfy { abs($0 - $1) <= tolerance * max(1, abs($1)) }
    return agrees ? nil : "wanted \(expected), got \(actual)"
  }
}

private struct File<Case: TickCase>: Decodable {
  let tolerance: Double?
  let cases: [Case]
}

private protocol TickCase: Decodable {
  /// Why the case says nothing about numbers, or nil.
  var reasonToLeaveOut: String? { get }
  /// What is wrong, or nil.
  func failure(within tolerance: Double) -> String?
}

private struct LogCase: TickCase {
  let range: [Double]
  let n: Int
  let base: Double
  let expected: [Double]

  var reasonToLeaveOut: String? { nil }

  func failure(within tolerance: Double) -> String? {
    TickVectors.difference(
      LogTicks.breaks(from: range[0], to: range[1], count: n, base: base), expected,
      within: tolerance)
  }
}

private struct ExtendedCase: TickCase {
  let range: [Double]
  let m: Double
  let expected: [Double]
  let loose: [Double]

  var reasonToLeaveOut: String? { nil }

  func failure(within tolerance: Double) -> String? {
    let tight = ExtendedTicks.values(from: range[0], to: range[1], count: m)
    let around = ExtendedTicks.values(from: range[0], to: range[1], count: m, isLoose: true)
    return TickVectors.difference(tight, expected, within: tolerance)
      ?? TickVectors.difference(around, loose, within: tolerance).map { "loose: \($0)" }
  }
}

private struct DefaultCase: TickCase {
  struct Configuration: Decodable {
    let domain: [Double]?
    let values: String?
  }

  private enum CodingKeys: String, CodingKey {
    case values, configuration, domain, labels
    case hours = "date_domain_hours"
  }

  let values: [Double]?
  let configuration: Configuration
  let domain: [Double]?
  let labels: [Double]?
  let hours: Double?

  var reasonToLeaveOut: String? { hours == nil ? nil : "dates" }

  func failure(within tolerance: Double) -> String? {
    if let values, let domain, let lower = values.min(), let upper = values.max() {
      let inferred = NumberDomain.inferred(
        from: lower, to: upper, role: .bars, style: .zeroBased)
      return TickVectors.difference(
        [inferred.lower, inferred.upper], domain, within: tolerance)
    }
    guard let given = configuration.domain, let labels,
      let count = configuration.values?.filter(\.isNumber).first.flatMap({ Double(String($0)) })
    else { return "a case of unknown form" }
    return TickVectors.difference(
      Ticks.values(from: given[0], to: given[1], count: count), labels, within: tolerance)
  }
}
