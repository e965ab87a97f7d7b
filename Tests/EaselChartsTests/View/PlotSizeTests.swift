import EaselBlocks
import EaselCanvas
import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

/// Plots with a size of their own, from which the size of the chart follows.
@Suite struct PlotSizeTests {
  private static let given = CGSize(width: 480, height: 300)

  private static func bars(_ count: Int) -> some Block {
    Chart(0..<count, id: \.self) {
      BarMark(x: .value("Name", "Name \($0)"), y: .value("Value", Double($0 % 7 + 1)))
    }
  }

  private static func rows(_ count: Int) -> some Block {
    Chart(0..<count, id: \.self) {
      BarMark(x: .value("Value", Double($0 % 7 + 1)), y: .value("Name", "Name \($0)"))
    }
  }

  private static func isClose(_ one: CGSize, _ other: CGSize) -> Bool {
    abs(one.width - other.width) < 0.01 && abs(one.height - other.height) < 0.01
  }

  @Test func aChartIsAsLargeAsItsPlotNeeds() {
    let layout = Self.bars(3).chartTitle("Title", source: "Source")
      .chartPlotSize(width: 200, height: 100).layout(in: Self.given)
    #expect(Self.isClose(layout.plot.size, CGSize(width: 200, height: 100)))
    #expect(layout.size.width < 240 && layout.size.height < 180)
    #expect(layout.diagnostics.isEmpty)
    let bounds = CGRect(origin: .zero, size: layout.size).insetBy(dx: -0.5, dy: -0.5)
    #expect(layout.labels.allSatisfy { bounds.contains($0.bounds) })
  }

  @Test func aFrameInThePlotStyleSizesTheChart() {
    let framed = Self.bars(3).chartPlotStyle { $0.frame(width: 200, height: 100).border(.gray) }
    let sized = Self.bars(3).chartPlotSize(width: 200, height: 100)
    let (one, other) = (framed.layout(in: Self.given), sized.layout(in: Self.given))
    #expect(Self.isClose(one.plot.size, CGSize(width: 200, height: 100)))
    #expect(Self.isClose(one.size, other.size))
  }

  @Test func aPlotStyleWithoutAFrameKeepsTheSizeOfTheChart() {
    for layout in [
      Self.bars(3).chartPlotStyle { $0.background(.gray) }.layout(in: Self.given),
      Self.bars(3).chartPlotStyle { $0.frame(maxWidth: .infinity) }.layout(in: Self.given),
    ] {
      #expect(layout.size == Self.given)
    }
  }

  @Test func otherLengthsAreThoseOfTheChart() {
    let layout = Self.bars(3).chartPlotSize(width: 200).layout(in: Self.given)
    #expect(abs(layout.plot.width - 200) < 0.01 && layout.size.height == 300)
  }

  @Test(arguments: [2, 5, 30])
  func aChartOfRowsGrowsWithItsCategories(_ count: Int) {
    let layout = Self.rows(count).chartPlotSize(heightPerCategory: 20).layout()
    #expect(abs(layout.plot.height - CGFloat(count) * 20) < 0.01)
    #expect(layout.size.width == 480)
  }

  @Test func theInnerModifierWinsForEachAxis() {
    let layout = Self.rows(4).chartPlotSize(heightPerCategory: 20)
      .chartPlotSize(width: 250, height: 400).layout()
    #expect(Self.isClose(layout.plot.size, CGSize(width: 250, height: 80)))
  }

  @Test func aLengthForEachCategoryOfNumbersIsReported() throws {
    let layout = Self.bars(3).chartPlotSize(heightPerCategory: 20).layout()
    #expect(layout.size == Self.given)
    #expect(layout.diagnostics.contains { $0.code == .unsupportedOption })
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -4])
  func anInvalidLengthIsReportedAndIgnored(_ length: CGFloat) {
    for layout in [
      Self.bars(3).chartPlotSize(width: length).layout(),
      Self.bars(3).chartPlotSize(widthPerCategory: length).layout(),
    ] {
      #expect(layout.size == Self.given)
      #expect(layout.diagnostics.contains { $0.code == .invalidSize })
    }
  }

  @Test func aPlotLargerThanItsChartIsReportedAndSmaller() {
    let sized = Self.bars(3).chartPlotSize(width: 600, height: 400)
    let framed = Self.bars(3).chartPlotStyle { $0.frame(width: 600, height: 400) }
    for layout in [sized.layout(in: Self.given), framed.layout(in: Self.given)] {
      #expect(layout.size == Self.given)
      #expect(CGRect(origin: .zero, size: Self.given).contains(layout.plot))
      #expect(layout.diagnostics.contains { $0.code == .invalidSize })
      #expect(layout.axes.count == 2)
    }
  }

  @Test func fileAndStackHaveTheSizeOfTheChart() throws {
    let chart = Self.bars(3).chartPlotSize(width: 200, height: 100)
    let stack = VStack(spacing: 0) {
      Rectangle().frame(width: 10, height: 10); chart
    }
    let image = try stack.image(scale: 1)
    // Text in images has 12 pixels, and its axes take up to 40 points.
    #expect((200...240).contains(image.size.width))
    #expect((110...150).contains(image.size.height))
  }

  @Test func aFlexibleNeighborLeavesTheSpaceThatThePlotNeeds() throws {
    let chart = Self.bars(3).chartPlotSize(width: 300, height: 100)
    let row = HStack(spacing: 0) {
      chart; Rectangle()
    }
    let result = try row.rendered(as: .png, size: CGSize(width: 400, height: 200))
    #expect(!result.diagnostics.contains { $0.code == .invalidSize })
  }

  @Test func sectorsHaveTheLengthAsDiameter() {
    let pie = Chart([3.0, 4, 5], id: \.self) {
      SectorMark(angle: .value("Value", $0)).foregroundStyle(by: .value("Name", "N \($0)"))
    }
    let layout = pie.chartPlotSize(width: 120).layout()
    #expect(Self.isClose(layout.plot.size, CGSize(width: 120, height: 120)))
  }

  @Test func eachPanelHasTheSize() {
    let chart = Chart(0..<30, id: \.self) {
      PointMark(x: .value("X", $0), y: .value("Y", $0 % 7))
    }
    .chartFacet(by: { .value("Kind", "K \($0 % 3)") }, columns: 3)
    .chartPlotSize(width: 110, height: 90)
    let layout = chart.layout()
    #expect(layout.panels.count == 3)
    #expect(
      layout.panels.allSatisfy { Self.isClose($0.plot.size, CGSize(width: 110, height: 90)) })
  }

  @Test func anyPlotHasItsSize() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<40 {
      let size = CGSize(
        width: CGFloat.random(in: 80...900, using: &generator).rounded(),
        height: CGFloat.random(in: 60...600, using: &generator).rounded())
      let count = Int.random(in: 1...20, using: &generator)
      let layout = Self.bars(count).chartTitle("Title").chartXAxisLabel("Names")
        .chartPlotSize(width: size.width, height: size.height).layout()
      #expect(Self.isClose(layout.plot.size, size), "\(count) bars in \(size)")
    }
  }
}
