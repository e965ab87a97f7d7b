import EaselCanvas
import Foundation

/// The positions of every bar, line and label of a bar chart.
public struct BarChartLayout: Hashable, Sendable {
  /// A bar with its position and paint.
  public struct Bar: Hashable, Sendable {
    /// The zero-based index of the bar's series in ``BarChart/series``.
    public var series: Int
    /// The zero-based index of the bar's category.
    public var category: Int
    /// The value that the bar shows.
    public var value: Double
    /// The rectangle of the bar, in points from the chart's upper left corner.
    public var rect: CGRect
    /// The radii of the bar's corners, in points.
    public var cornerRadii: CornerRadii
    /// The color, gradient or pattern that fills the bar.
    public var paint: Paint
    /// The color of a line of 0.5 points inside the bar's edge; `nil` draws no line.
    public var borderColor: Color?
    /// The target of the bar's link; `nil` is no link.
    public var link: LinkTarget?
    /// The category, series and value of the bar, for screen readers.
    var words = BarWords()
  }

  /// The description of a bar for screen readers.
  struct BarWords: Hashable, Sendable {
    var label = ""
    var value = ""
  }

  /// A grid line, base line or reference line with its ends and stroke.
  public struct Line: Hashable, Sendable {
    /// The start point of the line, in points from the chart's upper left corner.
    public var start: CGPoint
    /// The end point of the line, in points from the chart's upper left corner.
    public var end: CGPoint
    /// The width of the line, in points.
    public var width: CGFloat
    /// The color of the line.
    public var color: Color
    /// The lengths of dashes and gaps, in points; an empty array draws a solid line.
    public var dash: [CGFloat] = []
  }

  /// The width and height of the chart, in points.
  public var size: CGSize
  /// The rectangle that contains the bars, in points from the chart's upper left corner.
  public var plot: CGRect
  /// The scale and ticks of the value axis, in points from the chart's upper edge, or from its left
  /// edge for horizontal bars.
  public var axis: ValueAxis
  /// The base line's distance from the chart's upper edge, or from its left edge for horizontal
  /// bars, in points.
  public var baseline: CGFloat
  /// The grid lines, which are drawn behind the bars.
  public var grid: [Line] = []
  /// The bars, ordered by category and then by series.
  public var bars: [Bar] = []
  /// The base line and the reference lines, which are drawn in front of the bars.
  public var lines: [Line] = []
  /// The texts outside of the legend: value labels, category names, axis labels, names of reference
  /// lines.
  public var labels: [ChartLabel] = []
  /// The legend; `nil` if there is none.
  public var legend: Legend?
  /// The upper left corner of the legend, in points from the chart's upper left corner.
  public var legendOrigin = CGPoint.zero
  /// The diagnostics about parts that were adjusted or left out.
  public var diagnostics: [Diagnostic] = []

  /// Whether bars are vertical.
  var isVertical = true
  /// Whether bars of a category are stacked.
  var isStacked = false
  /// The opacity of value labels, 0...1, which fade in at the end of an animation.
  var valueOpacity: CGFloat = 1

  /// Draws the chart with its upper left corner at the canvas's origin.
  ///
  /// The diagnostics of the layout are reported to the canvas's context.
  public func draw(on canvas: any Canvas) {
    for diagnostic in diagnostics { canvas.context.note(diagnostic) }
    for line in grid { draw(line, on: canvas) }
    for (index, bar) in bars.enumerated() where bar.rect.width > 0 && bar.rect.height > 0 {
      canvas.withLink(bar.link, label: bar.words.label, value: bar.words.value) {
        draw(bar, in: filledRect(ofBar: index), on: canvas)
      }
    }
    for line in lines { draw(line, on: canvas) }
    labels.drawValues(on: canvas, opacity: valueOpacity)
    legend?.draw(on: canvas, at: legendOrigin)
  }

  private func draw(_ bar: Bar, in rect: CGRect, on canvas: any Canvas) {
    let isPlain = bar.cornerRadii == CornerRadii(all: 0)
    func outline(_ rect: CGRect) -> Path {
      isPlain ? Path(rect) : Path(roundedRect: rect, cornerRadii: bar.cornerRadii)
    }
    canvas.fill(outline(rect), with: bar.paint)
    guard let border = bar.borderColor else { return }
    // The line is half a point wide, the least width that prints well, and inside the bar's size.
    let width = min(0.5, bar.rect.width / 2, bar.rect.height / 2)
    canvas.stroke(
      outline(bar.rect.insetBy(dx: width / 2, dy: width / 2)), with: .color(border),
      style: StrokeStyle(lineWidth: width))
  }

  private func draw(_ line: Line, on canvas: any Canvas) {
    canvas.stroke(
      Path {
        $0.move(to: line.start)
        $0.addLine(to: line.end)
      }, with: .color(line.color), style: StrokeStyle(lineWidth: line.width, dash: line.dash))
  }
}
