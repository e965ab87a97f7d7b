import EaselBlocks
import EaselCanvas
import Foundation

@testable import EaselCharts

extension ChartLayout {
  /// The sectors in drawing order.
  var sectors: [(name: String, arc: ArcShape)] {
    figures.compactMap { figure in
      guard case .sector(let arc, _) = figure.shape else { return nil }
      return (figure.series, arc)
    }
  }

  /// The center of the sectors.
  var center: CGPoint {
    guard case .sector(_, let center)? = figures.first?.shape else { return .zero }
    return center
  }

  /// The radius of the sectors.
  var radius: CGFloat { CGFloat(sectors.map(\.arc.outerRadius).max() ?? 0) }

  /// The lines from names around the sectors; empty if no names are there.
  var sectorLeaders: [[CGPoint]] { panels.first?.sectorLeaders ?? [] }

  /// The texts at and in the sectors.
  var sectorLabels: [ChartLabel] { panels.flatMap(\.labels) }
}

extension ArcShape {
  /// The part of the circle.
  var share: Double { abs(endAngle - startAngle) / (2 * .pi) }
}
