import EaselBlocks
import EaselCanvas
import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

/// Scales of dates without weekends and holidays.
@Suite struct BusinessDayTests {
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private func days(_ first: Date, _ count: Int) -> [Date] {
    (0..<count).map { first.addingTimeInterval(Double($0) * 86_400) }
  }

  /// Business days from Monday, 3 March 2025 on.
  private func businessDays(_ count: Int) -> [Date] {
    Array(
      days(AxisProbe.date(2025, 3, 3), 2 * count).filter { !calendar.isDateInWeekend($0) }
        .prefix(count))
  }

  private func chart(
    _ dates: [Date], unit: Calendar.Component? = nil, holidays: [Date] = []
  ) -> LaidOutChart {
    let chart = Chart(Array(dates.enumerated()), id: \.offset) { row in
      unit.map {
        BarMark(x: .value("Day", row.element, unit: $0), y: .value("Price", Double(row.offset + 1)))
      }
        ?? BarMark(x: .value("Day", row.element), y: .value("Price", Double(row.offset + 1)))
    }
    let calendar = calendar
    return LaidOutChart(chart.chartXScale(type: .businessDays(holidays: holidays))) {
      $0.calendar = calendar
    }
  }

  @Test func businessDaysAreEquallyFarApart() {
    let dates = businessDays(12)
    let chart = chart(dates, unit: .day)
    let middles = chart.rects(.bar).map(\.midX)
    #expect(middles.count == 12)
    let steps = zip(middles, middles.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { abs($0 - chart.layout.plot.width / 12) < 1e-6 })
    #expect(chart.layout.diagnostics.isEmpty)
  }

  @Test func holidaysTakeNoSpace() {
    let holiday = AxisProbe.date(2025, 3, 5).addingTimeInterval(3600 * 12)
    let dates = businessDays(10).filter { $0 != AxisProbe.date(2025, 3, 5) }
    let chart = chart(dates, unit: .day, holidays: [holiday])
    let middles = chart.rects(.bar).map(\.midX)
    let steps = zip(middles, middles.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { abs($0 - chart.layout.plot.width / 9) < 1e-6 })
  }

  @Test func barsWithoutAUnitHaveTheWidthOfADay() {
    let chart = chart(businessDays(10))
    let rects = chart.rects(.bar)
    let step = chart.layout.plot.width / 10
    #expect(rects.allSatisfy { $0.width > step / 2 && $0.width < step })
    #expect(abs((rects.first?.midX ?? 0) - chart.layout.plot.minX - step / 2) < 1e-6)
  }

  @Test func valuesOnOtherDaysAreAtTheNextBusinessDay() {
    let dates = days(AxisProbe.date(2025, 3, 3), 8)
    let chart = chart(dates, unit: .day)
    let middles = Set(chart.rects(.bar).map { ($0.midX * 100).rounded() })
    #expect(middles.count == 6)
    #expect(chart.notes("2 values of the x axis are on days that its scale leaves out"))
  }

  @Test func timesKeepTheirFractionOfTheDay() {
    let friday = AxisProbe.date(2025, 3, 7)
    let monday = AxisProbe.date(2025, 3, 10)
    let times =
      [0.0, 6, 12, 18].map { friday.addingTimeInterval($0 * 3600) } + [
        monday, monday.addingTimeInterval(43_200),
      ]
    let chart = LaidOutChart(
      Chart(times, id: \.self) { LineMark(x: .value("Time", $0), y: .value("Y", 1)) }
        .chartXScale(type: .businessDays()))
    let positions = times.map { chart.x($0.timeIntervalSinceReferenceDate) }
    let steps = zip(positions, positions.dropFirst()).map { $1 - $0 }
    let quarter = chart.layout.plot.width / 6
    #expect(zip(steps, [1, 1, 1, 1, 2]).allSatisfy { abs($0 - quarter * $1) < 1e-6 })
  }

  @Test func monthsAreTickedAtTheirFirstBusinessDay() throws {
    let dates = businessDays(120)
    let calendar = calendar
    let chart = LaidOutChart(
      Chart(dates, id: \.self) { LineMark(x: .value("Day", $0), y: .value("Y", 1)) }
        .chartXScale(type: .businessDays())
    ) { $0.calendar = calendar }
    let axis = try #require(chart.layout.axes.first { $0.edge == .bottom })
    let ticks = axis.ticks.compactMap { tick -> Date? in
      if case .date(let date) = tick.datum { date } else { nil }
    }
    #expect(ticks.count >= 3)
    #expect(ticks.allSatisfy { !calendar.isDateInWeekend($0) })
    // 1 June 2025 is a Sunday.
    #expect(ticks.contains(AxisProbe.date(2025, 6, 2)))
    let texts = (axis.labels + axis.contextLabels).map(\.text.string).joined(separator: " ")
    #expect(texts.components(separatedBy: "2025").count == 2)
  }

  @Test func weekendsAreThoseOfTheCalendar() throws {
    var israel = calendar
    israel.locale = Locale(identifier: "he_IL")
    let pieces = try #require(
      BusinessDays(calendar: israel, holidays: []).pieces(
        from: AxisProbe.date(2025, 3, 3).timeIntervalSinceReferenceDate,
        to: AxisProbe.date(2025, 3, 20).timeIntervalSinceReferenceDate, calendar))
    #expect(pieces.next(after: AxisProbe.date(2025, 3, 7).timeIntervalSinceReferenceDate) != nil)
    #expect(pieces.next(after: AxisProbe.date(2025, 3, 9).timeIntervalSinceReferenceDate) == nil)
  }

  @Test func aDayWithAClockChangeIsAsLongAsOthers() throws {
    var egypt = calendar
    egypt.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    let (first, last) = (AxisProbe.date(2025, 3, 24), AxisProbe.date(2025, 4, 4))
    let pieces = try #require(
      BusinessDays(calendar: egypt, holidays: []).pieces(
        from: first.timeIntervalSinceReferenceDate, to: last.timeIntervalSinceReferenceDate,
        calendar))
    let starts = zip(pieces.starts, pieces.starts.dropFirst()).map { $1 - $0 }
    #expect(starts.allSatisfy { $0 == 1 })
  }

  @Test func numbersHaveNoBusinessDays() {
    let chart = LaidOutChart(
      Chart([1, 2], id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", $0)) }
        .chartXScale(type: .businessDays()))
    #expect(chart.notes("has numbers, which a scale of type businessDays cannot show"))
    #expect(chart.scales.x?.position.pieces == nil)
  }

  @Test func anAxisWithoutBusinessDaysShowsAllDays() {
    let dates = days(AxisProbe.date(2025, 3, 8), 2)
    let chart = self.chart(dates, holidays: days(AxisProbe.date(2025, 3, 3), 800))
    #expect(chart.notes("has no business days"))
    let far = self.chart(AxisProbe.date(1700, 1, 1), AxisProbe.date(2025, 1, 1))
    #expect(far.notes("more than 36600 days"))
  }

  private func chart(_ dates: Date...) -> LaidOutChart { chart(dates) }

  @Test func theVerticalAxisCanHaveBusinessDays() {
    let dates = businessDays(10)
    let chart = LaidOutChart(
      Chart(dates, id: \.self) { PointMark(x: .value("X", 1), y: .value("Day", $0)) }
        .chartYScale(type: .businessDays()))
    let positions = dates.map { chart.y($0.timeIntervalSinceReferenceDate) }
    let steps = zip(positions, positions.dropFirst()).map { $0 - $1 }
    #expect(steps.allSatisfy { abs($0 - chart.layout.plot.height / 9) < 1e-6 })
  }

  @Test func candlesticksHaveNoGapsAtWeekends() {
    let dates = businessDays(15)
    let chart = LaidOutChart(
      Chart(dates, id: \.self) {
        CandlestickMark(
          x: .value("Day", $0, unit: .day), open: .value("P", 1), high: .value("P", 4),
          low: .value("P", 0.5), close: .value("P", 3))
      }.chartXScale(type: .businessDays()))
    let middles = chart.rects(.bar).map(\.midX)
    let steps = zip(middles, middles.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { abs($0 - chart.layout.plot.width / 15) < 1e-6 })
  }
}
