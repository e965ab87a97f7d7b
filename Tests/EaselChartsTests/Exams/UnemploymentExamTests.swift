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

  @Test func `names stand beside the layers in location of a legend of fourteen entries`() throws {
    let layout = ExamSupport.layout(try UnemploymentExam(ExamSupport.data).stacked)
    #expect(layout.legends.isEmpty)
    #expect(layout.panels[0].labels.count == 14)
    #expect(layout.labels.overlaps == [])
  }

  @Test func `neighbours are told apart without colours in print`() throws {
    let layout = ExamSupport.layout(try UnemploymentExam(ExamSupport.data).stacked, .print)
    let layers = layout.lines(.area)
    #expect(layers.count == 14)
    for (one, other) in zip(layers, layers.dropFirst()).prefix(8) {
      #expect(one.fill != other.fill, "\(one.series), \(other.series)")
    }
  }

  @Test func `the axis shows its unit once`() throws {
    let exam = try UnemploymentExam(ExamSupport.data)
    for layout in [ExamSupport.layout(exam.stacked), ExamSupport.layout(exam.facets)] {
      #expect(layout.labels.count { $0.text.string == "Thousands" } == 1)
    }
  }

  @Test func `dates have three labels or more`() throws {
    let layout = ExamSupport.layout(try UnemploymentExam(ExamSupport.data).stacked)
    let years = layout.texts(.bottom)
    #expect(years.count >= 3 && years.first == "2000" && years.last == "2010")
  }

  @Test func `names of panels have one size and are whole, and years keep apart`() throws {
    let exam = try UnemploymentExam(ExamSupport.data)
    let layout = ExamSupport.layout(exam.facets)
    let titles = layout.panels.compactMap(\.title)
    #expect(titles.count == 14)
    #expect(Set(titles.map(\.fontSize)).count == 1)
    #expect(titles.allSatisfy { !$0.text.isTruncated })
    let years = layout.panels.map { panel in
      panel.axes.first { $0.edge == .bottom }?.labels.map(\.bounds) ?? []
    }
    for (left, right) in [(10, 11), (12, 13)] {
      let gap = (years[right].first?.minX ?? 0) - (years[left].last?.maxX ?? 0)
      #expect(gap >= 7)
    }
  }

  @Test func `the recession is shaded over the whole height`() throws {
    let layout = ExamSupport.layout(try UnemploymentExam(ExamSupport.data).stacked)
    let band = try #require(layout.lines(.rectangle).first)
    #expect(isNear(band.bounds.height, layout.plot.height))
  }

  @Test func `fourteen panels have one scale, and years only below each column`() throws {
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
