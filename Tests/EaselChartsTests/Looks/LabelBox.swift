import EaselCanvas
import Foundation

@testable import EaselCharts

/// The box of a label's ink, turned as the label is.
struct LabelBox {
  let text: String
  var corners: [CGPoint]

  init(_ label: ChartLabel) {
    text = label.text.string
    // The lines have room for accents and descenders that most letters leave free.
    let frame = label.frame.insetBy(
      dx: min(0.5, label.frame.width / 4), dy: label.frame.height * 0.15)
    let center = CGPoint(x: label.frame.midX, y: label.frame.midY)
    let (c, s) = (cos(label.rotation), sin(label.rotation))
    corners = [
      CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
      CGPoint(x: frame.maxX, y: frame.maxY), CGPoint(x: frame.minX, y: frame.maxY),
    ].map { point in
      let (x, y) = (point.x - center.x, point.y - center.y)
      return CGPoint(x: center.x + x * c - y * s, y: center.y + x * s + y * c)
    }
  }

  /// The corners of an upright rectangle.
  init(_ rect: CGRect) {
    text = ""
    corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }

  /// Whether two boxes share an area; two convex shapes do unless a line along a side parts them.
  func intersects(_ other: LabelBox) -> Bool {
    for shape in [corners, other.corners] {
      for (a, b) in zip(shape, shape.dropFirst() + shape.prefix(1)) {
        let normal = CGPoint(x: b.y - a.y, y: a.x - b.x)
        func extent(_ points: [CGPoint]) -> (CGFloat, CGFloat) {
          let locations = points.map { $0.x * normal.x + $0.y * normal.y }
          return (locations.min() ?? 0, locations.max() ?? 0)
        }
        let (one, two) = (extent(corners), extent(other.corners))
        if one.1 <= two.0 + 1e-6 || two.1 <= one.0 + 1e-6 { return false }
      }
    }
    return true
  }

  func contains(_ point: CGPoint) -> Bool {
    intersects(LabelBox(CGRect(x: point.x - 0.01, y: point.y - 0.01, width: 0.02, height: 0.02)))
  }
}

extension ChartLayout {
  /// Pairs of labels of which one lies on the other.
  var overlappingLabels: [String] {
    let labels = labels.filter { !$0.text.string.isEmpty && $0.frame.width > 0 }
    // Annotations are blocks, and none of their lines may be touched.
    let blocks = panels.flatMap(\.blocks).map(\.frame)
    let boxes =
      labels.map { LabelBox($0) }
      + blocks.map { LabelBox($0.insetBy(dx: 0.5, dy: $0.height * 0.15)) }
    // Sorted by their left edge, a label is compared with its neighbours alone.
    let bounds = labels.map(\.bounds) + blocks
    let order = bounds.indices.sorted { bounds[$0].minX < bounds[$1].minX }
    var found: [String] = []
    for (location, one) in order.enumerated() {
      for other in order[(location + 1)...] {
        if bounds[other].minX >= bounds[one].maxX { break }
        if boxes[one].intersects(boxes[other]) {
          found.append("“\(boxes[one].text)” on “\(boxes[other].text)”")
        }
      }
    }
    return found
  }

  /// Labels that reach out of the chart.
  var cutLabels: [String] {
    labels.filter { label in
      LabelBox(label).corners.contains {
        $0.x < -0.5 || $0.y < -0.5 || $0.x > size.width + 0.5 || $0.y > size.height + 0.5
      }
    }.map { "“\($0.text.string)”" }
  }

  /// Labels outside of the plots that lie on a mark.
  var labelsOnMarks: [String] {
    let outer =
      titles + notes + legends.flatMap(\.labels)
      + panels.flatMap { $0.axes.flatMap(\.allLabels) + ($0.title.map { [$0] } ?? []) }
    var found: [String] = []
    for panel in panels {
      for figure in panel.figures where !figure.isClear {
        let bounds = figure.bounds
        guard !bounds.isNull else { continue }
        let shown = panel.isClipped ? bounds.intersection(panel.plot) : bounds
        guard !shown.isNull else { continue }
        for label in outer where label.bounds.intersects(shown) {
          // The curve of a path, the circle of a sector and a symbol leave corners of their bounds.
          if case .rectangle = figure.shape, LabelBox(label).intersects(LabelBox(shown)) {
            found.append("“\(label.text.string)” on a \(figure.kind) of “\(figure.series)”")
          }
        }
      }
    }
    return found
  }
}

extension ChartFigure {
  /// Whether nothing of the figure is seen.
  var isClear: Bool {
    let isFilled = fill.map { $0 != .color(.clear) } ?? false
    let isStroked = stroke.map { $0 != .color(.clear) } ?? false
    return opacity == 0 || !(isFilled || isStroked)
  }
}
