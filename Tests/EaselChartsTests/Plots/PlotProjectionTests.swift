import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite struct PlotProjectionTests {
  private let items = PlotItem.random(30, seed: 3)

  @Test func projectionsReadEveryTypeAsMarksDo() {
    #expect(
      collected(PointPlot(items, x: .value("n", \.count), y: .value("s", \.share)))
        == collected(
          ForEach(items) { PointMark(x: .value("n", $0.count), y: .value("s", $0.share)) }))
    #expect(
      collected(PointPlot(items, x: .value("n", \.name), y: .value("p", \.price)))
        == collected(
          ForEach(items) { PointMark(x: .value("n", $0.name), y: .value("p", $0.price)) }))
    #expect(
      collected(PointPlot(items, x: .value("c", \.city), y: .value("m", \.middle)))
        == collected(
          ForEach(items) { PointMark(x: .value("c", $0.city), y: .value("m", $0.middle)) }))
    #expect(
      collected(PointPlot(items, x: .value("h", \.isHidden), y: .value("w", \.size.width)))
        == collected(
          ForEach(items) { PointMark(x: .value("h", $0.isHidden), y: .value("w", $0.size.width)) }))
  }

  @Test func constantsIntervalsAndUnitsAreProjections() {
    var items = items
    for index in items.indices { (items[index].low, items[index].high) = (Double(index), 99) }
    #expect(
      collected(
        BarPlot(items, x: .value("d", \.day, unit: .month), y: .value(Text("l"), \.low, \.high)))
        == collected(
          ForEach(items) {
            BarMark(x: .value("d", $0.day, unit: .month), y: .value("l", $0.low..<$0.high))
          }))
    let day = Date(timeIntervalSinceReferenceDate: 99)
    #expect(
      collected(
        PointPlot(items, x: .value(Text("d"), day, unit: .day), y: .value("y", 5.0))
      )
        == collected(
          ForEach(items) { _ in PointMark(x: .value("d", day, unit: .day), y: .value("y", 5.0)) }))
    #expect(
      collected(PointPlot(items, x: .value("r", 1.0, 2.0), y: .value(Text("n"), \.name)))
        == collected(
          ForEach(items) { PointMark(x: .value("r", 1.0..<2.0), y: .value("n", $0.name)) }))
  }

  @Test func collectionsWithoutContiguousMemoryAreRead() {
    let lazy = items.lazy.map { $0 }.reversed()
    #expect(
      collected(LinePlot(lazy, x: .value("d", \.day), y: .value("y", \.low)))
        == collected(
          ForEach(items.reversed()) { LineMark(x: .value("d", $0.day), y: .value("y", $0.low)) }))
  }

  @Test func anElementMayBeItsOwnValue() {
    let numbers = [1.5, .nan, 3]
    #expect(
      collected(LinePlot(numbers, x: .value("x", \.self), y: .value("y", \.self)))
        == collected(
          ForEach(numbers, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }))
  }

  @Test func emptyDataHasNoMarks() {
    #expect(collected(LinePlot([PlotItem](), x: .value("x", \.low), y: .value("y", \.high))) == [])
  }

  @Test func moreElementsThanTheLimitAreLeftOutWithoutBeingRead() {
    var list = MarkList()
    for _ in 0..<2 {
      LinePlot(0..<Int.max, x: .value("x", \.self), y: .value("y", \.self))
        ._collect(MarkScope(), into: &list)
    }
    list.finish()
    #expect(list.count == MarkList.maximumMarks)
    #expect(list.diagnostics.map(\.code) == [.limitExceeded])
  }

  @Test func dataThatIsNotFiniteIsLaidOut() {
    let values = [Double.nan, .infinity, -.infinity, 1e308, -1e308, 0]
    for x in values {
      let data = values.map { CGPoint(x: x, y: $0) }
      let layout = Chart {
        LinePlot(data, x: .value("x", \.x), y: .value("y", \.y))
        PointPlot(data, x: .value("x", \.x), y: .value("y", \.y))
        BarPlot(data, x: .value("x", \.x), y: .value("y", \.y))
      }.layout(in: CGSize(width: 200, height: 100))
      #expect(layout.figures.allSatisfy { $0.bounds.isNull || $0.bounds.minX.isFinite })
    }
  }

  @Test func aPlotOfOneRunIsDrawnAsItsMarksAre() {
    let items = PlotItem.random(200, seed: 5)
    let size = CGSize(width: 300, height: 200)
    let plot = Chart { PointPlot(items, x: .value("x", \.count), y: .value("y", \.high)) }
    let marks = Chart(items) { PointMark(x: .value("x", $0.count), y: .value("y", $0.high)) }
    let bounds = plot.layout(in: size).figures.map(\.bounds)
    #expect(bounds == marks.layout(in: size).figures.map(\.bounds))
    #expect(!bounds.isEmpty)
  }
}
