import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation
import Testing

extension PlotSymbolsTests {
  @Test func rectanglePlotCollectsItsMarks() {
    expectSame(
      RectanglePlot(items, x: .value("x", \.day), y: .value("y", \.low))
    ) {
      RectangleMark(x: .value("x", $0.day), y: .value("y", $0.low))
    }
    expectSame(
      RectanglePlot(
        items, x: .value("x", \.day), y: .value("y", \.low), width: .fixed(\.start),
        height: 0.5)
    ) {
      RectangleMark(
        x: .value("x", $0.day), y: .value("y", $0.low), width: .fixed($0.start),
        height: 0.5)
    }
    expectSame(
      RectanglePlot(
        items, x: .value("x", \.day), yStart: .value("s", \.low),
        yEnd: .value(
          "e",
          \.high), width: .fixed(\.start))
    ) {
      RectangleMark(
        x: .value("x", $0.day), yStart: .value("s", $0.low),
        yEnd: .value(
          "e",
          $0.high), width: .fixed($0.start))
    }
    expectSame(
      RectanglePlot(
        items, x: .value("x", \.day), yStart: \.start, yEnd: \.end,
        width: .ratio(0.5))
    ) {
      RectangleMark(x: .value("x", $0.day), yStart: $0.start, yEnd: $0.end, width: .ratio(0.5))
    }
    expectSame(
      RectanglePlot(items, x: .value("x", \.day), yStart: 2, yEnd: nil, width: .ratio(0.5))
    ) {
      RectangleMark(x: .value("x", $0.day), yStart: 2, yEnd: nil, width: .ratio(0.5))
    }
    expectSame(
      RectanglePlot(
        items, xStart: .value("s", \.low), xEnd: .value("e", \.high),
        y: .value(
          "y",
          \.low), height: .inset(\.start))
    ) {
      RectangleMark(
        xStart: .value("s", $0.low), xEnd: .value("e", $0.high),
        y: .value(
          "y",
          $0.low), height: .inset($0.start))
    }
    expectSame(
      RectanglePlot(items, xStart: \.start, xEnd: \.end, y: .value("y", \.low), height: 0.5)
    ) {
      RectangleMark(xStart: $0.start, xEnd: $0.end, y: .value("y", $0.low), height: 0.5)
    }
  }

  @Test func rectanglePlotWithIntervalsCollectsItsMarks() {
    expectSame(
      RectanglePlot(items, xStart: 2, xEnd: nil, y: .value("y", \.low), height: 0.5)
    ) {
      RectangleMark(xStart: 2, xEnd: nil, y: .value("y", $0.low), height: 0.5)
    }
    expectSame(
      RectanglePlot(
        items, xStart: .value("s", \.low), xEnd: .value("e", \.high),
        yStart: .value("s", \.low), yEnd: .value("e", \.high))
    ) {
      RectangleMark(
        xStart: .value("s", $0.low), xEnd: .value("e", $0.high),
        yStart: .value(
          "s",
          $0.low), yEnd: .value("e", $0.high))
    }
    expectSame(
      RectanglePlot(
        items, xStart: .value("s", \.low), xEnd: .value("e", \.high), yStart: 2,
        yEnd: nil)
    ) {
      RectangleMark(
        xStart: .value("s", $0.low), xEnd: .value("e", $0.high), yStart: 2,
        yEnd: nil)
    }
    expectSame(
      RectanglePlot(
        items, xStart: 2, xEnd: nil, yStart: .value("s", \.low),
        yEnd: .value(
          "e",
          \.high))
    ) {
      RectangleMark(
        xStart: 2, xEnd: nil, yStart: .value("s", $0.low),
        yEnd: .value(
          "e",
          $0.high))
    }
    expectSame(
      RectanglePlot(
        items, xStart: .value("s", \.low), xEnd: .value("e", \.high),
        yStart: \.start, yEnd: \.end)
    ) {
      RectangleMark(
        xStart: .value("s", $0.low), xEnd: .value("e", $0.high), yStart: $0.start,
        yEnd: $0.end)
    }
    expectSame(
      RectanglePlot(
        items, xStart: \.start, xEnd: \.end, yStart: .value("s", \.low),
        yEnd: .value("e", \.high))
    ) {
      RectangleMark(
        xStart: $0.start, xEnd: $0.end, yStart: .value("s", $0.low),
        yEnd: .value("e", $0.high))
    }
    expectSame(
      RectanglePlot(items, xStart: \.start, xEnd: \.end, yStart: \.start, yEnd: \.end)
    ) {
      RectangleMark(xStart: $0.start, xEnd: $0.end, yStart: $0.start, yEnd: $0.end)
    }
  }

  @Test func rulePlotCollectsItsMarks() {
    expectSame(
      RulePlot(
        items, x: .value("x", \.day), yStart: .value("s", \.low),
        yEnd: .value(
          "e",
          \.high))
    ) {
      RuleMark(x: .value("x", $0.day), yStart: .value("s", $0.low), yEnd: .value("e", $0.high))
    }
    expectSame(
      RulePlot(items, x: .value("x", \.day), yStart: 2, yEnd: nil)
    ) {
      RuleMark(x: .value("x", $0.day), yStart: 2, yEnd: nil)
    }
    expectSame(
      RulePlot(items, x: .value("x", \.day), yStart: \.start, yEnd: \.end)
    ) {
      RuleMark(x: .value("x", $0.day), yStart: $0.start, yEnd: $0.end)
    }
    expectSame(
      RulePlot(items, x: 4, yStart: .value("s", \.low), yEnd: .value("e", \.high))
    ) {
      RuleMark(x: 4, yStart: .value("s", $0.low), yEnd: .value("e", $0.high))
    }
    expectSame(
      RulePlot(items, x: \.start, yStart: .value("s", \.low), yEnd: .value("e", \.high))
    ) {
      RuleMark(x: $0.start, yStart: .value("s", $0.low), yEnd: .value("e", $0.high))
    }
    expectSame(
      RulePlot(
        items, xStart: .value("s", \.low), xEnd: .value("e", \.high),
        y: .value(
          "y",
          \.low))
    ) {
      RuleMark(xStart: .value("s", $0.low), xEnd: .value("e", $0.high), y: .value("y", $0.low))
    }
    expectSame(
      RulePlot(items, xStart: 2, xEnd: nil, y: .value("y", \.low))
    ) {
      RuleMark(xStart: 2, xEnd: nil, y: .value("y", $0.low))
    }
  }

  @Test func rulePlotWithXIntervalsCollectsItsMarks() {
    expectSame(
      RulePlot(items, xStart: \.start, xEnd: \.end, y: .value("y", \.low))
    ) {
      RuleMark(xStart: $0.start, xEnd: $0.end, y: .value("y", $0.low))
    }
    expectSame(
      RulePlot(items, xStart: .value("s", \.low), xEnd: .value("e", \.high), y: 4)
    ) {
      RuleMark(xStart: .value("s", $0.low), xEnd: .value("e", $0.high), y: 4)
    }
    expectSame(
      RulePlot(items, xStart: .value("s", \.low), xEnd: .value("e", \.high), y: \.start)
    ) {
      RuleMark(xStart: .value("s", $0.low), xEnd: .value("e", $0.high), y: $0.start)
    }
  }
}
