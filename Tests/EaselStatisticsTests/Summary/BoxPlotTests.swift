import EaselStatistics
import Testing

@Suite struct BoxPlotTests {
  @Test func everyValueIsWithinTheWhiskersOrAnOutlier() throws {
    var generator = SeededGenerator(seed: 3)
    for count in 1...60 {
      let values = (0..<count).map { _ in generator.number() }
      let box = try #require(Statistics.boxPlot(values))
      let within = values.count { box.lowerWhisker <= $0 && $0 <= box.upperWhisker }
      #expect(within + box.outliers.count == count)
      #expect(box.lowerHinge <= box.median && box.median <= box.upperHinge)
    }
  }

  @Test func missingValuesAreCounted() {
    let box = Statistics.boxPlot([1, .nan, 2, .infinity, 3])
    #expect(box?.count == 3)
    #expect(box?.missingCount == 2)
    #expect(Statistics.boxPlot([.nan]) == nil)
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func anInvalidCoefficientEndsTheWhiskersAtTheExtremes(_ coefficient: Double) {
    let box = Statistics.boxPlot([5, 5, 5, 5, 9, 1], coefficient: coefficient)
    #expect(box?.lowerWhisker == 1)
    #expect(box?.upperWhisker == 9)
    #expect(box?.outliers == [])
  }

  @Test func hugeValuesGiveFiniteNumbers() throws {
    let box = try #require(Statistics.boxPlot([-1.7e308, -1e308, 1e308, 1.7e308]))
    let numbers = [
      box.lowerWhisker, box.lowerHinge, box.median, box.upperHinge, box.upperWhisker,
      box.lowerNotch, box.upperNotch,
    ]
    #expect(Statistics.missingCount(in: numbers) == 0)
  }
}
