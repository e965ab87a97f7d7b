import EaselCanvas
import EaselCharts
import Foundation
import Testing

/// Rules of looks that only a drawing shows.
@Suite struct LooksDrawingTests {
  @Test func theBaseLineLiesOverTheBars() throws {
    let chart = Chart([3.0, 2], id: \.self) {
      BarMark(x: .value("N", "\($0)"), y: .value("V", $0))
    }
    let svg = String(decoding: try chart.data(as: .svg), as: UTF8.self)
    let bar = try #require(svg.range(of: "#00487a", options: .backwards))
    let line = try #require(svg.range(of: "#59636e", options: .backwards))
    #expect(bar.upperBound < line.lowerBound)
  }
}
