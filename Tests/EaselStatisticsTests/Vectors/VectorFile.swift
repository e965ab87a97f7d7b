import Foundation

/// A file of inputs and expected results, and how it is run.
struct VectorFile: Decodable {
  let source: String
  let cases: [JSONValue]

  /// The files that this module answers for.
  static let names = [
    "boxplot", "quantile", "histogram", "density", "bandwidth", "regression", "loess", "moving",
    "downsample", "d3_quantile_bin",
  ]

  static func load(_ name: String) throws -> VectorFile {
    try JSONDecoder().decode(VectorFile.self, from: Fixtures.data("vectors/\(name).json"))
  }

  /// What came of a file's cases.
  struct Outcome {
    var total = 0
    var passed = 0
    /// The number of cases left out, by the rule's reason.
    var leftOut: [String: Int] = [:]
    /// What each failed case wanted and got.
    var failures: [String] = []

    /// The outcome as a row of the table in `docs/tables/vectors-statistics.md`.
    func row(_ name: String) -> String {
      let out = leftOut.values.reduce(0, +)
      let reasons = leftOut.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }
      return "| `\(name)` | \(total) | \(passed) | \(out) | \(reasons.joined(separator: "; ")) |"
    }
  }

  func run(_ name: String) -> Outcome {
    var outcome = Outcome(total: cases.count)
    for (index, vector) in cases.enumerated() {
      if let reason = VectorRule.reasonToLeaveOut(vector) {
        outcome.leftOut[reason, default: 0] += 1
        continue
      }
      do {
        let differences = try VectorRunner.differences(of: vector, in: name)
        if differences.isEmpty {
          outcome.passed += 1
        } else {
          let title = vector["name"]?.string ?? ""
          outcome.failures.append("\(index) \(title): \(differences.joined(separator: "; "))")
        }
      } catch {
        outcome.failures.append("\(index): \(error)")
      }
    }
    return outcome
  }
}
