import EaselCanvas
import EaselCharts
import EaselViews
import Foundation
import Testing

@testable import EaselChartViews

/// The ring of a value's share.
@Suite struct RingGaugeTests {
  @Test(
    arguments: [
      (50.0, 100.0, 0.5), (100, 100, 1), (250, 100, 1), (0, 100, 0), (-5, 100, 0), (5, 0, 0),
      (5, -1, 0), (Double.nan, 100, 0),
    ] as [(Double, Double, Double)])
  func fractionOfTheValueIsBetween0And1(_ value: Double, _ most: Double, _ fraction: Double) {
    let gauge = RingGauge(
      value: value, maxValue: most, barWidth: 20, in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(Double(gauge.fraction) == fraction)
    #expect(gauge.arc.isEmpty == (fraction == 0))
  }

  @Test func theTrackIsACircleInAnyRectangle() {
    let gauge = RingGauge(
      value: 25, maxValue: 100, barWidth: 20, barPadding: 3,
      in: CGRect(x: 10, y: 0, width: 300, height: 200))
    #expect(gauge.center == CGPoint(x: 160, y: 100))
    #expect(gauge.radius == 90)
    #expect(gauge.valueWidth == 14)
    let box = gauge.track.boundingBox
    #expect(abs(box.width - 180) < 1e-6 && abs(box.height - 180) < 1e-6)
  }

  @Test func theArcRunsClockwiseFromTheTop() throws {
    let arc = RingGauge(
      value: 25, maxValue: 100, barWidth: 20, in: CGRect(x: 0, y: 0, width: 200, height: 200)
    ).arc
    guard case .move(let start)? = arc.elements.first else {
      Issue.record("an arc begins with a move")
      return
    }
    #expect(abs(start.x - 100) < 1e-9 && abs(start.y - 10) < 1e-9)
    let end = try #require(arc.currentPoint)
    #expect(abs(end.x - 190) < 1e-9 && abs(end.y - 100) < 1e-9)
  }

  @Test func theWidthOfTheTrackIsLimitedByTheRectangle() {
    let gauge = RingGauge(
      value: 1, maxValue: 2, barWidth: 500, in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(gauge.trackWidth == 50 && gauge.radius == 25)
  }

  @Test func theViewHasTheDocumentedDefaults() {
    let view = PieChartView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.maxValue == 100 && view.value == 0 && view.barWidth == 20)
    #expect(view.barPadding == 0 && view.animationDuration == 0.8)
    #expect(view.chartBackgroundColor == .secondarySystemBackground)
    #expect(view.chartTintColor == .orange)
    view.set(value: 72, maxValue: 100)
    #expect(view.gauge.fraction == 0.72)
    #expect(view.sizeThatFits(.zero) == CGSize(width: 200, height: 200))
  }

  @Test func theViewDrawsTrackAndValue() throws {
    let view = PieChartView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.set(value: 72, maxValue: 100)
    view.centerText = "72 %"
    let drawnImage = try Image(data: view.data(as: .png))
    // Half past one is filled, half past ten is not; the middle has text.
    #expect(drawnImage.pixel(x: 78, y: 22).map { $0 == (255, 128, 0, 255) } == true)
    let track = try #require(drawnImage.pixel(x: 22, y: 22))
    let color = Color(
      red: CGFloat(track.0) / 255, green: CGFloat(track.1) / 255, blue: CGFloat(track.2) / 255)
    #expect(color.contrast(with: .white) >= 1.35)
    let text = try view.data(as: .pdf)
    #expect(!text.isEmpty)
  }
}
