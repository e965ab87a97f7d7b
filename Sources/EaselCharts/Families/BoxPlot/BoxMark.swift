import EaselBlocks
import EaselCanvas
import EaselStatistics
import Foundation

/// A box plot of a sample: a box between the hinges, the median, whiskers, and outliers as points.
///
/// ```swift
/// let masses = ["Adelie": [3_700, 3_550, 4_100, 3_300], "Gentoo": [5_100, 4_700, 5_600, 6_300]]
/// let chart = Chart {
///   ForEach(["Adelie", "Gentoo"], id: \.self) { species in
///     BoxMark(x: .value("Species", species), y: .value("Mass in g", masses[species] ?? []))
///   }
/// }
/// ```
///
/// The hinges are Tukey's: the medians of the lower and the upper half of the values. By default
/// the whiskers end at the outermost values that are at most 1.5 times the distance between the
/// hinges away from a hinge, as in R's `boxplot.stats`. The category is on either axis. The
/// modifier `position(by:)` places the boxes of several series side by side. Missing and infinite
/// values are left out and reported as a warning.
///
/// The name of a category with one vertical box has the size of the sample below it if there is
/// space. The cost is O(n log n).
public struct BoxMark: ChartContent {
  private let fields: DirectedFields
  private let box: Statistics.BoxPlot?
  private let missing: Int
  private let width: MarkDimension
  private let isNotched: Bool

  /// Creates a vertical box plot of a sample of y values, at a value on the x axis.
  ///
  /// - Parameters:
  ///   - x: The category, or the step of the x axis, that contains the box.
  ///   - y: The sample.
  ///   - width: The width of the box. The default is a fraction of the step.
  ///   - whiskers: The distance from a hinge beyond which a value is an outlier, in units of the
  ///     distance between the hinges. With 0 the whiskers end at the extremes. Negative numbers and
  ///     NaN count as 0.
  ///   - isNotched: Whether the box has a notch, the confidence interval of the median. If the
  ///     notches of two boxes do not overlap, their medians differ at about the 5 % level.
  public init<X: Plottable>(
    x: PlottableValue<X>, y: PlottableSample, width: MarkDimension = .automatic,
    whiskers: Double = 1.5, isNotched: Bool = false
  ) {
    self.init(.vertical, x.field, y, width, whiskers, isNotched)
  }

  /// Creates a horizontal box plot of a sample of x values, at a value on the y axis.
  ///
  /// - Parameters:
  ///   - x: The sample.
  ///   - y: The category, or the step of the y axis, that contains the box.
  ///   - height: The height of the box. The default is a fraction of the step.
  ///   - whiskers: The distance from a hinge beyond which a value is an outlier, in units of the
  ///     distance between the hinges. With 0 the whiskers end at the extremes. Negative numbers and
  ///     NaN count as 0.
  ///   - isNotched: Whether the box has a notch, the confidence interval of the median. If the
  ///     notches of two boxes do not overlap, their medians differ at about the 5 % level.
  public init<Y: Plottable>(
    x: PlottableSample, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    whiskers: Double = 1.5, isNotched: Bool = false
  ) {
    self.init(.horizontal, y.field, x, height, whiskers, isNotched)
  }

  private init(
    _ direction: Axis, _ step: ChartField, _ sample: PlottableSample, _ width: MarkDimension,
    _ whiskers: Double, _ isNotched: Bool
  ) {
    fields = DirectedFields(direction: direction, step: step, label: sample.label)
    let values = sample.numbers
    box = Statistics.boxPlot(values, coefficient: whiskers)
    missing = Statistics.missingCount(in: values)
    self.width = width
    self.isNotched = isNotched
  }

  /// The number of finite values in the sample, including outliers; 0 for an empty sample.
  public var count: Int { box?.count ?? 0 }

  /// The marks that draw the box plot: whiskers with caps, the box, the median and the outliers.
  public var body: some ChartContent {
    ContentNote.missing(
      "BoxMark", missing, in: "\(fields.label), \(fields.step.start.described)", isOmitted: true)
    CountNote(fields: fields, count: count)
    if let box {
      whisker(from: box.lowerHinge, to: box.lowerWhisker)
      whisker(from: box.upperHinge, to: box.upperWhisker)
      // Hides the grid lines behind the translucent box.
      bar(box.lowerHinge, box.upperHinge, BarShape(notch: notch, isBackdrop: true))
        .foregroundStyle(.background)
      bar(
        box.lowerHinge, box.upperHinge,
        BarShape(minimumLength: 1, outlineWidth: 1, fillOpacity: 0.25, notch: notch)
      )
      .accessibilityValue("n = \(box.count)")
      bar(box.median, box.median, BarShape(part: medianPart, minimumLength: 2))
      ForEach(box.outliers.indices) { index in
        FieldMark(.point, fields.at(box.outliers[index])) {
          $0.symbolSize = $0.symbolSize ?? .area(Self.outlierArea)
        }
      }
    } else {
      ContentNote.invalid(
        "BoxMark", "“\(fields.label)” of “\(fields.step.start.described)” has no values",
        value: "0")
      // A mark without a position keeps the name of the step on the axis.
      FieldMark(.rule, fields.between(.nan, .nan))
    }
  }

  /// The area of an outlier's symbol, in square points.
  private static let outlierArea: CGFloat = 12

  private var notch: BarShape.Notch? {
    guard isNotched, let box else { return nil }
    return BarShape.Notch(lower: box.lowerNotch, middle: box.median, upper: box.upperNotch)
  }

  /// The part of the box's width that the median line has: half of it at the center of a notch.
  private var medianPart: ClosedRange<Double> { isNotched ? 0.25...0.75 : 0...1 }

  @ChartContentBuilder
  private func whisker(from hinge: Double, to end: Double) -> some ChartContent {
    FieldMark(
      .rule, fields.between(min(hinge, end), max(hinge, end)), standardStyle: FamilyStyle())
    bar(end, end, BarShape(part: 0.3...0.7, minimumLength: 1))
  }

  private func bar(_ start: Double, _ end: Double, _ shape: BarShape) -> some ChartContent {
    FieldMark(.bar, fields.between(start, end)) {
      $0.barShape = shape
      fields.setWidth(width, of: &$0)
    }
  }
}
