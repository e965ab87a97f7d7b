import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation
import Testing

@Suite struct PieChartNotesTests {
  private func notes(_ segments: [PieSegment]) -> [String] {
    PieChart(segments: segments).layout(in: CGSize(width: 300, height: 200)).diagnostics
      .filter { $0.code == .invalidData }.map(\.message)
  }

  @Test func aNegativeSegmentIsNamed() {
    #expect(
      notes([PieSegment("Sales", value: 9), PieSegment("Refunds", value: -2)]) == [
        "the value of “Refunds” is negative (-2.0) where an amount is needed; it has no slice, and "
          + "shares are those of the others"
      ])
  }

  @Test func namesWithoutSpaceAndLegendAreNoted() {
    let names = ["Photovoltaics on roofs", "Hydroelectric power", "Onshore wind", "Geothermal"]
    let chart = PieChart(segments: names.map { PieSegment($0, value: 1) })
    let size = CGSize(width: 130, height: 130)
    func notes(_ block: some Block) -> [String] {
      block.layout(in: size).diagnostics.filter { $0.code == .labelAdjusted }.map(\.message)
    }
    let message = "labels do not fit around the pie, and without a legend are left out"
    #expect(!notes(chart).contains(message))
    #expect(notes(chart.chartLegend(.hidden)) == [message])
  }

  @Test func aNegativeSegmentWithoutANameIsNotedByPosition() {
    #expect(
      notes([PieSegment("", value: 9), PieSegment("", value: -2)]).first?
        .hasPrefix("value 2 is negative") == true)
  }
}
