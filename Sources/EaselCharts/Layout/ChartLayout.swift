import EaselBlocks
import EaselCanvas
import Foundation

/// The layout of a chart: plots, marks, axes, legends and labels as geometry.
///
/// Drawing only paints this geometry. Tests of charts can check the layout.
///
/// ```swift
/// let chart = Chart {
///   BarMark(x: .value("Month", "May"), y: .value("Sales", 12))
/// }
/// let layout = chart.layout(in: CGSize(width: 480, height: 300))
/// let plot = layout.plot                                 // the rectangle of the plot
/// let count = layout.figures.count { $0.kind == .bar }   // the number of drawn bars: 1
/// let findings = layout.diagnostics                      // hidden, truncated or left-out content
/// ```
public struct ChartLayout {
  /// The size of the chart in points.
  public var size: CGSize
  /// The plots: one, or one for each facet.
  public var panels: [ChartPanel]
  /// The title and subtitle above the chart, and the source below it.
  public var titles: [ChartLabel] = []
  /// The legends of the chart with their positions; empty without legends.
  public var legends: [LegendLayout] = []
  /// The texts in the chart that state the number of hidden values and labels.
  public var notes: [ChartLabel] = []
  /// Blocks behind the chart.
  var backgrounds: [PlacedBlock] = []
  /// Blocks of titles, legends and layers.
  var blocks: [PlacedBlock] = []
  /// The diagnostics about content that is hidden, truncated, moved or left out, and about the
  /// data.
  public var diagnostics: [Diagnostic] = []
  /// The alternative text of the chart: a description for screen readers.
  public var alternativeText: String {
    get { description?.texts.text ?? "" }
    set { description = ChartDescription(heading: "", text: newValue) }
  }
  /// The first sentence of the alternative text: kind, title and axes.
  var heading: String { description?.texts.heading ?? "" }
  /// The source of the alternative text.
  package var description: ChartDescription?

  init(size: CGSize, panels: [ChartPanel]) {
    self.size = size
    self.panels = panels
  }

  /// The rectangle of the first plot, in points; empty without plots.
  public var plot: CGRect { panels.first?.plot ?? .zero }
  /// The axes of the first plot; empty without plots.
  public var axes: [AxisLayout] { panels.first?.axes ?? [] }
  /// The drawn marks of all plots, in drawing order.
  public var figures: [ChartFigure] { panels.flatMap(\.figures) }

  /// All texts of the chart with their frames: titles, notes, and those of legends, axes and plots.
  public var labels: [ChartLabel] {
    var labels = titles + notes
    for legend in legends { labels += legend.labels }
    for panel in panels {
      labels += panel.labels
      for axis in panel.axes { labels += axis.allLabels }
      if let title = panel.title { labels.append(title) }
    }
    return labels
  }
}

/// The layout of one plot with its axes and marks.
public struct ChartPanel {
  /// The rectangle of the plot, to which the scales map values, in points.
  public var plot: CGRect
  /// The name of the facet above the plot; `nil` without facets, or without space for it.
  public var title: ChartLabel?
  /// The axes of the plot.
  public var axes: [AxisLayout] = []
  /// The drawn marks of the plot, in drawing order.
  public var figures: [ChartFigure] = []
  /// The texts in the plot and beside its marks, such as names of series and values of marks.
  public var labels: [ChartLabel] = []
  /// Lines from labels to the marks that they name.
  public var leaders: [ChartLine] = []
  /// Annotations and symbols that are blocks.
  var blocks: [PlacedBlock] = []
  /// Background rectangles behind texts that overlap marks.
  var backdrops: [ChartFigure] = []
  /// The dots at the ends of lines, which are not clipped at the edge of the plot.
  var dots: [ChartFigure] = []
  /// Masks and effects on groups of figures.
  var groups: [FigureGroup] = []
  /// The points of the lines from sectors to the names around them; `nil` if no names are there.
  var sectorLeaders: [[CGPoint]]?
  /// The scales on the plot, inside the room that labels take from it.
  package var scales = ChartScales()
  /// Whether the panel belongs to a preset such as ``BarChart``.
  ///
  /// Its bars lap behind the next ones in their stack, and grow from where the values that they had
  /// before are on this panel's axis.
  var isOfPreset = false
  /// The line from which marks grow.
  package var base = GrowthBase(axis: .vertical, position: 0)
  /// The opacity of the values, 0...1; they appear when the marks have nearly grown.
  var labelOpacity: CGFloat = 1
  /// Whether figures, except symbols, are clipped to the plot; `false` by default.
  ///
  /// Charts set it to `true` if a modifier sets the values or the visible length of a domain, or if
  /// a function has values beyond the plot.
  public var isClipped = false
  /// The blocks of a plot style around the plot.
  var styledPlot: StyledPart?

  init(plot: CGRect) { self.plot = plot }
}

/// A straight line of an axis or of a label.
public struct ChartLine: Hashable, Sendable {
  /// The start of the line, in points from the chart's top left corner.
  public var start: CGPoint
  /// The end of the line, in points from the chart's top left corner.
  public var end: CGPoint
  /// The paint of the line.
  public var paint: Paint
  /// The width, caps and dashes of the line.
  public var style: StrokeStyle

  init(_ start: CGPoint, _ end: CGPoint, _ paint: Paint, _ style: StrokeStyle) {
    self.start = start
    self.end = end
    self.paint = paint
    self.style = style
  }

  /// The bounds of the line, without its width.
  var bounds: CGRect {
    CGRect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
      height: abs(end.y - start.y))
  }

  /// Strokes the line.
  func draw(on canvas: any Canvas) {
    var path = Path()
    path.move(to: start)
    path.addLine(to: end)
    canvas.stroke(path, with: paint, style: style)
  }
}

/// A block in a chart with its layout and position.
struct PlacedBlock {
  var fragment: Fragment
  var origin: CGPoint

  init(_ fragment: Fragment, at origin: CGPoint) {
    self.fragment = fragment
    self.origin = origin
  }

  var frame: CGRect { CGRect(origin: origin, size: fragment.size) }

  mutating func move(by distance: CGSize) {
    origin.x += distance.width
    origin.y += distance.height
  }
}

/// The line from which marks grow: a position along the axis of values.
package struct GrowthBase: Hashable, Sendable {
  var axis: Axis
  package var position: CGFloat

  init(axis: Axis, position: CGFloat) {
    self.axis = axis
    self.position = position
  }
}
