import EaselGenerators
import Testing

@testable import EaselCharts

@Suite struct PieLayoutTests {
  @Test func anglesFillTheCircleAndFractionsSumToOne() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let count = Int.random(in: 1...30, using: &generator)
      let values = (0..<count).map { _ in Double.random(in: 0.1...100, using: &generator) }
      let layout = PieLayout(padAngle: Double.random(in: 0...0.3, using: &generator))
      let slices = layout.slices(values)
      let sweep = slices.reduce(0) { $0 + $1.endAngle - $1.startAngle }
      #expect(abs(sweep - 2 * .pi) < 1e-9)
      #expect(abs(slices.reduce(0) { $0 + $1.fraction } - 1) < 1e-9)
      let ranked = slices.sorted { $0.rank < $1.rank }
      for (slice, next) in zip(ranked, ranked.dropFirst()) {
        #expect(slice.endAngle == next.startAngle)
        #expect(slice.value >= next.value)
      }
    }
  }

  @Test func theDataOrderIsKeptOnRequest() {
    let slices = PieLayout(order: .data).slices([1, 3, 2])
    #expect(slices.map(\.rank) == [0, 1, 2])
    #expect(slices[0].startAngle == 0)
  }

  @Test func ascendingOrderBeginsWithTheLeastValue() {
    #expect(PieLayout(order: .ascending).slices([3, 1, 2, 1]).map(\.rank) == [3, 0, 2, 1])
  }

  @Test func invalidAmountsHaveNoShareAndAreReported() {
    let values = [2, -1, .nan, .infinity, 2]
    let layout = PieLayout(order: .data)
    let slices = layout.slices(values)
    #expect(slices.map(\.fraction) == [0.5, 0, 0, 0, 0.5])
    #expect(slices[4].endAngle == 2 * .pi)
    let issues = layout.issues(in: values)
    #expect(issues.map(\.kind) == [.negative, .notANumber, .infinite])
    #expect(issues.map(\.index) == [1, 2, 3])
  }

  @Test func nanDoesNotDisturbTheOrder() {
    #expect(PieLayout().slices([.nan, 1, .nan, 2]).map(\.rank) == [2, 1, 3, 0])
  }

  @Test func hugeValuesDoNotOverflow() {
    let limit = Double.greatestFiniteMagnitude
    let slices = PieLayout().slices([limit, limit])
    #expect(slices.map(\.fraction) == [0.5, 0.5])
    #expect(slices[1].endAngle == 2 * .pi)
  }

  @Test func theMiddleAngleIsHalfwayThroughTheSlice() {
    #expect(PieLayout().slices([1]).map(\.midAngle) == [.pi])
  }

  @Test func noValuesOrNoAnglesGiveNoSlices() {
    #expect(PieLayout().slices([]).isEmpty)
    #expect(PieLayout(startAngle: .nan).slices([1]).isEmpty)
  }

  @Test func invalidPadAnglesAreZero() {
    for pad in [-1, Double.nan] {
      #expect(PieLayout(padAngle: pad).slices([1, 1]).map(\.padAngle) == [0, 0])
    }
  }

  @Test func issuesDescribeThePositionAndTheProblem() {
    let issues = DataIssue.find(in: [.nan, -2, .infinity], series: 3, allowsNegative: false)
    #expect(
      issues.map(\.description) == [
        "value 1 of series 4 is not a number",
        "value 2 of series 4 is negative (-2.0) where an amount is needed",
        "value 3 of series 4 is infinite",
      ])
    #expect(DataIssue.find(in: [-2, 1]).isEmpty)
    #expect(DataIssue.find(in: [.nan]).first?.description == "value 1 is not a number")
  }

  @Test func theSmallestNumbersFillTheCircle() {
    let minimum = Double.leastNonzeroMagnitude
    let slices = PieLayout(order: .data).slices([minimum, minimum * 3])
    #expect(slices.map(\.fraction) == [0.25, 0.75])
    #expect(slices.map { $0.endAngle - $0.startAngle } == [.pi / 2, 3 * .pi / 2])
  }
}
