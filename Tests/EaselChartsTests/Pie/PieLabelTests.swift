import EaselBlocks
import EaselCanvas
import EaselCharts
import EaselGenerators
import Foundation
import Testing

/// Labels and leader lines around pies of random segments: what they must keep clear of.
@Suite struct PieLabelTests {
  private static func layout(seed: UInt64) -> ChartLayout {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...14, using: &random)
    let segments = (0..<count).map {
      // A few large and many small ones, which is what crowds labels.
      PieSegment("Part \($0)", value: pow(Double.random(in: 0.05...1, using: &random), 4))
    }
    var chart = PieChart(segments: segments)
    chart.labels = .outside
    chart.startAngle = CGFloat.random(in: 0...6, using: &random)
    return chart.layout(
      in: CGSize(
        width: CGFloat.random(in: 260...900, using: &random),
        height: CGFloat.random(in: 160...700, using: &random)))
  }

  private static func distance(_ point: CGPoint, _ center: CGPoint) -> CGFloat {
    ((point.x - center.x) * (point.x - center.x) + (point.y - center.y) * (point.y - center.y))
      .squareRoot()
  }

  @Test(arguments: UInt64(1)...60)
  func labelsStandOutsideOfThePie(seed: UInt64) {
    let layout = Self.layout(seed: seed)
    for label in layout.sectorLabels {
      let nearest = CGPoint(
        x: min(max(layout.center.x, label.frame.minX), label.frame.maxX),
        y: min(max(layout.center.y, label.frame.minY), label.frame.maxY))
      #expect(Self.distance(nearest, layout.center) >= layout.radius, "\(label.text.string)")
    }
  }

  @Test(arguments: UInt64(1)...60)
  func leadersGoAroundThePie(seed: UInt64) {
    let layout = Self.layout(seed: seed)
    for leader in layout.sectorLeaders {
      for (start, end) in zip(leader, leader.dropFirst()) {
        for part in 0...20 {
          let share = CGFloat(part) / 20
          let point = CGPoint(
            x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
          #expect(Self.distance(point, layout.center) >= layout.radius)
        }
      }
    }
  }

  @Test func atLeastHalfOfThePiesHaveLabelsOutside() {
    let count = (UInt64(1)...60).filter { !Self.layout(seed: $0).sectorLeaders.isEmpty }.count
    #expect(count >= 30)
  }
}
