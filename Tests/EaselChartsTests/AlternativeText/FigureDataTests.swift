import EaselBlocks
import EaselCanvas
import EaselViews
import Foundation
import Testing

@testable import EaselChartViews
@testable import EaselCharts

/// The data of charts as files of their figures.
@Suite struct FigureDataTests {
  /// The data of the first figure in a drawing.
  private func data(_ draw: (any Canvas) -> Void) throws -> MarkedContent.FigureData? {
    let recorder = RecordingCanvas()
    recorder.context.takesFigureData = true
    draw(recorder)
    func first(_ recording: Recording) -> MarkedContent.FigureData? {
      for operation in recording.operations {
        switch operation {
        case .beginMarkedContent(.figure(_, _, let data)): return data
        case .recording(let inner): if let found = first(inner) { return found }
        default: break
        }
      }
      return nil
    }
    return first(recorder.recording)
  }

  private func csv(_ view: View) throws -> String? {
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    return try data { view.render(on: $0) }.map { String(decoding: $0.content(), as: UTF8.self) }
  }

  @Test func aChartHasTheTableOfItsMarks() throws {
    let chart = WordSamples.stacked.chartTitle("Harvest / by year")
    let found = try data { canvas in
      chart.frame(width: 300, height: 200).draw(
        on: canvas, in: CGRect(x: 0, y: 0, width: 300, height: 200))
    }
    let file = try #require(found)
    #expect(file.name == "Harvest-by-year.csv")
    #expect(file.content() == Data(WordSamples.stacked.dataTable().csv.utf8))
  }

  @Test func aChartWithoutMarksHasNoTable() throws {
    #expect(try csv(ChartView(Chart { EmptyChartContent() })) == nil)
  }

  @Test func chartViewsHaveTheTableOfTheirValues() throws {
    #expect(try csv(ChartView(WordSamples.stacked)) == WordSamples.stacked.dataTable().csv)
    let bars = BarChartView()
    bars.chart.categories = ["May", "June"]
    bars.chart.series = [BarSeries("Rain", values: [54, .nan]), BarSeries(values: [3.5])]
    #expect(try csv(bars) == "Category,Rain,Value 2\r\nMay,54,3.5\r\nJune,,\r\n")
    let pie = PieChartView()
    pie.chart.segments = [PieSegment("A", value: 3), PieSegment("B, C", value: 1)]
    #expect(try csv(pie) == "Segment,Value\r\nA,3\r\n\"B, C\",1\r\n")
    let ring = CategoryChartView()
    ring.categories = [.init("Food", amount: 5000)]
    #expect(try csv(ring) == "Category,Amount\r\nFood,5000\r\n")
  }
}
