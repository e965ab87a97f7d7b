import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite("Remarks")
struct FootnoteTests {
  private func chart(_ values: [Double]) -> some ChartContent {
    ForEach(Array(values.enumerated()), id: \.offset) {
      LineMark(x: .value("X", $0.offset), y: .value("V", $0.element))
    }
  }

  private func notes(_ values: [Double], _ locale: String = "en_US") -> [String] {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return Chart { chart(values) }.layout(environment: environment).notes.map(\.text.string)
  }

  @Test("A chart that shows all of its data has no remark")
  func nothing() { #expect(notes([1, 2, 3]).isEmpty) }

  @Test("A chart says how many values are missing")
  func missing() {
    #expect(notes([1, .nan, 3]) == ["1 value not shown"])
    #expect(notes([1, .nan, 3, .nan, 4]) == ["2 values not shown"])
  }

  @Test("The remark on missing values is in the language of the locale")
  func languages() {
    #expect(notes([1, .nan, 3], "de_DE") == ["1 Wert nicht gezeigt"])
    #expect(notes([1, .nan, .nan, 3], "fr_FR") == ["2 valeurs non affichées"])
    #expect(notes([1, .nan, 3], "xx") == ["1 value not shown"])
  }

  @Test("The remark stands below the axis, within the chart")
  func space() throws {
    let layout = Chart { chart([1, .nan, 3]) }.layout()
    let footnote = try #require(layout.notes.first)
    #expect(footnote.frame.maxY <= 300.01)
    for label in layout.axes.flatMap(\.labels) { #expect(!label.frame.intersects(footnote.frame)) }
  }

  @Test("A chart without data says so")
  func empty() {
    #expect(Chart { chart([]) }.layout().plotTexts == ["No data"])
    #expect(Chart { chart([.nan, .nan]) }.layout().plotTexts == ["No data"])
  }

  private static let badValues: [[Double]] = [
    [.nan], [.infinity, 1], [1e308, -1e308, 1e308], [0, 0], [.leastNonzeroMagnitude, 1],
  ]

  func charts(_ values: [Double]) -> [AnyChartContent] {
    let pairs = Array(values.enumerated())
    return [
      AnyChartContent(chart(values)),
      AnyChartContent(
        ForEach(pairs, id: \.offset) {
          BarMark(x: .value("X", "\($0.offset)"), y: .value("V", $0.element))
        }),
      AnyChartContent(
        ForEach(pairs, id: \.offset) {
          SectorMark(angle: .value("V", $0.element))
            .foregroundStyle(by: .value("N", "\($0.offset)"))
        }),
    ]
  }

  @Test("A chart without room draws nothing at points that are not finite", arguments: badValues)
  func badInput(_ values: [Double]) {
    for content in charts(values) {
      for size in [CGSize.zero, CGSize(width: 3, height: 900), CGSize(width: 480, height: 300)] {
        let layout = Chart { content }.layout(size.width, size.height)
        #expect(layout.size == size)
        #expect(BadChart.isFinite(layout))
        #expect(size != .zero || layout.labels.isEmpty)
      }
    }
  }

  @Test("Each value that is not finite is counted in the chart's remark or leaves it empty")
  func notFinite() {
    for content in charts([.infinity, 1]) {
      #expect(Chart { content }.layout().notes.map(\.text.string) == ["1 value not shown"])
    }
    for content in charts([.nan]) {
      #expect(Chart { content }.layout().plotTexts == ["No data"])
    }
  }
}
