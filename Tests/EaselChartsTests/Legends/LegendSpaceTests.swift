import EaselBlocks
import EaselCanvas
import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

@Suite struct LegendSpaceTests {
  @Test func longNamesTakeTwoLines() throws {
    let names = (1...6).map { "A rather long name of a series that needs a line more \($0)" }
    let legend = try #require(SeriesSamples.layout(SeriesSamples.bars(names)).legends.first)
    #expect(legend.keys.count == 6)
    #expect(legend.keys.allSatisfy { $0.label.text.lines.count <= 2 })
    #expect(legend.keys.allSatisfy { !$0.label.text.isTruncated })
  }

  @Test func entriesWithoutSpaceAreCountedAndNamed() throws {
    let names = (1...40).map { "A name of a series, \($0)" }
    let layout = SeriesSamples.layout(SeriesSamples.bars(names), width: 300, height: 200)
    let legend = try #require(layout.legends.first)
    #expect(legend.frame.height <= 200 * LegendPlacement.maximumShare)
    let left = 40 - legend.keys.count
    #expect(left > 0 && legend.omittedEntryCount == left)
    #expect(legend.notes.map(\.text.string) == ["and \(left) more"])
    let note = try #require(layout.diagnostics.first { $0.operation == "legend" })
    #expect(note.message.contains("A name of a series, 40"))
  }

  @Test func atMostTwoHundredEntriesAreShown() throws {
    let names = (1...300).map { "n\($0)" }
    let layout = SeriesSamples.layout(SeriesSamples.bars(names), width: 2000, height: 2000)
    let legend = try #require(layout.legends.first)
    #expect(legend.keys.count <= 200 && legend.omittedEntryCount == 300 - legend.keys.count)
    #expect(legend.notes.map(\.text.string) == ["and \(300 - legend.keys.count) more"])
  }

  @Test func aSmallChartKeepsARowForTheLegend() {
    let layout = SeriesSamples.layout(
      SeriesSamples.bars(["North", "South"]), width: 200, height: 100
    ) {
      $0.titles = ChartTitles(
        title: Text("Title"), subtitle: Text("Subtitle"), source: Text("Source"))
    }
    #expect(layout.titles.first?.text.string == "Title")
    #expect(layout.legends.first?.names == ["North", "South"])
  }

  @Test func sourceAndSubtitleMakeRoomForTheLegend() {
    let names = ["Northern plants", "Southern plants", "Offshore plants"]
    let layout = SeriesSamples.layout(SeriesSamples.bars(names), width: 200, height: 130) {
      $0.titles = ChartTitles(
        title: Text("Title"), subtitle: Text("Subtitle"), source: Text("Source"))
    }
    #expect(Set(layout.legends.first?.names ?? []) == Set(names))
    #expect(!layout.titles.map(\.text.string).contains("Source"))
    #expect(layout.plot.height > 0)
  }

  /// Names that break into words, do not break, or run from right to left.
  private static func name(_ length: Int, _ generator: inout SeededGenerator) -> String {
    let sets = ["abcdefg hij ", "MMWWmm", "ابجد هوز ", "値段と 数", "i l."]
    let letters = Array(sets[Int.random(in: 0..<sets.count, using: &generator)])
    return String(
      (0..<length).map { _ in letters[Int.random(in: 0..<letters.count, using: &generator)] })
  }

  @Test(arguments: 0..<120)
  func noEntryIsCutOrOverlapsOrLeavesTheChart(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 1...40, using: &generator)
    let names = (0..<count).map { index in
      let length = Int.random(in: 1...60, using: &generator)
      return Self.name(length, &generator) + "\(index)"
    }
    let size = CGSize(
      width: CGFloat.random(in: 80...1600, using: &generator),
      height: CGFloat.random(in: 60...900, using: &generator))
    let positions: [AnnotationPosition] = [
      .automatic, .top, .bottom, .leading, .trailing, .topTrailing, .bottomTrailing, .overlay,
    ]
    let position = positions[Int.random(in: 0..<positions.count, using: &generator)]
    let layout = SeriesSamples.layout(
      SeriesSamples.bars(names), width: size.width, height: size.height,
      direction: Bool.random(using: &generator) ? .rightToLeft : .leftToRight
    ) {
      $0.legend.position = position
      $0.legend.visibility = .visible
      if seed % 3 == 0 {
        $0.titles = ChartTitles(
          title: Text(names[0]), subtitle: Text("Subtitle"), source: Text("Source"))
      }
    }
    let bounds = CGRect(origin: .zero, size: size).insetBy(dx: -0.1, dy: -0.1)
    let texts = layout.titles + layout.legends.flatMap(\.labels)
    let samples = layout.legends.flatMap { $0.keys.flatMap { $0.figures.map(\.bounds) } }
    let boxes = texts.map(\.frame) + samples
    for box in boxes { #expect(bounds.contains(box)) }
    for text in texts { #expect(!text.text.isTruncated) }
    for (index, box) in boxes.enumerated() {
      for other in boxes[(index + 1)...] {
        let common = box.intersection(other)
        #expect(common.isNull || common.width < 0.1 || common.height < 0.1)
      }
    }
    if position != .overlay {
      for legend in layout.legends {
        let common = legend.frame.intersection(layout.plot)
        #expect(common.isNull || common.width < 0.1 || common.height < 0.1)
      }
    }
    // Every name is shown, or said to be missing.
    let shown = layout.legends.flatMap(\.names).count
    let left = layout.legends.map(\.omittedEntryCount).reduce(0, +)
    if layout.legends.isEmpty {
      #expect(layout.diagnostics.contains { $0.operation == "legend" })
    } else {
      #expect(shown + left == count)
    }
  }
}
