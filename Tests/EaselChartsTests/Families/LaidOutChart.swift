import EaselBlocks
import EaselCanvas
import Foundation

@testable import EaselCharts

/// A chart laid out, with its scales over the plot.
struct LaidOutChart {
  let layout: ChartLayout
  let scales: ChartScales

  init(
    _ chart: some Block, width: CGFloat = 480, height: CGFloat = 300,
    isRightToLeft: Bool = false, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    var environment = EnvironmentValues()
    if isRightToLeft { environment.layoutDirection = .rightToLeft }
    change(&environment)
    let scaled = chart.scaledChart(ChartBlocks(environment: environment))
    layout = scaled.layout(in: CGSize(width: width, height: height))
    scales = layout.panels.first?.scales ?? ChartScales()
  }

  /// The rectangles of figures of a kind.
  func rects(_ kind: MarkType) -> [CGRect] {
    layout.figures.filter { $0.kind == kind }.map(\.bounds)
  }

  func x(_ value: Double) -> CGFloat {
    scales.x.map { CGFloat($0.position.position(of: value)) } ?? .nan
  }
  func y(_ value: Double) -> CGFloat {
    scales.y.map { CGFloat($0.position.position(of: value)) } ?? .nan
  }

  /// Whether a diagnostic has words.
  func notes(_ words: String) -> Bool {
    layout.diagnostics.contains { $0.message.contains(words) }
  }

  /// Whether all figures lie at finite points.
  var isFinite: Bool {
    layout.figures.allSatisfy { figure in
      let box = figure.bounds
      return box.isNull || [box.minX, box.minY, box.width, box.height].allSatisfy(\.isFinite)
    }
  }
}

/// Whether two lengths agree to a hundredth of a point.
func isNear(_ a: CGFloat, _ b: CGFloat, by tolerance: CGFloat = 0.01) -> Bool {
  abs(a - b) <= tolerance
}
