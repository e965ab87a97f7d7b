import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite struct RowOfChartsTests {
  private static let names = ["North", "South", "West"]

  private static var bars: Chart<some ChartContent> {
    Chart(names, id: \.self) { BarMark(x: .value("Part", $0), y: .value("GWh", $0.count)) }
  }

  private static var points: Chart<some ChartContent> {
    Chart(names, id: \.self) {
      PointMark(
        x: .value("Length", $0.count), y: .value("Vowels", $0.filter("aeiou".contains).count))
    }
  }

  private static func plots(_ block: some Block, height: CGFloat = 200) -> [CGRect] {
    ExamSupport.layouts(of: block, in: CGSize(width: 500, height: height)).map(\.plot)
  }

  @Test func `plots of charts in a row begin and end at one height`() {
    let alone = Self.plots(HStack { Self.bars }) + Self.plots(HStack { Self.points })
    #expect(abs(alone[0].maxY - alone[1].maxY) > 1)
    let plots = Self.plots(
      HStack {
        Self.bars
        Self.points
        Self.bars
      })
    #expect(plots.count == 3)
    #expect(plots.allSatisfy { isNear($0.minY, plots[0].minY) && isNear($0.maxY, plots[0].maxY) })
  }

  @Test func `charts of different heights in a row are not aligned`() {
    let plots = Self.plots(
      HStack(alignment: .top) {
        Self.bars.frame(height: 120)
        Self.points
      })
    #expect(plots.count == 2 && plots[0].maxY < 120 && plots[1].maxY > 150)
  }

  @Test func `low charts in a row have the plot height of the lowest one alone`() {
    let plots = Self.plots(
      HStack {
        Self.bars
        Self.points
      }, height: 50)
    let alone =
      Self.plots(HStack { Self.bars }, height: 50) + Self.plots(HStack { Self.points }, height: 50)
    #expect(isNear(plots[0].height, min(alone[0].height, alone[1].height)))
  }

  @Test func `sectors beside bars keep the height of their plot`() {
    let pie = Chart(Self.names, id: \.self) {
      SectorMark(angle: .value("Count", $0.count)).foregroundStyle(by: .value("Part", $0))
    }
    let plots = Self.plots(
      HStack {
        Self.bars
        pie
      })
    #expect(plots.count == 2 && plots.allSatisfy { $0.height > 80 })
  }
}
