import EaselBlocks
import EaselCanvas
import Foundation

extension ChartContent {
  /// Blurs the marks.
  public func blur(radius: CGFloat) -> some ChartContent { grouped { .blur(radius: radius) } }

  /// Draws a shadow under the marks.
  public func shadow(
    color: Tint = Tint(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    grouped { .shadow(color: color, radius: radius, offset: CGSize(width: x, height: y)) }
  }

  /// Draws the marks as one group, so that opacity and effects apply to it as a whole.
  public func compositingLayer() -> some ChartContent { grouped { .layer(nil) } }

  /// Draws the marks as one group, with modifiers of blocks on it.
  public func compositingLayer<Content: Block>(
    @BlockBuilder style: @escaping (PlaceholderContentView<Self>) -> Content
  ) -> some ChartContent {
    grouped { .layer { AnyBlock(style(PlaceholderContentView(content: $0))) } }
  }

  /// Shows the marks where other marks cover the plot.
  public func mask<Mask: ChartContent>(
    @ChartContentBuilder content: @escaping () -> Mask
  ) -> some ChartContent {
    grouped {
      var list = MarkList()
      content()._collect(MarkScope(), into: &list)
      return .mask(list)
    }
  }

  /// Clips the marks by a shape that is fitted to their bounds.
  public func clipShape(
    _ shape: some Shape, style: FillStyle = FillStyle()
  ) -> some ChartContent { grouped { .clip(shape, style) } }
}

/// The marks of a group as a block, for modifiers of blocks.
public struct PlaceholderContentView<Value>: Block {
  let content: AnyBlock

  /// The marks.
  public var body: some Block { content }
}
