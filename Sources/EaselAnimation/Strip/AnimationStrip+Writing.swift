import EaselCanvas
import Foundation

extension AnimationStrip: Renderable {
  /// Draws the strip as one page in a format; each still has a time of its own.
  @discardableResult
  public func render(
    as format: RenderFormat, to target: OutputTarget, scale: CGFloat, options: RenderOptions
  ) throws -> RenderResult<Data> {
    let page = PageDrawing(size: size) { try draw(on: $0) }
    return try page.render(as: format, to: target, scale: scale, options: options)
  }
}
