import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// Moves in points, which run towards the end of rows.
@Suite struct OffsetTests {
  private func box(
    _ content: some ChartContent, _ isRightToLeft: Bool, _ kind: MarkType
  ) -> CGRect {
    LaidOutChart(Chart { content }.chartXScale(domain: 0...10), isRightToLeft: isRightToLeft)
      .rects(kind).first ?? .null
  }

  private func check(
    _ plain: some ChartContent, _ moved: some ChartContent, _ kind: MarkType,
    left: CGFloat, right: CGFloat
  ) {
    let (a, b) = (box(plain, false, kind), box(moved, false, kind))
    #expect(isNear(b.minX - a.minX, left) && isNear(b.maxX - a.maxX, right), "\(kind)")
    let (c, d) = (box(plain, true, kind), box(moved, true, kind))
    #expect(isNear(d.minX - c.minX, -right) && isNear(d.maxX - c.maxX, -left), "\(kind)")
    #expect(isNear(d.minY - c.minY, b.minY - a.minY), "\(kind)")
  }

  @Test func pointsAndLinesMoveTowardsTheEndOfRows() {
    let point = PointMark(x: .value("X", 4), y: .value("Y", 1))
    check(point, point.offset(x: 12, y: 5), .point, left: 12, right: 12)
    let line = ForEach(1..<4) { LineMark(x: .value("X", $0), y: .value("Y", $0)) }
    check(line, line.offset(x: 12), .line, left: 12, right: 12)
    let rule = RuleMark(x: .value("X", 4))
    check(rule, rule.offset(x: 12), .rule, left: 12, right: 12)
  }

  @Test func theEdgesOfBarsMoveOnTheSideOnWhichTheyLie() {
    let bar = BarMark(xStart: .value("X", 2), xEnd: .value("X", 6), y: .value("Y", "a"))
    check(bar, bar.offset(xStart: 3, xEnd: 9), .bar, left: 3, right: 9)
    let cell = RectangleMark(
      xStart: .value("X", 2), xEnd: .value("X", 6), yStart: .value("Y", 0), yEnd: .value("Y", 1))
    check(cell, cell.offset(xStart: 3), .rectangle, left: 3, right: 0)
    let rule = RuleMark(xStart: .value("X", 2), xEnd: .value("X", 6), y: .value("Y", 1))
    check(rule, rule.offset(xEnd: 9), .rule, left: 0, right: 9)
  }
}
