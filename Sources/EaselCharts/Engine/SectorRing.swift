import EaselBlocks
import EaselCanvas
import Foundation

/// The sectors of a ring without labels, as the engine lays them out in a rectangle.
///
/// ```swift
/// let ring = SectorRing([3, 1], width: 20, in: CGRect(x: 0, y: 0, width: 200, height: 200))
/// ring.arcs[0].endAngle   // 1.5 π: three quarters from 12 o'clock clockwise
/// ```
///
/// Views whose parts are layers of their own stroke these arcs.
package struct SectorRing {
  /// The middle of the ring.
  package private(set) var center: CGPoint
  /// The radius of the outer rim.
  package private(set) var radius: CGFloat = 0
  /// An arc for each value, in the order of the values; nil for one that has no sector.
  package private(set) var arcs: [ArcShape?]

  /// Lays sectors out.
  ///
  /// - Parameters:
  ///   - values: What the sectors are in proportion to.
  ///   - width: The width of the ring; nil is a pie.
  ///   - rect: The rectangle, in the middle of which the ring lies.
  package init(_ values: [Double], width: CGFloat?, in rect: CGRect) {
    center = CGPoint(x: rect.midX, y: rect.midY)
    arcs = Array(repeating: nil, count: values.count)
    var scope = MarkScope()
    scope.traits.angularInset = 0
    if let width { scope.traits.innerRadius = .inset(width) }
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
    // The ring runs clockwise, whatever the direction of text.
    var environment = EnvironmentValues()
    environment.layoutDirection = .leftToRight
    var engine = ChartEngine(
      list, configuration, environment: environment,
      blocks: ChartBlocks(environment: environment)
    ) { $0.adapt(textSize: ChartStyle.textSize(nil), padding: 0) }
    let layout = engine.layout(in: CGSize(width: max(rect.width, 0), height: max(rect.height, 0)))
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
