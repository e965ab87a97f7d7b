import EaselBlocks
import EaselCanvas
import Foundation

extension Block {
  /// Sets the width and height of the plots of the charts in the block, without axes, legends and
  /// titles.
  ///
  /// ```swift
  /// let chart = Chart { BarMark(x: .value("Day", "Mon"), y: .value("Load", 12)) }
  ///   .chartPlotSize(width: 240, height: 120)
  /// ```
  ///
  /// The chart is as large as the plot with its axes, legends and titles. If the chart gets less
  /// space, the plot is smaller, with the diagnostic `invalidSize`. With facets the size is that of
  /// each panel; sectors have the smaller length as their diameter. A frame in `chartPlotStyle` has
  /// priority.
  ///
  /// - Parameters:
  ///   - width: The width in points; `nil` takes the width that the chart has. A width that is not
  ///     positive and finite counts as `nil`, with the diagnostic `invalidSize`.
  ///   - height: The height in points; `nil` takes the height that the chart has. A height that is
  ///     not positive and finite counts as `nil`, with the diagnostic `invalidSize`.
  public func chartPlotSize(width: CGFloat? = nil, height: CGFloat? = nil) -> some Block {
    configured {
      $0.setPlotSize(
        width: width.map { .points($0) }, height: height.map { .points($0) })
    }
  }

  /// Sets the width and height of the plots of the charts in the block for each category of their
  /// axes, so that a chart grows with the number of its categories.
  ///
  /// ```swift
  /// let loads = ["North": 12, "South": 9, "East": 7]
  /// let chart = Chart(loads.keys.sorted(), id: \.self) {
  ///   BarMark(x: .value("Load", loads[$0] ?? 0), y: .value("Station", $0))
  /// }
  /// .chartPlotSize(heightPerCategory: 24)   // a plot of 72 points
  /// ```
  ///
  /// The length includes the gap to the next category, as the step of Vega-Lite does. On an axis
  /// without categories it has no effect, with the diagnostic `unsupportedOption`.
  ///
  /// - Parameters:
  ///   - widthPerCategory: The width in points for each category of the x axis; `nil` takes the
  ///     width that the chart has. A width that is not positive and finite counts as `nil`, with the
  ///     diagnostic `invalidSize`.
  ///   - heightPerCategory: The height in points for each category of the y axis; `nil` takes the
  ///     height that the chart has. A height that is not positive and finite counts as `nil`, with
  ///     the diagnostic `invalidSize`.
  public func chartPlotSize(
    widthPerCategory: CGFloat? = nil, heightPerCategory: CGFloat? = nil
  ) -> some Block {
    configured {
      $0.setPlotSize(
        width: widthPerCategory.map { .perCategory($0) },
        height: heightPerCategory.map { .perCategory($0) })
    }
  }
}
