import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite struct KeelingExamTests {
  @Test func `the value axis leaves zero out and has one unit, and years are decades`() throws {
    let layout = ExamSupport.layout(try KeelingExam(ExamSupport.data).chart)
    #expect(layout.texts(.bottom) == ["1960", "1970", "1980", "1990", "2000", "2010", "2020"])
    #expect(layout.texts(.leading).first == "300")
    #expect(layout.labels.count { $0.text.string.contains("ppm") } == 1)
  }

  @Test func `the line of the seasons is thinner than the line of the trend`() throws {
    for size in ExamSupport.sizes {
      let layout = ExamSupport.layout(try KeelingExam(ExamSupport.data).chart, size: size)
      #expect(layout.lines().map(\.strokeStyle.lineWidth) == [1, 2])
    }
  }

  @Test func `the last value stands at the end of the trend, in its colour`() throws {
    let layout = ExamSupport.layout(try KeelingExam(ExamSupport.data).chart)
    let end = try #require(layout.panels[0].dots.first?.bounds)
    #expect(layout.panels[0].dots.count == 1)
    let value = try #require(layout.panels[0].labels.first)
    #expect(layout.panels[0].labels.map(\.text.string) == ["429"])
    let distance = hypot(
      max(0, end.minX - value.bounds.maxX, value.bounds.minX - end.maxX),
      max(0, end.minY - value.bounds.maxY, value.bounds.minY - end.maxY))
    #expect(distance < 12)
    #expect(layout.lines().last?.stroke == layout.panels[0].dots[0].fill)
  }

  @Test func `in print the seasons are a thin line without symbols`() throws {
    let layout = ExamSupport.layout(try KeelingExam(ExamSupport.data).chart, .print)
    let seasons = try #require(layout.lines().first)
    #expect(seasons.marks.count == 820 && seasons.strokeStyle.lineWidth == 1)
    #expect(seasons.strokeStyle.lineJoin == .round && seasons.strokeStyle.dash == [])
    #expect(layout.lines(.point).isEmpty)
  }

  @Test func `nothing overlaps or is cut in any size, look and locale`() throws {
    #expect(ExamSupport.faults(try KeelingExam(ExamSupport.data).chart) == [])
  }
}
