import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite struct AirportExamTests {
  private static let size = CGSize(width: 480, height: 600)

  @Test func `all thirty names are shown whole`() throws {
    let exam = try AirportExam(ExamSupport.data)
    let layout = ExamSupport.layout(exam.chart, size: Self.size)
    #expect(layout.texts(.leading) == exam.airports.map(\.name))
    #expect(layout.labels.overlaps == [])
  }

  @Test func `names are cut by width and never left out`() throws {
    let exam = try AirportExam(ExamSupport.data)
    let layout = ExamSupport.layout(exam.chart, size: CGSize(width: 240, height: 600))
    let names = try #require(layout.axes.first { $0.edge == .leading }?.labels)
    #expect(names.count == 30)
    let widths = names.filter { $0.text.isTruncated }.map(\.bounds.width)
    #expect((widths.max() ?? 0) - (widths.min() ?? 0) < 12)
  }

  @Test func `no grid line runs through a value, and values are set as names are`() throws {
    let layout = ExamSupport.layout(try AirportExam(ExamSupport.data).chart, size: Self.size)
    let axis = try #require(layout.axes.first { $0.edge == .bottom })
    for label in layout.panels[0].labels {
      let crossed = axis.gridLines.contains { line in
        line.start.x > label.bounds.minX && line.start.x < label.bounds.maxX
          && line.start.y < label.bounds.midY && line.end.y > label.bounds.midY
      }
      #expect(!crossed, "\(label.text.string)")
    }
    let names = try #require(layout.axes.first { $0.edge == .leading }?.labels.first)
    #expect(isNear(names.text.size.height, layout.panels[0].labels[0].text.size.height))
  }

  @Test func `each bar has its value at its end, with thousands by locale`() throws {
    let exam = try AirportExam(ExamSupport.data)
    let layout = ExamSupport.layout(exam.chart, size: Self.size)
    #expect(layout.panels[0].labels.count == 30)
    #expect(layout.panels[0].labels.contains { $0.text.string == "829,034" })
    let german = ExamSupport.layout(exam.chart, .german, size: Self.size)
    #expect(german.panels[0].labels.contains { $0.text.string == "829.034" })
  }

  @Test func `bars keep the order of the data, the maximum above`() throws {
    let layout = ExamSupport.layout(try AirportExam(ExamSupport.data).chart, size: Self.size)
    let bars = layout.lines(.bar).map(\.bounds).sorted { $0.minY < $1.minY }
    #expect(zip(bars, bars.dropFirst()).allSatisfy { $0.width >= $1.width })
  }
}
