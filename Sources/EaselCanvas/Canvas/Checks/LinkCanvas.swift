import Foundation

/// A canvas that draws nothing and tracks the areas of links.
final class LinkCanvas: CheckedCanvas {
  override init(context: RenderContext, bounds: CGRect) {
    super.init(context: context, bounds: bounds)
    links = LinkTracker(bounds: bounds, edges: context.limits.maximumLinkEdges)
  }

  convenience init(bounds: CGRect, context: RenderContext) {
    self.init(context: context, bounds: bounds)
  }
}
