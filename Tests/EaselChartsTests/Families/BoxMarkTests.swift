import EaselBlocks
import EaselCanvas
import EaselCharts
import EaselGenerators
import EaselStatistics
import Foundation
import Testing

@Suite struct BoxMarkTests {
  private static let sample: [Double] = [2, 4, 5, 6, 7, 8, 9, 11, 13, 40, -30]

  /// The bars of a box: two caps, the paper, the box, the median.
  private static func parts(_ layout: ChartLayout) -> (caps: [CGRect], box: CGRect, median: CGRect)?
  {
    let bars = layout.bounds(.bar)
    guard bars.count == 5 else { return nil }
    return ([bars[0], bars[1]], bars[3], bars[4])
  }

  @Test func hingesMedianWhiskersAndOutliersAreThoseOfTheStatistics() throws {
    let layout = FamilySupport.layout {
      BoxMark(x: .value("S", "a"), y: .value("V", Self.sample))
    }
    let box = try #require(Statistics.boxPlot(Self.sample))
    let parts = try #require(Self.parts(layout))
    func place(_ value: Double) -> CGFloat {
      FamilySupport.place(
        value, through: (box.lowerWhisker, parts.caps[0].midY),
        (box.upperWhisker, parts.caps[1].midY))
    }
    // The outline lies within the box by half of its width.
    #expect(parts.box.maxY.isNear(place(box.lowerHinge) - 0.5, 0.02))
    #expect(parts.box.minY.isNear(place(box.upperHinge) + 0.5, 0.02))
    #expect(parts.median.midY.isNear(place(box.median), 0.02))
    #expect(box.outliers == [-30, 40])
    let points = layout.figures.filter { $0.kind == .point }.flatMap { figure in
      if case .symbols(_, let points) = figure.shape { points } else { [CGPoint]() }
    }
    #expect(points.count == 2)
    for (point, value) in zip(points, box.outliers) {
      #expect(point.y.isNear(place(value), 0.02))
      #expect(point.x.isNear(parts.box.midX))
    }
  }

  @Test func medianLiesInsideTheBoxAndCapsAreCentredAndNarrower() throws {
    for seed in 0..<40 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let values = (0..<20).map { _ in Double.random(in: 0...100, using: &generator) }
      let layout = FamilySupport.layout { BoxMark(x: .value("S", "a"), y: .value("V", values)) }
      let parts = try #require(Self.parts(layout))
      #expect(parts.box.insetBy(dx: -1, dy: -1.6).holds(parts.median))
      for cap in parts.caps {
        #expect(cap.midX.isNear(parts.box.midX))
        #expect(cap.width < parts.box.width)
      }
      #expect(parts.caps[0].width == parts.caps[1].width)
    }
  }

  @Test func whiskersRunInTheMiddleFromTheHingesToTheCaps() throws {
    let layout = FamilySupport.layout {
      BoxMark(x: .value("S", "a"), y: .value("V", Self.sample))
      BoxMark(x: .value("S", "b"), y: .value("V", [1, 2, 3, 4.0]))
    }
    let rules = layout.bounds(.rule)
    let bars = layout.bounds(.bar)
    #expect(rules.count == 4)
    for (index, rule) in rules.enumerated() {
      let cap = bars[index / 2 * 5 + index % 2]
      #expect(rule.midX.isNear(cap.midX))
      #expect((index % 2 == 0 ? rule.maxY : rule.minY).isNear(cap.midY))
    }
  }

  @Test func horizontalBoxIsTheVerticalOneWithAxesExchanged() throws {
    let layout = FamilySupport.layout {
      BoxMark(x: .value("V", Self.sample), y: .value("S", "a"))
    }
    let parts = try #require(Self.parts(layout))
    #expect(parts.median.width.isNear(2))
    #expect(parts.caps[0].midX < parts.box.minX && parts.box.maxX < parts.caps[1].midX)
    #expect(parts.caps.allSatisfy { $0.midY.isNear(parts.box.midY) })
  }

  @Test func boxesOfSeriesStandSideBySideWithTheirWhiskers() throws {
    let layout = FamilySupport.layout {
      ForEach(["f", "m"], id: \.self) { sex in
        BoxMark(x: .value("S", "a"), y: .value("V", Self.sample))
          .position(by: .value("Sex", sex))
      }
    }
    let bars = layout.bounds(.bar)
    #expect(bars.count == 10)
    #expect(bars[3].maxX <= bars[8].minX)
    let rules = layout.bounds(.rule)
    #expect(rules[0].midX.isNear(bars[3].midX) && rules[2].midX.isNear(bars[8].midX))
  }

  @Test func notchNarrowsTheBoxAtTheMedian() throws {
    let values = (0..<200).map(Double.init)
    let layout = FamilySupport.layout {
      BoxMark(x: .value("S", "a"), y: .value("V", values), isNotched: true)
    }
    let parts = try #require(Self.parts(layout))
    #expect(parts.median.width.isNear(parts.box.width / 2, 0.6))
    let figure = layout.figures.filter { $0.kind == .bar }[3]
    guard case .path = figure.shape else {
      Issue.record("a notched box is a path")
      return
    }
  }

  @Test func emptySampleKeepsItsStepAndIsNoted() {
    let layout = FamilySupport.layout {
      BoxMark(x: .value("S", "a"), y: .value("V", [Double]()))
      BoxMark(x: .value("S", "b"), y: .value("V", [1, 2, 3.0, .nan, .infinity]))
    }
    #expect(layout.notes("BoxMark").count == 2)
    #expect(layout.labels.contains { $0.text.string == "a" })
    #expect(layout.bounds(.bar).count == 5)
  }

  @Test func valuesAtTheLimitsOfDoubleHaveFiniteFigures() {
    let layout = FamilySupport.layout {
      BoxMark(x: .value("S", "a"), y: .value("V", [1e308, -1e308, 0, 1e-308]), isNotched: true)
      BoxMark(x: .value("S", "b"), y: .value("V", [Double](repeating: 4, count: 9)))
    }
    #expect(layout.figures.allSatisfy { $0.bounds.width.isFinite && $0.bounds.height.isFinite })
  }
}
