import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation
import Testing

/// Each initializer of a plot collects what its mark collects for each element.
@Suite struct PlotSymbolsTests {
  let items = PlotItem.random(40, seed: 7)

  func expectSame<Mark: ChartContent>(
    _ plot: some ChartContent, sourceLocation: Testing.SourceLocation = #_sourceLocation,
    _ mark: @escaping (PlotItem) -> Mark
  ) {
    #expect(
      collected(plot) == collected(ForEach(items, content: mark)), sourceLocation: sourceLocation)
  }

  @Test func linePlotCollectsItsMarks() {
    expectSame(
      LinePlot(items, x: .value("x", \.day), y: .value("y", \.low))
    ) {
      LineMark(x: .value("x", $0.day), y: .value("y", $0.low))
    }
    expectSame(
      LinePlot(items, x: .value("x", \.day), y: .value("y", \.low), series: .value("c", \.city))
    ) {
      LineMark(x: .value("x", $0.day), y: .value("y", $0.low), series: .value("c", $0.city))
    }
  }

  @Test func areaPlotCollectsItsMarks() {
    expectSame(
      AreaPlot(items, x: .value("x", \.day), y: .value("y", \.low))
    ) {
      AreaMark(x: .value("x", $0.day), y: .value("y", $0.low))
    }
    expectSame(
      AreaPlot(items, x: .value("x", \.day), y: .value("y", \.low), stacking: .normalized)
    ) {
      AreaMark(x: .value("x", $0.day), y: .value("y", $0.low), stacking: .normalized)
    }
    expectSame(
      AreaPlot(
        items, x: .value("x", \.day), y: .value("y", \.low), series: .value("c", \.city),
        stacking: .normalized)
    ) {
      AreaMark(
        x: .value("x", $0.day), y: .value("y", $0.low), series: .value("c", $0.city),
        stacking: .normalized)
    }
    expectSame(
      AreaPlot(
        items, x: .value("x", \.day), yStart: .value("s", \.low),
        yEnd: .value(
          "e",
          \.high))
    ) {
      AreaMark(x: .value("x", $0.day), yStart: .value("s", $0.low), yEnd: .value("e", $0.high))
    }
    expectSame(
      AreaPlot(
        items, x: .value("x", \.day), yStart: .value("s", \.low),
        yEnd: .value(
          "e",
          \.high), series: .value("c", \.city))
    ) {
      AreaMark(
        x: .value("x", $0.day), yStart: .value("s", $0.low), yEnd: .value("e", $0.high),
        series: .value("c", $0.city))
    }
    expectSame(
      AreaPlot(
        items, xStart: .value("s", \.low), xEnd: .value("e", \.high),
        y: .value(
          "y",
          \.low))
    ) {
      AreaMark(xStart: .value("s", $0.low), xEnd: .value("e", $0.high), y: .value("y", $0.low))
    }
    expectSame(
      AreaPlot(
        items, xStart: .value("s", \.low), xEnd: .value("e", \.high),
        y: .value(
          "y",
          \.low), series: .value("c", \.city))
    ) {
      AreaMark(
        xStart: .value("s", $0.low), xEnd: .value("e", $0.high), y: .value("y", $0.low),
        series: .value("c", $0.city))
    }
  }

  @Test func pointPlotCollectsItsMarks() {
    expectSame(
      PointPlot(items, x: .value("x", \.day), y: .value("y", \.low))
    ) {
      PointMark(x: .value("x", $0.day), y: .value("y", $0.low))
    }
    expectSame(
      PointPlot(items, x: 4, y: .value("y", \.low))
    ) {
      PointMark(x: 4, y: .value("y", $0.low))
    }
    expectSame(
      PointPlot(items, x: .value("x", \.day), y: 4)
    ) {
      PointMark(x: .value("x", $0.day), y: 4)
    }
    expectSame(
      PointPlot(items, x: \.start, y: .value("y", \.low))
    ) {
      PointMark(x: $0.start, y: .value("y", $0.low))
    }
    expectSame(
      PointPlot(items, x: .value("x", \.day), y: \.start)
    ) {
      PointMark(x: .value("x", $0.day), y: $0.start)
    }
  }

  @Test func barPlotCollectsItsMarks() {
    expectSame(
      BarPlot(items, x: .value("x", \.day), y: .value("y", \.low))
    ) {
      BarMark(x: .value("x", $0.day), y: .value("y", $0.low))
    }
    expectSame(
      BarPlot(
        items, x: .value("x", \.day), y: .value("y", \.low), width: .fixed(\.start),
        height: .inset(\.start), stacking: .normalized)
    ) {
      BarMark(
        x: .value("x", $0.day), y: .value("y", $0.low), width: .fixed($0.start),
        height: .inset($0.start), stacking: .normalized)
    }
    expectSame(
      BarPlot(
        items, x: .value("x", \.day), yStart: .value("s", \.low),
        yEnd: .value(
          "e",
          \.high), width: .ratio(0.5))
    ) {
      BarMark(
        x: .value("x", $0.day), yStart: .value("s", $0.low), yEnd: .value("e", $0.high),
        width: .ratio(0.5))
    }
    expectSame(
      BarPlot(
        items, x: .value("x", \.day), yStart: 2, yEnd: nil, width: .fixed(\.start),
        stacking: .normalized)
    ) {
      BarMark(
        x: .value("x", $0.day), yStart: 2, yEnd: nil, width: .fixed($0.start),
        stacking: .normalized)
    }
    expectSame(
      BarPlot(
        items, x: .value("x", \.day), yStart: \.start, yEnd: \.end, width: .fixed(\.start),
        stacking: .normalized)
    ) {
      BarMark(
        x: .value("x", $0.day), yStart: $0.start, yEnd: $0.end, width: .fixed($0.start),
        stacking: .normalized)
    }
    expectSame(
      BarPlot(
        items, xStart: .value("s", \.low), xEnd: .value("e", \.high),
        y: .value(
          "y",
          \.low), height: 0.5)
    ) {
      BarMark(
        xStart: .value("s", $0.low), xEnd: .value("e", $0.high), y: .value("y", $0.low),
        height: 0.5)
    }
    expectSame(
      BarPlot(
        items, xStart: 2, xEnd: nil, y: .value("y", \.low), height: 0.5,
        stacking: .normalized)
    ) {
      BarMark(xStart: 2, xEnd: nil, y: .value("y", $0.low), height: 0.5, stacking: .normalized)
    }
  }

  @Test func barPlotWithIntervalsCollectsItsMarks() {
    expectSame(
      BarPlot(
        items, xStart: \.start, xEnd: \.end, y: .value("y", \.low),
        height: .inset(\.start), stacking: .normalized)
    ) {
      BarMark(
        xStart: $0.start, xEnd: $0.end, y: .value("y", $0.low), height: .inset($0.start),
        stacking: .normalized)
    }
    expectSame(
      BarPlot(items, xStart: .value("s", \.low), xEnd: .value("e", \.high), yStart: 2, yEnd: nil)
    ) {
      BarMark(xStart: .value("s", $0.low), xEnd: .value("e", $0.high), yStart: 2, yEnd: nil)
    }
    expectSame(
      BarPlot(
        items, xStart: .value("s", \.low), xEnd: .value("e", \.high), yStart: \.start,
        yEnd: \.end)
    ) {
      BarMark(
        xStart: .value("s", $0.low), xEnd: .value("e", $0.high), yStart: $0.start,
        yEnd: $0.end)
    }
    expectSame(
      BarPlot(items, xStart: 2, xEnd: nil, yStart: .value("s", \.low), yEnd: .value("e", \.high))
    ) {
      BarMark(xStart: 2, xEnd: nil, yStart: .value("s", $0.low), yEnd: .value("e", $0.high))
    }
    expectSame(
      BarPlot(
        items, xStart: \.start, xEnd: \.end, yStart: .value("s", \.low),
        yEnd: .value(
          "e",
          \.high))
    ) {
      BarMark(
        xStart: $0.start, xEnd: $0.end, yStart: .value("s", $0.low),
        yEnd: .value(
          "e",
          $0.high))
    }
  }

  @Test func sectorPlotCollectsItsMarks() {
    expectSame(
      SectorPlot(items, angle: .value("a", \.low))
    ) {
      SectorMark(angle: .value("a", $0.low))
    }
    expectSame(
      SectorPlot(
        items, angle: .value("a", \.low), innerRadius: .ratio(0.6),
        outerRadius: .fixed(\.end), angularInset: 2)
    ) {
      SectorMark(
        angle: .value("a", $0.low), innerRadius: .ratio(0.6),
        outerRadius: .fixed($0.end), angularInset: 2)
    }
    expectSame(
      SectorPlot(items, angle: .value("a", \.low), angularInset: \.start)
    ) {
      SectorMark(angle: .value("a", $0.low), angularInset: $0.start)
    }
  }
}
