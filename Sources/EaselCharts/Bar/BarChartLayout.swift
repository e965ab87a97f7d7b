import EaselCanvas
import Foundation

/// A bar chart as numbers: every bar, line and label with its position.
public struct BarChartLayout: Hashable, Sendable {
  /// One bar.
  public struct Bar: Hashable, Sendable {
    /// Index of the series.
    public var series: Int
    /// Index of the category.
    public var category: Int
    /// The value.
    public var value: Double
    /// The rectangle.
    public var rect: CGRect
    /// The radii of its corners.
    public var cornerRadii: CornerRadii
    /// Its paint.
    public var paint: Paint
    /// The colour of a thin line inside its edge; nil draws none.
    public var borderColor: Color?
    /// Where a tap on it leads; nil for nowhere.
    public var link: LinkTarget?
    /// Its category and series, and its value, for readers who do not see it.
    var words = BarWords()
  }

  /// What a bar is and shows, in words.
  struct BarWords: Hashable, Sendable {
    var label = ""
    var value = ""
  }

  /// A straight line.
  public struct Line: Hashable, Sendable {
    /// Where it begins.
    public var start: CGPoint
    /// Where it ends.
    public var end: CGPoint
    /// Its width.
    public var width: CGFloat
    /// Its colour.
    public var color: Color
    /// Its dashes.
    public var dash: [CGFloat] = []
  }

  /// Width and height of the chart.
  public var size: CGSize
  /// The rectangle in which bars stand.
  public var plot: CGRect
  /// The value axis, with positions in the chart's space.
  public var axis: ValueAxis
  /// Position of the base line along the value axis.
  public var baseline: CGFloat
  /// Grid lines.
  public var grid: [Line] = []
  /// The bars, category by category.
  public var bars: [Bar] = []
  /// Base line and reference lines, which lie over the bars.
  public var lines: [Line] = []
  /// Value labels, category names, axis labels.
  public var labels: [ChartLabel] = []
  /// The legend; nil if there is none.
  public var legend: Legend?
  /// Top left of the legend.
  public var legendOrigin = CGPoint.zero
  /// What was adjusted or left out.
  public var diagnostics: [Diagnostic] = []

  /// Whether bars grow upwards.
  var isVertical = true
  /// Whether bars of a category stand on each other.
  var isStacked = false
  /// How much of the values shows, 0…1: they come when the bars have nearly grown.
  var valueOpacity: CGFloat = 1

  /// Draws the chart with its top left at the canvas' origin.
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
    // Half a point, as thin as print keeps, and inside, so that bars keep their size.
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
