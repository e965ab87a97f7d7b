import EaselCanvas
import EaselViews
import Foundation

/// The superclass of Easel's chart views, which describes the chart for screen readers.
open class DescribedChartView: View {
  /// The accessibility label of the chart, read by screen readers.
  ///
  /// The default is the kind of the chart; for a ring, it also contains the text in its center.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? ownLabel }
    set { super.accessibilityLabel = newValue }
  }

  /// The accessibility value of the chart, read by screen readers.
  ///
  /// The default is the values or shares that the chart shows.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? ownValue }
    set { super.accessibilityValue = newValue }
  }

  /// The values of the chart as a table; `nil` without data.
  open override var figureData: MarkedContent.FigureData? { ownData }

  /// The default accessibility label.
  var ownLabel: String { "Chart" }
  /// The default accessibility value; `nil` without data.
  var ownValue: String? { nil }
  /// The values as a table; `nil` without data.
  var ownData: MarkedContent.FigureData? { nil }
}
