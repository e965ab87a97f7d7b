import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite struct CalendarHeatMapTests {
  struct Visit {
    var date: Date
    var visits: Double
  }

  /// Midday of a day counted from the first of January of a year.
  static func day(_ number: Int, of year: Int = 2026) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let start = calendar.date(from: DateComponents(year: year, month: 1, day: 1, hour: 12))
    return (start ?? .distantPast).addingTimeInterval(Double(number) * 86_400)
  }

  static func chart(_ visits: [Visit]) -> Chart<some ChartContent> {
    Chart {
      CalendarHeatMap(
        visits, date: { .value("Day", $0.date) }, value: { .value("Visits", $0.visits) })
    }
  }

  static func year(_ year: Int, _ days: Int) -> [Visit] {
    (0..<days).map { Visit(date: day($0, of: year), visits: Double($0 % 9)) }
  }

  static func laidOut(_ visits: [Visit], _ locale: String = "en_US") -> LaidOutChart {
    LaidOutChart(chart(visits), width: 760, height: 160) { $0.locale = Locale(identifier: locale) }
  }

  private static func columns(_ chart: LaidOutChart) -> Int {
    Set(chart.rects(.rectangle).map { ($0.midX * 10).rounded() }).count
  }

  @Test func eachDayHasOneCell() {
    let cells = Self.laidOut(Self.year(2026, 365)).rects(.rectangle)
    #expect(cells.count == 365)
    let locations = cells.map { "\(($0.midX * 10).rounded()) \(($0.midY * 10).rounded())" }
    #expect(Set(locations).count == 365)
  }

  @Test(arguments: [(2026, 365, 53), (2028, 366, 54), (2000, 366, 54)])
  func aYearHas53Or54Columns(_ year: Int, _ days: Int, _ columns: Int) {
    #expect(Self.columns(Self.laidOut(Self.year(year, days))) == columns)
  }

  @Test(arguments: [("en_US", "Sun"), ("de_DE", "Mo"), ("ar_EG", "سبت")])
  func weeksBeginAsInTheLocale(_ locale: String, _ name: String) {
    let chart = Self.laidOut(Self.year(2026, 60), locale)
    #expect(chart.scales.y?.names.first == name)
  }

  @Test func daysOfAWeekFollowEachOtherDownwards() {
    // The first of January 2026 is a Thursday.
    let chart = Self.laidOut(Self.year(2026, 14))
    #expect(chart.rects(.rectangle).count == 14)
    #expect(chart.scales.y?.names.count == 7)
    let columns = Set(chart.rects(.rectangle).map { $0.midX.rounded() }).sorted()
    let first = chart.rects(.rectangle).filter { $0.midX.rounded() == columns[0] }
    #expect(first.count == 3)
    #expect(isNear(first.map(\.midY).min() ?? 0, chart.y(4)))
  }

  @Test func daysWithoutAValueDifferFromThoseWithZero() {
    var visits = Self.year(2026, 30)
    visits[9].visits = 0
    visits.remove(at: 5)
    let chart = Self.laidOut(visits)
    #expect(chart.rects(.rectangle).count == 30)
    #expect(chart.rects(.point).count == 1)
    let fills = chart.layout.figures.filter { $0.kind == .rectangle }.map(\.fill)
    #expect(fills.count { $0 == .color(.clear) } == 1)
  }

  @Test func monthsAreOutlinedByOneLine() {
    let outlines = Self.laidOut(Self.year(2026, 365)).layout.figures.filter { $0.kind == .rule }
    #expect(outlines.count == 1)
    // The rim of the year and the eleven boundaries between months.
    let plot = Self.laidOut(Self.year(2026, 365)).layout.plot
    #expect(outlines[0].bounds.width > plot.width * 0.99)
  }

  @Test func valuesOfADayAddUp() {
    let day = Self.day(3)
    let list = Self.chart([Visit(date: day, visits: 2), Visit(date: day, visits: 3)]).markList
    #expect(list.count == 1 && list.runs.first?[.foregroundStyle]?.values == [5])
  }

  @Test func weeksRunFromTheLeadingSide() {
    let chart = LaidOutChart(Self.chart(Self.year(2026, 30)), isRightToLeft: true)
    let cells = chart.rects(.rectangle)
    #expect(cells[0].midX > cells[3].midX)
  }

  @Test func datesFarOutAndValuesThatAreNoNumbersAreNoted() {
    let chart = Self.laidOut([
      Visit(date: Self.day(0), visits: 1), Visit(date: Self.day(4), visits: .nan),
      Visit(date: Self.day(1, of: 2400), visits: 1), Visit(date: .distantPast, visits: 1),
      Visit(date: Date(timeIntervalSinceReferenceDate: .nan), visits: 1),
      Visit(date: Date(timeIntervalSinceReferenceDate: 1e300), visits: 1),
    ])
    #expect(chart.notes("no usable date") && chart.notes("a value is not a finite number"))
    #expect(chart.notes("3660 days or more after the first"))
    #expect(chart.rects(.rectangle).count <= 3_660 && chart.isFinite)
  }

  @Test func noDaysMakeAnEmptyChart() {
    #expect(Self.laidOut([]).layout.figures.isEmpty)
  }
}
