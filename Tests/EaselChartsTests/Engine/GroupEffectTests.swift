import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// Effects on some marks of a chart.
@Suite struct GroupEffectTests {
  private func layout(@ChartContentBuilder _ content: () -> some ChartContent) -> ChartLayout {
    Chart(content: content).layout(in: CGSize(width: 480, height: 300))
  }

  private func point(_ x: Int) -> some ChartContent {
    PointMark(x: .value("X", x), y: .value("Y", x))
  }

  @Test func pointsOfAGroupAreDrawnApartFromEqualOnesBesideThem() {
    let layout = layout {
      point(1)
      point(2).shadow(radius: 3)
      point(3)
    }
    let inside = layout.figures.filter { $0.lies(in: 1..<2) }
    #expect(inside.count == 1)
    #expect(layout.figures.map(\.marks.count).reduce(0, +) == 3)
    #expect(layout.panels[0].groups.map(\.marks) == [1..<2])
  }

  @Test func manyPointsAreSplitAtTheBoundsOfAGroup() {
    let layout = layout {
      ForEach(0..<100) { point($0) }
      ForEach(100..<200) { point($0) }.shadow(radius: 3)
    }
    #expect(layout.figures.map(\.marks.count) == [100, 100])
    #expect(layout.figures.filter { $0.lies(in: 100..<200) }.count == 1)
  }

  @Test func anEffectOnAPartOfALineIsLeftOutAndNoted() {
    let layout = layout {
      ForEach(0..<4) { LineMark(x: .value("X", $0), y: .value("Y", $0)) }
      LineMark(x: .value("X", 4), y: .value("Y", 4)).shadow(radius: 3)
    }
    #expect(layout.figures.filter { $0.kind == .line }.count == 1)
    #expect(layout.panels[0].groups.isEmpty)
    #expect(layout.diagnostics.map(\.code) == [.drawingApproximated])
  }

  @Test func anEffectOnALineDoesNotApplyToTheNextLine() throws {
    let layout = layout {
      ForEach(0..<4) {
        LineMark(x: .value("X", $0), y: .value("Y", $0), series: .value("S", "a"))
      }.shadow(radius: 3)
      ForEach(0..<4) {
        LineMark(x: .value("X", $0), y: .value("Y", 9), series: .value("S", "b"))
      }
    }
    let group = try #require(layout.panels[0].groups.first)
    let lines = layout.figures.filter { $0.kind == .line }
    #expect(lines.map { $0.lies(in: group.marks) } == [true, false])
  }

  @Test func anEffectForEachOfTwentyThousandMarksIsDrawn() throws {
    let layout = layout {
      ForEach(0..<20_000) { index in
        RectangleMark(
          xStart: .value("X", index), xEnd: .value("X", index + 1), yStart: .value("Y", 0),
          yEnd: .value("Y", 1)
        ).compositingLayer()
      }
    }
    #expect(layout.panels[0].groups.count == 20_000)
    let canvas = RecordingCanvas(size: layout.size)
    layout.draw(on: canvas)
    #expect(canvas.recording.operations.count >= 20_000)
  }

  @Test func groupsInGroupsAreDrawnWithinEachOther() {
    let layout = layout {
      Plot {
        point(1).shadow(radius: 1)
        point(2)
      }.compositingLayer()
      point(3)
    }
    let canvas = RecordingCanvas(size: layout.size)
    layout.draw(on: canvas)
    #expect(layout.panels[0].groups.map(\.marks) == [0..<2, 0..<1])
    #expect(layout.figures.count == 3)
    #expect(canvas.context.diagnostics.isEmpty)
  }

  @Test func aFunctionMasksMarks() throws {
    let layout = layout {
      RectangleMark(
        xStart: .value("X", 0), xEnd: .value("X", 10), yStart: .value("Y", 0), yEnd: .value("Y", 10)
      ).mask {
        AreaPlot(x: "X", yStart: "Y", yEnd: "Y") { (yStart: 0, yEnd: $0) }
        LinePlot(x: "X", y: "Y", domain: 2...4) { 10 - $0 }
      }
    }
    let mask = try #require(layout.panels[0].groups.first?.effects.mask)
    #expect(!mask.recording.operations.isEmpty)
    let wide = BadChart.layout(
      Chart {
        PointMark(x: .value("X", 1), y: .value("Y", 1)).mask {
          LinePlot(x: "X", y: "Y", domain: 0...(.infinity)) { $0 }
        }
      })
    #expect(BadChart.messages(wide).contains { $0.contains("has an infinite domain") })
  }
}
