import EaselBlocks
import EaselCanvas
import Foundation

/// The bounds of marks as they are drawn, by their order of declaration.
struct AnnotationTargets {
  private var bounds: [Int: CGRect] = [:]
  private var kinds: [Int: MarkKind] = [:]
  private var places: MarkPlaces
  private let marks: PreparedMarks

  init(_ marks: PreparedMarks, _ figures: [ChartFigure], _ builder: FigureBuilder) {
    self.marks = marks
    places = MarkPlaces(marks, kinds: [.bar, .line, .area])
    for figure in figures {
      switch figure.shape {
      case .symbols(let path, let points):
        guard points.count == figure.markNumbers.count else { continue }
        let box = path.boundingBox
        for (point, mark) in zip(points, figure.markNumbers) where !box.isNull {
          bounds[mark] = box.offsetBy(dx: point.x, dy: point.y)
          kinds[mark] = .point
        }
      case .sector(let arc, let center):
        guard let mark = figure.markNumbers.first else { continue }
        let middle = arc.centroid(center: center)
        bounds[mark] = CGRect(origin: middle, size: .zero)
        kinds[mark] = .sector
      default:
        guard let mark = figure.markNumbers.first, figure.kind != .line, figure.kind != .area else {
          addPoints(figure, builder)
          continue
        }
        bounds[mark] = figure.bounds
        kinds[mark] = figure.kind == .bar ? .bar : figure.kind == .rule ? .rule : .rectangle
      }
    }
  }

  /// Adds the points of a line or of the upper edge of an area.
  private mutating func addPoints(_ figure: ChartFigure, _ builder: FigureBuilder) {
    for mark in figure.markNumbers where bounds[mark] == nil {
      guard let place = places[mark] else { continue }
      let run = marks.runs[place.run]
      let traits = marks.traits(run, place.row)
      var point = CGPoint(
        x: builder.position(run, place.row, .horizontal, traits),
        y: builder.position(run, place.row, .vertical, traits))
      if run.kind == .area, let span = builder.span(run, place.row, run.direction, traits) {
        if run.direction == .vertical { point.y = span.lower } else { point.x = span.upper }
      }
      guard point.x.isFinite, point.y.isFinite else { continue }
      bounds[mark] = CGRect(origin: point, size: .zero)
      kinds[mark] = .point
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
    guard let first = found.first, let kind = kinds[first] else { return nil }
    switch kind {
    case .bar: return (box, .bar(edge(first, scales)))
    case .point, .line, .area: return (box, .point)
    case .rule: return (box, .rule)
    case .rectangle: return (box, .area(isSector: false))
    case .sector: return (box, .area(isSector: true))
    }
  }

  /// Returns the edge at which a bar ends.
  private func edge(_ mark: Int, _ scales: ChartScales) -> Edge {
    guard let place = places[mark] else { return .top }
    let run = marks.runs[place.run]
    let isNegative = (run.values?[place.row] ?? 0) < 0
    let scale =
      run.direction == .horizontal ? scales.x : scales.y(marks.traits(run, place.row).axisID)
    let isForward = scale.map { $0.position.end > $0.position.start } ?? false
    let growsOn = isForward != isNegative
    return run.direction == .vertical
      ? (growsOn ? .bottom : .top) : (growsOn ? .trailing : .leading)
  }
}
