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

  @Test func aNegativeSegmentWithoutANameIsNotedByPosition() {
    #expect(
      notes([PieSegment("", value: 9), PieSegment("", value: -2)]).first?
        .hasPrefix("value 2 is negative") == true)
  }
}
