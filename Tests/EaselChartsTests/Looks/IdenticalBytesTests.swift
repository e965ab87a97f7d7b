import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation
import Testing

/// A chart has the same bytes in any task and order, and images are white or transparent.
@Suite struct IdenticalBytesTests {
  @Test(arguments: [RenderFormat.png, .svg, .pdf])
  func chartsHaveTheSameBytesInAnyTaskAndOrder(_ format: RenderFormat) async throws {
    let count = LookSamples.ruled >= 2_000 ? 200 : 24
    let seeds = (0..<UInt64(count)).map { $0 * 7 }
    var first: [UInt64: Data] = [:]
    for seed in seeds { first[seed] = try SampleChart(seed: seed).file(format) }
    let again = try await withThrowingTaskGroup(of: (UInt64, Data).self) { group in
      for seed in seeds.reversed() {
        group.addTask { (seed, try SampleChart(seed: seed).file(format)) }
      }
      return try await group.reduce(into: [UInt64: Data]()) { $0[$1.0] = $1.1 }
    }
    let different = seeds.filter { first[$0] != again[$0] }
    #expect(different.isEmpty, "\(different.map { SampleChart(seed: $0).label })")
  }

  @Test func imagesAreWhiteAndHaveTwoPixelsToAPoint() throws {
    let chart = Chart([1.0, 2], id: \.self) {
      BarMark(x: .value("N", "\($0)"), y: .value("V", $0))
    }
    let image = try chart.image(size: CGSize(width: 100, height: 80))
    #expect(image.width == 200 && image.height == 160)
    let corner = try #require(image.pixel(x: 0, y: 0))
    #expect(corner == (255, 255, 255, 255))
    let svg = String(decoding: try chart.data(as: .svg), as: UTF8.self)
    #expect(svg.contains("<svg"))
    #expect(!svg.contains("#fff"))
  }
}
