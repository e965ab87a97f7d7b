import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite struct DivergingBarsTests {
  struct Answer {
    var question: String
    var answer: String
    var share: Double
  }

  static let names = ["No", "Rather no", "Neither", "Rather yes", "Yes"]

  static func answers(_ shares: [[Double]]) -> [Answer] {
    shares.enumerated().flatMap { question, row in
      zip(names, row).map {
        Answer(question: "Question \(question + 1)", answer: $0, share: $1)
      }
    }
  }

  static func chart(
    _ answers: [Answer], order: [String]? = nil, neutral: String? = nil
  ) -> Chart<some ChartContent> {
    Chart {
      DivergingBars(
        answers, x: { .value("Share", $0.share) }, y: { .value("Question", $0.question) },
        answer: { .value("Answer", $0.answer) }, order: order, neutral: neutral)
    }
  }

  @Test func theMiddleOfTheNeutralSegmentIsZeroInEachRow() {
    let chart = LaidOutChart(
      Self.chart(Self.answers([[5, 10, 20, 40, 25], [40, 20, 10, 20, 10]])))
    let bars = chart.rects(.bar)
    // Answer by answer, two rows each.
    #expect(bars.count == 10)
    for bar in bars[4..<6] { #expect(isNear(bar.midX, chart.x(0))) }
    #expect(isNear(bars[0].minX, chart.x(-25)) && isNear(bars[8].maxX, chart.x(75)))
    for row in 0..<2 {
      for answer in 0..<4 {
        #expect(isNear(bars[answer * 2 + row].maxX, bars[answer * 2 + 2 + row].minX))
      }
    }
  }

  @Test func middleAnswersOfAnEvenNumberMeetAtZero() {
    let chart = LaidOutChart(
      Self.chart(Self.answers([[5, 10, 20, 40]]).filter { $0.answer != "Yes" }))
    let bars = chart.rects(.bar)
    #expect(isNear(bars[1].maxX, chart.x(0)) && isNear(bars[2].minX, chart.x(0)))
  }

  @Test func theNeutralAnswerCanBeNamed() {
    let chart = LaidOutChart(
      Self.chart(Self.answers([[5, 10, 20, 40, 25]]), neutral: "Rather no"))
    #expect(isNear(chart.rects(.bar)[1].midX, chart.x(0)))
  }

  @Test func axisValuesArePositiveOnBothSidesOfZero() {
    let chart = LaidOutChart(Self.chart(Self.answers([[5, 10, 20, 40, 25]])))
    #expect(chart.scales.x.map { $0.lower == -$0.upper && $0.showsMagnitudes } == true)
  }

  @Test func theNeutralAnswerIsGrayAndBothSidesDiffer() {
    let chart = LaidOutChart(Self.chart(Self.answers([[5, 10, 20, 40, 25]])))
    let fills = chart.layout.figures.filter { $0.kind == .bar }.map(\.fill)
    #expect(Set(fills).count == 5)
    let muted = ChartStyle(theme: .standard, environment: EnvironmentValues()).mutedInk
    #expect(fills[2] == .color(muted))
  }

  @Test func invalidAmountsAndUnknownAnswersAreNoted() {
    var answers = Self.answers([[5, .nan, 20, -4, 25], [1e308, 1e308, 1e308, 0, 0]])
    answers.append(Answer(question: "Question 1", answer: "Other", share: 3))
    let chart = LaidOutChart(Self.chart(answers, order: Self.names, neutral: "None"))
    #expect(chart.notes("is negative or not a finite number"))
    #expect(chart.notes("the sum of a row is not a finite number"))
    #expect(chart.notes("an answer is not in the order"))
    #expect(chart.notes("the neutral answer is not in the order"))
    #expect(chart.isFinite && chart.rects(.bar).count == 3)
  }

  @Test func noAnswersMakeAnEmptyChart() {
    #expect(LaidOutChart(Self.chart([])).layout.figures.isEmpty)
    #expect(LaidOutChart(Self.chart([], order: [])).layout.figures.isEmpty)
  }
}
