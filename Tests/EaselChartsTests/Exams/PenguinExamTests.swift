import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite struct PenguinExamTests {
  @Test func `missing values are not drawn, and a note counts them`() throws {
    let layout = ExamSupport.layout(try PenguinExam(ExamSupport.data).scatter)
    let points = layout.lines(.point).filter { $0.marks.count > 1 }.map(\.marks.count)
    #expect(points.reduce(0, +) == 342)
    #expect(layout.notes.map(\.text.string) == ["2 values not shown"])
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

  @Test func `plots side by side have one height, and each axis its unit`() throws {
    let layouts = ExamSupport.layouts(of: try PenguinExam(ExamSupport.data).both)
    #expect(layouts.count == 2)
    let plots = layouts.map(\.plot)
    #expect(isNear(plots[0].minY, plots[1].minY) && isNear(plots[0].maxY, plots[1].maxY))
    #expect(layouts.allSatisfy { $0.labels.count { $0.text.string == "Mass in g" } == 1 })
  }

  @Test func `under each name stands the size of its sample`() throws {
    let layout = ExamSupport.layout(try PenguinExam(ExamSupport.data).boxes)
    let axis = try #require(layout.axes.first { $0.edge == .bottom })
    #expect(axis.contextLabels.map(\.text.string) == ["n = 151", "n = 68", "n = 123"])
    for (name, size) in zip(axis.labels, axis.contextLabels) {
      #expect(isNear(name.frame.midX, size.frame.midX, by: 0.5))
      #expect(size.frame.minY >= name.frame.maxY)
    }
    #expect(layout.notes.map(\.text.string) == ["2 values not shown"])
  }

  @Test func `symbols at the edge of the plot are whole`() throws {
    let layout = ExamSupport.layout(try PenguinExam(ExamSupport.data).scatter)
    #expect(layout.panels[0].isClipped)
    #expect(
      layout.lines(.point).allSatisfy { figure in
        guard case .symbols(_, let points) = figure.shape else { return false }
        return points.allSatisfy { layout.plot.insetBy(dx: -0.1, dy: -0.1).contains($0) }
      })
  }

  @Test func `nothing overlaps or is cut in any size, look and locale`() throws {
    let exam = try PenguinExam(ExamSupport.data)
    #expect(ExamSupport.faults(exam.scatter) == [])
    #expect(ExamSupport.faults(exam.boxes) == [])
  }
}
