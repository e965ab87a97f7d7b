import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// A chart that is all of an image has free room at its edge, one that is a part of it has none.
@Suite struct LoneChartTests {
  private let size = CGSize(width: 300, height: 200)

  /// Keeps the width of a plot that was drawn.
  private final class Probe {
    var widths: [CGFloat] = []
  }

  private struct Report: Block {
    var chart: AnyBlock
    var body: some Block { chart }
  }

  /// The widths of the plots of charts in an image.
  private func widths(
    as format: RenderFormat = .png, _ content: (AnyBlock) -> any Block
  ) throws -> [CGFloat] {
    let probe = Probe()
    let chart = Chart { BarMark(x: .value("x", "a"), y: .value("y", 4)) }
      .chartYAxis(.hidden)
      .chartOverlay { proxy in
        let _ = probe.widths.append(proxy.plotSize.width)
        EmptyBlock()
      }
    _ = try AnyBlock(content(AnyBlock(chart))).data(as: format, size: size)
    return probe.widths
  }

  @Test(arguments: [RenderFormat.png, .svg])
  func `a chart by itself has a margin with any modifiers of the environment`(
    _ format: RenderFormat
  ) throws {
    let wearing: [(AnyBlock) -> any Block] = [
      { $0 },
      { $0.environment(\.locale, Locale(identifier: "de_DE")) },
      { $0.font(.system(size: 11)).environment(\.timeZone, .gmt) },
      { $0.environment(\.layoutDirection, .rightToLeft).id("chart").opacity(0.9) },
      { $0.foregroundStyle(.secondary).accessibilityLabel("Load") },
      { $0.frame(width: 300, height: 200) },
      { Report(chart: AnyBlock($0.font(.footnote))) },
      { chart in Group { chart }.environment(\.locale, Locale(identifier: "fr_FR")) },
    ]
    for (index, content) in wearing.enumerated() {
      #expect(try widths(as: format, content).allSatisfy { $0 == 284 }, "\(index)")
    }
  }

  @Test(arguments: [0, -4, CGFloat.nan, .infinity])
  func `a text size that cannot be used is that of an image`(_ size: CGFloat) throws {
    func image(_ theme: ChartTheme) throws -> Data {
      try Chart { BarMark(x: .value("x", "a"), y: .value("y", 4)) }.chartTheme(theme)
        .data(as: .svg, size: self.size)
    }
    var theme = ChartTheme.standard
    theme.textSize = size
    #expect(try image(theme) == image(.standard))
  }

  @Test func `a chart beside or in other blocks has no margin`() throws {
    let placed: [(AnyBlock) -> any Block] = [
      { chart in
        VStack {
          Text("Load")
          chart
        }
      },
      { chart in
        ZStack { chart }
      },
      { chart in
        Group {
          Text("Load")
          chart
        }
      },
      { chart in
        Group { chart.font(.footnote).background(Tint.white) }
      },
      { chart in GeometryReader { _ in chart } },
      { chart in Tint.white.overlay { chart } },
    ]
    for (index, content) in placed.enumerated() {
      let widths = try widths(content)
      #expect(!widths.isEmpty && widths.allSatisfy { $0 == 300 }, "\(index): \(widths)")
    }
    #expect(try widths { $0.padding(20) }.allSatisfy { $0 == 260 })
  }

  @Test func `a chart on a page has no margin`() throws {
    #expect(try widths(as: .pdf) { $0.font(.footnote) }.allSatisfy { $0 == 300 })
  }

  @Test func `a chart in the overlay of another has no margin`() throws {
    let probe = Probe()
    let small = Chart { BarMark(x: .value("x", "a"), y: .value("y", 4)) }
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .chartOverlay { proxy in
        let _ = probe.widths.append(proxy.plotSize.width)
        EmptyBlock()
      }
    let chart = Chart { BarMark(x: .value("x", "a"), y: .value("y", 4)) }
      .chartOverlay { _ in small.frame(width: 60, height: 40) }
    _ = try chart.data(as: .png, size: size)
    #expect(!probe.widths.isEmpty && probe.widths.allSatisfy { $0 == 60 })
  }

  @Test func `images and files of a block have the given size`() throws {
    let block = Tint.white.font(.footnote)
    let image = try block.image(size: CGSize(width: 30, height: 20), scale: 2)
    #expect(image.size == CGSize(width: 30, height: 20))
    let (a, b) = (
      try block.data(as: .svg, size: size), try block.data(as: .svg, width: 300, height: 200)
    )
    #expect(a == b)
    #expect(try block.rendered(as: .svg, size: size).output == a)
  }

  @Test func `a chart without a size has its ideal one`() throws {
    let chart = Chart { BarMark(x: .value("x", "a"), y: .value("y", 4)) }
    let ideal = CGSize(width: 480, height: 300)
    #expect(try chart.data(as: .svg) == chart.data(as: .svg, size: ideal))
    #expect(try chart.font(.body).image().size == ideal)
  }
}
