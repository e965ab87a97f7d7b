import EaselCanvas
import Foundation

/// The drawn parts of a panel that annotations and names of points must not cover.
///
/// Texts and the space between the labels of an axis are never covered. Marks are bars, symbols and
/// the ends of lines, which a text would hide; an annotation may be inside its own mark. The strokes
/// of lines and rules may run behind an annotation, which then gets a background.
struct LabelObstacles {
  private(set) var texts: OccupancyBitmap
  private(set) var marks: OccupancyBitmap
  private(set) var strokes: OccupancyBitmap
  /// The number of labels and lines that were added.
  private(set) var changes = 0
  /// The light rectangles that have annotations of their own, which others do not cover.
  private var regions: OccupancyBitmap
  private var regionFrames: [CGRect] = []
  /// The bounds of symbols by their centers, rounded to half a point.
  private var symbols: [Center: CGRect] = [:]
  private let plot: CGRect
  private let style: ChartStyle
  /// The marks that have annotations.
  private let annotated: Set<Int>

  private struct Center: Hashable {
    var x: Int
    var y: Int

    init?(_ point: CGPoint) {
      guard abs(point.x) < 1e6, abs(point.y) < 1e6 else { return nil }
      x = Int((point.x * 2).rounded())
      y = Int((point.y * 2).rounded())
    }
  }

  /// The maximum number of marks of a figure that labels avoid.
  private static let largestFigure = 50_000
  /// The contrast with the paper below which a rectangle is only a background.
  private static let backgroundContrast: CGFloat = 1.3
  /// Half of the side of the square around the end of a line, in points.
  private static let endReach: CGFloat = 1.5

  /// Creates the obstacles of a panel.
  ///
  /// - Parameters:
  ///   - panel: The panel with its axes, figures and labels.
  ///   - bounds: The rectangle that labels must stay in.
  ///   - symbolFrames: The frames of symbols that are blocks.
  ///   - style: The style of the chart.
  ///   - annotated: The marks that have annotations.
  init(
    _ panel: ChartPanel, in bounds: CGRect, symbolFrames: [CGRect], _ style: ChartStyle,
    annotated: Set<Int> = []
  ) {
    self.annotated = annotated
    texts = OccupancyBitmap(bounds)
    regions = texts
    marks = OccupancyBitmap(bounds)
    strokes = OccupancyBitmap(bounds)
    plot = panel.plot
    self.style = style
    for label in panel.labels + panel.axes.flatMap(\.allLabels) + [panel.title].compactMap({ $0 }) {
      texts.add(label.bounds)
    }
    for axis in panel.axes {
      // No label is between those of an axis beside the plot.
      let band = axis.labels.reduce(CGRect.null) { $0.union($1.bounds) }
      if !band.insetBy(dx: 1, dy: 1).intersects(plot) { texts.add(band) }
      for block in axis.blocks { texts.add(block.frame) }
    }
    for line in panel.leaders { strokes.add(from: line.start, to: line.end, width: 1) }
    for frame in symbolFrames { marks.add(frame) }
    for figure in panel.figures + panel.dots where figure.opacity > 0 { add(figure) }
  }

  private mutating func add(_ figure: ChartFigure) {
    guard figure.markNumbers.count <= Self.largestFigure else { return }
    switch figure.shape {
    case .symbols(let path, let points):
      // An outline in the color of the paper hides nothing.
      let isOutlined = figure.stroke != nil && figure.stroke != .color(style.paper)
      marks.add(
        symbol: path, at: points, lineWidth: isOutlined ? figure.strokeStyle.lineWidth : 0)
      let box = path.boundingBox
      guard !box.isNull else { return }
      for point in points {
        guard let center = Center(point) else { continue }
        let bounds = box.offsetBy(dx: point.x, dy: point.y)
        symbols[center] = symbols[center]?.union(bounds) ?? bounds
      }
    case .rectangle(let rect, _): add(figure, rect)
    case .text: texts.add(figure.bounds)
    case .path(let path):
      if figure.kind.sample == .line {
        strokes.add(figure)
        if figure.kind.isConnected { addEnds(of: path) }
      } else if figure.kind.anchor == .end {
        marks.add(figure.bounds)
      }
    case .sector: break
    }
  }

  private mutating func add(_ figure: ChartFigure, _ rect: CGRect) {
    if figure.kind.anchor == .area,
      rect.width >= plot.width - 1 || rect.height >= plot.height - 1
    {
      return
    }
    if !isLight(figure) {
      marks.add(figure)
    } else if figure.markNumbers.contains(where: annotated.contains) {
      regions.add(rect)
      regionFrames.append(rect)
    }
  }

  private mutating func addEnds(of path: Path) {
    let reach = Self.endReach
    for end in [path.elements.first?.end, path.currentPoint].compactMap({ $0 }) {
      marks.add(
        CGRect(x: end.x - reach, y: end.y - reach, width: 2 * reach, height: 2 * reach))
    }
  }

  /// Returns whether a rectangle has so light a color that it is a background of other marks.
  private func isLight(_ figure: ChartFigure) -> Bool {
    guard case .color(let color)? = figure.fill else { return figure.fill == nil }
    let shown = style.paper.mixed(
      with: color.composited(over: style.paper), by: CGFloat(figure.opacity))
    return shown.contrast(with: style.paper, for: style.appearance) < Self.backgroundContrast
  }

  // MARK: Tests

  /// Returns the bounds of the symbol that is centered on a point; `nil` without one.
  func symbol(at point: CGPoint) -> CGRect? { Center(point).flatMap { symbols[$0] } }

  /// The minimum distance between two texts side by side, in points.
  private static let gap: CGFloat = 1.5

  /// Returns whether a rectangle is within the bounds, with no text at it or close beside it.
  func isFreeOfTexts(_ rect: CGRect) -> Bool {
    guard texts.bounds.encloses(rect) else { return false }
    return texts.isFree(rect.insetBy(dx: -Self.gap, dy: 0).intersection(texts.bounds))
  }

  /// Returns whether a rectangle covers none of the light rectangles, except around a mark in one.
  func isOutsideOfRegions(_ rect: CGRect, of target: CGRect) -> Bool {
    if regions.isFree(rect) { return true }
    return regionFrames.contains { region in
      region.intersects(rect) && region.encloses(target) && region != target
    }
  }

  /// Marks the frame of a label as taken.
  mutating func add(_ frame: CGRect) {
    texts.add(frame)
    changes += 1
  }

  /// Marks a line as taken.
  mutating func add(_ line: ChartLine) {
    strokes.add(from: line.start, to: line.end, width: max(line.style.lineWidth, 1))
    changes += 1
  }
}

extension Path.Element {
  /// The point at which the element ends; `nil` if it closes a subpath.
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .closeSubpath: nil
    }
  }
}
