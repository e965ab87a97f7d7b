import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite struct KeelingExamTests {
  @Test func `the axis leaves zero out and names decades and the unit once`() throws {
    let layout = ExamSupport.layout(try KeelingExam(ExamSupport.data).chart)
    #expect(layout.texts(.bottom) == ["1960", "1970", "1980", "1990", "2000", "2010", "2020"])
    #expect(layout.texts(.leading).first == "300")
    #expect(layout.labels.count { $0.text.string.contains("ppm") } == 1)
  }

  @Test func `the seasons are a thin line under a strong trend`() throws {
    for size in ExamSupport.sizes {
      let layout = ExamSupport.layout(try KeelingExam(ExamSupport.data).chart, size: size)
      #expect(layout.lines().map(\.strokeStyle.lineWidth) == [1, 2])
    }
  }

  @Test func `nothing overlaps or is cut in any size, look and locale`() throws {
    #expect(ExamSupport.faults(try KeelingExam(ExamSupport.data).chart) == [])
  }
}
