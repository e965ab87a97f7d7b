import EaselBlocks
import Foundation

extension ChartContent {
  /// Adds a block beside the mark, or beside all marks of a group.
  ///
  /// ```swift
  /// let chart = Chart {
  ///   BarMark(x: .value("Day", "Mon"), y: .value("Load", 12))
  ///     .annotation(position: .top) { Text("record") }
  /// }
  /// ```
  ///
  /// Annotations do not cover one another, texts, bars, symbols and the ends of lines. One whose
  /// side is taken is placed at another side of its mark, or along its rule; a text may be broken
  /// into lines. An annotation without space is left out: the drawing states the number, and a
  /// `labelAdjusted` warning contains the texts. With the overflow resolution
  /// ``AnnotationOverflowResolution/Strategy/disabled`` an annotation stays where it is. An overlay
  /// is inside its mark if the mark is larger than it; an overlay without text stays on its mark.
  ///
  /// - Parameters:
  ///   - position: The side of the mark. The automatic one is after the end of bars, above points,
  ///     and in the center of sectors.
  ///   - alignment: The alignment of the block along that side.
  ///   - spacing: The distance to the mark, in points; `nil` is 4.
  ///   - content: The block.
  public func annotation<Content: Block>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @BlockBuilder content: @escaping () -> Content
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic
    ) { _ in content() }
  }

  /// Adds a block beside the mark, from a closure that receives the mark's size.
  public func annotation<Content: Block>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @BlockBuilder content: @escaping (AnnotationContext) -> Content
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic,
      content: content)
  }

  /// Adds a block beside the mark, with strategies for a block that does not fit in the plot.
  public func annotation<Content: Block>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @BlockBuilder content: @escaping () -> Content
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing,
      overflowResolution: overflowResolution
    ) { _ in content() }
  }

  /// Adds a block beside the mark from a closure that receives the mark's size, with strategies for
  /// overflow.
  ///
  /// - Parameters:
  ///   - position: The side of the mark.
  ///   - alignment: The alignment of the block along that side.
  ///   - spacing: The distance to the mark, in points; `nil` is 4.
  ///   - overflowResolution: The strategies for a block that does not fit.
  ///   - content: A closure that returns the block for the size of the mark.
  public func annotation<Content: Block>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @BlockBuilder content: @escaping (AnnotationContext) -> Content
  ) -> some ChartContent {
    let annotation = MarkAnnotation(
      position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution
    ) { AnyBlock(content($0)) }
    return grouped { .annotation(annotation) }
  }

  /// Adds a text beside the mark; if two such texts would overlap, the chart omits all of them.
  func ownAnnotation(
    position: AnnotationPosition, content: @escaping () -> Text
  ) -> some ChartContent {
    var annotation = MarkAnnotation(
      position: position, alignment: .center, spacing: nil, overflow: .automatic
    ) { _ in AnyBlock(content()) }
    annotation.isOfFamily = true
    return grouped { .annotation(annotation) }
  }
}
