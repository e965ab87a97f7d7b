import EaselCanvas
import EaselChartViews
import EaselCharts
import EaselViews
import Foundation
import Testing

/// Rows of bars where text runs from right to left.
@Suite struct MirroredBarTests {
  private func outlines(_ values: [Double], _ locale: String) -> [CGRect] {
    let view = BarChartView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.chart = BarChart(
      categories: ["a"], series: values.map { BarSeries(values: [$0]) })
    view.orientation = .horizontal
    view.arrangement = .stacked
    view.cornerRadii = CornerRadii(all: 0)
    return view.recording(options: RenderOptions(localeIdentifier: locale)).operations.compactMap {
      if case .fill(let path, _, _, _) = $0 { path.boundingBox } else { nil }
    }
  }

  /// Where two bars meet, the lower one goes on beneath the upper one.
  @Test func stackedRowsExtendBehindTheNextInBothDirections() throws {
    let (left, right) = (outlines([2, 3], "ar_EG"), outlines([2, 3], "en_US"))
    #expect(left.count >= 2 && right.count == left.count)
    #expect(right[0].maxX > right[1].minX + 0.5)
    #expect(left[0].minX < left[1].maxX - 0.5)
  }
}
