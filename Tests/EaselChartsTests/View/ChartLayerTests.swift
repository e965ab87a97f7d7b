import EaselBlocks
import EaselCanvas
import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

/// Layers, styles of the plot, the proxy and the files of charts.
@Suite struct ChartLayerTests {
  private let size = CGSize(width: 300, height: 200)

  private var chart: Chart<some ChartContent> {
    Chart(["a", "b", "c"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 12)) }
  }

  private func proxy(of chart: some Block) -> ChartProxy? {
    var result: ChartProxy?
    _ = chart.chartOverlay { proxy in
      result = proxy
      return EmptyBlock()
    }.layout(in: size)
    return result
  }

  @Test func positionsAndValuesAreInverse() throws {
    var random = SeededGenerator(seed: 17)
    let points = Chart([-3.0, 40], id: \.self) {
      PointMark(x: .value("x", $0), y: .value("y", $0))
    }
    let proxy = try #require(self.proxy(of: points))
    for _ in 0..<200 {
      let value = Double.random(in: -3...40, using: &random)
      let x = try #require(proxy.position(forX: value))
      let y = try #require(proxy.position(forY: value))
      #expect(abs((proxy.value(atX: x, as: Double.self) ?? .nan) - value) < 1e-6)
      let pair = try #require(proxy.value(at: CGPoint(x: x, y: y), as: (Double, Double).self))
      #expect(abs(pair.0 - value) < 1e-6 && abs(pair.1 - value) < 1e-6)
    }
  }

  @Test func aCategoryHasTheRangeOfItsStep() throws {
    let proxy = try #require(self.proxy(of: chart))
    let ranges = try ["a", "b", "c"].map { try #require(proxy.positionRange(forX: $0)) }
    #expect(abs(ranges[0].lowerBound) < 1e-6)
    #expect(abs(ranges[1].lowerBound - ranges[0].upperBound) < 1e-6)
    #expect(abs(ranges[2].upperBound - proxy.plotSize.width) < 1e-6)
    #expect(proxy.positionRange(forX: "none") == nil)
    #expect(proxy.position(forX: 3) == nil)
    #expect(proxy.xDomain(dataType: String.self) == ["a", "b", "c"])
  }

  @Test func anglesRunClockwiseFromTheTop() throws {
    let sectors = Chart([1.0, 3], id: \.self) { SectorMark(angle: .value("v", $0)) }
    let proxy = try #require(self.proxy(of: sectors))
    let middle = CGPoint(x: proxy.plotSize.width / 2, y: proxy.plotSize.height / 2)
    #expect(abs(proxy.angle(at: CGPoint(x: middle.x, y: 0)).degrees) < 1e-9)
    #expect(abs(proxy.angle(at: CGPoint(x: middle.x + 9, y: middle.y)).degrees - 90) < 1e-9)
    #expect(abs(proxy.angle(at: CGPoint(x: 0, y: middle.y)).degrees - 270) < 1e-9)
    #expect(proxy.angle(at: CGPoint(x: CGFloat.nan, y: 0)).degrees == 0)
    let value = try #require(proxy.value(atAngle: .degrees(45), as: Double.self))
    #expect(abs(value - 0.5) < 1e-6)
    let later = try #require(proxy.value(atAngle: .degrees(180), as: Double.self))
    #expect(abs(later - 2) < 1e-6)
    #expect(proxy.value(atAngle: .radians(.infinity), as: Double.self) == nil)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func anglesOfAHalfCircleAreMeasuredAboutItsCenter(_ direction: LayoutDirection) throws {
    let half = Chart([1.0, 3], id: \.self) { SectorMark(angle: .value("v", $0)) }
      .chartAngleRange(.degrees(0) ... .degrees(180))
    var proxy: ChartProxy?
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let layout = half.chartOverlay { found in
      proxy = found
      return EmptyBlock()
    }.layout(in: size, environment: environment)
    let found = try #require(proxy)
    guard case .sector(let arc, let center) = try #require(layout.figures.first).shape else {
      Issue.record("no sector")
      return
    }
    let bounds = layout.figures.map(\.bounds).reduce(CGRect.null) { $0.union($1) }
    #expect(layout.plot.insetBy(dx: -0.5, dy: -0.5).contains(bounds))
    let middle = (arc.startAngle + arc.endAngle) / 2
    let point = CGPoint(
      x: center.x - layout.plot.minX + 20 * sin(middle),
      y: center.y - layout.plot.minY - 20 * cos(middle))
    let angle = found.angle(at: point)
    #expect(abs(sin(angle.radians - middle)) < 1e-6 && cos(angle.radians - middle) > 0)
    let value = try #require(found.value(atAngle: angle, as: Double.self))
    #expect(abs(value - 0.5) < 1e-6)
  }

  @Test func aPlotStyleMakesThePlotSmaller() {
    let layout = chart.chartPlotStyle { $0.background(Tint.gray).frame(height: 90) }
      .layout(in: size)
    #expect(abs(layout.plot.height - 90) < 1e-6)
    let axis = layout.axes.first { $0.edge == .bottom }
    #expect(axis?.labels.allSatisfy { $0.bounds.minY >= layout.plot.maxY } == true)
  }

  @Test func layersLieInTheChartByTheirAlignment() {
    let layout =
      chart
      .chartOverlay(alignment: .bottomTrailing) { _ in Rectangle().frame(width: 10, height: 20) }
      .chartBackground(alignment: .topLeading) { _ in Rectangle().frame(width: 5, height: 5) }
      .layout(in: size)
    #expect(layout.blocks.last?.frame == CGRect(x: 290, y: 180, width: 10, height: 20))
    #expect(layout.backgrounds.last?.frame == CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test func anAnchorIsTheRectangleOfThePlot() throws {
    var frame = CGRect.zero
    let layout = chart.chartOverlay { proxy in
      GeometryReader { geometry in
        frame = proxy.plotFrame.map { geometry[$0] } ?? .zero
        return EmptyBlock()
      }
    }.layout(in: size)
    #expect(frame == layout.plot)
  }

  @Test func imagesHaveLargerTextAndFreeRoomAtTheEdge() {
    let document = chart.layout(in: size)
    var environment = EnvironmentValues()
    environment.isImage = true
    let image = chart.layout(in: size, environment: environment)
    #expect(image.plot.minX > document.plot.minX)
    environment.isChartAlone = true
    let alone = chart.layout(in: size, environment: environment)
    #expect(alone.labels.allSatisfy { $0.bounds.minX >= 7.9 && $0.bounds.maxX <= 292.1 })
    #expect(abs(image.plot.minX + 8 - alone.plot.minX) < 1e-6)
  }

  @Test func aPNGHasTheSizeInPixelsOfItsScale() throws {
    let data = [UInt8](try chart.data(as: .png, size: size, scale: 2))
    func number(at index: Int) -> Int { data[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    #expect(number(at: 16) == 600)
    #expect(number(at: 20) == 400)
    #expect(throws: EaselError.self) { try chart.data(as: .png, size: .zero) }
  }
}
