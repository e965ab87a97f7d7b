import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite struct PenguinExamTests {
  @Test func `missing values are said and not drawn`() throws {
    let layout = ExamSupport.layout(try PenguinExam(ExamSupport.data).scatter)
    let points = layout.lines(.point).filter { $0.marks.count > 1 }.map(\.marks.count)
    #expect(points.reduce(0, +) == 342)
    #expect(layout.remarks.map(\.text.string) == ["2 values not shown"])
  }

  @Test func `species differ in symbols besides colours`() throws {
    let layout = ExamSupport.layout(try PenguinExam(ExamSupport.data).scatter)
    let outlines = layout.lines(.point).filter { $0.marks.count > 1 }.compactMap { figure in
      if case .symbols(let path, _) = figure.shape { "\(path.boundingBox)" } else { nil }
    }
    #expect(Set(outlines).count == 3)
  }

  @Test func `bands lie under the points`() throws {
    let layout = ExamSupport.layout(try PenguinExam(ExamSupport.data).scatter)
    let kinds = layout.figures.map(\.kind)
    let last = try #require(kinds.lastIndex(of: .area))
    let first = try #require(kinds.firstIndex(of: .point))
    #expect(last < first)
  }

  @Test func `nothing overlaps or is cut in any size, look and locale`() throws {
    let exam = try PenguinExam(ExamSupport.data)
    #expect(ExamSupport.faults(exam.scatter) == [])
    #expect(ExamSupport.faults(exam.boxes) == [])
  }
}
