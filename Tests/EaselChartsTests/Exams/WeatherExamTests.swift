import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite struct WeatherExamTests {
  @Test func `366 bars are equally wide and adjoin`() throws {
    let layout = ExamSupport.layout(try WeatherExam(ExamSupport.data).range)
    let bars = layout.lines(.bar).map(\.bounds)
    #expect(bars.count == 366)
    #expect(zip(bars, bars.dropFirst()).allSatisfy { isNear($1.minX - $0.maxX, -0.5) })
  }

  @Test func `names of months stand in the middle of their months`() throws {
    let layout = ExamSupport.layout(try WeatherExam(ExamSupport.data).range)
    let axis = try #require(layout.axes.first { $0.edge == .bottom })
    #expect(axis.labels.map(\.text.string).prefix(3) == ["Jan", "Feb", "Mar"])
    #expect(axis.labels.count == 12)
    let (ticks, names) = (axis.ticks.map(\.position), axis.labels.map(\.frame.midX))
    for (index, name) in names.enumerated().dropLast() {
      #expect(isNear(name, (ticks[index] + ticks[index + 1]) / 2, by: 1))
    }
  }

  @Test func `the calendar begins weeks as the locale does`() throws {
    let exam = try WeatherExam(ExamSupport.data)
    #expect(ExamSupport.layout(exam.rain).texts(.leading).first == "Sun")
    let german = ExamSupport.layout(exam.rain, .german)
    #expect(german.texts(.leading).first == "Mo")
  }

  @Test func `days without rain have a cell, and one ramp shows millimeters`() throws {
    let layout = ExamSupport.layout(try WeatherExam(ExamSupport.data).rain)
    #expect(layout.legends.map { $0.ramp != nil } == [true])
    #expect(layout.legends.first?.title?.text.string == "Rain in mm")
    #expect(layout.lines(.rectangle).count == 366)
  }

  @Test func `the calendar names twelve months and the year below them`() throws {
    let layout = ExamSupport.layout(try WeatherExam(ExamSupport.data).rain)
    let axis = try #require(layout.axes.first { $0.edge == .bottom })
    #expect(axis.labels.map(\.text.string).count == 12)
    #expect(axis.labels.first?.text.string == "Jan" && axis.labels.last?.text.string == "Dec")
    #expect(axis.contextLabels.map(\.text.string) == ["2012"])
  }

  @Test func `a missing day differs from a day without rain`() throws {
    var days = try WeatherExam(ExamSupport.data).days
    let dry = try #require(days.indices.first { days[$0].rain == 0 && $0 > 30 })
    days.remove(at: dry)
    let chart = Chart {
      CalendarHeatMap(days, date: { .value("Day", $0.date) }, value: { .value("Rain", $0.rain) })
    }
    let layout = ExamSupport.layout(chart)
    #expect(layout.lines(.point).count == 1)
    let missing = layout.lines(.point).first
    let zero = layout.lines(.rectangle).compactMap(\.fill).filter { $0 != .color(.clear) }
    #expect(zero.count == 365)
    #expect(missing.map { $0.bounds.width < 3 && !zero.contains($0.fill ?? zero[0]) } == true)
  }

  @Test func `nothing overlaps or is cut in any size, look and locale`() throws {
    let exam = try WeatherExam(ExamSupport.data)
    #expect(ExamSupport.faults(exam.range) == [])
    #expect(ExamSupport.faults(exam.rain) == [])
  }
}
