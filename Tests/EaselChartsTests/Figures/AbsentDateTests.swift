import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// Units of time that have no value.
@Suite struct AbsentDateTests {
  private let days = [1, 2, 3, 6, 7, 8].map { AxisProbe.date(2024, 3, $0) }

  private func line(_ missing: MissingValues?, _ days: [Date]? = nil) -> LaidOutChart {
    var chart: any Block = Chart(days ?? self.days, id: \.self) {
      LineMark(x: .value("Day", $0, unit: .day), y: .value("Value", 3))
    }
    if let missing { chart = chart.chartMissingValues(missing) }
    return LaidOutChart(chart) { $0.calendar = Self.calendar }
  }

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// How many parts a line has, and its lowest point.
  private func shape(_ chart: LaidOutChart) -> (parts: Int, lowest: CGFloat)? {
    guard case .path(let path)? = chart.layout.figures.first(where: { $0.kind == .line })?.shape
    else { return nil }
    let parts = path.elements.count { if case .move = $0 { true } else { false } }
    return (parts, path.boundingBox.maxY)
  }

  @Test func theGapSettingBreaksALineAtAbsentDays() throws {
    #expect(try #require(shape(line(.gap))).parts == 2)
    #expect(try #require(shape(line(.gap, days.reversed()))).parts == 2)
  }

  @Test(arguments: [nil, MissingValues.connect, .interpolate])
  func otherSettingsConnectALineAcrossAbsentDays(_ missing: MissingValues?) throws {
    #expect(try #require(shape(line(missing))).parts == 1)
  }

  @Test func theZeroSettingDrawsAbsentDaysAsZero() throws {
    let (zero, plain) = (line(.zero), line(nil))
    #expect(try #require(shape(zero)).parts == 1)
    #expect(isNear(try #require(shape(zero)).lowest, zero.y(0)))
    #expect(try #require(shape(plain)).lowest < plain.y(0) - 1)
  }

  @Test func absentDaysAreNotNotedAsMissingValues() {
    #expect(line(.gap).layout.notes.isEmpty)
    #expect(line(.gap).layout.diagnostics.isEmpty)
  }

  @Test func theGapSettingBreaksAnAreaAtAbsentDays() throws {
    let chart = Chart(days, id: \.self) {
      AreaMark(x: .value("Day", $0, unit: .day), y: .value("Value", 3))
    }.chartMissingValues(.gap)
    let layout = LaidOutChart(chart) { $0.calendar = Self.calendar }.layout
    let area = try #require(layout.figures.first { $0.kind == .area })
    guard case .path(let path) = area.shape else {
      Issue.record("no path")
      return
    }
    #expect(path.elements.count { if case .move = $0 { true } else { false } } == 2)
  }

  @Test func aDayOfTwentyThreeHoursIsNotAbsent() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let first = try #require(calendar.date(from: DateComponents(year: 2024, month: 3, day: 29)))
    let days = (0..<5).compactMap { calendar.date(byAdding: .day, value: $0, to: first) }
    let chart = Chart(days, id: \.self) {
      LineMark(
        x: .value("Day", $0, unit: .day, calendar: calendar), y: .value("Value", 3))
    }.chartMissingValues(.gap)
    #expect(try #require(shape(LaidOutChart(chart) { $0.calendar = calendar })).parts == 1)
  }
}
