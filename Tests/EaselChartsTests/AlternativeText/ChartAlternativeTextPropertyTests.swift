import EaselBlocks
import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

@Suite struct ChartAlternativeTextPropertyTests {
  /// A row of a chart with good and bad values.
  private struct Row {
    var category: String
    var series: String
    var x: Double
    var y: Double
    var date: Date
  }

  private static func value(_ generator: inout SeededGenerator) -> Double {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: .nan
    case 1: .infinity
    case 2: -.infinity
    case 3: 1e308
    case 4: -1e308
    case 5: .leastNonzeroMagnitude
    case 6: 0
    default: generator.number()
    }
  }

  private static func rows(_ generator: inout SeededGenerator) -> [Row] {
    let count = [0, 1, 2, 7, 30][Int.random(in: 0..<5, using: &generator)]
    return (0..<count).map { _ in
      let long = Int.random(in: 0..<4, using: &generator) == 0 ? 300 : 1
      let letter = "ABCDEFGH".randomElement(using: &generator) ?? "A"
      return Row(
        category: String(repeating: "\(letter)\n", count: long),
        series: ["Up", "Down", "", "{x} {kind}"].randomElement(using: &generator) ?? "",
        x: value(&generator), y: value(&generator),
        date: Date(timeIntervalSinceReferenceDate: value(&generator)))
    }
  }

  private static func words(_ seed: Int) -> String {
    var generator = SeededGenerator(seed: UInt64(seed))
    let rows = rows(&generator)
    let code =
      ["en", "de", "fr", "es", "ja", "ar", "it", "nl", "pt", "sv"].randomElement(using: &generator)
      ?? "en"
    let environment = WordSamples.environment(code)
    func say(_ chart: some Block) -> String {
      // Words do not depend on the size.
      chart.layout(in: .zero, environment: environment).alternativeText
    }
    return switch seed % 8 {
    case 0:
      say(
        Chart(rows) {
          BarMark(x: .value("Key", $0.category), y: .value("Amount", $0.y))
            .foregroundStyle(by: .value("Row", $0.series))
        })
    case 1:
      say(
        Chart(rows) {
          LineMark(
            x: .value("Date", $0.date), y: .value("Amount", $0.y), series: .value("", $0.series))
        })
    case 2: say(Chart(rows) { PointMark(x: .value("", $0.x), y: .value("Amount", $0.y)) })
    case 3:
      say(
        Chart(rows) {
          SectorMark(angle: .value("Amount", $0.y)).foregroundStyle(by: .value("Key", $0.category))
        })
    case 4:
      say(
        Chart(rows) {
          AreaMark(x: .value("Amount", $0.x), y: .value("Amount", $0.y))
            .foregroundStyle(by: .value("Row", $0.series))
        })
    case 5:
      say(
        Chart(rows) {
          RectangleMark(x: .value("Key", $0.category), y: .value("Row", $0.series))
            .foregroundStyle(by: .value("Amount", $0.y))
        })
    case 6:
      say(
        Chart(rows) {
          BarMark(
            xStart: .value("From", $0.x), xEnd: .value("To", $0.y), y: .value("Key", $0.category))
        })
    default: say(Chart(rows) { RuleMark(y: .value("Limit", $0.y)) })
    }
  }

  @Test func wordsAreShortAndFreeOfNonNumbers() {
    for seed in 0..<504 {
      let words = Self.words(seed)
      #expect(!words.isEmpty, "seed \(seed)")
      #expect(words.count <= ChartAlternativeText.maximumLength, "seed \(seed)")
      for fault in ["nan", "inf", "e+", "\n", "{name}", "{value}"] {
        #expect(!words.lowercased().contains(fault), "seed \(seed): \(words)")
      }
    }
  }

  @Test func wordsAreTheSameEachTime() {
    for seed in 0..<40 { #expect(Self.words(seed) == Self.words(seed)) }
  }

  @Test func titlesOfAnyLengthFit() {
    for length in [0, 1, 159, 160, 161, 5000] {
      var chart = WordSamples.line
      let title = String(repeating: "x", count: length)
      chart.configuration.titles = ChartTitles(title: Text(verbatim: title))
      #expect(WordSamples.layout(chart).alternativeText.count <= ChartAlternativeText.maximumLength)
    }
  }
}
