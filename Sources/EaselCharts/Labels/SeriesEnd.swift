import EaselCanvas
import Foundation

/// The end of a line or of a layer, beside which its name is placed.
struct SeriesEnd {
  var name: String
  var point: CGPoint
  /// The paint of the line or of the layer.
  var paint: Paint?
  /// Whether this is the end of a line with a dot; dense and thin lines have none.
  var isLine: Bool
  /// The last mark of the series.
  package var mark: Int
  var zIndex: Double

  /// The distance between the ends and their names, for the dot and a leader, in points.
  package static let gap: CGFloat = 8
  /// The maximum fraction of the chart's width for names.
  static let maximumShare: CGFloat = 0.3
  /// The maximum fraction for the names of more layers.
  static let maximumShareOfMany: CGFloat = 0.36
  /// The maximum number of names at the ends.
  static let maximumCount = 6

  /// Returns the ends of the lines and stacked layers of a panel, at the side where lines end.
  static func ends(
    of figures: [ChartFigure], isRightToLeft: Bool
  ) -> [SeriesEnd] {
    // Bands are light, and have no names of their own.
    let layers = figures.filter { $0.kind.isLayer && $0.opacity > 0.5 }
    let named = Set(layers.map(\.series))
    // A light area has its own line, which starts at the same mark.
    let edges = Set(figures.filter(\.kind.isLayer).compactMap(\.markNumbers.first))
    var result: [SeriesEnd] = []
    for figure in figures {
      guard case .path(let path) = figure.shape, let mark = figure.markNumbers.last else {
        continue
      }
      var point: CGPoint?
      let isLine = figure.kind.isLine
      if isLine, !edges.contains(figure.markNumbers.first ?? -1),
        layers.count < 2 || !named.contains(figure.series)
      {
        point = path.currentPoint
      } else if figure.kind.isLayer, layers.count > 1, figure.opacity > 0.5 {
        point = Self.middle(of: path, isRightToLeft: isRightToLeft)
      }
      guard let point, point.x.isFinite, point.y.isFinite else { continue }
      result.append(
        SeriesEnd(
          name: figure.series, point: point,
          paint: isLine ? figure.stroke : figure.fill,
          isLine: isLine && figure.strokeStyle.lineWidth > 1, mark: mark,
          zIndex: figure.zIndex))
    }
    return result
  }

  /// Returns the middle of the edge at which a layer ends.
  private static func middle(of path: Path, isRightToLeft: Bool) -> CGPoint? {
    let box = path.boundingBox
    guard !box.isNull else { return nil }
    let edge = isRightToLeft ? box.minX : box.maxX
    var (low, high) = (CGFloat.infinity, -CGFloat.infinity)
    path.forEach { element in
      switch element {
      case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        guard abs(point.x - edge) < 0.01 else { return }
        low = min(low, point.y)
        high = max(high, point.y)
      case .closeSubpath: break
      }
    }
    return low <= high ? CGPoint(x: edge, y: (low + high) / 2) : nil
  }
}
