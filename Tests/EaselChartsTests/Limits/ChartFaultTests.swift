import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// What charts do with data and settings that cannot be drawn: `docs/tables/faults.md` names these tests.
@Suite struct ChartFaultTests {
  private func points(_ values: [Double]) -> Chart<some ChartContent> {
    Chart(Array(values.enumerated()), id: \.offset) {
      PointMark(x: .value("X", $0.offset), y: .value("Load", $0.element))
    }
  }

  /// Whether a chart still says what it is, and all that is drawn lies at finite points.
  private func isSound(_ layout: ChartLayout, _ title: String = "Load") -> Bool {
    BadChart.isFinite(layout) && layout.titles.map(\.text.string) == [title]
      && layout.alternativeText.contains(title)
  }

  // MARK: Data

  @Test(arguments: BadMarks.all([]).indices)
  func everyMarkAndFamilyWithoutDataSaysNoData(_ index: Int) {
    let layout = BadChart.layout(Chart { BadMarks.all([])[index] }.chartTitle("Load"))
    #expect(isSound(layout))
    #expect(BadChart.texts(layout).contains("No data"))
    #expect(BadChart.messages(layout).contains("the chart has no data"))
  }

  @Test(arguments: BadMarks.all([]).indices)
  func everyMarkAndFamilyOfMissingValuesIsNoted(_ index: Int) {
    let values = [Double.nan, .nan, .nan]
    let layout = BadChart.layout(Chart { BadMarks.all(values)[index] }.chartTitle("Load"))
    #expect(isSound(layout))
    #expect(layout.diagnostics.contains { $0.code == .invalidData })
  }

  @Test(arguments: [
    [1e308, 1e308], [1e308, -1e308], [-1e308, -1e308], [.leastNonzeroMagnitude, 1e308],
  ])
  func numbersAtTheLimitHaveAFiniteLayout(_ values: [Double]) {
    for mark in BadMarks.all(values) {
      #expect(isSound(BadChart.layout(Chart { mark }.chartTitle("Load"))))
    }
  }

  @Test func aSumThatOverflowsIsNotedWithItsSeriesAndCategory() {
    let layout = BadChart.layout(
      Chart(["a", "b"], id: \.self) {
        BarMark(x: .value("City", "Rome"), y: .value("Load", 1.5e308))
          .foregroundStyle(by: .value("Plant", $0))
      }.chartTitle("Load"))
    #expect(isSound(layout))
    #expect(BadChart.messages(layout).contains { $0.contains("Plant: b, City: Rome") })
  }

  @Test(arguments: BadMarks.numbers)
  func everyMarkAndFamilyHasAFiniteLayoutForEveryNumber(_ number: Double) {
    for mark in BadMarks.all([number, 1]) {
      #expect(isSound(BadChart.layout(Chart { mark }.chartTitle("Load"))))
    }
  }

  @Test func samplesOfDifferentCountsAreNoted() {
    let trend = TrendLine(x: .value("X", [1, 2, 3, 4, 5]), y: .value("Load", [1, 2, 3]))
    let layout = BadChart.layout(Chart { trend }.chartTitle("Load"))
    #expect(isSound(layout) && !layout.figures.isEmpty)
    #expect(BadChart.messages(layout).contains { $0.hasPrefix("TrendLine") && $0.contains("5") })
  }

  @Test func negativeSectorsAreNotedByName() {
    let layout = BadChart.layout(
      Chart([("a", 2.0), ("b", -3)], id: \.0) {
        SectorMark(angle: .value("Load", $0.1)).foregroundStyle(by: .value("Plant", $0.0))
      }.chartTitle("Load"))
    #expect(isSound(layout))
    #expect(BadChart.messages(layout).contains { $0.hasSuffix("left out: b: -3.0") })
  }

  @Test(arguments: [
    Date.distantPast, .distantFuture, Date(timeIntervalSinceReferenceDate: 1e15),
    Date(timeIntervalSinceReferenceDate: -1e15), Date(timeIntervalSinceReferenceDate: 1e300),
    Date(timeIntervalSinceReferenceDate: -63_114_076_800),
    Date(timeIntervalSinceReferenceDate: 252_424_080_000),
  ])
  func datesFarOutAreDrawn(_ date: Date) {
    for unit in [nil, Calendar.Component.day, .month, .year] {
      let chart = Chart([date, date.addingTimeInterval(1e6)], id: \.self) {
        LineMark(
          x: unit.map { component in .value("Day", date, unit: component) } ?? .value("Day", $0),
          y: .value("Load", 1))
      }
      let layout = BadChart.layout(chart.chartTitle("Load"))
      #expect(isSound(layout))
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity]) func datesThatAreNotFiniteAreNoted(
    _ seconds: Double
  ) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let layout = BadChart.layout(
      Chart {
        PointMark(x: .value("Day", date), y: .value("Load", 1))
        PointMark(x: .value("Day", Date(timeIntervalSinceReferenceDate: 0)), y: .value("Load", 2))
      }.chartTitle("Load"))
    #expect(isSound(layout))
    #expect(BadChart.messages(layout).contains { $0.hasPrefix("PointMark: a value is") })
  }

  @Test func valuesOfTwoKindsOnOneAxisAreNoted() {
    let layout = BadChart.layout(
      Chart {
        PointMark(x: .value("Day", Date(timeIntervalSinceReferenceDate: 0)), y: .value("Load", 1))
        PointMark(x: .value("Day", 3), y: .value("Load", 2))
      }.chartTitle("Load"))
    #expect(isSound(layout))
    #expect(BadChart.messages(layout).contains { $0.contains("values of different kinds") })
  }

  @Test func namesOfAnyLengthAndLettersAreDrawn() throws {
    let names = [
      String(repeating: "long ", count: 2_000), String(repeating: "W", count: 10_000),
      "\u{0}\u{7}\u{1B}[31m", "👨‍👩‍👧‍👦🇯🇵", "\u{202E}\u{2066}שלום", "", "\n\n", "a\u{301}\u{301}",
      String(repeating: "\u{200D}", count: 1_000),
    ]
    let chart = Chart {
      ForEach(names.indices, id: \.self) {
        BarMark(x: .value(names[$0], names[$0]), y: .value("N", $0))
          .foregroundStyle(by: .value("S", names[$0]))
          .annotation { Text("note") }
      }
    }.chartTitle(names[0], subtitle: names[2], source: names[4])
    let layout = BadChart.layout(chart)
    #expect(BadChart.isFinite(layout))
    #expect(!layout.figures.isEmpty)
    for format in [RenderFormat.pdf, .svg] {
      #expect(try !chart.data(as: format, scale: 1).isEmpty)
    }
  }

  // MARK: Settings

  @Test(arguments: ["xx_YY", "", "🤷", "zz@calendar=none", String(repeating: "a", count: 9_999)])
  func unknownLocalesAreDrawnInEnglish(_ identifier: String) {
    let layout = BadChart.layout(points([]).chartTitle("Load")) {
      $0.locale = Locale(identifier: identifier)
    }
    #expect(isSound(layout))
    #expect(BadChart.texts(layout) == ["No data"])
  }

  @Test(arguments: [Calendar.Identifier.buddhist, .hebrew, .islamic, .chinese, .persian, .japanese])
  func datesInEveryCalendarAreDrawn(_ identifier: Calendar.Identifier) {
    let days = (0..<40).map { Date(timeIntervalSince1970: 1.7e9 + Double($0) * 86_400) }
    let chart = Chart(days, id: \.self) {
      BarMark(x: .value("Day", $0, unit: .day), y: .value("Load", 1))
    }
    let layout = BadChart.layout(chart.chartTitle("Load")) {
      $0.calendar = Calendar(identifier: identifier)
    }
    #expect(isSound(layout))
    #expect(layout.figures.count == 40)
    #expect(!layout.axes.flatMap(\.labels).isEmpty)
  }

  @Test(arguments: [[Double.nan, 1], [1, .infinity], [.nan], []])
  func anInvalidDomainIsNotedAndInferred(_ domain: [Double]) {
    let plain = BadChart.layout(points([1, 2]))
    let layout = BadChart.layout(points([1, 2]).chartYScale(domain: domain).chartTitle("Load"))
    #expect(isSound(layout))
    #expect(BadChart.messages(layout).contains { $0.contains("the domain is inferred") })
    #expect(layout.panels.first?.scales.y?.upper == plain.panels.first?.scales.y?.upper)
  }

  @Test(arguments: [0, -3, Double.nan, .infinity]) func anInvalidVisibleLengthIsNoted(
    _ length: Double
  ) {
    let layout = BadChart.layout(
      points([1, 2]).chartXVisibleDomain(length: length).chartTitle("Load"))
    #expect(isSound(layout) && !layout.figures.isEmpty)
    #expect(BadChart.messages(layout).contains { $0.contains("a visible length") })
  }

  @Test func anInvalidAngleRangeIsNoted() {
    let sectors = Chart([1.0, 2], id: \.self) { SectorMark(angle: .value("Load", $0)) }
    for end in [Angle.degrees(0), .radians(.infinity)] {
      let layout = BadChart.layout(sectors.chartAngleRange(.degrees(0)...end))
      #expect(layout.figures.count == 2 && BadChart.isFinite(layout))
      #expect(BadChart.messages(layout).contains { $0.contains("an angle range") })
    }
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: -5, height: 300), CGSize(width: CGFloat.nan, height: 300),
    CGSize(width: 480, height: CGFloat.infinity), CGSize(width: 0.001, height: 1e6),
  ])
  func invalidSizesHaveAFiniteLayoutAndAnAlternativeText(_ size: CGSize) {
    for mark in BadMarks.all([1, 2]) {
      let layout = BadChart.layout(Chart { mark }.chartTitle("Load"), in: size)
      #expect(BadChart.isFinite(layout))
      #expect(layout.alternativeText.contains("Load"))
    }
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: -5, height: 300), CGSize(width: CGFloat.nan, height: 300),
    CGSize(width: 480, height: CGFloat.infinity),
  ])
  func aSizeWithoutRoomIsNoted(_ size: CGSize) {
    let layout = BadChart.layout(points([1, 2]), in: size)
    #expect(layout.figures.isEmpty)
    #expect(layout.diagnostics.map(\.code) == [.invalidSize])
  }
}
