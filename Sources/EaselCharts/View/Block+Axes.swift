import EaselBlocks
import EaselCanvas
import Foundation

extension Block {
  /// Shows or hides the x axis; a hidden one takes no room.
  @_disfavoredOverload
  public func chartXAxis(_ visibility: Visibility) -> some Block {
    configured { $0.x.visibility = visibility }
  }

  /// Replaces the marks of the x axis.
  @_disfavoredOverload
  public func chartXAxis<Marks: AxisContent>(@AxisContentBuilder content: () -> Marks) -> some Block
  {
    let marks = AxisMarkList(content())
    return configured { $0.setXMarks(marks) }
  }

  /// Titles the x axis with a string, in place of the label of its values.
  @_disfavoredOverload
  public func chartXAxisLabel<Label: StringProtocol>(
    _ label: Label, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some Block {
    let title = AxisTitle(Text(label), position, alignment, spacing)
    return configured { $0.x.title = title }
  }

  /// Titles the x axis with a text.
  @_disfavoredOverload
  public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some Block {
    let title = AxisTitle(label, position, alignment, spacing)
    return configured { $0.x.title = title }
  }

  /// Titles the x axis with a block.
  @_disfavoredOverload
  public func chartXAxisLabel<Label: Block>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @BlockBuilder content: () -> Label
  ) -> some Block {
    let title = AxisTitle(AnyBlock(content()), position, alignment, spacing)
    return configured { $0.x.title = title }
  }

  /// Draws the x axis in a block that the closure makes of it.
  @_disfavoredOverload
  public func chartXAxisStyle<Style: Block>(
    @BlockBuilder content: @escaping (ChartAxisContent) -> Style
  ) -> some Block {
    let style = ChartAxisContent.style(content)
    return configured { $0.x.style = style }
  }

  /// Shows or hides the y axis; a hidden one takes no room.
  @_disfavoredOverload
  public func chartYAxis(_ visibility: Visibility) -> some Block {
    configured { $0.y.visibility = visibility }
  }

  /// Replaces the marks of the y axis.
  @_disfavoredOverload
  public func chartYAxis<Marks: AxisContent>(@AxisContentBuilder content: () -> Marks) -> some Block
  {
    let marks = AxisMarkList(content())
    return configured { $0.setYMarks(marks) }
  }

  /// Titles the y axis with a string, in place of the label of its values.
  @_disfavoredOverload
  public func chartYAxisLabel<Label: StringProtocol>(
    _ label: Label, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some Block {
    let title = AxisTitle(Text(label), position, alignment, spacing)
    return configured { $0.y.title = title }
  }

  /// Titles the y axis with a text.
  @_disfavoredOverload
  public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some Block {
    let title = AxisTitle(label, position, alignment, spacing)
    return configured { $0.y.title = title }
  }

  /// Titles the y axis with a block.
  @_disfavoredOverload
  public func chartYAxisLabel<Label: Block>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @BlockBuilder content: () -> Label
  ) -> some Block {
    let title = AxisTitle(AnyBlock(content()), position, alignment, spacing)
    return configured { $0.y.title = title }
  }

  /// Draws the y axis in a block that the closure makes of it.
  @_disfavoredOverload
  public func chartYAxisStyle<Style: Block>(
    @BlockBuilder content: @escaping (ChartAxisContent) -> Style
  ) -> some Block {
    let style = ChartAxisContent.style(content)
    return configured { $0.y.style = style }
  }
}
