import EaselCanvas
import EaselCharts
import EaselViews
import Foundation

/// The superclass of Easel's chart views, which describes the chart for screen readers.
open class DescribedChartView: View {
  /// The text that names the chart for screen readers; by default the kind of the chart.
  ///
  /// For a ring, the default also contains the text in its center.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? ownLabel }
    set { super.accessibilityLabel = newValue }
  }

  /// The text that describes the chart's data to screen readers; by default its values, its shares
  /// or its alternative text.
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
