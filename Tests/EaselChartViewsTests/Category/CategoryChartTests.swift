import EaselCanvas
import EaselChartViews
import EaselCharts
import EaselViews
import Foundation
import Testing

/// Post 3, part by part.
@Suite struct CategoryChartTests {
  private let degree = CGFloat.pi / 180

  private func chart() -> CategoryChartView {
    let view = CategoryChartView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.categories = [
      .init("Food", amount: 5_000), .init("Travel", amount: 4_000),
      .init("Books", amount: 3_000), .init("Play", amount: 2_000),
    ]
    return view
  }

  @Test func dotsAreEvenlySpacedFromTheTop() {
    let dots = CategoryChartLayout(amounts: [1, 2, 3], radius: 10).dots
    #expect(abs(dots[0].x) < 1e-9 && abs(dots[0].y + 10) < 1e-9)
    let angles = dots.map { atan2($0.y, $0.x) / degree }
    #expect(abs(angles[1] - 30) < 1e-9 && abs(angles[2] - 150) < 1e-9)
  }

  @Test func arcsAreProportionalToTheirSharesWithEqualGaps() {
    let arcs = CategoryChartLayout(amounts: [5_000, 4_000, 3_000, 2_000], radius: 100).arcs
    let scale: CGFloat = 360 / 400
    #expect(arcs[0].startAngle == -.pi / 2)
    #expect(abs((arcs[0].endAngle - arcs[0].startAngle) / degree - 360 * 5 / 14 * scale) < 1e-9)
    for (one, two) in zip(arcs, arcs.dropFirst()) {
      #expect(abs((two.startAngle - one.endAngle) / degree - 10 * scale) < 1e-9)
    }
    // The last gap closes the circle.
    #expect(abs((1.5 * .pi - (arcs.last?.endAngle ?? 0)) / degree - 10 * scale) < 1e-9)
  }

  @Test func iconsAreAtTheMiddleOfTheirArcs() {
    let layout = CategoryChartLayout(amounts: [1, 1], radius: 50)
    let arc = layout.arcs[0]
    let middle = (arc.startAngle + arc.endAngle) / 2
    #expect(abs(arc.middle.x - 50 * cos(middle)) < 1e-9)
    #expect(abs(arc.middle.y - 50 * sin(middle)) < 1e-9)
  }

  @Test(arguments: [[], [0, 0], [-1, .nan, .infinity], [1e308, 1e308]])
  func invalidAndExtremeAmountsAreDrawnWithoutError(_ amounts: [Double]) {
    let layout = CategoryChartLayout(amounts: amounts, radius: 50)
    #expect(layout.arcs.allSatisfy { $0.startAngle.isFinite && $0.endAngle.isFinite })
    let view = CategoryChartView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    view.categories = amounts.map { .init("", amount: $0) }
    let canvas = RecordingCanvas()
    view.render(on: canvas)
    #expect(canvas.context.firstError == nil)
  }

  /// Opacity of the icons' layers and what is drawn of the arcs.
  private func state(_ view: CategoryChartView, at time: TimeInterval) -> (
    icon: CGFloat, arc: CGFloat, dots: CGFloat, turn: CGFloat
  ) {
    view.render(on: RecordingCanvas(), at: time)
    let arcs = view.subviews[1].layer
    let shape = arcs.sublayers?.first as? ShapeLayer
    let icon = view.subviews[4].layer.presentation()
    let turned = arcs.presentation()?.affineTransform
    return (
      CGFloat(icon?.opacity ?? -1), shape?.presentation()?.strokeEnd ?? -1,
      CGFloat(view.subviews[0].layer.presentation()?.opacity ?? -1),
      turned.map { atan2($0.b, $0.a) } ?? -1
    )
  }

  @Test func theAnimationShowsDotsThenArcsThenIcons() {
    let view = chart()
    view.phaseDurations = .init(dots: 1, arcs: 1, icons: 1)
    view.animate()
    let dots = state(view, at: 0.5)
    #expect(dots.icon == 0 && dots.arc == 0 && dots.dots == 1)
    let arcs = state(view, at: 1.5)
    #expect(arcs.icon == 0 && abs(arcs.arc - 0.5) < 0.001 && arcs.dots < 1)
    #expect(abs(arcs.turn) > 0.01)
    let icons = state(view, at: 2.5)
    #expect(icons.icon == 1 && icons.arc == 1 && icons.dots == 0)
    #expect(abs(icons.turn) < 1e-9)
    #expect(abs(view.animationEnd - 3) < 1e-6)
  }

  @Test func renderingWithoutATimeDrawsTheEndOfTheAnimation() throws {
    let view = chart()
    view.animate()
    let canvas = RecordingCanvas()
    view.render(on: canvas)
    let texts = canvas.recording.operations.compactMap {
      if case .text(let layout, _, _) = $0 { layout.string } else { nil }
    }
    #expect(texts.contains("14,000"))
    #expect(texts.contains("F"))
  }

  @Test func iconsOfManyCategoriesKeepClearOfEachOther() {
    let view = CategoryChartView(frame: CGRect(x: 0, y: 0, width: 240, height: 240))
    view.categories = (1...12).map { .init("\($0)", amount: Double($0)) }
    view.layoutIfNeeded()
    let icons = icons(of: view)
    for (one, two) in zip(icons, icons.dropFirst() + icons.prefix(1)) {
      let distance = hypot(one.position.x - two.position.x, one.position.y - two.position.y)
      #expect(distance >= one.bounds.width - 1e-6)
    }
    view.categories = [.init("a", amount: 1), .init("b", amount: 1)]
    view.layoutIfNeeded()
    #expect(self.icons(of: view).map(\.bounds.width) == [40, 40])
  }

  private func icons(of view: View) -> [Layer] {
    view.subviews.filter { $0.accessibilityLabel != nil }.map(\.layer)
  }
}
