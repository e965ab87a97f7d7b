import EaselCanvas
import Foundation

/// The data and options of a pie or donut chart, as a value.
///
/// ```swift
/// var chart = PieChart(segments: [PieSegment("Wind", value: 22), PieSegment("Coal", value: 29)])
/// chart.centerText = "51 GWh"
/// let layout = chart.layout(in: CGSize(width: 300, height: 200))
/// let shares = layout.slices.map(\.slice.fraction)
/// ```
///
/// ``layout(in:)`` computes the positions of all slices and labels; ``PieChartLayout/draw(on:)``
/// draws them. ``PieChartView`` does both as a view.
public struct PieChart: Hashable, Sendable {
  /// The position of the segments' names.
  public enum Labels: Hashable, Sendable {
    /// Names outside the pie with leader lines if there is space, otherwise in a legend.
    case automatic
    /// Names inside the slices that have space for them.
    case inside
    /// Names around the pie with leader lines.
    ///
    /// Shares are below the names if there is no space after them. If there is no space for the
    /// names around the pie, they are in a legend, and this is reported as a diagnostic.
    case outside
    /// Names in a legend beside or below the pie.
    case legend
    /// No names.
    case hidden
  }

  /// The segments of the pie.
  public var segments: [PieSegment]
  /// The radius of the hole as a fraction of the pie's radius: 0 for a pie, 0.6 for a donut.
  ///
  /// The default is 0.6. A negative value counts as 0; the maximum is 0.98.
  public var holeRatio: CGFloat = 0.6
  /// The angle at which the first slice starts, in radians clockwise from 12 o'clock.
  ///
  /// The default is 0. A value that is not finite counts as 0.
  public var startAngle: CGFloat = 0
  /// The width of the gap between slices, in points.
  ///
  /// `nil`, the default, is 2 % of the radius, at least 0.5 points. The maximum is a quarter of the
  /// radius.
  public var gap: CGFloat?
  /// Whether the ends of a donut's slices are rounded.
  ///
  /// The default is `false`.
  public var hasRoundedEnds = false
  /// The radius of the slices' corners, in points.
  ///
  /// The default is 0.
  public var cornerRadius: CGFloat = 0
  /// Whether slices are sorted by size, the largest first, instead of in the order of the segments.
  ///
  /// The default is `false`. If segments are combined (``maximumSlices``), slices are always sorted
  /// by size.
  public var sortsBySize = false
  /// The maximum number of slices.
  ///
  /// If there are more segments, the smallest ones share the last slice, which is named
  /// ``otherName``. `nil`, the default, is six if ``labels`` is automatic, and otherwise no limit.
  /// A number below 2 counts as 2. A diagnostic and the accessibility value list the combined
  /// segments.
  public var maximumSlices: Int?
  /// The name of the slice of the combined segments.
  ///
  /// `nil`, the default, is “Other” in the language of the drawing.
  public var otherName: String?
  /// The text in the center of a donut; `nil`, the default, for none.
  public var centerText: String?
  /// A smaller line of text below ``centerText``.
  public var centerCaption: String?
  /// The position of the segments' names.
  ///
  /// The default is `automatic`.
  public var labels = Labels.automatic
  /// Whether each name is followed by its share in percent.
  ///
  /// The default is `true`.
  public var showsShares = true
  /// The format of the shares.
  ///
  /// The default is whole percents. Percents with up to three decimals are rounded so that they add
  /// up to 100.
  public var shareFormat = NumberFormat.percent(0)
  /// The font size in points; `nil`, the default, is 9.5, regardless of the chart's size.
  public var fontSize: CGFloat?
  /// The text that is drawn if there is no data.
  public var emptyText = "No data"
  /// The empty space around the chart, in points.
  ///
  /// `nil`, the default, is half of the font size, or less in small charts.
  public var padding: CGFloat?

  /// Creates a chart from segments.
  public init(segments: [PieSegment] = []) { self.segments = segments }

  /// Creates a chart from names and values.
  public init(_ values: KeyValuePairs<String, Double>) {
    segments = values.map { PieSegment($0, value: $1) }
  }

  func paint(of index: Int) -> Paint {
    segments[index].paint ?? .color(ChartPalette.color(index))
  }

  /// Returns a share as text; a share that would be rounded to 0 % becomes “<1%”.
  func shareText(_ fraction: Double) -> String {
    fraction > 0 && fraction < 0.005 && shareFormat == .percent(0)
      ? "<1%" : shareFormat.string(from: fraction)
  }

  /// The separator between name and share, an en space, because “Segment 12 2%” reads as one
  /// number.
  static let separator = "\u{2002}"
}
