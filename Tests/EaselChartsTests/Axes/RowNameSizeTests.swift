import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// Names of rows have the type size of the values, or the values have theirs.
@Suite struct RowNameSizeTests {
  private static let names = [
    "Electricity and heat", "Transport of people and goods", "Industry",
    "Agriculture, forestry and land use",
  ]

  private func layout(_ count: Int, _ size: CGSize, _ names: [String]) -> ChartLayout {
    var environment = EnvironmentValues()
    (environment.isImage, environment.isChartAlone) = (true, true)
    return Chart(0..<count, id: \.self) {
      BarMark(
        x: .value("Value", Double($0 * 7 % 31 + 3)), y: .value("Name", "\(names[$0 % 4]) \($0)"))
    }.layout(in: size, environment: environment)
  }

  private func sizes(_ layout: ChartLayout, _ edge: Edge) -> Set<CGFloat> {
    Set(layout.axes.filter { $0.edge == edge }.flatMap(\.labels).map(\.text.fontSizes.maximum))
  }

  @Test func `long names take half of the width before they are smaller`() {
    let layout = layout(14, CGSize(width: 480, height: 300), Self.names)
    #expect(sizes(layout, .leading) == [12])
    #expect(sizes(layout, .bottom) == [12])
    #expect(layout.plot.width >= 480 * 0.48)
  }

  @Test(arguments: [4, 8, 14, 20, 30], [300.0, 360, 480, 640])
  func `names are never smaller than the values of their axis`(_ count: Int, _ width: Double) {
    let size = CGSize(width: width, height: width * 0.625)
    for names in [Self.names, ["Berlin", "Hamburg", "Munich", "Cologne"]] {
      let layout = layout(count, size, names)
      let minimum = sizes(layout, .leading).min() ?? 0
      let maximum = sizes(layout, .bottom).max() ?? 0
      #expect(minimum >= maximum, "\(minimum) beside \(maximum)")
    }
  }

  @Test func `names that fit in lines are not smaller`() {
    let layout = layout(4, CGSize(width: 300, height: 200), Self.names)
    #expect(sizes(layout, .leading) == [12])
  }
}
