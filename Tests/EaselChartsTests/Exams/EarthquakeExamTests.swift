import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite struct EarthquakeExamTests {
  @Test func `days have their weekday in the time zone of the data`() throws {
    let layout = ExamSupport.layout(try EarthquakeExam(ExamSupport.data).points)
    #expect(layout.texts(.bottom).contains("Thu 1"))
  }

  @Test func `depth grows downwards`() throws {
    let layout = ExamSupport.layout(try EarthquakeExam(ExamSupport.data).points)
    let ticks = try #require(layout.axes.first { $0.edge == .leading }?.ticks)
    let positions = ticks.map(\.position)
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `symbols of a crowd are small and translucent`() throws {
    let layout = ExamSupport.layout(
      try EarthquakeExam(ExamSupport.data).points, size: CGSize(width: 240, height: 200))
    let crowd = layout.lines(.point).dropLast(2)
    #expect(crowd.allSatisfy { $0.opacity < 1 })
  }

  @Test func `numbers that are nearly all above zero have one hue`() throws {
    let layout = ExamSupport.layout(try EarthquakeExam(ExamSupport.data).points)
    #expect(layout.legends.count == 1)
    #expect(layout.legends[0].ramp != nil)
  }

  @Test func `the count of magnitudes has a logarithmic axis`() throws {
    let layout = ExamSupport.layout(try EarthquakeExam(ExamSupport.data).magnitudes)
    #expect(layout.texts(.leading) == ["1", "10", "100", "1,000"])
    #expect(layout.lines(.bar).allSatisfy { isNear($0.bounds.maxY, layout.plot.maxY) })
  }

  @Test func `nothing overlaps or is cut in any size, look and locale`() throws {
    let exam = try EarthquakeExam(ExamSupport.data)
    #expect(ExamSupport.faults(exam.points) == [])
    #expect(ExamSupport.faults(exam.magnitudes) == [])
  }
}
