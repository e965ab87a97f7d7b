import Foundation

extension CheckedCanvas {
  /// Strokes the pieces of a path as if they were one stroke.
  func strokePieces(
    _ pieces: [Path], _ paint: Paint, _ style: StrokeStyle, _ compositing: Compositing
  ) {
    guard pieces.count > 1 else {
      for piece in pieces { performStroke(piece, paint, style, compositing) }
      return
    }
    // Translucent paint must not be applied twice where pieces overlap.
    let (opaque, alpha) = paint.opaque(for: context.appearance)
    performBeginGroup(
      GroupEffects(opacity: compositing.alpha * alpha, blendMode: compositing.blendMode))
    let plain = Compositing(isAntialiased: compositing.isAntialiased)
    for piece in pieces { performStroke(piece, opaque, style, plain) }
    performEndGroup(ink: .null)
  }
}

extension Paint {
  /// Returns the paint with an opaque color, and the color's opacity; other paints are unchanged.
  func opaque(for appearance: Appearance) -> (paint: Paint, alpha: CGFloat) {
    guard case .color(let color) = self else { return (self, 1) }
    return (
      .color(color.withAlphaComponent(1)),
      min(max(color.components(for: appearance).alpha, 0), 1)
    )
  }
}
