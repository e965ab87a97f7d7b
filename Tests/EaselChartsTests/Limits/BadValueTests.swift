import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation
import Testing

/// Values that cannot be drawn are noted with their series, their position and what they are.
@Suite struct BadValueTests {
  @Test func aMissingValueIsNotedWithItsSeriesAndPosition() {
    let values: [Double] = [1, .nan, 3]
    let layout = BadChart.layout(
      Chart {
        ForEach(values.indices, id: \.self) {
          LineMark(
            x: .value("City", "c\($0)"), y: .value("Sales", values[$0]),
            series: .value("Series", "north"))
        }
      })
    #expect(
      BadChart.messages(layout) == [
        "LineMark: a value is missing (Series: north, City: c1, Sales: missing)"
      ])
  }

  @Test func infiniteValuesAreNotedWithTheirPositions() {
    let values: [Double] = [1, .infinity, -.infinity, 4, .infinity, .infinity, .infinity]
    let layout = BadChart.layout(
      Chart {
        ForEach(values.indices, id: \.self) {
          PointMark(x: .value("City", "c\($0)"), y: .value("Sales", values[$0]))
        }
      })
    #expect(
      BadChart.messages(layout).contains(
        "PointMark: 5 values are infinite and left out (City: c1, Sales: inf; City: c2, Sales: -inf; "
          + "City: c4, Sales: inf; and 2 more)"))
  }

  @Test func infiniteValuesAreDrawnNowhere() {
    let values: [Double] = [.infinity, 1, 2, -.infinity]
    func layout<Mark: ChartContent>(_ mark: @escaping (Int) -> Mark) -> ChartLayout {
      BadChart.layout(Chart(values.indices, id: \.self) { mark($0) })
    }
    let layouts = [
      layout { LineMark(x: .value("X", $0), y: .value("Y", values[$0])) },
      layout { PointMark(x: .value("X", values[$0]), y: .value("Y", $0)) },
      layout { AreaMark(x: .value("X", $0), y: .value("Y", values[$0])) },
      layout { RuleMark(y: .value("Y", values[$0])) },
      layout {
        RectangleMark(
          xStart: .value("X", values[$0]), xEnd: .value("X", 1), yStart: .value("Y", 0),
          yEnd: .value("Y", 1))
      },
    ]
    for layout in layouts {
      let plot = layout.plot.insetBy(dx: -9, dy: -9)
      #expect(!layout.figures.isEmpty)
      #expect(layout.figures.allSatisfy { plot.contains($0.bounds) })
      #expect(layout.notes.map(\.text.string) == ["2 values not shown"])
    }
  }

  @Test func aStackedInfiniteValueIsNotedOnce() {
    let layout = BadChart.layout(
      Chart {
        BarMark(x: .value("City", "a"), y: .value("Sales", Double.infinity))
        BarMark(x: .value("City", "b"), y: .value("Sales", 1))
      })
    #expect(
      BadChart.messages(layout).filter { $0.contains("infinite") } == [
        "BarMark: a value is infinite and is left out (City: a, Sales: inf)"
      ])
  }

  @Test func aChartWithoutFiguresSaysNoDataAndKeepsItsTitle() {
    let charts = [
      Chart { AnyChartContent(erasing: EmptyMarks()) },
      Chart { AnyChartContent(PointMark(x: .value("X", Double.nan), y: .value("Y", Double.nan))) },
      Chart { AnyChartContent(BarMark(x: .value("X", "a"), y: .value("Y", Double.nan))) },
      Chart { AnyChartContent(AreaMark(x: .value("X", 1), y: .value("Y", -Double.infinity))) },
      Chart { AnyChartContent(RuleMark(y: .value("Y", Double.nan))) },
      Chart { AnyChartContent(LineMark(x: .value("X", Double.nan), y: .value("Y", 1))) },
    ]
    for (index, chart) in charts.enumerated() {
      let layout = BadChart.layout(chart.chartTitle("Sales"))
      #expect(BadChart.texts(layout).contains("No data"), "\(index)")
      #expect(BadChart.messages(layout).contains("the chart has no data"), "\(index)")
      #expect(layout.titles.map(\.text.string) == ["Sales"], "\(index)")
    }
  }
}

/// Content without marks.
private struct EmptyMarks: ChartContent {
  @ChartContentBuilder var body: some ChartContent {}
}
