import EaselCanvas
import Foundation

extension AnimationStrip: Renderable {
  /// Draws the strip as one page in PDF, PNG or SVG and writes it to a target; returns the
  /// diagnostics, and the bytes for a target in memory.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - target: The destination of the bytes.
  ///   - scale: The number of pixels per point, for PNG.
  ///   - options: The limits, the policy, the locale and the appearance. Their `time` is ignored,
  ///     since each still has its own.
  /// - Returns: The bytes, for a target in memory, and the diagnostics.
  @discardableResult
  public func render(
    as format: RenderFormat, to target: OutputTarget, scale: CGFloat, options: RenderOptions
  ) throws -> RenderResult<Data> {
    let page = PageDrawing(size: size) { try draw(on: $0) }
    return try page.render(as: format, to: target, scale: scale, options: options)
  }
}
