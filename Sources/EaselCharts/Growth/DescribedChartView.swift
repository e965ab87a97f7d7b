import EaselCanvas
import EaselViews
import Foundation

/// The superclass of Easel's chart views, which say in words what they show.
open class DescribedChartView: View {
  /// What the chart is, in words; its kind, and the text in the middle of a ring, unless you say
  /// otherwise.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? ownLabel }
    set { super.accessibilityLabel = newValue }
  }

  /// What the chart shows, in words; its values or shares unless you say otherwise.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? ownValue }
    set { super.accessibilityValue = newValue }
  }

  /// The values that the chart shows, as a table.
  open override var figureData: MarkedContent.FigureData? { ownData }

  /// The label if none was set.
  var ownLabel: String { "Chart" }
  /// The value if none was set; nil without data.
  var ownValue: String? { nil }
  /// The values as a table; nil without data.
  var ownData: MarkedContent.FigureData? { nil }
}
