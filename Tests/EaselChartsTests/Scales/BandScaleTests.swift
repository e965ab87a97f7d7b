import EaselCharts
import Testing

@Suite struct BandScaleTests {
  @Test(arguments: 1...12)
  func aSpacingRatioOfOneHalfLeavesHalfABarBetweenBars(_ count: Int) {
    let width = 375.0
    let scale = BandScale(domain: Array(0..<count), range: [0, width], spacingRatio: 0.5)
    let bar = 2 * width / (3 * Double(count) + 1)
    #expect(abs(scale.bandwidth - bar) < 1e-9)
    #expect(abs((scale(0) ?? 0) - bar / 2) < 1e-9)
    #expect(abs(scale.position(at: count - 1) + bar * 1.5 - width) < 1e-9)
  }

  @Test(arguments: [0, 0.2, 1, 3])
  func gapsHaveTheSpacingRatioToTheBars(_ ratio: Double) {
    let scale = BandScale(domain: ["a", "b", "c"], range: [10, 210], spacingRatio: ratio)
    #expect(abs(scale.step - scale.bandwidth * (1 + ratio)) < 1e-9)
    #expect(abs(scale.position(at: 0) - 10 - scale.bandwidth * ratio) < 1e-9)
  }

  @Test(arguments: [-1, Double.nan])
  func anInvalidSpacingRatioLeavesNoGaps(_ ratio: Double) {
    let scale = BandScale(domain: ["a", "b"], range: [0, 100], spacingRatio: ratio)
    #expect(scale.bandwidth == 50)
  }

  @Test func anInfiniteRatioLeavesNoBar() {
    let scale = BandScale(domain: ["a", "b"], range: [0, 100], spacingRatio: .infinity)
    #expect(scale.bandwidth == 0)
  }

  @Test func paddingsAreSharesOfTheStep() {
    let scale = BandScale(
      domain: ["a", "b", "c"], range: [0, 120], paddingInner: 0.2, paddingOuter: 0.1)
    #expect(abs(scale.step - 40) < 1e-9)
    #expect(abs(scale.bandwidth - 32) < 1e-9)
    #expect(abs((scale("b") ?? 0) - 44) < 1e-9)
    #expect(abs((scale.center(of: "b") ?? 0) - 60) < 1e-9)
  }

  @Test func aDescendingRangeRunsBackwards() {
    let scale = BandScale(domain: ["a", "b", "c"], range: [120, 0])
    #expect(scale("a") == 80)
    #expect(scale("c") == 0)
    #expect(scale.category(at: 5) == "c")
  }

  @Test func roundedBandsBeginOnWholeNumbersInTheMiddle() {
    let scale = BandScale(domain: ["a", "b", "c"], range: [0, 100], isRounded: true)
    #expect(scale.step == 33)
    #expect(scale("a") == 1)
    #expect(scale("c") == 67)
    #expect(scale.bandwidth == 33)
  }

  @Test(arguments: [(0.0, 0.0), (0.5, 1), (1, 1), (2, 1)])
  func alignmentDividesTheSpaceLeftByRounding(_ align: Double, _ start: Double) {
    let scale = BandScale(
      domain: ["a", "b", "c"], range: [0, 100], align: align, isRounded: true)
    #expect(scale("a") == start)
  }

  @Test func paddingAndAlignmentAreClamped() {
    var scale = BandScale(domain: ["a"], range: [0, 10])
    scale.paddingInner = 3
    scale.align = -4
    #expect(scale.paddingInner == 1)
    #expect(scale.align == 0)
  }

  @Test func repeatedCategoriesCountOnce() {
    let scale = BandScale(domain: ["a", "b", "a"], range: [0, 10])
    #expect(scale.domain == ["a", "b"])
    #expect(scale.bandwidth == 5)
  }

  @Test func categoriesAreFoundByPosition() {
    let scale = BandScale(domain: ["a", "b", "c"], range: [0, 100], spacingRatio: 0.5)
    #expect(scale.category(at: 20) == "a")
    #expect(scale.category(at: 34) == "a")
    #expect(scale.category(at: 36) == "b")
    #expect(scale.category(at: 2) == nil)
    #expect(scale.category(at: 99) == nil)
    #expect(scale.category(at: .nan) == nil)
  }

  @Test func unknownCategoriesHaveNoPlace() {
    let scale = BandScale(domain: ["a"], range: [0, 10]).rescaled(to: [0, 20])
    #expect(scale("z") == nil)
    #expect(scale.center(of: "z") == nil)
    #expect(scale.bandwidth == 20)
    #expect(BandScale<String>(range: []).bandwidth == 0)
  }
}
