import EaselCharts
import EaselGenerators
import Testing

@Suite struct LinearScaleTests {
  @Test func inversionGivesTheValueBack() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<1000 {
      let domain = [generator.number(), generator.number()]
      let range = [0, Double.random(in: 1...1000, using: &generator)]
      let scale = LinearScale(domain: domain, range: range)
      let value = Double.random(
        in: min(domain[0], domain[1])...max(domain[0], domain[1]), using: &generator)
      let error = abs(scale.invert(scale(value)) - value)
      #expect(error <= 1e-9 * max(abs(domain[0]), abs(domain[1])))
    }
  }

  @Test func inversionGivesTheValueBackForSeveralStops() {
    var generator = SeededGenerator(seed: 5)
    for domain in [[-10.0, 0, 5, 100], [100.0, 5, 0, -10]] {
      for range in [[0.0, 10, 60, 300], [300.0, 60, 10, 0]] {
        let scale = LinearScale(domain: domain, range: range)
        for (value, position) in zip(domain, range) { #expect(scale(value) == position) }
        for _ in 0..<100 {
          let value = Double.random(in: -20...120, using: &generator)
          #expect(abs(scale.invert(scale(value)) - value) < 1e-9)
        }
      }
    }
  }

  @Test func nicedDomainContainsTheData() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<500 {
      let (a, b) = (generator.number(), generator.number())
      let niced = LinearScale(domain: [a, b]).niced(8)
      #expect(min(niced.domain[0], niced.domain[1]) <= min(a, b))
      #expect(max(niced.domain[0], niced.domain[1]) >= max(a, b))
    }
  }

  @Test func clampingLimitsPositionsAndValues() {
    let scale = LinearScale(domain: [10, 0], range: [0, 100]).clamped()
    #expect(scale(20) == 0)
    #expect(scale(-1) == 100)
    #expect(scale.invert(200) == 0)
    #expect(scale.invert(-5) == 10)
  }

  @Test func rescalingTheRangeKeepsTheDomainAndTheReverse() {
    let scale = LinearScale(domain: [0, 10], range: [0, 1])
    #expect(scale.rescaled(to: [0, 50])(5) == 25)
    #expect(scale.rescaled(from: [0, 20])(5) == 0.25)
  }

  @Test func fewerThanTwoStopsGiveTheUnknownValue() {
    let scale = LinearScale(domain: [1], range: [0, 1], unknown: -1)
    #expect(scale(1) == -1)
    #expect(scale.invert(0.5).isNaN)
    #expect(LinearScale(domain: [], range: []).ticks().isEmpty)
    var empty = LinearScale(domain: [])
    empty.nice()
    #expect(empty.domain.isEmpty)
    #expect(empty.tickStep().isNaN)
  }

  @Test func stopsThatAreNaNGiveNaN() {
    let scale = LinearScale(domain: [.nan, 1], range: [0, 1])
    #expect(scale(0.5).isNaN)
    #expect(scale.tickFormat().string(from: 1) == "1")
  }

  @Test func labelsOfAnAxisShareOneUnit() {
    let format = LinearScale(domain: [0, 1_500_000]).tickFormat(3, base: .abbreviated())
    let labels = [0, 500_000, 1_000_000, 1_500_000].map { format.string(from: $0) }
    #expect(labels == ["0", "0.5M", "1.0M", "1.5M"])
  }

  @Test func japaneseAxesCountTenThousands() {
    let scale = LinearScale(domain: [0, 80_000])
    let format = scale.tickFormat(4, base: .abbreviated(.japanese))
    #expect(scale.ticks(4).map { format.string(from: $0) } == ["0", "2万", "4万", "6万", "8万"])
  }

  @Test func aGivenUnitOrPrecisionStays() {
    let scale = LinearScale(domain: [0, 2000])
    let kilo = NumberFormat(notation: .unit(.init(exponent: 3, symbol: " km")))
    #expect(scale.tickFormat(4, base: kilo).string(from: 500) == "0.5 km")
    #expect(scale.tickFormat(4, base: .decimals(3)).string(from: 500) == "500.000")
    #expect(scale.tickFormat(4).string(from: 1500) == "1,500")
  }
}
