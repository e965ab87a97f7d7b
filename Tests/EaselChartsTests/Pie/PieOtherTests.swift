import EaselBlocks
import EaselCanvas
import EaselChartViews
import EaselCharts
import EaselViews
import Foundation
import Testing

/// Pies of many segments, the smallest of which share a slice.
@Suite struct PieOtherTests {
  private let size = CGSize(width: 480, height: 300)

  private func chart(_ count: Int) -> PieChart {
    PieChart(segments: (1...count).map { PieSegment("S\($0)", value: Double($0)) })
  }

  @Test func sixSlicesStayInTheOrderOfTheData() {
    let layout = chart(6).layout(in: size)
    #expect(layout.sectors.map(\.name) == (1...6).map { "S\($0)" })
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func ofMoreThanSixSlicesTheFiveLargestAreSortedAndTheRestCombined() throws {
    let layout = chart(12).layout(in: size)
    let sectors = layout.sectors
    #expect(sectors.map(\.name) == ["S12", "S11", "S10", "S9", "S8", "Other"])
    for (sector, value) in zip(sectors, [12, 11, 10, 9, 8, 28.0]) {
      #expect(abs(sector.arc.share - value / 78) < 1e-12)
    }
    #expect(sectors[0].arc.startAngle == 0)
    #expect(abs(sectors.reduce(0) { $0 + $1.arc.share } - 1) < 1e-12)
    #expect(layout.labels.contains { $0.text.string.hasPrefix("Other") })
  }

  @Test func combinedSegmentsAreNamedInANoteAndInTheAccessibilityValue() throws {
    let note = try #require(
      chart(8).layout(in: size).diagnostics.first { $0.message.contains("“Other”") })
    #expect(note.severity == .note && note.value == "3")
    let view = PieChartView(frame: CGRect(origin: .zero, size: size), chart: chart(8))
    let words = try #require(view.accessibilityValue)
    for name in ["S1", "S2", "S3"] {
      #expect(note.message.contains("“\(name)”"))
      #expect(words.contains(name))
    }
    #expect(words.contains("Other 17% (S3, S2, S1)"))
  }

  @Test func theAccessibilityValueNamesTwelveOfManyCombinedSegments() throws {
    let view = PieChartView(frame: CGRect(origin: .zero, size: size), chart: chart(60))
    #expect(try #require(view.accessibilityValue).hasSuffix("S45, S44 and 43 more)"))
  }

  @Test(arguments: [PieChart.Labels.inside, .outside, .legend, .hidden])
  func explicitLabelsKeepAllSlices(_ labels: PieChart.Labels) {
    var chart = chart(12)
    chart.labels = labels
    #expect(chart.layout(in: size).sectors.count == 12)
  }

  @Test func theMaximumNumberOfSlicesCanBeSet() {
    var chart = chart(12)
    chart.maximumSlices = 12
    #expect(chart.layout(in: size).sectors.count == 12)
    chart.maximumSlices = 4
    chart.labels = .legend
    #expect(chart.layout(in: size).sectors.count == 4)
    chart.maximumSlices = -1
    #expect(chart.layout(in: size).sectors.count == 2)
  }

  @Test func theNameOfTheCombinedSliceFollowsTheLocaleUnlessItIsSet() {
    let view = PieChartView(frame: CGRect(origin: .zero, size: size), chart: chart(8))
    func texts() -> [String] {
      view.recording(options: RenderOptions(localeIdentifier: "de_DE")).operations.flatMap {
        operation -> [String] in
        switch operation {
        case .text(let text, _, _): [text.string]
        case .recording(let inner):
          inner.operations.compactMap {
            if case .text(let text, _, _) = $0 { text.string } else { nil }
          }
        default: []
        }
      }
    }
    #expect(texts().contains { $0.hasPrefix("Sonstige") })
    view.otherName = "Rest"
    #expect(texts().contains { $0.hasPrefix("Rest") })
  }

  @Test func slicesWhoseSumOverflowsHaveFiniteShares() {
    let layout = PieChart(segments: (0..<9).map { PieSegment("S\($0)", value: 1e308) })
      .layout(in: size)
    #expect(layout.sectors.count == 6)
    #expect(abs(layout.sectors.reduce(0) { $0 + $1.arc.share } - 1) < 1e-12)
  }

  @Test func sectorMarksAreNotCombined() {
    let chart = Chart((1...12).map { $0 }) { (number: Int) in
      SectorMark(angle: .value("Value", number)).foregroundStyle(by: .value("Name", "S\(number)"))
    }
    #expect(chart.layout(in: size).figures.count == 12)
  }
}
