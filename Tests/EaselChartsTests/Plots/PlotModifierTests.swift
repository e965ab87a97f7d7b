import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// A modifier with a key path says of each element what the mark's modifier says of it.
@Suite struct PlotModifierTests {
  private let items = PlotItem.random(40, seed: 11)
  private var plot: some VectorizedChartContent<PlotItem> {
    PointPlot(items, x: .value("x", \.count), y: .value("y", \.high))
  }

  private func marks<Content: ChartContent>(
    _ change: @escaping (PointMark, PlotItem) -> Content
  ) -> [String] {
    collected(
      ForEach(items) { change(PointMark(x: .value("x", $0.count), y: .value("y", $0.high)), $0) })
  }

  @Test func stylesByDataEqualThoseOfMarks() {
    #expect(
      collected(plot.foregroundStyle(by: .value("c", \.city)))
        == marks { $0.foregroundStyle(by: .value("c", $1.city)) })
    #expect(
      collected(plot.symbol(by: .value("c", \.name)))
        == marks { $0.symbol(by: .value("c", $1.name)) })
    #expect(
      collected(plot.symbolSize(by: .value("s", \.share)))
        == marks { $0.symbolSize(by: .value("s", $1.share)) })
    #expect(
      collected(plot.lineStyle(by: .value("c", \.city)))
        == marks { $0.lineStyle(by: .value("c", $1.city)) })
    #expect(
      collected(plot.position(by: .value("c", \.city), axis: .horizontal, span: .ratio(0.5)))
        == marks { $0.position(by: .value("c", $1.city), axis: .horizontal, span: .ratio(0.5)) })
  }

  @Test func stylesByKeyPathEqualThoseOfMarks() {
    #expect(collected(plot.foregroundStyle(\.color)) == marks { $0.foregroundStyle($1.color) })
    #expect(collected(plot.opacity(\.start)) == marks { $0.opacity($1.start) })
    #expect(collected(plot.lineStyle(\.stroke)) == marks { $0.lineStyle($1.stroke) })
    #expect(collected(plot.symbolSize(\.size)) == marks { $0.symbolSize($1.size) })
    #expect(collected(plot.symbolSize(\.start)) == marks { $0.symbolSize($1.start) })
  }

  @Test func accessibilityByKeyPathEqualsThatOfMarks() {
    #expect(
      collected(plot.accessibilityLabel(\.name)) == marks { $0.accessibilityLabel($1.name) })
    #expect(
      collected(plot.accessibilityValue(\.name)) == marks { $0.accessibilityValue($1.name) })
    #expect(
      collected(plot.accessibilityIdentifier(\.name))
        == marks { $0.accessibilityIdentifier($1.name) })
    #expect(
      collected(plot.accessibilityHidden(\.isHidden))
        == marks { $0.accessibilityHidden($1.isHidden) })
  }

  @Test func theInnerModifierWins() {
    let byData = plot.foregroundStyle(by: .value("c", \.city))
    let byPath = plot.foregroundStyle(\.color)
    #expect(collected(byPath.foregroundStyle(by: .value("c", \.city))) == collected(byPath))
    #expect(collected(byData.foregroundStyle(\.color)) == collected(byData))
    #expect(collected(byData.foregroundStyle(.red)) == collected(byData))
  }

  @Test func modifiersOfMarksApplyToPlots() {
    #expect(collected(plot.opacity(0.4)) == marks { mark, _ in mark.opacity(0.4) })
    #expect(
      collected(plot.foregroundStyle(.blue).symbolSize(20))
        == marks { mark, _ in mark.foregroundStyle(.blue).symbolSize(20) })
  }

  @Test func aFacetIsAColumnOfTheChartsData() {
    let chart = Chart(items) { PointMark(x: .value("x", $0.count), y: .value("y", $0.high)) }
      .chartFacet(by: .value("City", \.city), columns: 2)
    let column = chart.markList.runs.first?[.facetColumn]
    #expect(column?.label == "City")
    #expect(
      column?.values.indices.map { column?.datum($0, chart.markList.names) ?? .missing }
        == items.map { .category($0.city.rawValue) })
    #expect(chart.configuration.facet?.columns == 2)
  }
}
