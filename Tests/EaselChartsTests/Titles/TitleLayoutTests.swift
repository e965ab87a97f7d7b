import EaselBlocks
import EaselCanvas
import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

@Suite struct TitleLayoutTests {
  private let style = ChartStyle(theme: .standard, environment: EnvironmentValues())
  private let texts = TitleLayout.Texts(
    title: "Exports rose", subtitle: "In million tonnes", source: "Source: Customs")

  @Test func titlesStandAtTheLeadingEdge() {
    let bounds = CGRect(x: 0, y: 0, width: 480, height: 300)
    let set = TitleLayout(texts, in: bounds, style)
    #expect(set.labels.map(\.text.string) == [texts.title, texts.subtitle, texts.source])
    #expect(set.labels.allSatisfy { $0.frame.minX == 0 })
    #expect(set.labels[0].frame.maxY < set.labels[1].frame.minY)
    #expect(set.labels[1].frame.maxY < set.rest.minY)
    #expect(set.rest.maxY < set.labels[2].frame.minY && set.labels[2].frame.maxY == 300)
  }

  @Test func titlesStandAtTheRightInArabic() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let set = TitleLayout(
      texts, in: CGRect(x: 0, y: 0, width: 480, height: 300),
      ChartStyle(theme: .standard, environment: environment))
    #expect(set.labels.allSatisfy { abs($0.frame.maxX - 480) < 0.01 })
  }

  @Test func missingTextsTakeNoRoom() {
    let bounds = CGRect(x: 0, y: 0, width: 480, height: 300)
    let set = TitleLayout(TitleLayout.Texts(title: " "), in: bounds, style)
    #expect(set.labels.isEmpty && set.rest == bounds)
  }

  @Test func longTitlesWrap() {
    let long = TitleLayout.Texts(title: String(repeating: "Exports rose again ", count: 8))
    let set = TitleLayout(long, in: CGRect(x: 0, y: 0, width: 300, height: 300), style)
    #expect((set.labels.first?.text.lines.count ?? 0) > 1)
    #expect(set.labels.first?.text.isTruncated == false)
  }

  @Test func withoutSpaceTheSourceIsLeftOutFirstAndThenTheSubtitle() {
    func names(_ height: CGFloat) -> [String] {
      TitleLayout(texts, in: CGRect(x: 0, y: 0, width: 300, height: height), style)
        .labels.map(\.text.string)
    }
    #expect(names(120) == [texts.title, texts.subtitle, texts.source])
    #expect(names(70) == [texts.title, texts.subtitle])
    #expect(names(45) == [texts.title])
    #expect(names(8).isEmpty)
  }

  @Test func textsThatAreLeftOutAreNoted() {
    let set = TitleLayout(texts, in: CGRect(x: 0, y: 0, width: 300, height: 45), style)
    #expect(set.diagnostics.map(\.value) == [texts.source, texts.subtitle])
  }

  @Test(arguments: 0..<100)
  func theChartKeepsTwoFifthsOfTheHeight(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    func words(_ most: Int) -> String {
      (0..<Int.random(in: 0...most, using: &generator)).map { _ in
        String(repeating: "n", count: Int.random(in: 1...14, using: &generator))
      }.joined(separator: " ")
    }
    let bounds = CGRect(
      x: 0, y: 0, width: CGFloat.random(in: 40...800, using: &generator),
      height: CGFloat.random(in: 20...600, using: &generator))
    let set = TitleLayout(
      TitleLayout.Texts(title: words(20), subtitle: words(20), source: words(10)), in: bounds,
      style)
    #expect(set.rest.height >= bounds.height * 0.4 - 0.01)
    for label in set.labels {
      #expect(bounds.insetBy(dx: -0.1, dy: -0.1).contains(label.frame))
      #expect(!label.text.isTruncated)
    }
  }
}
