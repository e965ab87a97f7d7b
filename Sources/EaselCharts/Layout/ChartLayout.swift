import EaselBlocks
import EaselCanvas
import Foundation

/// A chart laid out: plot boxes, marks, axes, legends and labels as numbers.
///
/// ```swift
/// let layout = chart.layout(in: CGSize(width: 480, height: 300))
/// layout.plot                       // the rectangle of the plot
/// layout.figures.count { $0.kind == .bar }    // how many bars are drawn
/// layout.diagnostics                // what was hidden, cut or left out
/// ```
///
/// Drawing does nothing but paint these. Tests ask the layout.
public struct ChartLayout {
  /// The size of the chart in points.
  public var size: CGSize
  /// The plots: one, or one for each facet.
  public var panels: [ChartPanel]
  /// Title and subtitle above, source below.
  public var titles: [ChartLabel] = []
  /// The legends.
  public var legends: [LegendLayout] = []
  /// What the drawing says of data that it does not show.
  public var remarks: [ChartLabel] = []
  /// Blocks behind the chart.
  package var backgrounds: [PlacedBlock] = []
  /// Blocks of titles, legends and layers.
  package var blocks: [PlacedBlock] = []
  /// What was hidden, cut, moved or left out, and other notes.
  public var diagnostics: [Diagnostic] = []
  /// The description of the chart in words: its alternative text.
  public var words: String {
    get { description?.words.text ?? "" }
    set { description = ChartDescription(heading: "", text: newValue) }
  }
  /// The first sentence of the words: kind, title and axes.
  package var heading: String { description?.words.heading ?? "" }
  /// What makes the words.
  package var description: ChartDescription?

  package init(size: CGSize, panels: [ChartPanel]) {
    self.size = size
    self.panels = panels
  }

  /// The rectangle of the first plot.
  public var plot: CGRect { panels.first?.plot ?? .zero }
  /// The axes of the first plot.
  public var axes: [AxisLayout] { panels.first?.axes ?? [] }
  /// The drawn marks of all plots, in the order in which they are drawn.
  public var figures: [ChartFigure] { panels.flatMap(\.figures) }

  /// All texts with their frames.
  public var labels: [ChartLabel] {
    titles + remarks + legends.flatMap(\.labels)
      + panels.flatMap { $0.labels + $0.axes.flatMap(\.allLabels) + ($0.title.map { [$0] } ?? []) }
  }
}

/// A plot with its axes and marks.
public struct ChartPanel {
  /// The rectangle that the scales map to.
  public var plot: CGRect
  /// The name of the facet.
  public var title: ChartLabel?
  /// The axes.
  public var axes: [AxisLayout] = []
  /// The marks, in the order in which they are drawn.
  public var figures: [ChartFigure] = []
  /// Names of series, values and other texts in the plot.
  public var labels: [ChartLabel] = []
  /// Lines from labels to what they name.
  public var leaders: [ChartLine] = []
  /// Annotations and symbols that are blocks.
  package var blocks: [PlacedBlock] = []
  /// Paper behind texts that lie on marks.
  package var backdrops: [ChartFigure] = []
  /// The dots at the ends of lines, which the edge of the plot does not cut.
  package var dots: [ChartFigure] = []
  /// Masks and effects on groups of figures.
  package var groups: [FigureGroup] = []
  /// The scales over the plot, within the room that labels take of it.
  package var scales = ChartScales()
  /// The line that marks grow from.
  package var base = GrowthBase(axis: .vertical, position: 0)
  /// How much of the values shows, 0…1: they come when the marks have nearly grown.
  package var labelOpacity: CGFloat = 1
  /// Whether figures are clipped to the plot.
  public var isClipped = false
  /// The blocks of a plot style around the plot.
  package var styledPlot: StyledPart?

  package init(plot: CGRect) { self.plot = plot }
}

/// A straight line of an axis or of a label.
public struct ChartLine: Hashable, Sendable {
  /// Where it begins.
  public var start: CGPoint
  /// Where it ends.
  public var end: CGPoint
  /// Its paint.
  public var paint: Paint
  /// Its width and dashes.
  public var style: StrokeStyle

  package init(_ start: CGPoint, _ end: CGPoint, _ paint: Paint, _ style: StrokeStyle) {
    self.start = start
    self.end = end
    self.paint = paint
    self.style = style
  }

  /// The box of the line, without its width.
  package var bounds: CGRect {
    CGRect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
      height: abs(end.y - start.y))
  }

  /// Strokes the line.
  package func draw(on canvas: any Canvas) {
    var path = Path()
    path.move(to: start)
    path.addLine(to: end)
    canvas.stroke(path, with: paint, style: style)
  }
}

/// A block in a chart, laid out.
package struct PlacedBlock {
  package var fragment: Fragment
  package var origin: CGPoint

  package init(_ fragment: Fragment, at origin: CGPoint) {
    self.fragment = fragment
    self.origin = origin
  }

  package var frame: CGRect { CGRect(origin: origin, size: fragment.size) }
}

/// The line that marks grow from: a position along the axis of values.
package struct GrowthBase: Hashable, Sendable {
  package var axis: Axis
  package var position: CGFloat

  package init(axis: Axis, position: CGFloat) {
    self.axis = axis
    self.position = position
  }
}
