import EaselBlocks
import EaselCanvas
import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

/// A plot keeps a third of each side of its chart; the guides around it give way in their order.
@Suite struct ChartSpaceTests {
  private struct Row {
    var name: String
    var value: Double
    var series = ""
  }

  private static let rows = ["North", "South", "East", "West"].flatMap { name in
    ["A", "B"].map { Row(name: name, value: Double(name.count * 10), series: $0) }
  }

  private func chart(_ rows: [Row] = rows) -> some Block {
    Chart(rows, id: \.name) { row in
      BarMark(x: .value("Region", row.name), y: .value("Sales", row.value))
        .foregroundStyle(by: .value("Series", row.series))
    }
    .chartXAxisLabel("Region of the sales")
    .chartYAxisLabel("Thousand units")
    .chartTitle(
      "Sales of all regions in both halves of the year, which is a long title",
      subtitle: "Without returns", source: "Source: accounts")
  }

  private func layout(_ width: CGFloat, _ height: CGFloat) -> ChartLayout {
    chart().layout(in: CGSize(width: width, height: height))
  }

  @Test func `a small chart with all texts keeps a third for its plot`() {
    let layout = layout(240, 110)
    #expect(layout.plot.height >= 110 / 3 - 0.01)
    #expect(layout.plot.width >= 240 / 3)
    #expect(!layout.diagnostics.contains { $0.severity == .error })
  }

  @Test func `guides give way in their order, each with a diagnostic`() {
    let guides = ["source", "subtitle", "legend", "the title of the", "chart's title"]
    var most = 0
    for height in stride(from: 300.0, to: 60, by: -2) {
      let layout = layout(240, height)
      if layout.diagnostics.contains(where: { $0.code == .insufficientSpace }) { break }
      let messages = layout.diagnostics.map(\.message)
      let omitted = guides.map { guide in messages.contains { $0.contains(guide) } }
      let count = omitted.prefix { $0 }.count
      // What gives way does so before all that follows it.
      #expect(omitted.dropFirst(count).allSatisfy { !$0 }, "at \(height): \(messages)")
      most = max(most, count)
    }
    #expect(most >= 3)
  }

  @Test(arguments: [(30.0, 20.0), (300, 32)])
  func `a chart without space for its axes is an error with the size that it needs`(
    _ width: Double, _ height: Double
  ) throws {
    let layout = layout(width, height)
    let fault = try #require(layout.diagnostics.first { $0.code == .insufficientSpace })
    #expect(fault.severity == .error)
    #expect(layout.panels.allSatisfy { $0.labels.isEmpty })
    #expect(layout.panels.allSatisfy { $0.axes.allSatisfy { $0.labels.isEmpty } })
    #expect(layout.titles.isEmpty)
    #expect(!layout.panels.flatMap(\.figures).isEmpty)
    let numbers = fault.message.split(whereSeparator: { !$0.isNumber }).compactMap { Double($0) }
    try #require(numbers.count == 2)
    let next = self.layout(numbers[0], numbers[1])
    #expect(!next.diagnostics.contains { $0.code == .insufficientSpace && $0.severity == .error })
  }

  @Test func `strict policy does not draw a chart without its texts`() {
    let block = chart().frame(width: 30, height: 20)
    #expect(throws: EaselError.self) {
      try block.rendered(as: .pdf, options: RenderOptions(policy: .strict))
    }
  }

  @Test func `a chart without texts says in the drawing what they need`() {
    let layout = layout(300, 32)
    #expect(layout.diagnostics.contains { $0.code == .insufficientSpace })
    #expect(layout.notes.first?.text.string.hasPrefix("Texts not shown: they need 3") == true)
  }

  @Test func `names of rows that have no space are an error`() throws {
    let rows = (0..<60).map { Row(name: "Name \($0)", value: Double($0)) }
    let chart = Chart(rows, id: \.name) { row in
      BarMark(x: .value("Value", row.value), y: .value("Name", row.name))
    }
    let small = chart.layout(in: CGSize(width: 300, height: 200))
    let fault = try #require(small.diagnostics.first { $0.code == .insufficientSpace })
    #expect(fault.severity == .error)
    #expect(small.notes.last?.text.string.hasPrefix("Texts not shown: they need") == true)
    let numbers = fault.message.split(whereSeparator: { !$0.isNumber }).compactMap { Double($0) }
    try #require(numbers.count == 2)
    let large = chart.layout(in: CGSize(width: numbers[0], height: numbers[1]))
    #expect(large.panels[0].axes.allSatisfy { $0.edge != .leading || $0.labels.count == 60 })
  }

  @Test(arguments: 0..<200) func `axis titles are there whatever digits a size has`(_ seed: UInt64)
  {
    var generator = SeededGenerator(seed: seed)
    let size = CGSize(
      width: .random(in: 300...600, using: &generator),
      height: .random(in: 300...500, using: &generator))
    let layout = chart().layout(in: size)
    #expect(layout.panels[0].axes.allSatisfy { $0.title != nil })
  }

  @Test(arguments: Array(stride(from: 60.0, to: 200, by: 3.7)))
  func `axes around zero have two values`(_ height: Double) {
    let chart = Chart {
      LineMark(x: .value("x", 0), y: .value("y", -10))
      LineMark(x: .value("x", 1), y: .value("y", 10))
    }
    let layout = chart.layout(in: CGSize(width: 240, height: height))
    #expect(layout.panels[0].axes.allSatisfy { $0.labels.count >= 2 })
  }
}
