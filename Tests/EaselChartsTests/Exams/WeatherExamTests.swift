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
    #expect(zip(bars, bars.dropFirst()).allSatisfy { isNear($1.minX - $0.maxX, -1) })
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

  @Test func `days without rain have a colour, and one ramp tells millimetres`() throws {
    let layout = ExamSupport.layout(try WeatherExam(ExamSupport.data).rain)
    #expect(layout.legends.map { $0.ramp != nil } == [true])
    #expect(layout.legends.first?.title?.text.string == "Rain in mm")
    #expect(layout.lines(.rectangle).count == 366)
  }

  @Test func `nothing overlaps or is cut in any size, look and locale`() throws {
    let exam = try WeatherExam(ExamSupport.data)
    #expect(ExamSupport.faults(exam.range) == [])
    #expect(ExamSupport.faults(exam.rain) == [])
  }
}
