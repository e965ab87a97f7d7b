import EaselBlocks
import EaselCanvas
import Foundation

extension ChartContent {
  /// Has no effect: marks are drawn without a blur, and a positive radius is reported as a warning.
  ///
  /// The method exists for source compatibility with Swift Charts.
  public func blur(radius: CGFloat) -> some ChartContent { grouped { .blur(radius: radius) } }

  /// Draws a shadow behind the marks.
  ///
  /// A shadow whose radius or offset is not finite is not drawn, and is reported as a warning.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow. The default is black with an opacity of 0.33.
  ///   - radius: The blur radius, in points.
  ///   - x: The horizontal offset of the shadow, in points.
  ///   - y: The vertical offset of the shadow, in points; positive values move it down.
  public func shadow(
    color: Tint = Tint(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    grouped { .shadow(color: color, radius: radius, offset: CGSize(width: x, height: y)) }
  }

  /// Draws the marks as one group, so that opacity and effects apply to the group as a whole.
  public func compositingLayer() -> some ChartContent { grouped { .layer(nil) } }

  /// Draws the marks as one group, to which a closure applies block modifiers.
  public func compositingLayer<Content: Block>(
    @BlockBuilder style: @escaping (PlaceholderContentView<Self>) -> Content
  ) -> some ChartContent {
    grouped { .layer { AnyBlock(style(PlaceholderContentView(content: $0))) } }
  }

  /// Masks the marks by other marks: only the parts that those marks cover are visible.
  public func mask<Mask: ChartContent>(
    @ChartContentBuilder content: @escaping () -> Mask
  ) -> some ChartContent {
    grouped {
      var list = MarkList()
      content()._collect(MarkScope(), into: &list)
      return .mask(list)
    }
  }

  /// Clips the marks to a shape that is fitted to their bounds.
  public func clipShape(
    _ shape: some Shape, style: FillStyle = FillStyle()
  ) -> some ChartContent { grouped { .clip(shape, style) } }
}

/// The marks of a group, or the ticks and labels of an axis, as a block to which a closure applies
/// block modifiers.
public struct PlaceholderContentView<Value>: Block {
  let content: AnyBlock

  /// The block that draws the marks, or the ticks and labels.
  public var body: some Block { content }
}
