import EaselBlocks
import EaselCanvas
import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

/// Gaps lie between the series of a stack; rows of one series are one bar.
@Suite struct BarSegmentTests {
  private let size = CGSize(width: 400, height: 300)

  private struct Row {
    var name: String
    var kind: String
    var value: Double
  }

  /// What is drawn of bars, in order of declaration; nil for those that others cover.
  private func drawn(_ layout: ChartLayout) -> [CGRect?] {
    layout.figures.filter { $0.kind == .bar }.map { $0.isCovered ? nil : $0.gap.inset($0.bounds) }
  }

  private func bounds(_ layout: ChartLayout) -> [CGRect] {
    layout.figures.filter { $0.kind == .bar }.map(\.bounds)
  }

  private func isSame(_ a: CGRect?, _ b: CGRect) -> Bool {
    guard let a else { return false }
    return abs(a.minX - b.minX) + abs(a.maxX - b.maxX) + abs(a.minY - b.minY) + abs(a.maxY - b.maxY)
      < 1e-6
  }

  @Test func `rows of one series are one bar, parted from that of another`() {
    let rows = [
      Row(name: "A", kind: "x", value: 3), Row(name: "A", kind: "x", value: 4),
      Row(name: "A", kind: "y", value: 5), Row(name: "A", kind: "x", value: 2),
      Row(name: "A", kind: "y", value: 1),
    ]
    let layout = Chart(rows) {
      BarMark(x: .value("Name", $0.name), y: .value("Value", $0.value))
        .foregroundStyle(by: .value("Kind", $0.kind))
    }.layout(in: size)
    let (drawn, bars) = (drawn(layout), bounds(layout))
    // The rows of x stand on each other, beneath those of y.
    #expect(drawn[0] == nil && drawn[1] == nil && drawn[2] == nil)
    #expect(isSame(drawn[3], bars[0].union(bars[1]).union(bars[3])))
    var upper = bars[2].union(bars[4])
    upper.size.height -= 0.75
    #expect(isSame(drawn[4], upper))
  }

  @Test func `rows without a series are one bar`() {
    let layout = Chart(0..<4, id: \.self) {
      BarMark(x: .value("Value", Double($0 + 1)), y: .value("Name", "A"))
    }.layout(in: size)
    let bars = bounds(layout)
    #expect(drawn(layout).dropLast().allSatisfy { $0 == nil })
    #expect(isSame(drawn(layout)[3], bars.reduce(.null) { $0.union($1) }))
    #expect(bars.map(\.width).allSatisfy { $0 > 1 }, "each keeps its own bounds")
  }

  @Test func `fixed colors part bars where they differ`() {
    let layout = Chart(0..<4, id: \.self) {
      BarMark(x: .value("Name", "A"), y: .value("Value", 2))
        .foregroundStyle($0 < 2 ? Tint.blue : Tint.red)
    }.layout(in: size)
    #expect(drawn(layout).map { $0 == nil } == [true, false, true, false])
  }

  @Test func `an accessibility label does not separate rows of one bar`() {
    let layout = Chart(0..<3, id: \.self) {
      BarMark(x: .value("Name", "A"), y: .value("Value", 2)).accessibilityLabel("Row \($0)")
    }.layout(in: size)
    #expect(drawn(layout).map { $0 == nil } == [true, true, false])
  }

  @Test func `bars with effects of their own are drawn by themselves`() {
    let layout = Chart(0..<3, id: \.self) { _ in
      BarMark(x: .value("Name", "A"), y: .value("Value", 2)).shadow(radius: 2)
    }.layout(in: size)
    #expect(drawn(layout).allSatisfy { $0 != nil })
  }

  @Test(arguments: 0..<40) func `each series of a stack is drawn once, parted from others`(
    _ seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    let rows = (0..<24).map { _ in
      Row(
        name: "n\(Int.random(in: 0..<3, using: &generator))",
        kind: "k\(Int.random(in: 0..<3, using: &generator))",
        value: .random(in: -6...14, using: &generator))
    }
    let isRow = seed % 2 == 0
    let layout = Chart(rows) { row in
      if isRow {
        BarMark(x: .value("Value", row.value), y: .value("Name", row.name))
          .foregroundStyle(by: .value("Kind", row.kind))
      } else {
        BarMark(x: .value("Name", row.name), y: .value("Value", row.value))
          .foregroundStyle(by: .value("Kind", row.kind))
      }
    }.layout(in: size)
    var whole: [String: CGRect] = [:]
    var shown: [String: [CGRect]] = [:]
    for bar in layout.figures where bar.kind == .bar {
      let row = rows[bar.marks[0]]
      let key = "\(row.name) \(row.kind) \(row.value < 0)"
      whole[key] = (whole[key] ?? .null).union(bar.bounds)
      if !bar.isCovered { shown[key, default: []].append(bar.gap.inset(bar.bounds)) }
    }
    for (key, rect) in whole {
      let drawn = shown[key] ?? []
      #expect(drawn.count == 1, "\(key)")
      let missing = rect.width + rect.height - (drawn[0].width + drawn[0].height)
      #expect(abs(missing) < 1e-6 || missing <= 0.75 + 1e-6 && missing > 0, "\(key) \(missing)")
    }
  }

  @Test func `bars that grow are drawn each by itself`() {
    let layout = Chart(0..<3, id: \.self) { _ in
      BarMark(x: .value("Name", "A"), y: .value("Value", 2))
    }.layout(in: size).growing(fraction: 0.5)
    #expect(drawn(layout).allSatisfy { $0 != nil })
    #expect(zip(drawn(layout), bounds(layout)).allSatisfy { isSame($0, $1) })
  }
}
