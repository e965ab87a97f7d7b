import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite struct SeriesStyleTests {
  private func names(_ count: Int) -> [String] { (1...count).map { "Series \($0)" } }

  private func fills(_ layout: ChartLayout) -> [Paint?] {
    layout.legends.flatMap { $0.keys.map { $0.figures.first?.fill } }
  }

  @Test func seriesBeyondThePaletteAreGrayAndNamed() throws {
    let layout = SeriesSamples.layout(SeriesSamples.bars(names(10)), width: 900, height: 500)
    let fills = fills(layout)
    #expect(Set(fills.prefix(8)).count == 8)
    #expect(fills[8] == .color(Palettes.other.resolved(for: .light)) && fills[9] == fills[8])
    let note = try #require(layout.diagnostics.first { $0.message.contains("share a gray") })
    #expect(note.message.contains("Series 9") && note.message.contains("Series 10"))
    #expect(!note.message.contains("Series 8"))
  }

  @Test func colorsRepeatInTheAppleTheme() {
    let layout = SeriesSamples.layout(SeriesSamples.bars(names(8)), width: 900, height: 500) {
      $0.theme = .apple
    }
    #expect(fills(layout).first == fills(layout).last)
    #expect(fills(layout).first == .color(Color.systemBlue.resolved(for: .light)))
  }

  @Test func anEmptyPaletteIsGray() {
    let layout = SeriesSamples.layout(SeriesSamples.bars(names(2))) {
      $0.theme = ChartTheme(rules: .standard, palette: [])
    }
    #expect(layout.figures.count == 10 && layout.figures.allSatisfy { $0.fill != nil })
  }

  @Test func barsInPrintDifferByLightnessAndHatches() {
    let layout = SeriesSamples.layout(SeriesSamples.bars(names(8)), width: 900, height: 500) {
      $0.theme = .print
    }
    let wanted = Hatch.all.enumerated().map { index, hatch in
      let gray = Palettes.print[index % Palettes.print.count]
      return hatch.paint(Ink.on(gray), on: gray)
    }
    #expect(fills(layout) == wanted)
    let bars = Set(layout.figures.filter { $0.kind == .bar }.map(\.fill))
    #expect(bars.count == 8)
  }

  @Test func linesInPrintDifferByDashes() {
    let layout = SeriesSamples.layout(SeriesSamples.lines(names(5)), width: 900, height: 500) {
      $0.theme = .print
      $0.seriesLabels = .legend
    }
    let lines = layout.figures.filter { $0.kind == .line }
    #expect(Set(lines.map(\.strokeStyle.dash)).count == 5)
    for line in lines {
      guard case .color(let color)? = line.stroke else {
        Issue.record("a line has a hatch")
        continue
      }
      #expect(color.contrast(with: .white, for: .light) >= 3)
    }
    let dashes = layout.legends.flatMap {
      $0.keys.compactMap { $0.figures.first?.strokeStyle.dash }
    }
    #expect(Set(dashes) == Set(lines.map(\.strokeStyle.dash)))
  }

  @Test func pointsInPrintDifferBySymbols() {
    let content = Plot {
      ForEach(data: SeriesSamples.rows(names(4)), id: { _ in 0 }) {
        PointMark(x: .value("Month", $0.month), y: .value("Value", $0.value))
          .foregroundStyle(by: .value("Series", $0.series))
      }
    }
    let layout = SeriesSamples.layout(content) { $0.theme = .print }
    let outlines = layout.figures.compactMap { figure -> Path? in
      guard case .symbols(let path, _) = figure.shape else { return nil }
      return path
    }
    #expect(outlines.count == 4)
    #expect(Set(outlines.map { "\($0)" }).count == 4)
  }

  @Test(arguments: [Appearance.light, .dark])
  func graysOfPrintDifferByTwentyInLightness(_ appearance: Appearance) {
    let palette = appearance == .dark ? Palettes.darkPrint : Palettes.print
    let lightness = palette.map { CIELab($0.components(for: appearance)).lightness }.sorted()
    for (a, b) in zip(lightness, lightness.dropFirst()) { #expect(b - a >= 19.5) }
  }

  @Test func numbersOnBothSidesOfZeroHaveTwoHues() throws {
    func colors(_ values: [Double]) throws -> [Color] {
      let content = Plot {
        ForEach(data: values, id: { _ in 0 }) {
          BarMark(x: .value("X", "\($0)"), y: .value("Y", 1)).foregroundStyle(by: .value("Z", $0))
        }
      }
      return try SeriesSamples.layout(content).figures.map {
        guard case .color(let color) = try #require($0.fill) else { return .black }
        return color
      }
    }
    let both = try colors([-4, 0, 2, 4])
    #expect(both[1] == ColorRamp.diverging.color(at: 0.5).resolved(for: .light))
    #expect(both[0] == ColorRamp.diverging.color(at: 0).resolved(for: .light))
    let one = try colors([0, 4])
    #expect(one[1] == ColorRamp.sequential.color(at: 1).resolved(for: .light))
    for color in try colors([-1e308, 0, 1e308]) {
      #expect(color.components(for: .light).red.isFinite)
    }
  }
}
