import EaselCanvas
import Foundation

/// A pie chart as numbers: every slice, line and label with its position.
public struct PieChartLayout: Hashable, Sendable {
  /// A slice with its shape.
  public struct Slice: Hashable, Sendable {
    /// Its angles and share.
    public var slice: PieSlice
    /// Its outline around ``PieChartLayout/center``.
    public var shape: ArcShape
    /// Its paint.
    public var paint: Paint
    /// Where a tap on it leads; nil for nowhere.
    public var link: LinkTarget?
    /// The segment's name, for readers who do not see it.
    var label = ""
    /// Its share, in words.
    var value = ""
  }

  /// Width and height of the chart.
  public var size: CGSize
  /// The middle of the pie.
  public var center: CGPoint
  /// The radius of the pie.
  public var radius: CGFloat
  /// The slices, in the order of the segments.
  public var slices: [Slice] = []
  /// Lines from slices to labels outside, each a run of points.
  public var leaders: [[CGPoint]] = []
  /// Width of those lines.
  public var leaderWidth: CGFloat = 0.5
  /// The names, and the text in the middle.
  public var labels: [ChartLabel] = []
  /// The legend; nil if there is none.
  public var legend: Legend?
  /// Top left of the legend.
  public var legendOrigin = CGPoint.zero
  /// What was adjusted or left out.
  public var diagnostics: [Diagnostic] = []

  /// Colour of the lines from slices to labels.
  var leaderColor = Color.secondaryLabel
  /// How much of names and their lines shows, 0…1: they come when the slices have nearly grown.
  var valueOpacity: CGFloat = 1

  /// Draws the chart with its top left at the canvas' origin.
  public func draw(on canvas: any Canvas) {
    for diagnostic in diagnostics { canvas.context.note(diagnostic) }
    for slice in slices {
      canvas.withLink(slice.link, label: slice.label, value: slice.value) {
        canvas.fill(slice.shape.path(center: center), with: slice.paint)
      }
    }
    labels.drawValues(on: canvas, opacity: valueOpacity) {
      for leader in leaders {
        canvas.stroke(
          Path { $0.addLines(leader) }, with: .color(leaderColor),
          style: StrokeStyle(lineWidth: leaderWidth, lineJoin: .round))
      }
    }
    legend?.draw(on: canvas, at: legendOrigin)
  }
}
