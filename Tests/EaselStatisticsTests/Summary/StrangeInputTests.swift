import EaselStatistics
import Testing

/// Every function answers every input, with numbers that are finite.
@Suite struct StrangeInputTests {
  static let samples: [[Double]] = [
    [], [0], [-0.0, 0], [.nan], [.infinity], [-.infinity, .nan, .infinity], [5, 5, 5, 5],
    [1e308, 1e308], [-1.7e308, 1.7e308], [1.7e308, 1.7e308, 1.7e308], [1e-308, 2e-308, 3e-308],
    [.leastNonzeroMagnitude, 0, 1], [1, .nan, 3, .infinity, 2], [1e15, 1e15 + 1, 1e15 + 2],
    [1, 1 + .ulpOfOne, 1 + 2 * .ulpOfOne], [-1e300, 0, 1e-300, 1e300, 7],
    [3, 1, 2, 2, 1, 3, 9, -4],
  ]

  private func expectFinite(_ values: [Double], _ name: Comment) {
    #expect(Statistics.missingCount(in: values) == 0, name)
  }

  @Test(arguments: samples) func summariesAreFinite(_ sample: [Double]) {
    let numbers = [
      Statistics.mean(of: sample), Statistics.variance(of: sample),
      Statistics.standardDeviation(of: sample), Statistics.standardError(of: sample),
      Statistics.median(of: sample), Statistics.interquartileRange(of: sample),
      Statistics.confidenceInterval(ofMean: sample)?.lowerBound,
      Statistics.confidenceInterval(ofMean: sample)?.upperBound,
    ]
    expectFinite(numbers.compactMap { $0 }, "summary")
    expectFinite(Statistics.cumulativeSums(of: sample).compactMap { $0 }, "sums")
    for coefficient in [0, 1.5, Double.infinity, .nan] {
      if let box = Statistics.boxPlot(sample, coefficient: coefficient) {
        expectFinite([box.lowerWhisker, box.upperWhisker, box.lowerNotch, box.upperNotch], "box")
      }
    }
  }

  @Test(arguments: samples) func distributionsAreFinite(_ sample: [Double]) {
    for rule in [Statistics.BinRule.sturges, .freedmanDiaconis, .scott, .count(7)] {
      if let histogram = Statistics.histogram(sample, rule: rule) {
        expectFinite(histogram.breaks + histogram.densities, "breaks")
        let present = sample.count - histogram.missingCount
        #expect(histogram.counts.reduce(0, +) + histogram.outsideCount == present)
        #expect(zip(histogram.breaks, histogram.breaks.dropFirst()).allSatisfy { $0 < $1 })
      }
    }
    for rule in [Statistics.BandwidthRule.nrd0, .nrd, .sheatherJones] {
      expectFinite([Statistics.bandwidth(of: sample, rule: rule) ?? 0], "bandwidth")
    }
    let curve = Statistics.densityCurve(of: sample, count: 9)
    expectFinite((curve?.x ?? []) + (curve?.y ?? []), "density")
    expectFinite(Statistics.ranks(of: sample).compactMap { $0 }, "ranks")
    expectFinite(Statistics.empiricalDistribution(of: sample).y, "distribution")
    let plot = Statistics.normalQuantilePlot(of: sample)
    expectFinite([plot?.slope, plot?.intercept].compactMap { $0 }, "quantile plot")
  }

  @Test(arguments: samples, samples) func curvesAreFinite(_ x: [Double], _ y: [Double]) {
    let models: [Statistics.RegressionModel] = [
      .linear, .polynomial(degree: 0), .polynomial(degree: 3), .exponential, .logarithmic, .power,
    ]
    for model in models {
      let fit = Statistics.regression(x: x, y: y, model: model)
      let positions = [-1e308, -1, 0, 1e-300, 2, 1e308, .nan]
      expectFinite(positions.compactMap { fit?.value(at: $0) }, "value")
      expectFinite(
        (fit?.band(at: positions) ?? []).compactMap { $0?.lowerBound }, "band")
      #expect((0...1).contains(fit?.rSquared ?? 0))
    }
    let positions = [-1e308, 0, 2, .nan]
    for degree in 0...2 {
      let loess = Statistics.loess(x: x, y: y, at: positions, degree: degree, family: .symmetric)
      expectFinite(loess?.y ?? [], "loess")
    }
    expectFinite(Statistics.lowess(x: x, y: y)?.y ?? [], "lowess")
    expectFinite(Statistics.lowess(x: x, y: y, delta: .nan)?.y ?? [], "lowess")
  }

  @Test(arguments: samples) func seriesAreFinite(_ sample: [Double]) {
    for window in [1, 2, 3] {
      expectFinite(
        Statistics.movingAverage(of: sample, window: window).compactMap { $0 }, "moving")
    }
    expectFinite(
      Statistics.exponentialMovingAverage(of: sample, alpha: 0.3).compactMap { $0 }, "exponential")
    let weights = [1e308, 1e308, 1]
    expectFinite(
      Statistics.weightedMovingAverage(of: sample, weights: weights).compactMap { $0 }, "weighted")
    expectFinite(Statistics.roundedShares(of: sample) ?? [], "shares")
  }
}
