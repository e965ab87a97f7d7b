import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite struct PyramidExamTests {
  @Test func `bars of all ages have one height and leave no gaps`() throws {
    let exam = try PyramidExam(ExamSupport.data)
    for layout in [ExamSupport.layout(exam.chart), ExamSupport.layout(exam.bars)] {
      let bars = layout.lines(.bar).map(\.bounds)
      #expect(bars.count == 202)
      let heights = bars.map(\.height)
      #expect((heights.max() ?? 0) - (heights.min() ?? 0) < 0.01)
      let women = bars.filter { $0.midX > layout.plot.midX }.sorted { $0.minY < $1.minY }
      let gaps = zip(women, women.dropFirst()).map { $1.minY - $0.maxY }
      #expect(gaps.allSatisfy { isNear($0, -0.5) })
    }
  }

  @Test func `amounts have no sign on either side, and both sides their sum`() throws {
    let layout = ExamSupport.layout(try PyramidExam(ExamSupport.data).chart)
    #expect(layout.texts(.bottom).map { $0.filter(\.isNumber) } == ["2", "1", "0", "1", "2"])
    #expect(layout.texts(.bottom) == ["2M", "1M", "0", "1M", "2M"])
    #expect(layout.panels[0].blocks.count == 2)
  }

  @Test func `the two sums are named above their sides, in location of a legend`() throws {
    let exam = try PyramidExam(ExamSupport.data)
    let layout = ExamSupport.layout(exam.chart)
    #expect(layout.legends.isEmpty)
    let frames = layout.panels[0].blocks.map(\.frame).sorted { $0.minX < $1.minX }
    #expect(frames[0].midX < layout.plot.midX && frames[1].midX > layout.plot.midX)
    #expect(frames.allSatisfy { $0.minY >= 0 && $0.maxY <= layout.plot.minY + 20 })
  }

  @Test func `ages are labeled in steps of ten, and an open last age has a plus sign`() throws {
    let exam = try PyramidExam(ExamSupport.data)
    let ages = ["0", "10", "20", "30", "40", "50", "60", "70", "80", "90", "100+"]
    #expect(ExamSupport.layout(exam.chart).texts(.leading) == ages)
    // A closed last age has no sign.
    let closed = exam.rows.filter { $0.age < 100 }
    let chart = Chart {
      PopulationPyramid(
        closed, x: { .value("People", $0.people) }, y: { .value("Age", $0.age) },
        side: { .value("Sex", $0.sex) })
    }
    #expect(ExamSupport.layout(chart).texts(.leading) == ages.dropLast())
  }

  @Test func `the sides meet at one line in the middle`() throws {
    let layout = ExamSupport.layout(try PyramidExam(ExamSupport.data).chart)
    let bars = layout.lines(.bar).map(\.bounds)
    #expect(
      bars.allSatisfy { isNear($0.minX, layout.plot.midX) || isNear($0.maxX, layout.plot.midX) })
  }

  @Test func `nothing overlaps or is cut in any size, look and locale`() throws {
    #expect(ExamSupport.faults(try PyramidExam(ExamSupport.data).chart) == [])
  }
}
