import Foundation

extension Image {
  /// Draws the image scaled to a rectangle of the current context, with its top at the smallest y.
  ///
  /// Does nothing if ``GraphicsContext/current`` is `nil`.
  public func draw(in rect: CGRect) { GraphicsContext.current?.draw(self, from: nil, in: rect) }

  /// Draws the image at its ``size`` with its top-left corner at a point of the current context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image scaled to a rectangle, with a blend mode and an opacity (0...1) for this call
  /// only.
  public func draw(in rect: CGRect, blendMode: BlendMode, alpha: CGFloat) {
    GraphicsContext.current?.withCompositing(blendMode, alpha) {
      $0.draw(self, from: nil, in: rect)
    }
  }

  /// Draws the image at its ``size`` from a top-left corner, with a blend mode and an opacity
  /// (0...1) for this call only.
  public func draw(at point: CGPoint, blendMode: BlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Fills a rectangle of the current context with copies of the image, from its top-left corner.
  public func drawAsPattern(in rect: CGRect) {
    GraphicsContext.current?.fill(
      rect,
      with: .image(
        ImagePattern(
          self, transform: CGAffineTransform(translationX: rect.minX, y: rect.minY))))
  }
}
