import EaselBlocks
import EaselCanvas
import Foundation

/// The drawn shape of one mark, or of several such as the points of a line: an outline and its
/// paint.
public struct ChartFigure {
  /// The outline of a figure, in points.
  public enum Shape {
    /// A bar or a rectangle, whose corners are rounded by a radius in points.
    case rectangle(CGRect, cornerRadius: CGFloat)
    /// A path, such as that of a line, an area or a rule.
    case path(Path)
    /// Symbols of one shape, each centered on one of the points.
    case symbols(Path, at: [CGPoint])
    /// A sector of a pie or a ring, around a center point.
    case sector(ArcShape, center: CGPoint)
    /// A text with its frame and rotation.
    case text(ChartLabel)
  }

  /// The type of the mark that the figure represents, such as a bar or a line.
  public var kind: MarkType
  /// The outline of the figure, in points.
  public var shape: Shape
  /// The zero-based indices of the marks that the figure draws, in the order of declaration.
  ///
  /// A line has the indices of its points.
  ///
  /// The array is created on each access if the indices are consecutive, which costs time for a
  /// line with many marks.
  public var marks: [Int] {
    get { markNumbers.array }
    set { markNumbers = MarkNumbers(newValue) }
  }
  /// The positions of its marks, without an array if they are consecutive.
  package var markNumbers: MarkNumbers
  /// The series that the figure belongs to; empty in a chart without series.
  public var series: String
  /// The paint of the interior; `nil` for none.
  public var fill: Paint?
  /// The paint of the outline; `nil` for none.
  public var stroke: Paint?
  /// The line width, caps, joins and dashes of the outline.
  public var strokeStyle = StrokeStyle(lineWidth: 1)
  /// The opacity of the whole figure, 0...1.
  public var opacity = 1.0
  /// The drawing order; figures with a higher index are drawn later.
  var zIndex = 0.0
  /// The mark that determines the figure's rank among others; `nil` for its first mark.
  var rank: Int?
  /// The identifier of the figure in SVG.
  var identifier: String?
  /// The radii of a rectangle's corners, if they differ from one another; `nil` for equal ones.
  var corners: CornerRadii?
  /// The color of a thin line inside the edge of a rectangle; `nil` for none.
  var border: Color?
  /// The link of the figure; `nil` for none.
  var link: MarkLink?
  /// The gap between a stacked segment and the segment below it; `shape` does not include it.
  ///
  /// A negative value extends the drawn rectangle over the segments of its series below, which are
  /// drawn together with it.
  package var gap = LabelSpace()
  /// Whether the figure is drawn as a part of the one above it.
  var isCovered = false
  /// Whether the figure only hides what is behind it, so that its contrast is not compared.
  var isBackdrop = false
  /// The breaks of the axis that a bar extends over, at which it is interrupted.
  var breaks: [BreakSymbol] = []
  /// The color of the strokes at breaks.
  var breakColor = Color.black
  /// The identity by which the figure is found in the previous chart; `nil` if no chart grows.
  var identity: FigureIdentity?

  init(kind: MarkType, shape: Shape, marks: [Int], series: String = "") {
    self.init(kind: kind, shape: shape, marks: MarkNumbers(marks), series: series)
  }

  init(kind: MarkType, shape: Shape, marks: MarkNumbers, series: String = "") {
    self.kind = kind
    self.shape = shape
    markNumbers = marks
    self.series = series
  }

  /// Whether the figure consists of symbols at points.
  var isSymbols: Bool {
    if case .symbols = shape { true } else { false }
  }

  /// The bounding rectangle of a text; `nil` for other figures.
  var textBounds: CGRect? {
    if case .text(let label) = shape { label.bounds } else { nil }
  }

  /// The frame of a text without rotation; `nil` for other figures.
  var levelText: CGRect? {
    if case .text(let label) = shape, label.rotation == 0 { label.frame } else { nil }
  }

  /// Whether the figure is cut where it extends beyond a clipped plot; symbols and texts are not.
  var isClipped: Bool {
    switch shape {
    case .symbols, .text: false
    case .rectangle, .path, .sector: true
    }
  }

  /// Returns the figure without the symbols whose points are outside a rectangle.
  func symbols(in plot: CGRect) -> ChartFigure {
    guard case .symbols(let path, let points) = shape, points.count == markNumbers.count else {
      return self
    }
    let box = plot.insetBy(dx: -0.01, dy: -0.01)
    let kept = points.indices.filter { box.contains(points[$0]) }
    guard kept.count < points.count else { return self }
    var figure = self
    figure.shape = .symbols(path, at: kept.map { points[$0] })
    figure.markNumbers = MarkNumbers(kept.map { markNumbers[$0] })
    return figure
  }

  /// The bounding rectangle of the outline in points, without the width of its stroke.
  public var bounds: CGRect {
    switch shape {
    case .rectangle(let rect, _): rect
    case .path(let path): path.boundingBox
    case .symbols(let path, let points):
      points.reduce(CGRect.null) { bounds, point in
        bounds.union(path.boundingBox.offsetBy(dx: point.x, dy: point.y))
      }
    case .sector(let arc, let center): arc.path(center: center).boundingBox
    case .text(let label): label.bounds
    }
  }
}

extension ChartFigure {
  /// Whether all marks of the figure are in a range.
  func lies(in marks: Range<Int>) -> Bool {
    !markNumbers.isEmpty && markNumbers.lie(in: marks)
  }
}

/// Figures of a panel that a mask or an effect applies to as a whole.
struct FigureGroup {
  var effects: GroupEffects
  /// The marks, by their order of declaration.
  package var marks: Range<Int>
  /// The block that is drawn instead of the figures, if modifiers of blocks apply to them.
  var block: PlacedBlock?

  init(effects: GroupEffects, marks: Range<Int>) {
    self.effects = effects
    self.marks = marks
  }
}

/// The identity of a figure in different layouts: its kind, its series and its value across.
struct FigureIdentity: Hashable, Sendable {
  var kind: MarkType
  package var series: ChartDatum?
  var datum: ChartDatum?
}
