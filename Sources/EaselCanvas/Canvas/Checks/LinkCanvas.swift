import Foundation

/// Draws nothing, and knows where links lie.
final class LinkCanvas: CheckedCanvas {
  override init(context: RenderContext, bounds: CGRect) {
    super.init(context: context, bounds: bounds)
    links = LinkTracker(bounds: bounds, edges: context.limits.maximumLinkEdges)
  }

  convenience init(bounds: CGRect, context: RenderContext) {
    self.init(context: context, bounds: bounds)
  }
}
