import EaselBlocks
import EaselCanvas
import Foundation

/// The bounds of marks as they are drawn, by their order of declaration.
struct AnnotationTargets {
  private var bounds: [Int: CGRect] = [:]
  private var anchors: [Int: MarkAnchor] = [:]
  private var locations: MarkLocations
  private let marks: PreparedMarks

  init(_ marks: PreparedMarks, _ figures: [ChartFigure], _ builder: FigureBuilder) {
    self.marks = marks
    locations = MarkLocations(marks) { [.end, .vertex].contains($0.anchor) }
    for figure in figures {
      let anchor = figure.kind.anchor
      switch figure.shape {
      case .symbols(let path, let points):
        guard points.count == figure.markNumbers.count else { continue }
        let box = path.boundingBox
        for (point, mark) in zip(points, figure.markNumbers) where !box.isNull {
          bounds[mark] = box.offsetBy(dx: point.x, dy: point.y)
          anchors[mark] = anchor
        }
      case .sector(let arc, let center):
        guard let mark = figure.markNumbers.first else { continue }
        let middle = arc.centroid(center: center)
        bounds[mark] = CGRect(origin: middle, size: .zero)
        anchors[mark] = anchor
      case .rectangle, .path, .text:
        guard let mark = figure.markNumbers.first, anchor != .vertex else {
          addPoints(figure, builder)
          continue
        }
        bounds[mark] = figure.bounds
        anchors[mark] = anchor
      }
    }
  }

  /// Adds the points of a line or of the upper edge of an area.
  private mutating func addPoints(_ figure: ChartFigure, _ builder: FigureBuilder) {
    for mark in figure.markNumbers where bounds[mark] == nil {
      guard let location = locations[mark] else { continue }
      let run = marks.runs[location.run]
      let traits = marks.traits(run, location.row)
      var point = CGPoint(
        x: builder.position(run, location.row, .horizontal, traits),
        y: builder.position(run, location.row, .vertical, traits))
      if run.kind.isLayer, let span = builder.span(run, location.row, run.direction, traits) {
        if run.direction == .vertical { point.y = span.lower } else { point.x = span.upper }
      }
      guard point.x.isFinite, point.y.isFinite else { continue }
      bounds[mark] = CGRect(origin: point, size: .zero)
      anchors[mark] = .vertex
    }
  }

  /// Returns the bounds of a group of marks and their kind; `nil` if none of them is drawn.
  func target(
    _ group: Range<Int>, scales: ChartScales
  ) -> (bounds: CGRect, kind: AnnotationPlacement.Target)? {
    var box = CGRect.null
    var found: [Int] = []
    for mark in group {
      guard let bounds = bounds[mark] else { continue }
      // A union ignores boxes of size zero only if the first box is null.
      box = box.isNull ? bounds : box.union(bounds)
      if found.count < 2 { found.append(mark) }
    }
    guard let first = found.first, let anchor = anchors[first] else { return nil }
    switch anchor {
    case .end: return (box, .end(edge(first, scales)))
    case .point, .vertex: return (box, .point)
    case .line: return (box, .line)
    case .area: return (box, .area(isSector: false))
    case .sector: return (box, .area(isSector: true))
    }
  }

  /// Returns the edge at which a mark ends.
  private func edge(_ mark: Int, _ scales: ChartScales) -> Edge {
    guard let location = locations[mark] else { return .top }
    let run = marks.runs[location.run]
    let isNegative = (run.values?[location.row] ?? 0) < 0
    let scale =
      run.direction == .horizontal ? scales.x : scales.y(marks.traits(run, location.row).axisID)
    let isForward = scale.map { $0.position.end > $0.position.start } ?? false
    let growsOn = isForward != isNegative
    return run.direction == .vertical
      ? (growsOn ? .bottom : .top) : (growsOn ? .trailing : .leading)
  }
}
