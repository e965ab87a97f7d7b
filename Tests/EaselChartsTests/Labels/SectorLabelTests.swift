import EaselBlocks
import EaselCanvas
import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

@Suite("Labels of sectors")
struct SectorLabelTests {
  private func pie(_ rows: [(String, Double)], hole: Double = 0) -> some ChartContent {
    ForEach(rows, id: \.0) {
      SectorMark(angle: .value("V", $0.1), innerRadius: .ratio(hole))
        .foregroundStyle(by: .value("N", $0.0))
    }
  }

  @Test("Names and shares stand around a pie, and the shares add up to 100")
  func shares() {
    let layout = Chart { pie([("a", 1), ("b", 1), ("c", 1)]) }.layout()
    #expect(layout.plotTexts.sorted() == ["a 34%", "b 33%", "c 33%"])
  }

  @Test("The labels lie outside of the circle")
  func outside() {
    let layout = Chart { pie([("Alpha", 3), ("Beta", 2), ("Gamma", 1)]) }.layout(300, 200)
    let box = PolarBox(in: layout.plot)
    for label in layout.panels.first?.labels ?? [] {
      let x = min(max(box.center.x, label.frame.minX), label.frame.maxX)
      let y = min(max(box.center.y, label.frame.minY), label.frame.maxY)
      #expect(hypot(x - box.center.x, y - box.center.y) >= box.radius)
    }
  }

  @Test("With hidden values the labels are the names")
  func hidden() {
    let layout = Chart { pie([("a", 1), ("b", 3)]) }.layout {
      $0.valueLabels = ValueLabelConfiguration(visibility: .hidden)
    }
    #expect(layout.plotTexts.sorted() == ["a", "b"])
  }

  @Test("A half gauge has its labels above its base")
  func gauge() {
    let layout = Chart { pie([("a", 1), ("b", 3)], hole: 0.6) }.layout {
      $0.angleRange = .degrees(-90) ... .degrees(90)
    }
    #expect(layout.plotTexts.count == 2)
    #expect(layout.leaving.isEmpty)
    #expect(layout.overlaps.isEmpty)
  }

  @Test("A note in the drawing counts a negative sector")
  func negative() {
    let layout = Chart { pie([("a", 1), ("b", -3), ("c", 2)]) }.layout()
    #expect(layout.notes.map(\.text.string) == ["1 value not shown"])
    #expect(layout.leaving.isEmpty)
    #expect(layout.overlaps.isEmpty)
  }

  @Test("In 2,000 seeded pies no label overlaps another or leaves the chart, and none is lost")
  func guarantee() {
    var random = SeededGenerator(seed: 5)
    var legends = 0
    for _ in 0..<2000 {
      let count = Int.random(in: 1...14, using: &random)
      let letters = Int.random(in: 1...24, using: &random)
      let rows = (0..<count).map { index in
        (
          LabelRow.name(letters, using: &random) + "\(index)",
          pow(10, Double.random(in: -2...2, using: &random))
        )
      }
      let size = CGSize(
        width: .random(in: 120...900, using: &random), height: .random(in: 90...600, using: &random)
      )
      let layout = Chart { pie(rows, hole: Bool.random(using: &random) ? 0.6 : 0) }
        .layout(size.width, size.height)
      let labels = layout.panels.first?.labels ?? []
      // Without labels a legend has the names.
      if labels.isEmpty { legends += 1 }
      #expect(labels.isEmpty || labels.count == count)
      #expect(layout.overlaps.isEmpty)
      #expect(layout.leaving.isEmpty)
      #expect(labels.allSatisfy { !$0.text.isTruncated })
    }
    #expect(legends < 100)
  }

  @Test func sectorsWithoutAnyValueSayThatThereIsNoData() {
    let layout = Chart(["a", "b"], id: \.self) {
      SectorMark(angle: .value("Share", Double.nan)).foregroundStyle(by: .value("Name", $0))
    }.layout(in: CGSize(width: 300, height: 300))
    #expect(layout.figures.isEmpty)
    #expect(layout.panels.first?.labels.map(\.text.string) == ["No data"])
  }
}
