import EaselBlocks
import EaselCanvas
import EaselStatistics
import Foundation

/// A box plot of a sample: hinges, median, whiskers, and outliers as points.
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
/// The hinges are Tukey's, and the whiskers reach to the outermost values within 1.5 times the
/// distance of the hinges, as R's `boxplot.stats` has them. The category may stand on either axis;
/// boxes of several series stand side by side by `position(by:)`. Values that are missing are left
/// out and noted. Under the name of each standing box stands the size of its sample, where there is
/// room. Costs O(n log n).
public struct BoxMark: ChartContent {
  private let fields: DirectedFields
  private let box: Statistics.BoxPlot?
  private let missing: Int
  private let width: MarkDimension
  private let isNotched: Bool

  /// A standing box.
  ///
  /// - Parameters:
  ///   - x: The step that the box stands in.
  ///   - y: The sample.
  ///   - width: The width of the box.
  ///   - whiskers: How far whiskers reach at most, in distances of the hinges; 0 is to the extremes.
  ///   - isNotched: Whether the box narrows about the median within its confidence interval, so that
  ///     medians whose notches do not overlap differ at about the 5 % level.
  public init<X: Plottable>(
    x: PlottableValue<X>, y: PlottableSample, width: MarkDimension = .automatic,
    whiskers: Double = 1.5, isNotched: Bool = false
  ) {
    self.init(.vertical, x.field, y, width, whiskers, isNotched)
  }

  /// A lying box.
  ///
  /// - Parameters:
  ///   - x: The sample.
  ///   - y: The step that the box lies in.
  ///   - height: The width of the box, across its values.
  ///   - whiskers: How far whiskers reach at most, in distances of the hinges; 0 is to the extremes.
  ///   - isNotched: Whether the box narrows about the median within its confidence interval.
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

  /// The number of values that the box stands for, without missing ones.
  public var count: Int { box?.count ?? 0 }

  /// The marks: whiskers with caps, the box, the median and the outliers.
  public var body: some ChartContent {
    ContentNote.missing(
      "BoxMark", missing, in: "\(fields.label), \(fields.step.start.described)", isOmitted: true)
    CountNote(fields: fields, count: count)
    if let box {
      whisker(from: box.lowerHinge, to: box.lowerWhisker)
      whisker(from: box.upperHinge, to: box.upperWhisker)
      // The grid does not shine through the box.
      bar(box.lowerHinge, box.upperHinge, BarForm(notch: notch)).foregroundStyle(.background)
      bar(
        box.lowerHinge, box.upperHinge,
        BarForm(minimumLength: 1, outlineWidth: 1, fillOpacity: 0.25, notch: notch)
      )
      .accessibilityValue("n = \(box.count)")
      bar(box.median, box.median, BarForm(part: medianPart, minimumLength: 2))
      ForEach(box.outliers.indices) { index in
        FieldMark(.point, fields.at(box.outliers[index])) {
          $0.symbolSize = $0.symbolSize ?? .area(Self.outlierArea)
        }
      }
    } else {
      ContentNote.invalid(
        "BoxMark", "“\(fields.label)” of “\(fields.step.start.described)” has no values",
        value: "0")
      // The step keeps its name on the axis.
      FieldMark(.rule, fields.between(.nan, .nan))
    }
  }

  /// The area of an outlier's symbol, in square points.
  private static let outlierArea: CGFloat = 12

  private var notch: BarForm.Notch? {
    guard isNotched, let box else { return nil }
    return BarForm.Notch(lower: box.lowerNotch, middle: box.median, upper: box.upperNotch)
  }

  /// The median is as wide as the box where it stands.
  private var medianPart: ClosedRange<Double> { isNotched ? 0.25...0.75 : 0...1 }

  @ChartContentBuilder
  private func whisker(from hinge: Double, to end: Double) -> some ChartContent {
    FieldMark(
      .rule, fields.between(min(hinge, end), max(hinge, end)), standardStyle: PaletteStyle(index: 0)
    )
    bar(end, end, BarForm(part: 0.3...0.7, minimumLength: 1))
  }

  private func bar(_ start: Double, _ end: Double, _ form: BarForm) -> some ChartContent {
    FieldMark(.bar, fields.between(start, end)) {
      $0.barForm = form
      fields.setWidth(width, of: &$0)
    }
  }
}
