import EaselBlocks
import EaselCanvas
import Foundation

@testable import EaselCharts

/// Charts of bad input, laid out and drawn.
enum BadChart {
  static let size = CGSize(width: 480, height: 300)

  /// Lays a chart out, and checks that all that is drawn lies at finite points.
  static func layout(
    _ chart: some Block, in size: CGSize = size,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ChartLayout {
    var environment = EnvironmentValues()
    change(&environment)
    return chart.layout(in: size, environment: environment)
  }

  static func isFinite(_ layout: ChartLayout) -> Bool {
    let figures = layout.figures.map(\.bounds).filter { !$0.isNull }
    let labels = layout.panels.flatMap { $0.labels + $0.axes.flatMap(\.allLabels) }.map(\.bounds)
    return (figures + labels).allSatisfy {
      [$0.minX, $0.minY, $0.width, $0.height].allSatisfy(\.isFinite)
    }
  }

  static func texts(_ layout: ChartLayout) -> [String] {
    layout.panels.flatMap(\.labels).map(\.text.string)
  }

  static func messages(_ layout: ChartLayout) -> [String] { layout.diagnostics.map(\.message) }
}
