import EaselCharts
import Foundation
import Testing

@Suite struct ContinuousScaleTests {
  private func expectInverse(_ scale: some ContinuousScale, _ values: [Double]) {
    for value in values {
      let back = scale.invert(scale(value))
      #expect(abs(back - value) <= 1e-9 * abs(value), "\(scale) \(value)")
    }
  }

  @Test func inversionGivesTheValueBack() {
    expectInverse(LogScale(domain: [1, 1000], range: [0, 300]), [1, 2, 10, 999, 5000])
    expectInverse(LogScale(domain: [-1000, -1], range: [0, 300]), [-1, -20, -1000])
    expectInverse(LogScale(domain: [1, 10, 1e6], range: [0, 10, 300]), [3, 10, 1e4])
    expectInverse(PowerScale(exponent: 0.5, domain: [0, 100], range: [9, 1]), [0, 4, 77, 200])
    expectInverse(PowerScale(exponent: -1, domain: [1, 2]), [1, 1.25, 2])
    expectInverse(SymlogScale(constant: 5, domain: [-10, 100], range: [0, 40]), [-7, 0, 3, 1000])
  }

  @Test func powerScalesMatchD3() {
    #expect(abs(PowerScale(exponent: -1, domain: [1, 2])(1.5) - 2.0 / 3) < 1e-12)
    #expect(abs(PowerScale(exponent: 2, domain: [1, 2])(1.5) - 1.25 / 3) < 1e-12)
    #expect(abs(PowerScale(exponent: 0.5, domain: [1, 2])(1.5) - 0.5425821) < 1e-6)
  }

  @Test func aLogarithmOfTheOtherSignOrZeroIsUnknown() {
    let scale = LogScale(domain: [1, 10], unknown: -1)
    #expect(scale(0) == -1)
    #expect(scale(-5) == -1)
    #expect(scale(.nan) == -1)
    #expect(LogScale(domain: [0, 1]).ticks().isEmpty)
    #expect(LogScale(domain: [-1, 1]).ticks().isEmpty)
  }

  @Test func aValueWithoutAPositionIsUnknownInAnyRange() {
    #expect(LogScale(domain: [1, 10], range: [-1, 1], unknown: -9)(0) == -9)
    #expect(LinearScale(domain: [0, 1], range: [-1, 1], unknown: -9)(.infinity) == -9)
    let dates = [0, 1].map(Date.init(timeIntervalSinceReferenceDate:))
    let time = TimeScale(domain: dates, range: [-1, 1], unknown: -9)
    #expect(time(Date(timeIntervalSinceReferenceDate: .infinity)) == -9)
    #expect(LogScale(domain: [1, 10], range: [-1, 1], isClamped: true, unknown: -9)(0) == -1)
  }

  @Test func niceEndsOfALogarithmArePowers() {
    #expect(LogScale(domain: [1.5, 50]).niced().domain == [1, 100])
    #expect(LogScale(domain: [50, 1.5]).niced().domain == [100, 1])
    #expect(LogScale(domain: [-50, -1.5]).niced().domain == [-100, -1])
    #expect(LogScale(domain: [1.5, 2, 50]).niced().domain == [1, 2, 100])
    #expect(LogScale(domain: [0, 50]).niced().domain == [0, 50])
    #expect(LogScale(base: 2, domain: [3, 50]).niced().domain == [2, 64])
  }

  @Test func logarithmicTicksFollowTheDomain() {
    let up = LogScale(domain: [0.15, 0.68]).ticks()
    #expect(LogScale(domain: [0.68, 0.15]).ticks() == up.reversed())
    #expect(LogScale(domain: [-0.15, -0.68]).ticks() == up.map { -$0 })
    #expect(LogScale(domain: [1, 1e20]).ticks(5).count <= 6)
    #expect(LogScale(domain: [.nan, 1]).ticks().isEmpty)
    #expect(LogScale(domain: [1, 10]).ticks(.infinity).isEmpty)
    #expect(LogScale(base: 1e300, domain: [1, 10]).ticks().count < 30)
  }

  @Test func onlyRoundTicksOfALogarithmicScaleHaveTexts() {
    let scale = LogScale(domain: [1, 1000])
    let format = scale.tickFormat(10)
    let texts = scale.ticks().map(format.string).filter { !$0.isEmpty }
    #expect(texts.first == "1" && texts.last == "1k")
    #expect(texts.count < scale.ticks().count)
    #expect(scale.ticks().allSatisfy(scale.tickFormat(.infinity).isLabeled))
    #expect(format.string(from: 0) == "")
  }

  @Test func clampingLimitsPositionsAndValues() {
    let scale = LogScale(domain: [1, 100], range: [0, 10]).clamped()
    #expect(scale(1000) == 10 && scale(0) == 0)
    #expect(abs(scale.invert(20) - 100) < 1e-9)
  }

  @Test(arguments: [
    [], [1], [.nan, .nan], [0, 0],
    [-Double.greatestFiniteMagnitude, .greatestFiniteMagnitude], [1, .infinity], [5, 5],
  ])
  func invalidDomainsHaveFewFiniteTicksAndKeepTheirNumberOfStops(_ domain: [Double]) {
    func check(_ scale: some ContinuousScale, _ ticks: [Double], _ niced: [Double]) {
      #expect(ticks.allSatisfy(\.isFinite) && ticks.count <= 100, "\(scale)")
      #expect(niced.count == domain.count, "\(scale)")
      #expect(!scale(1).isInfinite && !scale(.nan).isInfinite, "\(scale)")
    }
    for scale in [LogScale(domain: domain), LogScale(base: .nan, domain: domain)] {
      check(scale, scale.ticks(), scale.niced().domain)
    }
    let power = PowerScale(exponent: 3, domain: domain)
    check(power, power.ticks(), power.niced().domain)
    let symlog = SymlogScale(constant: 0, domain: domain)
    check(symlog, symlog.ticks(), symlog.niced().domain)
  }

  @Test func pointScalesHaveBandsOfZeroWidth() {
    var scale = PointScale(domain: ["a", "b", "c", "a"], range: [0, 100])
    #expect(scale.domain == ["a", "b", "c"])
    #expect(["a", "b", "c"].map { scale($0) } == [0, 50, 100])
    #expect(scale.step == 50 && scale.bandwidth == 0)
    #expect(scale("d") == nil)
    #expect(scale.category(at: 70) == "b")
    scale.padding = 0.5
    #expect(abs((scale("a") ?? 0) - 100.0 / 6) < 1e-12)
    #expect(scale.rescaled(to: [100, 0])("a") ?? 0 > 80)
  }
}
