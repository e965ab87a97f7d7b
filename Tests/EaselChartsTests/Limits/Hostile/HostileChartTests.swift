import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// Charts of hostile programs, which are laid out, drawn and told of.
///
/// `EASEL_HOSTILE_CHARTS` is how many charts there are, in place of 400.
@Suite struct HostileChartTests {
  static let count =
    ProcessInfo.processInfo.environment["EASEL_HOSTILE_CHARTS"].flatMap(UInt64.init) ?? 400

  // One test, since laying the charts out takes most of its time.
  @Test func everyChartIsFiniteKeepsItsTitleAndSaysWhatItDoesNotDraw() {
    for seed in 0..<Self.count {
      let sample = HostileChart(seed: seed)
      let layout = sample.layout()
      #expect(BadChart.isFinite(layout), "seed \(seed)")
      if layout.figures.isEmpty, layout.panels.allSatisfy(\.blocks.isEmpty) {
        #expect(!layout.diagnostics.isEmpty, "seed \(seed)")
      }
      guard sample.size.width >= 300, sample.size.height >= 300, sample.size.width < 2_000,
        sample.size.height < 2_000
      else { continue }
      // Hundreds of panels have no space for their names, and then none for a title.
      guard !layout.diagnostics.contains(where: { $0.code == .insufficientSpace }) else { continue }
      // A plot with a size of its own can make the chart too narrow for its title.
      guard layout.size == sample.size else { continue }
      #expect(layout.titles.map(\.text.string) == ["Title"], "seed \(seed)")
      #expect(layout.alternativeText.contains("Title"), "seed \(seed)")
    }
  }

  @Test func everyChartIsWrittenToAFileOrRefusedForItsSize() throws {
    for seed in 0..<Self.count / 4 {
      let sample = HostileChart(seed: seed)
      do {
        let data = try sample.chart.environment(\.calendar, sample.environment.calendar)
          .rendered(
            as: sample.format, width: sample.size.width, height: sample.size.height, scale: 1,
            options: RenderOptions(policy: .lenient)
          ).output
        #expect(!data.isEmpty, "seed \(seed)")
        guard sample.format == .svg else { continue }
        // A category has the name “nan”.
        let text = String(decoding: data, as: UTF8.self).replacing("aria-label=\"nan\"", with: "")
        let fault = text.firstMatch(of: /[ ,("](nan|-?inf)[ ,)"]/)
        #expect(fault == nil, "seed \(seed)")
      } catch let error as EaselError {
        // A size that no page has is refused.
        #expect([.invalidSize, .limitExceeded, .outOfRange].contains(error.code), "seed \(seed)")
      }
    }
  }
}
