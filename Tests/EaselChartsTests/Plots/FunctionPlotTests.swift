import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite struct FunctionPlotTests {
  private let size = CGSize(width: 400, height: 300)

  /// The paths of a chart's lines.
  private func paths(_ layout: ChartLayout) -> [Path] {
    layout.figures.compactMap { if case .path(let path) = $0.shape { path } else { nil } }
  }

  @Test func everyInitializerDrawsAFigure() {
    func figures(_ content: some ChartContent) -> Int {
      Chart { content }.layout(in: size).figures.count
    }
    #expect(figures(LinePlot(x: "x", y: "y") { sin($0) }) == 1)
    #expect(figures(LinePlot(x: Text("x"), y: Text("y"), domain: 0...1) { sin($0) }) == 1)
    #expect(
      figures(LinePlot(x: "x", y: "y", t: "t", domain: 0...6) { (x: sin($0), y: cos($0)) }) == 1)
    #expect(
      figures(
        LinePlot(x: Text("x"), y: Text("y"), t: Text("t"), domain: 0...6) { (x: $0, y: $0 * $0) })
        == 1)
    #expect(figures(AreaPlot(x: "x", y: "y", domain: 0...1) { $0 }) >= 1)
    #expect(figures(AreaPlot(x: Text("x"), y: Text("y"), domain: 0...1) { $0 }) >= 1)
    #expect(figures(AreaPlot(x: "x", yStart: "a", yEnd: "b") { (yStart: $0, yEnd: $0 + 1) }) == 1)
    #expect(
      figures(
        AreaPlot(x: Text("x"), yStart: Text("a"), yEnd: Text("b")) { (yStart: $0, yEnd: $0 + 1) })
        == 1)
  }

  @Test func samplesLieWithinAQuarterOfAPointOfTheCurve() {
    for function: @Sendable (Double) -> Double in [
      { sin($0) }, { exp($0) }, { $0 * $0 * $0 }, { abs($0) }, { sqrt(abs($0)) }, { sin(20 * $0) },
    ] {
      let plot = FunctionPlot(
        form: .line(function), domain: nil, xLabel: "", yLabel: "", scope: MarkScope())
      func place(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: 200 + 60 * x, y: 150 - 40 * y) }
      var sampler = FunctionSampler(plot, plot: CGRect(x: 0, y: 0, width: 400, height: 300)) {
        (place($0.x, $0.upper), place($0.x, $0.lower))
      }
      let samples = sampler.sample(at: (0...120).map { -3 + Double($0) / 20 })
      for (a, b) in zip(samples, samples.dropFirst()) {
        for share in [0.25, 0.5, 0.75] {
          let x = a.x + (b.x - a.x) * share
          let (p, q, real) = (place(a.x, a.upper), place(b.x, b.upper), place(x, function(x)))
          guard (-100...400).contains(real.y) else { continue }
          let length = hypot(q.x - p.x, q.y - p.y)
          let area = (q.x - p.x) * (real.y - p.y) - (q.y - p.y) * (real.x - p.x)
          #expect(abs(area) <= 0.25 * length + 1e-9)
        }
      }
    }
  }

  @Test func noFunctionIsEvaluatedMoreThanItsLimit() {
    for function: @Sendable (Double) -> Double in [
      { sin(1 / $0) }, { sin(1e9 * $0) }, { $0 == 0 ? 0 : 1 / $0 }, { _ in .nan },
      { tan(100 * $0) }, { ($0 * 1e7).rounded().truncatingRemainder(dividingBy: 2) },
    ] {
      let plot = FunctionPlot(
        form: .line(function), domain: nil, xLabel: "", yLabel: "", scope: MarkScope())
      var sampler = FunctionSampler(plot, plot: CGRect(x: 0, y: 0, width: 400, height: 300)) {
        let point = CGPoint(x: 200 + 200 * $0.x, y: 150 - 100 * $0.upper)
        return (point, point)
      }
      let samples = sampler.sample(at: (0...1000).map { -1 + Double($0) / 500 })
      #expect(sampler.evaluations <= FunctionSampler.maximumEvaluations + 1100)
      #expect(samples.allSatisfy { $0.x.isNaN || $0.isFinite })
    }
  }

  @Test(arguments: [5, 2.5]) func jumpsAndPolesAreGaps(scale: Double) {
    func gaps(_ function: @escaping (Double) -> Double) -> Int {
      let layout = Chart { LinePlot(x: "x", y: "y", domain: -2...2, function: function) }
        .layout(in: size)
      return paths(layout).map(\.subpathCount).reduce(0, +) - 1
    }
    #expect(gaps { ($0 / scale) } == 0)
    #expect(gaps { scale / ($0 - 0.3) } == 1)
    #expect(gaps { $0 < 0.1 ? 0 : scale } == 1)
    #expect(gaps { tanh($0 * 1e5) * scale } == 0)
  }

  @Test func polesDoNotStretchTheAxis() throws {
    let layout = Chart { LinePlot(x: "x", y: "1/x") { 1 / $0 } }.layout(in: size)
    let panel = try #require(layout.panels.first)
    #expect(panel.isClipped)
    let peak = Chart { LinePlot(x: "x", y: "y") { 1 / (1 + 1e4 * $0 * $0) } }.layout(in: size)
    #expect(peak.panels.first?.isClipped == false)
  }

  @Test func aFunctionWithoutADomainTakesThatOfTheXAxis() throws {
    let layout = Chart {
      PointMark(x: .value("x", 0), y: .value("y", 0))
      PointMark(x: .value("x", 4), y: .value("y", 4))
      LinePlot(x: "x", y: "y") { $0 }
    }.layout(in: size)
    let line = try #require(layout.figures.first { $0.kind == .line })
    #expect(abs(line.bounds.minX - layout.plot.minX) < 0.01)
    #expect(abs(line.bounds.maxX - layout.plot.maxX) < 0.01)
  }

  @Test func functionsWithOneLabelAreSeparateLines() {
    let layout = Chart {
      LinePlot(x: "x", y: "y") { sin($0) }
      LinePlot(x: "x", y: "y") { cos($0) }
    }.layout(in: size)
    #expect(layout.figures.count == 2)
  }

  @Test func functionsWithoutFiniteValuesOrDomainsAreNoted() {
    for domain in [0...Double.infinity, 0...1] {
      let layout = Chart { LinePlot(x: "x", y: "y", domain: domain) { _ in .nan } }
        .layout(in: size)
      #expect(layout.figures.isEmpty)
      #expect(layout.diagnostics.contains { $0.message.contains("function") })
    }
    let wide = Chart { LinePlot(x: "x", y: "y", domain: -1e308...1e308) { $0 } }.layout(in: size)
    #expect(wide.figures.allSatisfy { $0.bounds.minX.isFinite })
  }
}

extension Path {
  /// How many parts the path has.
  fileprivate var subpathCount: Int {
    var count = 0
    for case .move in elements { count += 1 }
    return count
  }
}
