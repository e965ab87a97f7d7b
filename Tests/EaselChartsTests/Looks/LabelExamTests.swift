import EaselCharts
import EaselGenerators
import Foundation
import Testing

/// Labels of random charts of all families, from 80 × 60 to 1600 × 900.
@Suite struct LabelExamTests {
  private static let exam = Task { await LabelExam(count: LookSamples.labeled) }

  private static func found(
    _ part: @Sendable (LabelExam.Finding) -> [String]
  ) async -> [String] {
    await exam.value.findings.compactMap { finding in
      let faults = part(finding)
      return faults.isEmpty ? nil : finding.label + ": " + faults.prefix(3).joined(separator: ", ")
    }
  }

  @Test func noLabelLiesOnAnother() async {
    let found = await Self.found(\.overlaps)
    #expect(found.isEmpty, "\(found.count) charts: \(found.prefix(12).joined(separator: "\n"))")
  }

  @Test func noLabelLiesOnAMarkOfAnotherSeries() async {
    let found = await Self.found(\.onMarks)
    #expect(found.isEmpty, "\(found.count) charts: \(found.prefix(12).joined(separator: "\n"))")
  }

  @Test func noLabelIsCutAtTheEdge() async {
    let found = await Self.found(\.cut)
    #expect(found.isEmpty, "\(found.count) charts: \(found.prefix(12).joined(separator: "\n"))")
  }

  @Test func upToTwelveNamesOfTwentyLettersAreAllShown() async {
    let found = await Self.found { finding in
      finding.showsAll && finding.hidden > 0 ? ["\(finding.hidden) of \(finding.count)"] : []
    }
    #expect(found.isEmpty, "\(found.count) charts: \(found.prefix(12).joined(separator: "\n"))")
  }

  @Test func fewLabelsOfEachFamilyAreHidden() async {
    let exam = await Self.exam.value
    print(exam.table)
    // Of six charts a family in a usual run, one of forty names counts much.
    let slack = LookSamples.labeled < 4_000 ? 2.0 : 1
    for family in SampleFamily.allCases {
      #expect(exam.hiddenShare(family) <= family.hiddenCeiling * slack, "\(family)")
    }
  }
}
