import Foundation

extension Image {
  /// Draws the picture upright into a rectangle of the current context.
  public func draw(in rect: CGRect) { GraphicsContext.current?.draw(self, from: nil, in: rect) }

  /// Draws the picture in its own size, with its top left at a point of the current context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture with a blend mode and an opacity of its own.
  public func draw(in rect: CGRect, blendMode: BlendMode, alpha: CGFloat) {
    GraphicsContext.current?.withCompositing(blendMode, alpha) {
      $0.draw(self, from: nil, in: rect)
    }
  }

  /// Draws the picture in its own size with a blend mode and an opacity of its own.
  public func draw(at point: CGPoint, blendMode: BlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Fills a rectangle of the current context with the picture, repeated from its top left.
  public func drawAsPattern(in rect: CGRect) {
    GraphicsContext.current?.fill(
      rect,
      with: .image(
        ImagePattern(
          self, transform: CGAffineTransform(translationX: rect.minX, y: rect.minY))))
  }
}
