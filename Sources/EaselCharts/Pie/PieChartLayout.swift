import EaselCanvas
import Foundation

/// The layout of a pie chart: every slice, line and label with its position.
public struct PieChartLayout: Hashable, Sendable {
  /// A slice of the pie: its angles and share, its shape, its paint and its link.
  public struct Slice: Hashable, Sendable {
    /// The segment's index and value, and the angles and the share of the slice.
    public var slice: PieSlice
    /// The outline of the slice around ``PieChartLayout/center``.
    public var shape: ArcShape
    /// The paint that fills the slice.
    public var paint: Paint
    /// The target of a link on the slice; `nil` for none.
    public var link: LinkTarget?
    /// The segment's name, for screen readers.
    var label = ""
    /// The share as text, for screen readers.
    var value = ""
  }

  /// The width and height of the chart, in points.
  public var size: CGSize
  /// The center of the pie, in points from the chart's upper left corner.
  public var center: CGPoint
  /// The outer radius of the pie, in points.
  public var radius: CGFloat
  /// The slices with a share above 0, in the order of the segments; combined segments are the last
  /// slice.
  ///
  /// A chart without data has one gray slice.
  public var slices: [Slice] = []
  /// The leader lines from slices to names outside the pie, each as points from the chart's upper
  /// left corner.
  public var leaders: [[CGPoint]] = []
  /// The width of the leader lines, in points.
  public var leaderWidth: CGFloat = 0.5
  /// The placed texts outside the legend: names with shares, and the text in the center.
  public var labels: [ChartLabel] = []
  /// The legend with the names of the segments; `nil` if there is none.
  public var legend: Legend?
  /// The upper left corner of the legend, in points from the chart's upper left corner.
  public var legendOrigin = CGPoint.zero
  /// Diagnostics about invalid values and about adjusted or left-out content.
  public var diagnostics: [Diagnostic] = []

  /// The color of the leader lines.
  var leaderColor = Color.secondaryLabel
  /// The opacity of names and leader lines, 0...1; they appear when the slices have nearly grown.
  var valueOpacity: CGFloat = 1

  /// Draws the chart with its top left corner at the canvas's origin, and reports its diagnostics
  /// to the canvas.
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
