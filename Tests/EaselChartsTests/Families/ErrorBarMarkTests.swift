import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation
import Testing

@Suite struct ErrorBarMarkTests {
  @Test func capsAreCentredAtTheEndsAndOfOneWidth() {
    let layout = FamilySupport.layout {
      ForEach(0..<4) { index in
        ErrorBarMark(
          x: .value("X", Double(index)), yStart: .value("V", Double(index)),
          yEnd: .value("V", Double(index * 2 + 3)))
      }
    }
    let rules = layout.bounds(.rule)
    let caps = layout.figures.filter { $0.kind == .point }
    #expect(rules.count == 4)
    var centers: [CGPoint] = []
    for cap in caps {
      guard case .symbols(let path, let points) = cap.shape else { continue }
      #expect(path.boundingBox.width.isNear(8) && path.boundingBox.height.isNear(1))
      #expect(path.boundingBox.midX.isNear(0) && path.boundingBox.midY.isNear(0))
      centers += points
    }
    #expect(centers.count == 8)
    for (index, rule) in rules.enumerated() {
      #expect(centers[index * 2].x.isNear(rule.midX) && centers[index * 2].y.isNear(rule.maxY))
      #expect(centers[index * 2 + 1].y.isNear(rule.minY))
    }
  }

  @Test func errorBarsStandInTheMiddleOfGroupedBars() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let layout = FamilySupport.layout(direction) {
        ForEach(["f", "m", "x"], id: \.self) { sex in
          BarMark(x: .value("S", "a"), y: .value("V", 5)).position(by: .value("Sex", sex))
          ErrorBarMark(x: .value("S", "a"), yStart: .value("V", 4), yEnd: .value("V", 6))
            .position(by: .value("Sex", sex))
        }
      }
      let (bars, rules) = (layout.bounds(.bar), layout.bounds(.rule))
      #expect(bars.count == 3 && rules.count == 3)
      for (bar, rule) in zip(bars, rules) { #expect(bar.midX.isNear(rule.midX)) }
    }
  }

  @Test func horizontalErrorBarsHaveVerticalCaps() {
    let layout = FamilySupport.layout {
      ErrorBarMark(xStart: .value("V", 4), xEnd: .value("V", 6), y: .value("S", "a"))
    }
    let rule = layout.bounds(.rule)
    #expect(rule.count == 1 && rule.allSatisfy { $0.height.isNear(0) && $0.width > 1 })
    guard case .symbols(let path, _)? = layout.figures.first(where: { $0.kind == .point })?.shape
    else {
      Issue.record("there are no caps")
      return
    }
    #expect(path.boundingBox.height.isNear(8) && path.boundingBox.width.isNear(1))
  }

  @Test func errorBarWithoutAnEndIsLeftOutAndNoted() {
    let layout = FamilySupport.layout {
      ErrorBarMark(x: .value("S", "a"), yStart: .value("V", 4), yEnd: .value("V", Double.nan))
      ErrorBarMark(x: .value("S", "b"), yStart: .value("V", 4), yEnd: .value("V", 5.0))
    }
    #expect(layout.notes("ErrorBarMark").count == 1)
    #expect(layout.bounds(.rule).count == 1)
  }
}
