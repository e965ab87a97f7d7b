import EaselBlocks
import Foundation
import Testing

@testable import EaselCharts

/// The last value of a sparkline has the symbol of the sparkline, and no dot over it.
@Suite struct SparklineEndTests {
  @Test func theLastValueHasOneSymbol() {
    let chart = Chart { Sparkline([3, 5, 4, 8, 6, 9]) }.sparkline()
    let panel = chart.layout(in: CGSize(width: 80, height: 20)).panels[0]
    #expect(panel.dots.isEmpty)
    #expect(panel.figures.contains { $0.kind == .point })
  }
}
