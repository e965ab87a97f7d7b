import EaselBlocks
import EaselCanvas
import Foundation

extension Chart {
  /// Shows or hides the x axis with its grid lines and title; a hidden axis takes no space.
  public func chartXAxis(_ visibility: Visibility) -> Chart {
    configured { $0.x.visibility = visibility }
  }

  /// Replaces the grid lines, ticks and labels of the x axis.
  ///
  /// ```swift
  /// let chart = Chart { BarMark(x: .value("Year", 2025), y: .value("Sales", 12)) }
  ///   .chartXAxis { AxisMarks(values: [2024, 2025, 2026]) }
  /// ```
  public func chartXAxis<Marks: AxisContent>(@AxisContentBuilder content: () -> Marks) -> Chart {
    let marks = AxisMarkList(content())
    return configured { $0.setXMarks(marks) }
  }

  /// Sets the title of the x axis from a string.
  ///
  /// The title replaces the label of the values.
  public func chartXAxisLabel<Label: StringProtocol>(
    _ label: Label, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> Chart {
    let title = AxisTitle(Text(label), position, alignment, spacing)
    return configured { $0.x.title = title }
  }

  /// Sets the title of the x axis from a text block.
  public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> Chart {
    let title = AxisTitle(label, position, alignment, spacing)
    return configured { $0.x.title = title }
  }

  /// Sets the title of the x axis from any block.
  public func chartXAxisLabel<Label: Block>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @BlockBuilder content: () -> Label
  ) -> Chart {
    let title = AxisTitle(AnyBlock(content()), position, alignment, spacing)
    return configured { $0.x.title = title }
  }

  /// Wraps the ticks, labels and title of the x axis in a block that a closure builds; grid lines
  /// stay in the plot.
  ///
  /// - Parameter content: Builds a block from the axis, for example with a background or padding.
  public func chartXAxisStyle<Style: Block>(
    @BlockBuilder content: @escaping (ChartAxisContent) -> Style
  ) -> Chart {
    let style = ChartAxisContent.style(content)
    return configured { $0.x.style = style }
  }

  /// Shows or hides the y axis with its grid lines and title; a hidden axis takes no space.
  public func chartYAxis(_ visibility: Visibility) -> Chart {
    configured { $0.y.visibility = visibility }
  }

  /// Replaces the grid lines, ticks and labels of the y axis.
  public func chartYAxis<Marks: AxisContent>(@AxisContentBuilder content: () -> Marks) -> Chart {
    let marks = AxisMarkList(content())
    return configured { $0.setYMarks(marks) }
  }

  /// Sets the title of the y axis from a string.
  ///
  /// The title replaces the label of the values.
  public func chartYAxisLabel<Label: StringProtocol>(
    _ label: Label, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> Chart {
    let title = AxisTitle(Text(label), position, alignment, spacing)
    return configured { $0.y.title = title }
  }

  /// Sets the title of the y axis from a text block.
  public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> Chart {
    let title = AxisTitle(label, position, alignment, spacing)
    return configured { $0.y.title = title }
  }

  /// Sets the title of the y axis from any block.
  public func chartYAxisLabel<Label: Block>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @BlockBuilder content: () -> Label
  ) -> Chart {
    let title = AxisTitle(AnyBlock(content()), position, alignment, spacing)
    return configured { $0.y.title = title }
  }

  /// Wraps the ticks, labels and title of the y axis in a block that a closure builds; grid lines
  /// stay in the plot.
  ///
  /// - Parameter content: Builds a block from the axis, for example with a background or padding.
  public func chartYAxisStyle<Style: Block>(
    @BlockBuilder content: @escaping (ChartAxisContent) -> Style
  ) -> Chart {
    let style = ChartAxisContent.style(content)
    return configured { $0.y.style = style }
  }
}
