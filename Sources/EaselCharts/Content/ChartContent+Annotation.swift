import EaselBlocks
import Foundation

extension ChartContent {
  /// Sets a block beside the mark, or beside all marks of a group.
  ///
  /// - Parameters:
  ///   - position: The side of the mark; automatic is beyond the end of bars, above points, and the
  ///     middle of sectors.
  ///   - alignment: How the block lies along that side.
  ///   - spacing: The distance to the mark in points.
  ///   - content: The block.
  public func annotation<Content: Block>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @BlockBuilder content: @escaping () -> Content
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic
    ) { _ in content() }
  }

  /// Sets a block beside the mark, which is told the mark's size.
  public func annotation<Content: Block>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @BlockBuilder content: @escaping (AnnotationContext) -> Content
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic,
      content: content)
  }

  /// Sets a block beside the mark, and says what happens where it does not fit.
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

  /// Sets a block beside the mark, which is told the mark's size, and says what happens where it does
  /// not fit.
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

  /// Sets a text of a family beside the mark; all of a chart's are left out where two would overlap.
  func ownAnnotation(
    position: AnnotationPosition, content: @escaping () -> Text
  ) -> some ChartContent {
    var annotation = MarkAnnotation(
      position: position, alignment: .center, spacing: nil, overflow: .automatic
    ) { _ in AnyBlock(content()) }
    annotation.givesWay = true
    return grouped { .annotation(annotation) }
  }
}
