import EaselBlocks
import EaselCanvas
import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

/// What is noted of the numbers of a column while they are read.
@Suite struct NumberSummaryTests {
  /// The summary as its definition says it.
  private func expect(_ summary: NumberSummary, of numbers: [Double]) {
    let finite = numbers.filter(\.isFinite)
    #expect(summary.lower == finite.min() ?? .infinity)
    #expect(summary.upper == finite.max() ?? -.infinity)
    #expect(summary.minimumPositive == finite.filter { $0 > 0 }.min() ?? .infinity)
    #expect(summary.areFinite == (finite.count == numbers.count))
    #expect(summary.areWhole == finite.allSatisfy { $0 == $0.rounded() })
  }

  @Test func theSummaryHasTheExtremesAndTheKindOfTheNumbers() {
    var generator = SeededGenerator(seed: 7)
    let odd: [Double] = [
      .nan, .infinity, -.infinity, 0, -0.0, 0x1p53, -0x1p53, 0x1p52 + 0.5, 1e308, -1e308,
      .leastNonzeroMagnitude,
    ]
    for round in 0..<400 {
      let numbers = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        switch round % 4 {
        case 0: generator.number()
        case 1: generator.number().rounded()
        case 2: Bool.random(using: &generator) ? odd.randomElement(using: &generator) ?? 0 : 3
        default: abs(generator.number())
        }
      }
      expect(NumberSummary(numbers), of: numbers)
      var parts = NumberSummary()
      for number in numbers { [number].withUnsafeBufferPointer { parts.add($0) } }
      expect(parts, of: numbers)
    }
  }

  @Test(arguments: [1, 2047, 2048, 2049, 5000])
  func aStoredColumnHasTheSummaryOfItsValues(count: Int) throws {
    var generator = SeededGenerator(seed: 11)
    let rows = (0..<count).map { row in
      CGPoint(x: Double(row), y: row == 4999 ? .nan : generator.number())
    }
    for keyPath in [\CGPoint.x, \CGPoint.y] {
      var names = NameTable()
      let read = rows.withUnsafeBufferPointer { elements in
        StoredValues(elements, keyPath)?.read(&names)
      }
      let column = try #require(read)
      #expect(
        column.values.map(\.bitPattern) == rows.map { Double($0[keyPath: keyPath]).bitPattern })
      let summary = try #require(column.summary)
      expect(summary, of: column.values)
    }
  }

  @Test func theSummaryIsRemovedWhenValuesChange() {
    var column = Column(
      label: "y", kind: .number, values: [1, 2], summary: NumberSummary([1, 2]))
    #expect(column.summary?.areFinite == true)
    column.values.append(.nan)
    #expect(column.summary == nil)
    column = Column(label: "y", kind: .number, values: [1, 2], summary: NumberSummary([1, 2]))
    column.values[0] = .infinity
    #expect(column.summary == nil)
  }

  @Test func stackedValuesDecideTheAxis() throws {
    // The layers lie on one another: the axis holds their sums, not the greatest value.
    struct Row { var x: String, y: Double, s: String }
    let rows = (0..<6).map { Row(x: "x\($0 / 3)", y: 10, s: "s\($0 % 3)") }
    let layout = Chart {
      BarPlot(rows, x: .value("x", \.x), y: .value("y", \.y))
        .foregroundStyle(by: .value("s", \.s))
    }.layout(in: CGSize(width: 400, height: 300))
    let highest = layout.figures.map(\.bounds.minY).min()
    let plot = try #require(layout.panels.first?.plot)
    #expect(try #require(highest) >= plot.minY)
  }

  @Test func valuesThatAreLeftOutDoNotDecideTheAxis() throws {
    let rows = (0..<100).map { CGPoint(x: Double($0), y: $0 == 50 ? .infinity : 5) }
    let layout = Chart { LinePlot(rows, x: .value("x", \.x), y: .value("y", \.y)) }
      .layout(in: CGSize(width: 400, height: 300))
    #expect(layout.diagnostics.contains { $0.message.contains("infinite") })
    #expect(layout.figures.allSatisfy { $0.bounds.height < 1 })
  }
}
