import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite struct PyramidExamTests {
  @Test func `bars of ages lie and adjoin, so that no gap beats with the pixels`() throws {
    let exam = try PyramidExam(ExamSupport.data)
    for layout in [ExamSupport.layout(exam.chart), ExamSupport.layout(exam.bars)] {
      let bars = layout.lines(.bar).map(\.bounds)
      #expect(bars.count == 202)
      let heights = bars.map(\.height)
      #expect((heights.max() ?? 0) - (heights.min() ?? 0) < 0.01)
      let women = bars.filter { $0.midX > layout.plot.midX }.sorted { $0.minY < $1.minY }
      let gaps = zip(women, women.dropFirst()).map { $1.minY - $0.maxY }
      #expect(gaps.allSatisfy { isNear($0, -1) })
    }
  }

  @Test func `amounts have no sign on either side, and both sides their sum`() throws {
    let layout = ExamSupport.layout(try PyramidExam(ExamSupport.data).chart)
    #expect(layout.texts(.bottom).map { $0.filter(\.isNumber) } == ["2", "1", "0", "1", "2"])
    #expect(layout.texts(.leading) == ["0", "20", "40", "60", "80", "100"])
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
