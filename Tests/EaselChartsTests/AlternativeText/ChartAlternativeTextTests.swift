import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite struct ChartAlternativeTextTests {
  @Test func aTextOfTheUserReplacesTheAlternativeText() {
    var chart = WordSamples.bar
    chart.configuration.alternativeText = "Sales doubled."
    #expect(WordSamples.layout(chart).alternativeText == "Sales doubled.")
  }

  @Test func accessibilityTextsOfMarksReplaceTheirValues() {
    let chart = Chart([("A", 1.0), ("B", 3)]) {
      BarMark(x: .value("Key", $0.0), y: .value("Weight", $0.1))
        .accessibilityLabel("Bag \($0.0)").accessibilityValue("\($0.1) kg")
    }
    #expect(WordSamples.layout(chart).alternativeText.contains("Highest: 3.0 kg (Bag B)"))
  }

  @Test func hiddenMarksAreLeftOut() {
    let chart = Chart([("A", 1.0), ("B", 9), ("C", 3)]) {
      BarMark(x: .value("Key", $0.0), y: .value("Weight", $0.1))
        .accessibilityHidden($0.0 == "B")
    }
    let alternativeText = WordSamples.layout(chart).alternativeText
    #expect(alternativeText.contains("Highest: 3 (C); lowest: 1 (A)"))
  }

  @Test func theTextOfAChartWithoutMarksReportsNoData() {
    let chart = Chart([Int]()) { BarMark(x: .value("a", $0), y: .value("b", $0)) }
    #expect(WordSamples.layout(chart).alternativeText == "Chart: no data.")
  }

  @Test func aChartOfSizeZeroHasAnAlternativeText() {
    let layout = WordSamples.bar.layout(in: .zero, environment: WordSamples.environment("en"))
    #expect(layout.alternativeText.hasPrefix("Bar chart: Sales by Month."))
  }

  @Test func theTextReportsAnAxisThatLeavesOutZero() {
    let chart = Chart([(1, 100.0), (2, 101), (3, 102)]) {
      LineMark(x: .value("Round", $0.0), y: .value("Score", $0.1))
    }
    var changed = chart
    changed.configuration.y.domain = 99...103
    #expect(WordSamples.layout(changed).alternativeText.contains("not starting at zero"))
  }

  @Test func unknownLanguageIsEnglishWithOneNote() {
    let layout = WordSamples.layout(WordSamples.bar, WordSamples.environment("sv_SE"))
    #expect(layout.alternativeText.hasPrefix("Bar chart: Sales by Month."))
    let found = layout.diagnostics.filter { $0.code == .invalidLocale }
    #expect(found.map(\.severity) == [.note] && found.first?.value == "sv")
    #expect(found.first?.message.contains("phrases.charts.bar") == true)
  }

  @Test func drawnTextsInEnglishAreInTheSameDiagnostic() {
    let chart = Chart([Int]()) { BarMark(x: .value("a", $0), y: .value("b", $0)) }
    let layout = WordSamples.layout(chart, WordSamples.environment("sv_SE"))
    let found = layout.diagnostics.filter { $0.code == .invalidLocale }
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.contains("“No data”, alternative texts of charts") == true)
    var changed = chart
    changed.configuration.alternativeText = "Tomt"
    let own = WordSamples.layout(changed, WordSamples.environment("sv_SE")).diagnostics
    #expect(
      own.filter { $0.code == .invalidLocale }.map(\.message).contains {
        $0.contains("“No data” is in English; set phrases.chartNotes.noData of")
      })
  }

  @Test(arguments: ["it_IT", "nl_NL", "pt_PT", "pt_BR", "de_CH", "en_US_POSIX"])
  func aBuiltInLanguageHasNoDiagnostic(_ locale: String) {
    let layout = WordSamples.layout(WordSamples.bar, WordSamples.environment(locale))
    #expect(!layout.diagnostics.contains { $0.code == .invalidLocale })
  }

  @Test func phrasesOfTheUserAreUsed() {
    var environment = WordSamples.environment("sv_SE")
    var swedish = Phrases(language: "sv")
    swedish.charts.bar = "Stapeldiagram"
    swedish.charts.by = "{value} per {category}"
    environment.phrases = swedish
    let layout = WordSamples.layout(WordSamples.bar, environment)
    #expect(layout.alternativeText.hasPrefix("Stapeldiagram: Sales per Month."))
    // Numbers are those of the language, and the note names only the phrases that were used.
    #expect(layout.alternativeText.contains("6\u{A0}000"))
    let messages = layout.diagnostics.filter { $0.code == .invalidLocale }.map(\.message)
    #expect(messages.count == 1 && messages.allSatisfy { $0.contains("phrases.charts.extremes") })
    #expect(messages.allSatisfy { !$0.contains("charts.bar,") && !$0.contains("charts.pie") })
  }

  @Test func aPhraseOfAChartIsReplaced() {
    let chart = WordSamples.bar.environment(\.phrases.charts.bar, "Columns")
    let alternativeText = WordSamples.layout(chart).alternativeText
    #expect(alternativeText.hasPrefix("Columns: Sales by Month."))
  }

  @Test func bracesOfLabelsAreNotFilledIn() {
    let format = AlternativeTextFormat(WordSamples.environment("en"))
    let text = format.text(.by, ["value": "{category}", "category": "x"])
    #expect(text == "{category} by x")
  }

  @Test(
    arguments: [
      (0, "0"), (-1.5, "−1.5"), (1234, "1,234"), (1e308, "10³⁰⁸"),
      (.leastNonzeroMagnitude, "4.94×10⁻³²⁴"),
      (9.9999e20, "10²¹"), (.nan, "–"), (.infinity, "–"),
    ] as [(Double, String)])
  func numbersAreReadable(number: Double, text: String) {
    #expect(AlternativeTextFormat(WordSamples.environment("en")).number(number) == text)
  }

  @Test func valuesThatAreLongAreSaid() {
    let values = [6e230, 9e257, 1, 2]
    let chart = Chart(values.indices, id: \.self) {
      SectorMark(angle: .value("Value", values[$0]))
        .foregroundStyle(by: .value("Name", "n\($0)"))
    }.chartValueLabels(format: .currency(code: "EUR"))
    let layout = WordSamples.layout(chart)
    let text = layout.alternativeText
    #expect(text.count < 1_000 && text.contains("n3 €2.00"))
    let money = FloatingPointFormatStyle<Double>.Currency(
      code: "EUR", locale: Locale(identifier: "en_US"))
    #expect(values.allSatisfy { text.contains(money.format($0)) })
  }

  @Test func barsFromDateToDateAreNamedByTheDates() {
    let chart = Chart([("Plan", 1, 3), ("Build", 2, 9)]) {
      BarMark(
        xStart: .value("Time", WordSamples.day($0.1)), xEnd: .value("", WordSamples.day($0.2)),
        y: .value("Task", $0.0))
    }
    let alternativeText = WordSamples.layout(chart).alternativeText
    #expect(
      alternativeText.hasPrefix("Horizontal range bar chart: Time by Task. Task: Plan and Build;"))
  }

  @Test func theTextDescribesALineBeforeTheIntervalAroundIt() {
    let chart = Chart([(0, 1.0, 3.0), (1, 2, 5)]) {
      AreaMark(
        x: .value("Day", WordSamples.day($0.0), unit: .day), yStart: .value("Low", $0.1),
        yEnd: .value("High", $0.2))
      LineMark(
        x: .value("Day", WordSamples.day($0.0), unit: .day),
        y: .value("Mean", ($0.1 + $0.2) / 2))
    }
    let alternativeText = WordSamples.layout(chart).alternativeText
    #expect(alternativeText.hasPrefix("Line chart: Mean by Day."))
    #expect(alternativeText.contains("Mean rises by 75%"))
  }

  @Test func figureInSVGHasTitleAndDescription() throws {
    let svg = String(
      decoding: try WordSamples.bar.frame(width: 480, height: 300).data(as: .svg), as: UTF8.self)
    #expect(svg.contains("<title>Bar chart: Sales by Month.</title>"))
    #expect(svg.contains("<desc>Month: 8 categories, Jan to Aug"))
  }
}
