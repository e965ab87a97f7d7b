import Foundation

/// The texts beside a plot that a chart leaves out, so that the plot keeps a third of its size.
///
/// If the plots of a chart are less than a third as wide or as high as the chart, its guides are left
/// out one after the other, in the order of ``order``. Each one is a diagnostic.
struct OmittedGuides: OptionSet, Hashable, Sendable {
  let rawValue: Int

  /// The source below the chart.
  static let source = Self(rawValue: 1 << 0)
  /// The text that states the number of hidden values and labels.
  static let hiddenCounts = Self(rawValue: 1 << 1)
  /// The subtitle.
  static let subtitle = Self(rawValue: 1 << 2)
  /// The legends.
  static let legends = Self(rawValue: 1 << 3)
  /// The titles of axes.
  static let axisTitles = Self(rawValue: 1 << 4)
  /// The title of the chart.
  static let title = Self(rawValue: 1 << 5)
  /// The parts of long labels for which a side of the plot takes more than a quarter of the chart.
  static let longLabels = Self(rawValue: 1 << 6)
  /// All texts of the chart, also those of axes and marks.
  static let texts = Self(rawValue: 1 << 7)

  /// The guides in the order in which they are left out.
  static let order: [OmittedGuides] = [
    .source, .hiddenCounts, .subtitle, .legends, .axisTitles, .title, .longLabels,
  ]
  /// All guides that can be left out.
  static let all = order.reduce(into: OmittedGuides()) { $0.formUnion($1) }

  /// The maximum fraction of the chart that labels at one side of the plot take as
  /// ``longLabels``.
  static let shortShare: CGFloat = 0.25
  /// The minimum fraction of the chart's width and height that the plots have.
  static let plotShare: CGFloat = 1 / 3
}
