import EaselCharts
import EaselGenerators
import Testing

@Suite struct StackLayoutTests {
  private func table(seed: UInt64, in range: ClosedRange<Double>) -> [[Double]] {
    var generator = SeededGenerator(seed: seed)
    return (0..<5).map { _ in (0..<8).map { _ in Double.random(in: range, using: &generator) } }
  }

  @Test(arguments: StackOrder.allCases)
  func everyStackIsAsHighAsItsSum(_ order: StackOrder) {
    let values = table(seed: 8, in: 0...10)
    for offset in [StackOffset.none, .diverging, .silhouette, .wiggle] {
      let series = StackLayout(order: order, offset: offset).series(values)
      for position in 0..<8 {
        let spans = series.map { $0.spans[position] }
        let low = spans.map(\.low).min() ?? 0
        let high = spans.map(\.high).max() ?? 0
        let sum = values.reduce(0) { $0 + $1[position] }
        #expect(abs(high - low - sum) < 1e-9)
      }
    }
  }

  @Test func everySpanIsAsLongAsItsValue() {
    let values = table(seed: 9, in: -10...10)
    for offset in [StackOffset.none, .diverging, .silhouette, .wiggle] {
      let series = StackLayout(offset: offset).series(values)
      for (column, spans) in zip(values, series.map(\.spans)) {
        for (value, span) in zip(column, spans) { #expect(abs(span.length - abs(value)) < 1e-9) }
      }
    }
  }

  @Test func expandedStacksEndAtOne() {
    let series = StackLayout(offset: .expand).series(table(seed: 10, in: 1...10))
    for span in series.last?.spans ?? [] { #expect(abs(span.end - 1) < 1e-12) }
    #expect(StackLayout(offset: .expand).series([[0], [0]])[1].spans[0].length == 0)
  }

  @Test func silhouettesAreCentred() {
    let series = StackLayout(offset: .silhouette).series(table(seed: 11, in: 0...10))
    for position in 0..<8 {
      let bottom = series[0].spans[position].start
      let top = series[4].spans[position].end
      #expect(abs(top + bottom) < 1e-9)
    }
  }

  @Test func ranksFollowTheOrder() {
    let values: [[Double]] = [[2], [3], [1]]
    #expect(StackLayout(order: .ascending).series(values).map(\.rank) == [1, 2, 0])
    #expect(StackLayout(order: .descending).series(values).map(\.rank) == [1, 0, 2])
    #expect(StackLayout(order: .reverse).series(values).map(\.rank) == [2, 1, 0])
    #expect(StackLayout(order: .reverse).series(values)[2].spans[0] == StackSpan(start: 0, end: 1))
  }

  @Test func rowsAndKeysMakeSeries() {
    let rows = [["wind": 3.0, "coal": 1], ["wind": 4]]
    let series = StackLayout().series(keys: ["coal", "wind"], rows: rows) { $0[$1] ?? 0 }
    #expect(series.map(\.index) == [0, 1])
    #expect(series[1].spans == [StackSpan(start: 1, end: 4), StackSpan(start: 0, end: 4)])
  }

  @Test func shorterSeriesAreFilledUp() {
    let series = StackLayout().series([[1, 2], [3]])
    #expect(series[1].spans[1] == StackSpan(start: 2, end: 2))
  }

  @Test func negativeValuesGoDownWhenDiverging() {
    let layout = StackLayout(offset: .diverging)
    let series = layout.series([[3, 1], [2, -4]])
    #expect(series[1].spans == [StackSpan(start: 3, end: 5), StackSpan(start: -4, end: 0)])
    #expect(layout.extent(of: series) == -4...5)
  }

  @Test func missingValuesTakeNoRoom() {
    let layout = StackLayout()
    let series = layout.series([[1], [.nan], [2]])
    #expect(series[1].spans[0].end.isNaN)
    #expect(series[2].spans[0] == StackSpan(start: 1, end: 3))
    #expect(layout.extent(of: series) == 0...3)
  }

  @Test(arguments: StackOffset.allCases)
  func emptyTablesHaveNoSpans(_ offset: StackOffset) {
    let layout = StackLayout(offset: offset)
    #expect(layout.series([]).isEmpty)
    #expect(layout.series([[], []]).map(\.spans) == [[], []])
    #expect(layout.extent(of: []) == nil)
  }

  @Test func anOrderThatIsNoPermutationDoesNothing() {
    var spans = [[StackSpan(start: 0, end: 1)], [StackSpan(start: 0, end: 2)]]
    let before = spans
    StackOffset.none.apply(to: &spans, order: [0, 0])
    StackOffset.silhouette.apply(to: &spans, order: [5, -1])
    #expect(spans == before)
  }
}
