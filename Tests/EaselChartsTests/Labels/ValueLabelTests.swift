import EaselBlocks
import EaselCanvas
import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

@Suite("Values on bars")
struct ValueLabelTests {
  private let names = ["Jan", "Feb", "Mar", "Apr", "May"]

  private func bars(_ values: [Double]) -> some ChartContent {
    ForEach(Array(values.enumerated()), id: \.offset) {
      BarMark(x: .value("Month", "m\($0.offset)"), y: .value("V", $0.element))
    }
  }

  @Test("Bars of one series show their values automatically, with one precision")
  func automatic() {
    let layout = Chart { bars([12.0 / 7, 2.714285, 2]) }.layout()
    #expect(layout.plotTexts == ["1.71", "2.71", "2.00"])
  }

  @Test("Twelve bars show all of their values, and thirteen bars show none")
  func twelve() {
    #expect(Chart { bars((1...12).map(Double.init)) }.layout().plotTexts.count == 12)
    #expect(Chart { bars((1...13).map(Double.init)) }.layout().plotTexts.isEmpty)
  }

  @Test("Values can be hidden and shown by setting")
  func visibility() {
    let many = Chart { bars((1...13).map(Double.init)) }
    #expect(
      many.layout { $0.valueLabels = ValueLabelConfiguration(visibility: .visible) }
        .plotTexts.count == 13)
    let few = Chart { bars([1, 2]) }
    #expect(
      few.layout { $0.valueLabels = ValueLabelConfiguration(visibility: .hidden) }
        .plotTexts.isEmpty)
  }

  @Test("The user's format writes values")
  func format() {
    let layout = Chart { bars([1, 2]) }.layout {
      $0.valueLabels = ValueLabelConfiguration(visibility: .automatic) { datum, _ in
        datum.number.map { "\(Int($0)) t" }
      }
    }
    #expect(layout.plotTexts == ["1 t", "2 t"])
  }

  @Test("A value is above its bar and within the plot, whose scale leaves space for it")
  func above() throws {
    let layout = Chart { bars([50, 200]) }.layout()
    let label = try #require(layout.panels.first?.labels.last)
    let bar = try #require(layout.figures.last?.bounds)
    #expect(label.frame.maxY <= bar.minY)
    #expect(label.frame.minY >= layout.plot.minY - 0.5)
    #expect(abs(label.frame.midX - bar.midX) < 0.01)
  }

  @Test("The value of a negative bar stands below it")
  func below() throws {
    let layout = Chart { bars([50, -200]) }.layout()
    let label = try #require(layout.panels.first?.labels.last)
    let bar = try #require(layout.figures.last?.bounds)
    #expect(label.frame.minY >= bar.maxY)
    #expect(label.frame.maxY <= layout.plot.maxY + 0.5)
  }

  @Test("Rows have their values at their ends")
  func rows() throws {
    let layout = Chart(names, id: \.self) {
      BarMark(x: .value("V", Double($0.utf8.reduce(0) { $0 + Int($1) })), y: .value("Name", $0))
    }.layout()
    #expect(layout.plotTexts.count == 5)
    for (label, bar) in zip(layout.panels.first?.labels ?? [], layout.figures) {
      #expect(label.frame.minX >= bar.bounds.maxX)
      #expect(label.frame.maxX <= layout.plot.maxX + 0.5)
    }
  }

  @Test(
    "In an explicit domain, the value of the highest bar is inside the bar, in a readable color")
  func inside() throws {
    let layout = Chart { bars([50, 200]) }.layout {
      $0.y.domain = 0.0...200.0
    }
    let label = try #require(layout.panels.first?.labels.last)
    let bar = try #require(layout.figures.last?.bounds)
    #expect(bar.contains(label.frame))
  }

  @Test("Grouped and stacked bars show values only where they are asked for")
  func groups() {
    let rows = LabelRow.rows(["a", "b"], names) { Double(10 + $0 * 3 + $1) }
    let stacked = Chart(rows, id: \.name) {
      BarMark(x: .value("M", $0.name), y: .value("V", $0.value))
        .foregroundStyle(by: .value("S", $0.series))
    }
    #expect(stacked.layout().plotTexts.isEmpty)
    let asked = stacked.layout {
      $0.valueLabels = ValueLabelConfiguration(visibility: .visible)
    }
    #expect(asked.plotTexts.count == 10)
    for (label, bar) in zip(asked.panels.first?.labels ?? [], asked.figures) {
      #expect(bar.bounds.contains(label.frame))
    }
  }

  @Test("A stacked segment has a gap of 0.75 points to the one below, and its bounds are exact")
  func gaps() {
    let rows = LabelRow.rows(["a", "b"], ["x"]) { _, _ in 10 }
    let figures = Chart(rows, id: \.series) {
      BarMark(x: .value("M", $0.name), y: .value("V", $0.value))
        .foregroundStyle(by: .value("S", $0.series))
    }.layout().figures
    #expect(figures.map(\.gap.bottom) == [0, 0.75])
    #expect(abs(figures[0].bounds.minY - figures[1].bounds.maxY) < 0.001)
  }

  @Test("Cells show their numbers where they are asked for")
  func cells() {
    let rows = LabelRow.rows(["a", "b"], ["x", "y"]) { Double($0 * 2 + $1) }
    let chart = Chart(rows, id: \.name) {
      RectangleMark(x: .value("M", $0.name), y: .value("S", $0.series))
        .foregroundStyle(by: .value("V", $0.value))
    }
    #expect(chart.layout().plotTexts.isEmpty)
    let asked = chart.layout { $0.valueLabels = ValueLabelConfiguration(visibility: .visible) }
    #expect(asked.plotTexts == ["0", "1", "2", "3"])
  }

  @Test("No value overlaps another, another bar or the edge in 400 seeded charts")
  func property() {
    var random = SeededGenerator(seed: 17)
    var shown = 0
    for _ in 0..<400 {
      let count = Int.random(in: 1...14, using: &random)
      let power = pow(10, Double(Int.random(in: -6...9, using: &random)))
      let values = (0..<count).map { _ in Double.random(in: -3...10, using: &random) * power }
      let isRow = Bool.random(using: &random)
      let size = CGSize(
        width: .random(in: 120...900, using: &random), height: .random(in: 90...600, using: &random)
      )
      let content = ForEach(Array(values.enumerated()), id: \.offset) { item in
        if isRow {
          BarMark(x: .value("V", item.element), y: .value("N", "n\(item.offset)"))
        } else {
          BarMark(x: .value("N", "n\(item.offset)"), y: .value("V", item.element))
        }
      }
      let layout = Chart { content }.layout(size.width, size.height)
      let labels = layout.panels.first?.labels ?? []
      shown += labels.count
      #expect(labels.isEmpty || labels.count == count)
      #expect(layout.leaving.isEmpty)
      for (index, label) in labels.enumerated() {
        let box = label.frame.insetBy(dx: 0.3, dy: 0.3)
        #expect(labels.dropFirst(index + 1).allSatisfy { !$0.frame.intersects(box) })
        for (other, figure) in layout.figures.enumerated() where other != index {
          #expect(!figure.bounds.intersects(box))
        }
      }
    }
    #expect(shown > 1000)
  }
}
