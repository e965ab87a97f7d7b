import EaselBlocks
import EaselCanvas
import Foundation

/// The sectors of a ring without labels, laid out as a chart in a rectangle.
///
/// ```swift
/// let ring = SectorRing([3, 1], width: 20, in: CGRect(x: 0, y: 0, width: 200, height: 200))
/// ring.arcs[0].endAngle   // 1.5 π: three quarters from 12 o'clock clockwise
/// ```
///
/// Views that have a layer for each sector stroke these arcs.
package struct SectorRing {
  /// The center of the ring.
  package private(set) var center: CGPoint
  /// The radius of the outer rim.
  package private(set) var radius: CGFloat = 0
  /// The arc of each value, in the order of the values; `nil` for a value without a sector.
  package private(set) var arcs: [ArcShape?]

  /// Creates a ring with a sector for each value.
  ///
  /// - Parameters:
  ///   - values: The values, to which the angles of the sectors are proportional.
  ///   - width: The width of the ring, in points; `nil` for a pie.
  ///   - rect: The rectangle in which the ring is centered.
  package init(_ values: [Double], width: CGFloat?, in rect: CGRect) {
    center = CGPoint(x: rect.midX, y: rect.midY)
    arcs = Array(repeating: nil, count: values.count)
    var scope = MarkScope()
    scope.traits.sectorShape.angularInset = 0
    if let width { scope.traits.sectorShape.innerRadius = .inset(width) }
    var list = MarkList()
    var indices: [Int] = []
    for (index, value) in values.enumerated() {
      let before = list.count
      list.append(
        .sector, MarkFields(angle: PlottableValue.value("", value).field), in: scope)
      if list.count > before { indices.append(index) }
    }
    list.finish()
    var configuration = ChartConfiguration()
    configuration.valueLabels = ValueLabelConfiguration(visibility: .hidden)
    configuration.legend.visibility = .hidden
    // The ring is clockwise for any text direction.
    var environment = EnvironmentValues()
    environment.layoutDirection = .leftToRight
    let chart = ScaledChart(
      list, configuration, environment: environment,
      blocks: ChartBlocks(environment: environment)
    ) { $0.adapt(textSize: ChartStyle.textSize(nil), padding: 0) }
    let layout = chart.layout(in: CGSize(width: max(rect.width, 0), height: max(rect.height, 0)))
    for figure in layout.figures {
      guard case .sector(let arc, let center) = figure.shape, let mark = figure.markNumbers.first,
        mark < indices.count
      else { continue }
      arcs[indices[mark]] = arc
      self.center = CGPoint(x: rect.minX + center.x, y: rect.minY + center.y)
      radius = CGFloat(arc.outerRadius)
    }
  }
}
