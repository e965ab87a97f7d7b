import EaselBlocks
import EaselCanvas
import Foundation

extension Block {
  /// Shows or hides the x axis of the charts in the block, with its grid lines and title; a hidden
  /// axis takes no space.
  public func chartXAxis(_ visibility: Visibility) -> some Block {
    configured { $0.x.visibility = visibility }
  }

  /// Replaces the grid lines, ticks and labels of the x axis of the charts in the block.
  ///
  /// ```swift
  /// let chart = Chart { BarMark(x: .value("Year", 2025), y: .value("Sales", 12)) }
  ///   .chartXAxis { AxisMarks(values: [2024, 2025, 2026]) }
  /// ```
  public func chartXAxis<Marks: AxisContent>(@AxisContentBuilder content: () -> Marks) -> some Block
  {
    let marks = AxisMarkList(content())
    return configured { $0.setXMarks(marks) }
  }

  /// Sets the title of the x axis from a string, for the charts in the block.
  ///
  /// The title replaces the label of the values.
  public func chartXAxisLabel<Label: StringProtocol>(
    _ label: Label, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some Block {
    let title = AxisTitle(Text(label), position, alignment, spacing)
    return configured { $0.x.title = title }
  }

  /// Sets the title of the x axis from a text block, for the charts in the block.
  public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some Block {
    let title = AxisTitle(label, position, alignment, spacing)
    return configured { $0.x.title = title }
  }

  /// Sets the title of the x axis from any block, for the charts in the block.
  public func chartXAxisLabel<Label: Block>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @BlockBuilder content: () -> Label
  ) -> some Block {
    let title = AxisTitle(AnyBlock(content()), position, alignment, spacing)
    return configured { $0.x.title = title }
  }

  /// Wraps the ticks, labels and title of the x axis in a block that a closure builds, for the
  /// charts in the block; grid lines stay in the plot.
  ///
  /// - Parameter content: Builds a block from the axis, for example with a background or padding.
  public func chartXAxisStyle<Style: Block>(
    @BlockBuilder content: @escaping (ChartAxisContent) -> Style
  ) -> some Block {
    let style = ChartAxisContent.style(content)
    return configured { $0.x.style = style }
  }

  /// Shows or hides the y axis of the charts in the block, with its grid lines and title; a hidden
  /// axis takes no space.
  public func chartYAxis(_ visibility: Visibility) -> some Block {
    configured { $0.y.visibility = visibility }
  }

  /// Replaces the grid lines, ticks and labels of the y axis of the charts in the block.
  public func chartYAxis<Marks: AxisContent>(@AxisContentBuilder content: () -> Marks) -> some Block
  {
    let marks = AxisMarkList(content())
    return configured { $0.setYMarks(marks) }
  }

  /// Sets the title of the y axis from a string, for the charts in the block.
  ///
  /// The title replaces the label of the values.
  public func chartYAxisLabel<Label: StringProtocol>(
    _ label: Label, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some Block {
    let title = AxisTitle(Text(label), position, alignment, spacing)
    return configured { $0.y.title = title }
  }

  /// Sets the title of the y axis from a text block, for the charts in the block.
  public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some Block {
    let title = AxisTitle(label, position, alignment, spacing)
    return configured { $0.y.title = title }
  }

  /// Sets the title of the y axis from any block, for the charts in the block.
  public func chartYAxisLabel<Label: Block>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @BlockBuilder content: () -> Label
  ) -> some Block {
    let title = AxisTitle(AnyBlock(content()), position, alignment, spacing)
    return configured { $0.y.title = title }
  }

  /// Wraps the ticks, labels and title of the y axis in a block that a closure builds, for the
  /// charts in the block; grid lines stay in the plot.
  ///
  /// - Parameter content: Builds a block from the axis, for example with a background or padding.
  public func chartYAxisStyle<Style: Block>(
    @BlockBuilder content: @escaping (ChartAxisContent) -> Style
  ) -> some Block {
    let style = ChartAxisContent.style(content)
    return configured { $0.y.style = style }
  }
}
