import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation
import Testing

/// What a bar chart says of its data: with names where there are any, and counted from 1.
@Suite struct BarChartNotesTests {
  private let size = CGSize(width: 300, height: 200)

  private func notes(
    _ chart: BarChart, _ code: EaselError.Code = .invalidData
  ) -> [String] {
    chart.layout(in: size).diagnostics.filter { $0.code == code }.map(\.message)
  }

  @Test func fewerValuesThanNamesAreNoted() {
    #expect(
      notes(BarChart(categories: ["a", "b", "c", "d"], values: [1, 2]))
        == ["the counts do not match: values of the series 2, names 4; the last 2 have no bar"])
  }

  @Test func fewerNamesThanValuesAreNoted() {
    #expect(
      notes(BarChart(categories: ["a", "b"], values: [1, 2, 3]))
        == ["the counts do not match: names 2, values 3; the last has no name"])
  }

  @Test func seriesOfDifferentLengthsAreNotedByName() {
    let chart = BarChart(
      series: [BarSeries("2024", values: [1, 2, 3]), BarSeries("2025", values: [1, 2])])
    #expect(
      notes(chart)
        == ["the counts do not match: values of series “2025” 2, categories 3; the last has no bar"]
    )
  }

  @Test func valuesWithoutAnyNamesAreNotNoted() {
    #expect(notes(BarChart(categories: [], values: [1, 2, 3])).isEmpty)
  }

  @Test func linksOfMissingBarsAreNoted() {
    var chart = BarChart(categories: ["a", "b"], values: [1, 2])
    chart.links = [1: .destination("b"), 2: .destination("c"), -1: .destination("d")]
    chart.series[0].links = [7: .destination("h")]
    #expect(
      notes(chart, .invalidLink) == [
        "a link of the series is for bar 8, index 7, of 2, and leads nowhere",
        "a link is for bar 0, index -1, of 2, and leads nowhere",
        "a link is for bar 3, index 2, of 2, and leads nowhere",
      ])
  }

  @Test(arguments: [100.0...105, -9 ... -1])
  func anAxisWithoutZeroIsNoted(domain: ClosedRange<Double>) {
    var chart = BarChart(categories: ["a", "b"], values: [domain.lowerBound, domain.upperBound])
    chart.domain = domain
    #expect(notes(chart, .truncatedAxis).count == 1)
  }

  @Test(arguments: [0.0...105, -9 ... -0, -1...1])
  func anAxisWithZeroIsNotNoted(domain: ClosedRange<Double>) {
    var chart = BarChart(categories: ["a", "b"], values: [domain.lowerBound, domain.upperBound])
    chart.domain = domain
    #expect(notes(chart, .truncatedAxis).isEmpty)
  }

  @Test func aValueThatIsNotFiniteIsNotedByNameOrPosition() {
    #expect(
      notes(BarChart(categories: ["May", "June"], values: [.nan, 1]))
        == ["the value of “May” is nan; it has no bar"])
    #expect(
      notes(BarChart(categories: [], values: [1, .infinity]))
        == ["the value of bar 2 is inf; it has no bar"])
  }

  @Test func barsBeyondTheAxisAreNamed() {
    var chart = BarChart(categories: ["a", "b", "c"], values: [3, 300, 200])
    chart.domain = 0...100
    #expect(
      notes(chart, .outsidePlot)
        == ["2 bars reach beyond the axis, 0 … 100, and are cut there; the first is “b”"])
  }

  @Test func aReferenceLineIsNamedWithItsValue() {
    var chart = BarChart(categories: ["a", "b"], values: [3, 30])
    chart.domain = 0...100
    chart.referenceLines = [ReferenceLine(540, label: "Target"), ReferenceLine(-2)]
    #expect(
      notes(chart, .outsidePlot) == [
        "the reference line “Target” at 540 is outside of the axis, 0 … 100, and is left out",
        "reference line 2 at −2 is outside of the axis, 0 … 100, and is left out",
      ])
  }

  @Test(arguments: [1e308, 1e-200])
  func extremeNumbersAreWrittenWithPowersOfTen(value: Double) {
    let chart = BarChart(categories: ["a", "b"], values: [value, value])
    let texts = chart.layout(in: size).labels.map(\.text.string)
    #expect(texts.allSatisfy { $0.count < 10 }, "\(texts)")
    #expect(texts.contains { $0.hasPrefix("10") })
  }

  @Test func commonNumbersKeepAllTheirDigits() {
    let chart = BarChart(categories: ["a"], values: [123_456_789_012])
    #expect(chart.layout(in: size).labels.map(\.text.string).contains("123,456,789,012"))
  }
}
