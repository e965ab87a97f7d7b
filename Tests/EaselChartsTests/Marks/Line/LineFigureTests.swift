import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// Lines, areas, points, rules and sectors as numbers.
@Suite struct LineFigureTests {
  private let size = CGSize(width: 400, height: 300)

  private func lines(_ layout: ChartLayout) -> [ChartFigure] {
    layout.figures.filter { $0.kind == .line }
  }

  private func points(_ figure: ChartFigure) -> [CGPoint] {
    guard case .path(let path) = figure.shape else { return [] }
    return path.elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
  }

  @Test func colorByDataMakesALineOfEachValue() {
    let layout = Chart(0..<10, id: \.self) {
      LineMark(x: .value("x", $0 / 2), y: .value("y", $0))
        .foregroundStyle(by: .value("s", "s\($0 % 2)"))
    }.layout(in: size)
    #expect(lines(layout).map(\.series) == ["s0", "s1"])
    #expect(lines(layout).map { points($0).count } == [5, 5])
  }

  @Test func aMissingValueBreaksTheLine() {
    let values: [Double?] = [1, 2, nil, 4, 5]
    let layout = Chart(0..<5, id: \.self) {
      LineMark(x: .value("x", $0), y: .value("y", values[$0]))
    }.layout(in: size)
    guard case .path(let path) = lines(layout)[0].shape else { return }
    let moves = path.elements.count { if case .move = $0 { true } else { false } }
    #expect(moves == 2)
  }

  @Test func declarationsWithDifferentLabelsAreSeparateLines() {
    let layout = Chart(0..<5, id: \.self) {
      LineMark(x: .value("x", $0), y: .value("low", $0))
      LineMark(x: .value("x", $0), y: .value("high", $0 + 3))
    }.layout(in: size)
    #expect(lines(layout).count == 2)
  }

  @Test func denseZigzagLinesAreHalfAsWide() {
    // Steep for a part of the plot, then level: only strokes that fill it are thin.
    func width(steepUpTo share: Double) -> CGFloat? {
      let rows = (0..<2000).map {
        CGPoint(x: Double($0), y: Double($0) < share * 2000 ? Double($0 % 2) : 0)
      }
      let layout = Chart { LinePlot(rows, x: .value("x", \.x), y: .value("y", \.y)) }
        .layout(in: size)
      return lines(layout).first?.strokeStyle.lineWidth
    }
    let whole = width(steepUpTo: 0)
    #expect(width(steepUpTo: 0.01) == whole)
    #expect(width(steepUpTo: 0.9) == whole.map { $0 / 2 })
    #expect(width(steepUpTo: 1) == whole.map { $0 / 2 })
  }

  @Test func aSeriesOfTwoPartsKeepsTheGapsOfEither() throws {
    // Runs of one series that are not alike in shape: a whole collection, then one with a gap.
    func rows(_ missing: Int?) -> [CGPoint] {
      (0..<100).map { CGPoint(x: Double($0), y: $0 == missing ? .nan : Double($0 % 7)) }
    }
    for (first, second) in [(nil, 50), (50, nil), (50, 70), (nil, nil)] as [(Int?, Int?)] {
      let layout = Chart {
        LinePlot(rows(first), x: .value("x", \.x), y: .value("y", \.y))
        LinePlot(rows(second), x: .value("x", \.x), y: .value("y", \.y))
      }.layout(in: size)
      let found = lines(layout)
      #expect(found.flatMap { points($0) }.allSatisfy { $0.x.isFinite && $0.y.isFinite })
      #expect(
        found.reduce(0) { $0 + points($1).count } == 200 - [first, second].count { $0 != nil })
    }
  }

  @Test func aLogarithmicScaleLeavesOutZeroAndNegativeValues() throws {
    // All numbers are finite, their positions are not.
    let rows = (0..<100).map { CGPoint(x: Double($0), y: Double($0) - 9) }
    let layout = Chart { LinePlot(rows, x: .value("x", \.x), y: .value("y", \.y)) }
      .chartYScale(type: .log).layout(in: size)
    let line = try #require(lines(layout).first)
    #expect(points(line).count == 90)
    #expect(points(line).allSatisfy { $0.x.isFinite && $0.y.isFinite })
  }

  @Test func linesKeepTheOrderOfData() {
    let xs = [3.0, 1, 2]
    let layout = Chart(xs, id: \.self) {
      LineMark(x: .value("x", $0), y: .value("y", $0))
    }.layout(in: size)
    let found = points(lines(layout)[0])
    #expect(found[0].x > found[2].x && found[2].x > found[1].x)
  }

  @Test func anAreaClosesAtZeroAndItsEdgeIsTheLineOfTheSameData() {
    let values = [3.0, 5, 2]
    let area = Chart(0..<3, id: \.self) {
      AreaMark(x: .value("x", $0), y: .value("y", values[$0]))
    }.layout(in: size)
    let figure = area.figures.first { $0.kind == .area }
    #expect(abs((figure?.bounds.maxY ?? 0) - area.plot.maxY) < 0.01)
    #expect(lines(area).count == 1)
    #expect(figure?.opacity == 0.25)
  }

  @Test func stackedAreasAreOpaqueAndShareTheirEdge() {
    let layout = Chart(0..<6, id: \.self) {
      AreaMark(x: .value("x", $0 / 2), y: .value("y", $0 + 1))
        .foregroundStyle(by: .value("s", "s\($0 % 2)"))
    }.layout(in: size)
    let areas = layout.figures.filter { $0.kind == .area }
    #expect(areas.map(\.opacity) == [1, 1])
    #expect(Set(points(areas[0]).map(\.y)).intersection(points(areas[1]).map(\.y)).count >= 3)
  }

  @Test func aRuleReachesThePlotsEdges() {
    let layout = Chart {
      PointMark(x: .value("x", 1), y: .value("y", 1))
      PointMark(x: .value("x", 5), y: .value("y", 9))
      RuleMark(y: .value("limit", 4))
    }.layout(in: size)
    let rule = layout.figures.first { $0.kind == .rule }
    #expect(rule?.bounds.minX == layout.plot.minX)
    #expect(rule?.bounds.maxX == layout.plot.maxX)
  }

  @Test func sectorsShareTheCircleInOrder() {
    let values = [1.0, 2, 5]
    let layout = Chart(values, id: \.self) {
      SectorMark(angle: .value("v", $0))
    }.layout(in: size)
    let arcs = layout.figures.compactMap { figure -> ArcShape? in
      if case .sector(let arc, _) = figure.shape { arc } else { nil }
    }
    #expect(abs(arcs[0].startAngle) < 1e-9)
    #expect(abs(arcs[2].endAngle - 2 * .pi) < 1e-9)
    for (arc, value) in zip(arcs, values) {
      #expect(abs(arc.endAngle - arc.startAngle - value / 8 * 2 * .pi) < 1e-9)
    }
  }

  @Test func negativeSectorsAreLeftOutAndNamed() {
    let layout = Chart([("a", 3.0), ("b", -2)], id: \.0) {
      SectorMark(angle: .value("v", $0.1)).foregroundStyle(by: .value("n", $0.0))
    }.layout(in: size)
    #expect(layout.figures.count { $0.kind == .sector } == 1)
    #expect(layout.diagnostics.contains { $0.message.contains("b: -2") })
  }

  @Test(arguments: [
    (0.0, 2 * Double.pi, 0.5, 0.5), (-Double.pi / 2, Double.pi, 0.5, 1.0),
    (0, Double.pi, 0.0, 0.5),
  ])
  func polarBoxFillsItsRectangle(_ start: Double, _ sweep: Double, _ x: Double, _ y: Double) {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let box = PolarBox(in: rect, start: start, sweep: sweep)
    #expect(box.radius >= 49.9)
    if sweep > 4 { #expect(box.center == CGPoint(x: 50, y: 50)) }
    if start < 0 { #expect(abs(box.center.y - 75) < 0.01) }
  }
}
