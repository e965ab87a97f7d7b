import EaselBlocks
import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

/// What holds for every axis: 500 seeded ones of names, numbers and dates.
@Suite struct AxisPropertyTests {
  private static let locales = ["en_US", "de_DE", "fr_FR", "ja_JP", "ar_EG", "hi_IN"]

  private static func name(_ random: inout SeededGenerator, _ lengths: ClosedRange<Int>) -> String {
    let length = Int.random(in: lengths, using: &random)
    let letters = Array("eeeaaiionnrrsttldumcpgWMÄß")
    var name = ""
    while name.count < length {
      let isSpace = !name.isEmpty && name.last != " " && Int.random(in: 0..<8, using: &random) == 0
      name.append(isSpace ? " " : letters.randomElement(using: &random) ?? "e")
    }
    return name
  }

  private static func names(
    _ random: inout SeededGenerator, _ count: Int, _ lengths: ClosedRange<Int>
  ) -> [String] {
    (0..<count).map { _ in name(&random, lengths) }
  }

  private static func marks(_ random: inout SeededGenerator) -> MarkList {
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1:
      let count = Int.random(in: 1...60, using: &random)
      return AxisProbe.bars(
        names(&random, count, 1...60), (0..<count).map { _ in random.number() },
        areRows: Bool.random(using: &random))
    case 2:
      let number = random.number()
      return AxisProbe.line((0..<20).map { _ in number + random.number() })
    case 3:
      let base = random.number()
      return AxisProbe.line((0..<5).map { base * (1 + Double($0) * 1e-4) })
    default:
      let start = Date(
        timeIntervalSinceReferenceDate: Double.random(in: -3e9...3e9, using: &random))
      let exponent = Double.random(in: 0...8, using: &random)
      return AxisProbe.line(
        from: start, count: Int.random(in: 2...40, using: &random), every: pow(10, exponent))
    }
  }

  @Test(arguments: 0..<50)
  func noLabelTouchesAnotherOrLeavesTheChart(block: Int) {
    for seed in block * 10..<block * 10 + 10 {
      var random = SeededGenerator(seed: UInt64(seed))
      let list = Self.marks(&random)
      let width = CGFloat.random(in: 80...1600, using: &random)
      let height = CGFloat.random(in: 60...900, using: &random)
      let layout = AxisProbe.layout(
        list, width: width, height: height, locale: Self.locales[seed % Self.locales.count])
      let bounds = CGRect(x: -0.1, y: -0.1, width: width + 0.2, height: height + 0.2)
      for axis in layout.axes {
        let labels = axis.allLabels
        if width >= 300, height >= 200 { #expect(!axis.labels.isEmpty, "\(seed) \(axis.edge)") }
        for (index, label) in labels.enumerated() {
          #expect(bounds.contains(label.bounds), "\(seed) \(axis.edge) \(label.text.string)")
          for other in labels[(index + 1)...] {
            #expect(
              !label.overlaps(other),
              "\(seed) \(axis.edge) \(label.text.string) \(other.text.string)")
          }
        }
      }
    }
  }

  @Test(arguments: 0..<20)
  func twelveNamesOfTwentyLettersAllShow(block: Int) {
    for seed in block * 10..<block * 10 + 10 {
      var random = SeededGenerator(seed: UInt64(1_000 + seed))
      let count = Int.random(in: 1...12, using: &random)
      let list = AxisProbe.bars(
        Self.names(&random, count, 1...20), areRows: Bool.random(using: &random))
      let layout = AxisProbe.layout(
        list, width: .random(in: 300...900, using: &random),
        height: .random(in: 200...600, using: &random))
      #expect(layout.axes.allSatisfy { $0.hiddenLabelCount == 0 }, "\(seed)")
    }
  }

  @Test(arguments: 0..<20)
  func numbersHaveEqualSteps(block: Int) {
    for seed in block * 10..<block * 10 + 10 {
      var random = SeededGenerator(seed: UInt64(2_000 + seed))
      let base = random.number()
      let list = AxisProbe.line((0..<20).map { _ in base + random.number() })
      let layout = AxisProbe.layout(
        list, width: .random(in: 80...900, using: &random),
        height: .random(in: 60...600, using: &random))
      let positions = layout.axis(.leading)?.ticks.map(\.position) ?? []
      let steps = zip(positions, positions.dropFirst()).map { $1 - $0 }
      #expect(steps.allSatisfy { abs($0 - steps[0]) < 0.01 }, "\(seed)")
      #expect(layout.axis(.leading)?.ticks.count == layout.axis(.leading)?.labels.count)
    }
  }
}
