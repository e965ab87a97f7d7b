import EaselBlocks
import EaselCanvas
import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

/// Rings stand in the middle of their chart, and what is laid over a ring in the middle of it.
@Suite struct SectorMiddleTests {
  private struct Slice {
    var name: String
    var value: Double
  }

  /// Keeps where the plot is.
  private final class Probe {
    var frame = CGRect.null
  }

  private func chart(_ slices: [Slice]) -> Chart<ForEach<[Slice], Int, some ChartContent>> {
    Chart(slices) { slice in
      SectorMark(angle: .value("Value", slice.value), innerRadius: .ratio(0.6))
        .foregroundStyle(by: .value("Name", slice.name))
    }
  }

  private func circle(_ layout: ChartLayout) -> (center: CGPoint, radius: CGFloat)? {
    for figure in layout.figures {
      if case .sector(let arc, let center) = figure.shape {
        return (center, CGFloat(arc.outerRadius))
      }
    }
    return nil
  }

  private func slices(_ names: [String]) -> [Slice] {
    zip(names, [33.0, 24, 18, 12, 9, 4]).map { Slice(name: $0, value: $1) }
  }

  private var long: [Slice] {
    slices(["Electricity and heat", "Transport of people", "Industry", "Agriculture and forestry"])
  }

  @Test(arguments: [nil, "Emissions by sector"])
  func `a text behind a ring stands in its middle`(_ title: String?) throws {
    let probe = Probe()
    let chart = chart(long)
      .chartBackground { proxy in
        GeometryReader { geometry in
          let _ = probe.frame = proxy.plotFrame.map { geometry[$0] } ?? .null
        }
      }
      .chartBackground { _ in Text("87") }
      .chartOverlay { _ in Rectangle().frame(width: 10, height: 20) }
      .chartTitle(title ?? "", subtitle: title == nil ? nil : "Millions of tonnes")
    let layout = chart.layout(in: CGSize(width: 480, height: 300))
    let ring = try #require(circle(layout))
    let blocks = (layout.backgrounds + layout.blocks).filter { $0.frame.width < 480 }
    #expect(blocks.count == 2)
    for block in blocks {
      #expect(abs(block.frame.midX - ring.center.x) < 0.01)
      #expect(abs(block.frame.midY - ring.center.y) < 0.01)
    }
    #expect(abs(probe.frame.midX - ring.center.x) < 0.01)
    #expect(abs(probe.frame.midY - ring.center.y) < 0.01)
  }

  @Test func `a legend leaves a text in the middle of the ring`() throws {
    let chart = chart(long).chartLegend(position: .trailing).chartBackground { _ in Text("87") }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      var environment = EnvironmentValues()
      environment.layoutDirection = direction
      let layout = chart.layout(in: CGSize(width: 480, height: 300), environment: environment)
      let ring = try #require(circle(layout))
      let text = try #require(layout.backgrounds.first)
      #expect(abs(ring.center.x - 240) > 20)
      #expect(abs(text.frame.midX - ring.center.x) < 0.01)
    }
  }

  @Test func `a geometry reader behind a ring has the size of the chart`() throws {
    let probe = Probe()
    let chart = chart(long).chartBackground { proxy in
      GeometryReader { geometry in
        let _ = probe.frame = proxy.plotFrame.map { geometry[$0] } ?? .null
        Text("87")
      }
    }
    let layout = chart.layout(in: CGSize(width: 480, height: 300))
    let ring = try #require(circle(layout))
    #expect(layout.backgrounds[0].frame == CGRect(x: 0, y: 0, width: 480, height: 300))
    #expect(abs(probe.frame.midX - ring.center.x) < 0.01)
    #expect(abs(probe.frame.midY - ring.center.y) < 0.01)
  }

  @Test func `backgrounds with an alignment and overlays of bars are aligned to the chart`() {
    let size = CGSize(width: 480, height: 300)
    let layout = chart(long).chartBackground(alignment: .topLeading) { _ in Text("87") }
      .layout(in: size)
    #expect(layout.backgrounds[0].frame.origin == .zero)
    let bars = Chart { BarMark(x: .value("x", "a"), y: .value("y", 4)) }
      .chartOverlay { _ in Rectangle().frame(width: 10, height: 20) }.layout(in: size)
    #expect(bars.blocks[0].frame.midX == 240)
  }

  @Test func `names of unequal length leave the ring in the middle if it is hardly smaller`()
    throws
  {
    for (width, height) in [(480.0, 300.0), (300, 200), (360, 300), (640, 400)] {
      let layout = chart(slices(["Alpha", "Beta", "Gamma", "Delta"]))
        .layout(in: CGSize(width: width, height: height))
      let ring = try #require(circle(layout))
      #expect(abs(ring.center.x - width / 2) < 0.5, "\(width)")
    }
  }

  @Test(arguments: 0..<40) func `a ring off the middle is moved away from the wider labels`(
    _ seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let words = ["Heat", "Transport", "Industry", "Waste", "Other fuels", "Buildings"]
    let names = (0..<Int.random(in: 2...6, using: &generator)).map { index in
      (0...Int.random(in: 0...3, using: &generator)).map { words[($0 + index) % 6] }
        .joined(separator: " ")
    }
    let size = CGSize(
      width: .random(in: 240...640, using: &generator),
      height: .random(in: 200...400, using: &generator))
    let layout = chart(slices(names)).layout(in: size)
    let ring = try #require(circle(layout))
    let labels = layout.labels.filter(\.isValue)
    let bounds = CGRect(origin: .zero, size: size).insetBy(dx: -0.5, dy: -0.5)
    #expect(labels.allSatisfy { bounds.contains($0.bounds) })
    guard abs(ring.center.x - size.width / 2) > 0.5, !labels.isEmpty else { return }
    // It leans against the labels of one side: nothing more than their leaders lies between.
    let left = labels.filter { $0.bounds.maxX < ring.center.x }.map(\.bounds.width).max() ?? 0
    let right = labels.filter { $0.bounds.minX > ring.center.x }.map(\.bounds.width).max() ?? 0
    #expect((left > right) == (ring.center.x > size.width / 2), "\(left) \(right)")
  }
}
