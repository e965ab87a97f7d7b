import EaselBlocks
import EaselCanvas
import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

/// Faults that were found by looking at charts, which must not come back.
@Suite struct FoundFaultsTests {
  private static func bars(_ values: [Double], names: [String]? = nil) -> Chart<some ChartContent> {
    Chart(Array(values.enumerated()), id: \.offset) { item in
      BarMark(
        x: .value("Name", names?[item.offset] ?? "N\(item.offset)"),
        y: .value("Value", item.element))
    }
  }

  private static func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  @Test func theTextSizeDoesNotGrowWithTheChart() {
    for (width, height) in [(300.0, 150.0), (600, 300), (1_200, 600)] {
      let layout = Self.bars([3, 1, 2]).layout(in: Self.size(width, height))
      for label in layout.labels { #expect(abs(label.fontSize - 9.5) < 0.01) }
    }
  }

  @Test func namesShrinkBeforeTheyTurnOrDrop() {
    let names = (0..<12).map { "Category \($0)" }
    let values = (0..<12).map { Double($0 + 1) }
    var last = 0
    for width in stride(from: 900.0, through: 200, by: -20) {
      let axis = Self.bars(values, names: names).layout(in: Self.size(width, 300)).axes[0]
      let isTurned = axis.labels.contains { $0.rotation != 0 }
      let isSmall = axis.labels.contains { $0.fontSize < 9 }
      let state = axis.hiddenLabelCount > 0 ? 3 : isTurned ? 2 : isSmall ? 1 : 0
      #expect(state >= last, "\(width)")
      // What is turned or left out has been made smaller before.
      if isTurned { #expect(isSmall) }
      last = state
    }
  }

  @Test func valueLabelsHaveAtMostFourDigits() {
    let layout = Self.bars([1.0 / 7, 2.0 / 7, 3.0 / 7]).layout(in: Self.size(480, 300))
    let texts = layout.labels.map(\.text.string)
    #expect(!texts.contains { $0.filter(\.isNumber).count > 4 })
  }

  @Test func anAxisTo200HasNoValueOf151() {
    let layout = Self.bars([151, 80, 43]).layout(in: Self.size(480, 300))
    let ticks = layout.axes.filter { $0.edge == .leading }.flatMap(\.ticks).compactMap(\.text)
    #expect(!ticks.isEmpty && !ticks.contains("151"))
    #expect(layout.panels[0].labels.contains { $0.text.string == "151" })
  }

  @Test func legendsDoNotCutNames() {
    let names = (0..<9).map { "A rather long name of series \($0)" }
    for width in stride(from: 100.0, through: 900, by: 50) {
      let chart = Chart(names, id: \.self) { name in
        PointMark(x: .value("X", name.count), y: .value("Y", 1))
          .foregroundStyle(by: .value("Series", name))
      }
      let layout = chart.layout(in: Self.size(width, 400))
      for key in layout.legends.flatMap(\.keys) { #expect(!key.label.text.isTruncated) }
      let shown = layout.legends.reduce(0) { $0 + $1.keys.count + $1.omittedEntryCount }
      #expect(layout.legends.isEmpty || shown >= names.count)
    }
  }

  @Test func oneBarIsNotHalfAsWideAsTheChart() {
    let layout = Self.bars([42]).layout(in: Self.size(480, 300))
    for bar in layout.figures { #expect(bar.bounds.width <= 56) }
  }

  @Test(arguments: [Appearance.light, .dark])
  func theTrackOfAGaugeContrastsWithItsBackground(_ appearance: Appearance) {
    var environment = EnvironmentValues()
    environment.appearance = appearance
    let style = ChartStyle(theme: .standard, environment: environment)
    let layout = Chart { GaugeMark(.value("Load", 0.3)) }
      .layout(in: Self.size(200, 200), environment: environment)
    guard case .color(let track)? = layout.figures.last?.fill else {
      Issue.record("the track has no colour")
      return
    }
    #expect(track.contrast(with: style.paper, for: appearance) > 1.29)
  }

  @Test func barsAreWithinThePlotOfARoundedAxis() {
    for value in [99.0, 100, 100.5, 151, 199.9, 1_000, 1_001] {
      let layout = Self.bars([value, value / 2]).layout(in: Self.size(480, 300))
      let plot = layout.plot.insetBy(dx: -0.01, dy: -0.01)
      for bar in layout.figures {
        #expect(bar.bounds.minY >= plot.minY && bar.bounds.maxY <= plot.maxY)
      }
    }
  }

  @Test func anAxisThatDoesNotBeginAtZeroIsShownAndDescribed() {
    let chart = Chart(0..<6, id: \.self) { index in
      LineMark(x: .value("Step", index), y: .value("Price", 1_000 + index * 3))
    }
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    let layout = chart.layout(in: Self.size(480, 300), environment: environment)
    let axis = layout.axes.first { $0.edge == .leading }
    #expect(axis?.labels.isEmpty == false)
    #expect(layout.alternativeText.contains("not starting at zero"))
  }

  @Test func sharesAddUpToAHundred() {
    for seed in 0..<200 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let values = (0..<Int.random(in: 2...6, using: &generator)).map { _ in
        Double.random(in: 1...100, using: &generator)
      }
      let chart = Chart(Array(values.enumerated()), id: \.offset) { item in
        SectorMark(angle: .value("Share", item.element))
          .foregroundStyle(by: .value("Name", "N\(item.offset)"))
      }
      let texts = chart.layout(in: Self.size(480, 300)).labels.map(\.text.string)
      let shares = texts.filter { $0.contains("%") }.compactMap { text in
        Double(text.split { !$0.isNumber && $0 != "." }.last ?? "")
      }
      #expect(shares.count == values.count && abs(shares.reduce(0, +) - 100) < 1e-6)
    }
  }

  @Test func negativeSlicesAreNotedInTheDrawing() {
    let chart = Chart([3.0, -1, 2], id: \.self) { value in
      SectorMark(angle: .value("Share", value))
        .foregroundStyle(by: .value("Name", "N\(value)"))
    }
    let layout = chart.layout(in: Self.size(480, 300))
    #expect(!layout.notes.isEmpty)
    #expect(layout.diagnostics.contains { $0.message.contains("negative") })
  }

  @Test func missingValuesAreNotedInTheDrawing() {
    let layout = Self.bars([3, .nan, 2]).layout(in: Self.size(480, 300))
    #expect(layout.notes.count == 1)
  }
}
