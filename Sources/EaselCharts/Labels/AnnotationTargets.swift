import EaselBlocks
import EaselCanvas
import Foundation

/// The bounds of marks as they are drawn, by their order of declaration.
struct AnnotationTargets {
  /// The marks that an annotation is placed beside, as they are drawn.
  struct Target {
    /// The bounds of all marks.
    var bounds: CGRect
    var kind: AnnotationPlacement.Target
    /// The fill of the first mark, and its opacity.
    var fill: Paint?
    var opacity = 1.0
    /// Whether the target is one mark, so that a text may be inside it.
    var isSingle = true
  }

  private var bounds: [Int: CGRect] = [:]
  private var fills: [Int: (paint: Paint?, opacity: Double)] = [:]
  private var anchors: [Int: MarkAnchor] = [:]
  private var locations: MarkLocations
  private let marks: PreparedMarks

  /// Creates the bounds of drawn marks.
  ///
  /// - Parameters:
  ///   - marks: The marks.
  ///   - figures: The figures of a panel.
  ///   - builder: The builder of the figures.
  ///   - symbolFrames: The frames of the builder's symbols that are blocks.
  init(
    _ marks: PreparedMarks, _ figures: [ChartFigure], _ builder: FigureBuilder,
    symbolFrames: [CGRect]
  ) {
    self.marks = marks
    locations = MarkLocations(marks) { [.end, .vertex].contains($0.anchor) }
    for (symbol, frame) in zip(builder.blocks, symbolFrames) {
      bounds[symbol.mark] = frame
      anchors[symbol.mark] = .point
    }
    for figure in figures {
      let anchor = figure.kind.anchor
      if figure.kind.anchor != .vertex, figure.fill != nil {
        for mark in figure.markNumbers { fills[mark] = (figure.fill, figure.opacity) }
      }
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
  func target(_ group: Range<Int>, scales: ChartScales) -> Target? {
    var box = CGRect.null
    var found: [Int] = []
    for mark in group {
      guard let bounds = bounds[mark] else { continue }
      // A union ignores boxes of size zero only if the first box is null.
      box = box.isNull ? bounds : box.union(bounds)
      if found.count < 2 { found.append(mark) }
    }
    guard let first = found.first, let anchor = anchors[first] else { return nil }
    let kind: AnnotationPlacement.Target =
      switch anchor {
      case .end: .end(edge(first, scales))
      case .point, .vertex: .point
      case .line: .line
      case .area: .area(isSector: false)
      case .sector: .area(isSector: true)
      }
    let fill = fills[first]
    return Target(
      bounds: box, kind: kind, fill: fill?.paint, opacity: fill?.opacity ?? 1,
      isSingle: found.count == 1)
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
