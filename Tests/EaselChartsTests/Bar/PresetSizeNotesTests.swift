import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation
import Testing

/// Presets with more series than the theme distinguishes, and with font sizes that do not fit.
@Suite struct PresetSizeNotesTests {
  private static func chart(_ count: Int) -> BarChart {
    BarChart(
      categories: ["a", "b"], series: (1...count).map { BarSeries("Series \($0)", values: [1, 2]) })
  }

  private static func fills(_ layout: ChartLayout) -> [Paint] {
    layout.legends.flatMap { $0.keys.compactMap { $0.figures.first?.fill } }
  }

  @Test func seriesBeyondTheHatchesShareAGrayAndAreNamed() throws {
    let layout = Self.chart(10).chartTheme(.print).layout(in: CGSize(width: 900, height: 400))
    let fills = Self.fills(layout)
    #expect(Set(fills.prefix(8)).count == 8 && fills[8] == fills[9])
    #expect(!fills.prefix(8).contains(fills[8]))
    let note = try #require(layout.diagnostics.first { $0.message.contains("share a gray") })
    #expect(note.message.contains("Series 9") && note.message.contains("Series 10"))
    #expect(!note.message.contains("Series 8"))
  }

  @Test func aPaletteWithAColorForEachSeriesIsNotReported() {
    let layout = Self.chart(24).layout(in: CGSize(width: 900, height: 500))
    #expect(Set(Self.fills(layout)).count == 24)
    #expect(!layout.diagnostics.contains { $0.message.contains("share a gray") })
  }

  @Test func slicesBeyondThePaletteShareAGray() {
    var pie = PieChart(segments: (1...30).map { PieSegment("Slice \($0)", value: 1) })
    pie.labels = .legend
    let layout = pie.layout(in: CGSize(width: 900, height: 700))
    #expect(layout.diagnostics.contains { $0.message.contains("share a gray") })
  }

  @Test func aFontSizeThatDoesNotFitIsReported() throws {
    var chart = BarChart(categories: ["January", "February", "March"], values: [3, 4, 5])
    chart.fontSize = 40
    let layout = chart.layout(in: CGSize(width: 300, height: 200))
    #expect(layout.diagnostics.contains { $0.operation == "fontSize" && $0.code == .labelAdjusted })
    chart.fontSize = 9
    #expect(chart.layout(in: CGSize(width: 300, height: 200)).diagnostics.isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -3])
  func anInvalidFontSizeIsReported(_ size: CGFloat) {
    var bars = BarChart(categories: ["a", "b"], values: [3, 4])
    var pie = PieChart(["a": 3, "b": 4])
    (bars.fontSize, pie.fontSize) = (size, size)
    for layout in [
      bars.layout(in: CGSize(width: 300, height: 200)),
      pie.layout(in: CGSize(width: 300, height: 200)),
    ] {
      #expect(layout.diagnostics.contains { $0.code == .invalidSize })
    }
  }
}
