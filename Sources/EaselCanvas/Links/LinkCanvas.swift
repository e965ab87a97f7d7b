import Foundation

/// Draws nothing, and knows where links lie.
final class LinkCanvas: CheckedCanvas {
  override init(context: RenderContext, bounds: CGRect) {
    super.init(context: context, bounds: bounds)
    links = LinkTracker(bounds: bounds)
  }

  convenience init(bounds: CGRect, context: RenderContext) {
    self.init(context: context, bounds: bounds)
  }

  /// What a mask shows inside a box.
  static func shape(
    of mask: Mask, through transform: CGAffineTransform, in box: CGRect, context: RenderContext
  ) -> Region {
    let canvas = LinkCanvas(bounds: box, context: context)
    canvas.links?.beginShape()
    canvas.concatenate(transform)
    mask.recording.replay(on: canvas)
    canvas.finish()
    return canvas.links?.endShape() ?? Region()
  }
}
