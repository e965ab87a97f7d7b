import EaselBlocks
import EaselCanvas
import Foundation

/// A pie or donut chart as a value: its data and options.
///
/// ```swift
/// var chart = PieChart(segments: [PieSegment("Wind", value: 22), PieSegment("Coal", value: 29)])
/// chart.centerText = "51 GWh"
/// try chart.chartTitle("Energy").write(to: URL(filePath: "energy.pdf"))
/// ```
///
/// It is a block whose body is a ``Chart`` of ``SectorMark``s, so that it can be in a stack or in a
/// report, and has a layout, a data table and an alternative text as every chart.
/// `PieChartView` shows it as a view.
public struct PieChart: Block, Hashable, Sendable {
  /// The position of the segments' names.
  public enum Labels: Hashable, Sendable {
    /// Names outside the pie with leader lines if there is space, otherwise in a legend.
    case automatic
    /// Names inside the slices; slices without space for the name have only their share, or no
    /// text.
    case inside
    /// Names around the pie with leader lines.
    ///
    /// Shares are below the names if there is no space after them. If there is no space for the
    /// names around the pie, they are in a legend, and this is reported as a diagnostic.
    case outside
    /// Names in a legend beside or below the pie.
    case legend
    /// No names, no shares and no legend.
    case hidden
  }

  /// The data of the pie: a name, a value and an optional paint for each segment.
  public var segments: [PieSegment]
  /// The radius of the hole as a fraction of the pie's radius: 0 for a pie; 0.6, the default, for a
  /// donut.
  ///
  /// A negative value counts as 0; the maximum is 0.98.
  public var holeRatio: CGFloat = 0.6
  /// The angle at which the first slice starts, in radians clockwise from 12 o'clock; 0 by default.
  ///
  /// A value that is not finite counts as 0.
  public var startAngle: CGFloat = 0
  /// The width of the gap between slices in points; `nil`, the default, is 2 % of the radius.
  ///
  /// The default is at least 0.5 points. The maximum is a quarter of the radius, and 20 % of the
  /// angle of a slice.
  public var gap: CGFloat?
  /// Whether both ends of each slice of a donut are round; `false` by default.
  public var hasRoundedEnds = false
  /// The radius of the slices' corners in points; 0, the default, for sharp corners.
  ///
  /// A negative value counts as 0. In a donut it is ignored if ``hasRoundedEnds`` is `true`.
  public var cornerRadius: CGFloat = 0
  /// Whether slices are sorted by size, the largest first, instead of in the order of the segments.
  ///
  /// The default is `false`. If segments are combined (``maximumSlices``), slices are always sorted
  /// by size.
  public var sortsBySize = false
  /// The maximum number of slices, including one that combines the smallest segments; `nil`, the
  /// default, is automatic.
  ///
  /// If there are more segments, the smallest ones share the last slice, which is named
  /// ``otherName``. The automatic maximum is six if ``labels`` is automatic; otherwise there is
  /// none. A number below 2 counts as 2. A diagnostic and the accessibility value list the combined
  /// segments.
  public var maximumSlices: Int?
  /// The name of the slice that combines the smallest segments; `nil`, the default, is “Other”.
  ///
  /// The default is in the language of the drawing. ``maximumSlices`` determines which segments are
  /// combined.
  public var otherName: String?
  /// The text in the center of a donut; `nil`, the default, for none.
  public var centerText: String?
  /// The smaller text below ``centerText``, on at most 2 lines; `nil`, the default, for none.
  ///
  /// It is not drawn without a center text.
  public var centerCaption: String?
  /// The position of the segments' names; `automatic`, the default, is around the pie or in a
  /// legend.
  public var labels = Labels.automatic
  /// Whether each segment's name is followed by its share of the sum; `true` by default.
  public var showsShares = true
  /// The number format of the shares that follow the names, beside or in the slices or in the
  /// legend; whole percents by default.
  ///
  /// Percents with up to three decimals are rounded so that they add up to 100. The modifier
  /// `chartValueLabels(format:)` replaces the format; one that is not of percent writes the values.
  public var shareFormat = NumberFormat.percent(0)
  /// The font size of names and shares in points; `nil`, the default, is that of other charts, 9.5
  /// in documents and views.
  ///
  /// A size that is not positive and finite counts as `nil`.
  public var fontSize: CGFloat?
  /// The text in the center if no segment has a positive value; `nil`, the default, is “No data” in
  /// the language of the drawing.
  public var emptyText: String?
  /// The empty space at each edge of the chart in points; `nil` is half of the font size, and at
  /// most 5 % of the chart's shorter side.
  package var padding: CGFloat?

  /// Creates a chart with default options from segments.
  public init(segments: [PieSegment] = []) { self.segments = segments }

  /// Creates a chart with one segment for each pair of a name and a value.
  public init(_ values: KeyValuePairs<String, Double>) {
    segments = values.map { PieSegment($0, value: $1) }
  }

  func looks(_ style: ChartStyle) -> [any ShapeStyle] {
    style.presetStyles(of: segments.map(\.paint))
  }

  /// Returns a share as text; a share that would be rounded to 0 % becomes “<1%”.
  func shareText(_ fraction: Double) -> String {
    fraction > 0 && fraction < 0.005 && shareDecimals == 0
      ? lessThanOne : shareFormat.string(from: fraction)
  }

  /// The text of a share that is rounded to 0 %.
  var lessThanOne: String { "<" + shareFormat.string(from: 0.01) }

  /// The decimals of ``shareFormat`` if it writes percents with up to three, in any locale.
  var shareDecimals: Int? {
    var format = shareFormat
    format.locale = nil
    return (0...3).first { format == .percent($0) }
  }

  /// The separator between name and share, an en space, because “Segment 12 2%” reads as one
  /// number.
  static let separator = "\u{2002}"
}
