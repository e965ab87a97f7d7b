import EaselCharts
import Foundation
import Testing

/// The rules of looks, each over random charts of all families.
@Suite struct LookRulesTests {
  private static let faults = Task { () -> [Int: [String]] in
    let parts = await LookSamples.map(LookSamples.ruled) { sample -> [Int: String] in
      let look = SampleLook(sample)
      var found: [Int: String] = [:]
      for rule in LookRule.allCases {
        let faults = rule.faults(look)
        guard !faults.isEmpty else { continue }
        found[rule.rawValue] = sample.label + ": " + faults.prefix(3).joined(separator: ", ")
      }
      return found
    }
    return parts.reduce(into: [:]) { result, part in
      for (rule, text) in part { result[rule, default: []].append(text) }
    }
  }

  @Test(arguments: LookRule.allCases) func aRuleHoldsInEveryChart(_ rule: LookRule) async {
    let found = await Self.faults.value[rule.rawValue] ?? []
    #expect(found.isEmpty, "\(found.count) charts:\n\(found.prefix(8).joined(separator: "\n"))")
  }
}
