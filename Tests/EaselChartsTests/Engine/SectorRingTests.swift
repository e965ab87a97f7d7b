import EaselCanvas
import EaselChartViews
import Foundation
import Testing

@testable import EaselCharts

/// Rings of sectors without labels.
@Suite struct SectorRingTests {
  private let rect = CGRect(x: 10, y: 20, width: 200, height: 100)

  @Test func arcsAreProportionalToTheirSharesFromTheTop() throws {
    let ring = SectorRing([3, 1], width: 20, in: rect)
    #expect(ring.center == CGPoint(x: 110, y: 70))
    #expect(ring.radius == 50)
    let arcs = ring.arcs.compactMap { $0 }
    #expect(arcs.map(\.innerRadius) == [30, 30])
    #expect(arcs[0].startAngle == 0)
    #expect(abs(arcs[0].endAngle - 1.5 * .pi) < 1e-12)
    #expect(abs(arcs[1].endAngle - 2 * .pi) < 1e-12)
  }

  @Test func valuesThatAreNotPositiveAndFiniteHaveNoArc() {
    #expect(
      SectorRing([1, -1, .nan], width: nil, in: rect).arcs.map { $0 != nil } == [
        true, false, false,
      ])
    #expect(SectorRing([], width: nil, in: rect).arcs.isEmpty)
    #expect(SectorRing([0, 0], width: nil, in: rect).arcs.allSatisfy { $0 == nil })
  }

  @Test(arguments: Appearance.allCases)
  func theTrackOfAGaugeContrastsWithThePage(_ appearance: Appearance) {
    var style = ChartStyle.ofViews
    for keeps in [true, false] {
      style.keepsAppearances = keeps
      let shown: Appearance = keeps ? appearance : style.appearance
      let (track, paper) = (style.track.resolved(for: shown), style.paper.resolved(for: shown))
      #expect(track.contrast(with: paper) >= 1.4)
    }
  }
}
