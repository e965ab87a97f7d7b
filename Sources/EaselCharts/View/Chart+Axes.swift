import EaselBlocks
import EaselCanvas
import Foundation

extension Chart {
  /// Shows or hides the x axis; a hidden one takes no room.
  public func chartXAxis(_ visibility: Visibility) -> Chart {
    configured { $0.x.visibility = visibility }
  }

  /// Replaces the marks of the x axis.
  public func chartXAxis<Marks: AxisContent>(@AxisContentBuilder content: () -> Marks) -> Chart {
    let marks = AxisMarkList(content())
    return configured { $0.setXMarks(marks) }
  }

  /// Titles the x axis with a string, in place of the label of its values.
  public func chartXAxisLabel<Label: StringProtocol>(
    _ label: Label, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> Chart {
    let title = AxisTitle(Text(label), position, alignment, spacing)
    return configured { $0.x.title = title }
  }

  /// Titles the x axis with a text.
  public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> Chart {
    let title = AxisTitle(label, position, alignment, spacing)
    return configured { $0.x.title = title }
  }

  /// Titles the x axis with a block.
  public func chartXAxisLabel<Label: Block>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @BlockBuilder content: () -> Label
  ) -> Chart {
    let title = AxisTitle(AnyBlock(content()), position, alignment, spacing)
    return configured { $0.x.title = title }
  }

  /// Draws the x axis in a block that the closure makes of it.
  public func chartXAxisStyle<Style: Block>(
    @BlockBuilder content: @escaping (ChartAxisContent) -> Style
  ) -> Chart {
    let style = ChartAxisContent.style(content)
    return configured { $0.x.style = style }
  }

  /// Shows or hides the y axis; a hidden one takes no room.
  public func chartYAxis(_ visibility: Visibility) -> Chart {
    configured { $0.y.visibility = visibility }
  }

  /// Replaces the marks of the y axis.
  public func chartYAxis<Marks: AxisContent>(@AxisContentBuilder content: () -> Marks) -> Chart {
    let marks = AxisMarkList(content())
    return configured { $0.setYMarks(marks) }
  }

  /// Titles the y axis with a string, in place of the label of its values.
  public func chartYAxisLabel<Label: StringProtocol>(
    _ label: Label, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> Chart {
    let title = AxisTitle(Text(label), position, alignment, spacing)
    return configured { $0.y.title = title }
  }

  /// Titles the y axis with a text.
  public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> Chart {
    let title = AxisTitle(label, position, alignment, spacing)
    return configured { $0.y.title = title }
  }

  /// Titles the y axis with a block.
  public func chartYAxisLabel<Label: Block>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @BlockBuilder content: () -> Label
  ) -> Chart {
    let title = AxisTitle(AnyBlock(content()), position, alignment, spacing)
    return configured { $0.y.title = title }
  }

  /// Draws the y axis in a block that the closure makes of it.
  public func chartYAxisStyle<Style: Block>(
    @BlockBuilder content: @escaping (ChartAxisContent) -> Style
  ) -> Chart {
    let style = ChartAxisContent.style(content)
    return configured { $0.y.style = style }
  }
}
