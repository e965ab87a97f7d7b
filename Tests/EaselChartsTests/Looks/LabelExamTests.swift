import EaselCharts
import Foundation
import Testing

/// Labels of random charts of all families, from 80 × 60 to 1600 × 900.
@Suite struct LabelExamTests {
  private static let exam = Task { await LabelExam(count: LookSamples.labelled) }

  private static func found(
    _ part: @Sendable (LabelExam.Finding) -> [String]
  ) async -> [String] {
    await exam.value.findings.compactMap { finding in
      let faults = part(finding)
      return faults.isEmpty ? nil : finding.label + ": " + faults.prefix(3).joined(separator: ", ")
    }
  }

  /// Charts less than a hundred points wide may have no room for a name at each side.
  @Test func noLabelLiesOnAnother() async {
    let found = await Self.found(\.overlaps)
    #expect(
      found.count <= LookSamples.labelled / 1_000,
      "\(found.count) charts: \(found.prefix(12).joined(separator: "\n"))")
  }

  @Test func noLabelBesideThePlotLiesOnAMark() async {
    let found = await Self.found(\.onMarks)
    #expect(found.isEmpty, "\(found.count) charts: \(found.prefix(12).joined(separator: "\n"))")
  }

  @Test func noLabelIsCutAtTheEdge() async {
    let found = await Self.found(\.cut)
    #expect(found.isEmpty, "\(found.count) charts: \(found.prefix(12).joined(separator: "\n"))")
  }

  /// Rows of a script whose lines are high may be lower than a line, and names of ideographs longer
  /// than the room below a low plot: one chart in fifty hides a name.
  @Test func upToTwelveNamesOfTwentyLettersAreShownInAllButFewCharts() async {
    let modest = await Self.exam.value.findings.count { $0.isModest }
    let found = await Self.found { finding in
      finding.isModest && finding.hidden > 0 ? ["\(finding.hidden) of \(finding.count)"] : []
    }
    #expect(
      found.count * 50 <= modest,
      "\(found.count) charts: \(found.prefix(12).joined(separator: "\n"))")
  }

  @Test func fewLabelsOfEachFamilyAreHidden() async {
    let exam = await Self.exam.value
    print(exam.table)
    // Of eight charts a family in a usual run, one of forty names counts much.
    let slack = LookSamples.labelled < 4_000 ? 1.4 : 1
    for family in SampleFamily.allCases {
      #expect(exam.hiddenShare(family) <= family.hiddenCeiling * slack, "\(family)")
    }
  }
}
