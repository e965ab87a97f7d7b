import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// A type of mark that is defined here alone, in one folder: nothing else knows it.
struct LollipopTests {
  private struct Sale {
    var month: String
    var amount: Double
    var region = "North"
  }

  private let sales = [Sale(month: "May", amount: 40), Sale(month: "June", amount: 70)]
  private let size = CGSize(width: 400, height: 300)

  private var chart: some Block {
    Chart(sales) {
      LollipopMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount), head: 12)
    }
  }

  @Test("its figures lie between zero and the values")
  func figures() throws {
    let layout = chart.layout(in: size)
    #expect(layout.figures.count == 4)
    #expect(layout.figures.allSatisfy { $0.kind == .lollipop })
    let axis = try #require(layout.axes.first { $0.edge == .leading })
    let zero = try #require(axis.ticks.first { $0.datum == .number(0) })
    let stems = layout.figures.filter { !$0.isSymbols }
    #expect(stems.allSatisfy { abs($0.bounds.maxY - zero.position) < 0.01 })
    #expect(stems[0].bounds.height / stems[1].bounds.height == 40.0 / 70)
  }

  @Test("its settings reach its figures")
  func settings() {
    let heads = chart.layout(in: size).figures.filter(\.isSymbols)
    #expect(heads.map(\.bounds.width) == [12, 12])
  }

  @Test("its needs decide the domain: an axis from zero, though all values are far from it")
  func needs() {
    let far = Chart([Sale(month: "May", amount: 980), Sale(month: "June", amount: 990)]) {
      LollipopMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount))
    }
    #expect(far.layout(in: size).axes.contains { $0.ticks.contains { $0.datum == .number(0) } })
  }

  @Test("the alternative text names its kind and its extremes")
  func alternativeText() {
    let text = chart.layout(in: size).alternativeText
    #expect(text.hasPrefix("Bar chart: Amount by Month."))
    #expect(text.contains("70 (June)") && text.contains("40 (May)"))
  }

  @Test("a legend shows its sample, in the colors of its series")
  func legend() throws {
    let rows = sales + sales.map { Sale(month: $0.month, amount: $0.amount / 2, region: "South") }
    let layout = Chart(rows) {
      LollipopMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount))
        .foregroundStyle(by: .value("Region", $0.region))
    }.layout(in: size)
    let legend = try #require(layout.legends.first)
    #expect(legend.labels.map(\.text.string).contains("South"))
    #expect(legend.keys.allSatisfy { $0.figures.allSatisfy(\.isSymbols) })
    #expect(Set(layout.figures.map(\.series)) == ["North", "South"])
  }

  @Test("its values are beside its circles")
  func values() {
    let layout = chart.chartValueLabels(.visible).layout(in: size)
    #expect(Set(["40", "70"]).isSubset(of: Set(layout.panels[0].labels.map(\.text.string))))
  }

  @Test("an annotation is beyond its end")
  func annotation() throws {
    let layout = Chart(sales) {
      LollipopMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount))
        .annotation { Text("here") }
    }.layout(in: size)
    let block = try #require(layout.panels[0].blocks.first)
    let head = try #require(layout.figures.first { $0.isSymbols })
    #expect(block.frame.maxY <= head.bounds.minY + 0.01)
    #expect(abs(block.frame.midX - head.bounds.midX) < 0.5)
  }

  @Test("a missing value is reported with its name")
  func faults() {
    let layout = Chart([Sale(month: "May", amount: .nan), sales[1]]) {
      LollipopMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount))
    }.layout(in: size)
    #expect(layout.diagnostics.contains { $0.operation == "LollipopMark" })
  }
}
