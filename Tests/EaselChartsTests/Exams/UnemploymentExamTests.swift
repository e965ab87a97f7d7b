import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite struct UnemploymentExamTests {
  @Test func `layers lie in the order of their sums, the largest at the base`() throws {
    let exam = try UnemploymentExam(ExamSupport.data)
    let layers = ExamSupport.layout(exam.stacked).lines(.area)
    var sums: [String: Double] = [:]
    for row in exam.rows { sums[row.industry, default: 0] += row.thousands }
    #expect(layers.count == 14)
    let bottoms = Dictionary(uniqueKeysWithValues: layers.map { ($0.series, $0.bounds.maxY) })
    let order = sums.keys.sorted { sums[$0] ?? 0 > sums[$1] ?? 0 }
    let heights = order.compactMap { bottoms[$0] }
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test func `names stand beside the layers in place of a legend of fourteen entries`() throws {
    let layout = ExamSupport.layout(try UnemploymentExam(ExamSupport.data).stacked)
    #expect(layout.legends.isEmpty)
    #expect(layout.panels[0].labels.count == 14)
    #expect(layout.labels.overlaps == [])
  }

  @Test func `the recession is shaded over the whole height`() throws {
    let layout = ExamSupport.layout(try UnemploymentExam(ExamSupport.data).stacked)
    let band = try #require(layout.lines(.rectangle).first)
    #expect(isNear(band.bounds.height, layout.plot.height))
  }

  @Test func `fourteen panels have one scale, and years at the rim alone`() throws {
    let layout = ExamSupport.layout(try UnemploymentExam(ExamSupport.data).facets)
    #expect(layout.panels.count == 14)
    let rim = layout.panels.indices.filter { index in
      layout.panels[index].axes.contains { $0.edge == .bottom && !$0.labels.isEmpty }
    }
    #expect(rim == [10, 11, 12, 13])
    let zeros = layout.panels.map { $0.axes.first { $0.edge == .leading }?.ticks.map(\.datum) }
    #expect(Set(zeros).count == 1)
    #expect(layout.labels.overlaps == [])
  }

  @Test func `each panel has all industries in thin gray behind its own`() throws {
    let layout = ExamSupport.layout(try UnemploymentExam(ExamSupport.data).facets)
    for panel in layout.panels {
      let widths = panel.figures.filter { $0.kind == .line }.map(\.strokeStyle.lineWidth)
      #expect(widths.count { $0 == 0.75 } == 14)
      #expect(widths.last.map { $0 >= 1.5 } == true)
    }
  }

  @Test func `nothing overlaps or is cut in any size, look and locale`() throws {
    #expect(ExamSupport.faults(try UnemploymentExam(ExamSupport.data).stacked) == [])
  }
}
