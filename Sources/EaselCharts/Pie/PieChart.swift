import EaselCanvas
import Foundation

/// A pie or donut of several segments as a value: its data and how it is to look.
///
/// ```swift
/// var chart = PieChart(segments: [PieSegment("Wind", value: 21_933), PieSegment("Coal", value: 29_329)])
/// chart.centerText = "60 GWh"
/// let layout = chart.layout(in: CGSize(width: 300, height: 200))
/// layout.slices.map(\.slice.fraction)
/// ```
///
/// ``layout(in:)`` computes every slice and label as numbers; ``PieChartLayout/draw(on:)`` draws
/// them. ``PieChartView`` is both as a view.
public struct PieChart: Hashable, Sendable {
  /// Where the names of the segments stand.
  public enum Labels: Hashable, Sendable {
    /// Outside with leader lines where they have room, else in a legend.
    case automatic
    /// In the slices, those that have room.
    case inside
    /// Around the pie, with leader lines; shares stand below the names where they have no room
    /// behind them.
    case outside
    /// Beside or below the pie.
    case legend
    /// Nowhere.
    case hidden
  }

  /// The parts.
  public var segments: [PieSegment]
  /// Radius of the hole as a share of the pie's; 0 is a pie, 0.6 a donut.
  public var holeRatio: CGFloat = 0.6
  /// Where the first slice begins, in radians clockwise from 12 o'clock.
  public var startAngle: CGFloat = 0
  /// Width of the gap between slices, in points; nil follows the chart's size.
  public var gap: CGFloat?
  /// Whether the ends of a donut's slices are round.
  public var hasRoundedEnds = false
  /// Radius of the slices' corners, in points.
  public var cornerRadius: CGFloat = 0
  /// Whether slices follow one another by size, the largest first, instead of in their own order.
  ///
  /// Where segments are collected (``maximumSlices``), slices are always in the order of their size.
  public var sortsBySize = false
  /// The most slices; of more segments the smallest share one slice, the last, named ``otherName``.
  ///
  /// Nil is six, or as many as there are segments where ``labels`` says how they are named. What is
  /// collected is named by a diagnostic and in the chart's words. A number below 2 counts as 2.
  public var maximumSlices: Int?
  /// The name of the slice of the segments that are collected; nil is “Other” in the language of the
  /// drawing.
  public var otherName: String?
  /// What stands in the middle of a donut; nil leaves it free.
  public var centerText: String?
  /// A smaller line below ``centerText``.
  public var centerCaption: String?
  /// Where the names stand.
  public var labels = Labels.automatic
  /// Whether each name is followed by its share in percent.
  public var showsShares = true
  /// How shares are written; whole percents, and those of up to three decimals, add up to 100.
  public var shareFormat = NumberFormat.percent(0)
  /// Size of the type in points; nil is 9.5, whatever the size of the chart.
  public var fontSize: CGFloat?
  /// What is written where there are no data.
  public var emptyText = "No data"
  /// Free space around the chart, in points; nil is half the size of the type, less in small charts.
  public var padding: CGFloat?

  /// Makes a chart.
  public init(segments: [PieSegment] = []) { self.segments = segments }

  /// Makes a chart from names and values.
  public init(_ values: KeyValuePairs<String, Double>) {
    segments = values.map { PieSegment($0, value: $1) }
  }

  func paint(of index: Int) -> Paint {
    segments[index].paint ?? .color(ChartPalette.color(index))
  }

  /// A share as text; one that would be written as nothing is written as less than one percent.
  func shareText(_ fraction: Double) -> String {
    fraction > 0 && fraction < 0.005 && shareFormat == .percent(0)
      ? "<1%" : shareFormat.string(from: fraction)
  }

  /// What stands between name and share, an en space: “Segment 12 2%” reads as one number.
  static let separator = "\u{2002}"
}
