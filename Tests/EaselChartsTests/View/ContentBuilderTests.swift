import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite struct ContentBuilderTests {
  private static func rule(_ number: Int) -> RuleMark { RuleMark(x: .value("X", number)) }

  @Test func `contents are combined by name in their order`() {
    let two = ChartContentBuilder.buildPartialBlock(accumulated: Self.rule(1), next: Self.rule(2))
    let three = ChartContentBuilder.buildPartialBlock(accumulated: two, next: Self.rule(3))
    let layout = Chart { three }.layout(in: CGSize(width: 300, height: 200))
    #expect(layout.rules.count == 3)
    let places = layout.rules.map(\.bounds.midX)
    #expect(places == places.sorted())
  }
}
