import Foundation

extension CheckedCanvas {
  /// Strokes the pieces of a path as one.
  func strokePieces(
    _ pieces: [Path], _ paint: Paint, _ style: StrokeStyle, _ compositing: Compositing
  ) {
    guard pieces.count > 1 else {
      for piece in pieces { performStroke(piece, paint, style, compositing) }
      return
    }
    // Where pieces lie over each other, translucent paint must not show twice.
    let (opaque, alpha) = paint.opaque(for: context.appearance)
    performBeginGroup(
      GroupEffects(opacity: compositing.alpha * alpha, blendMode: compositing.blendMode))
    let plain = Compositing(isAntialiased: compositing.isAntialiased)
    for piece in pieces { performStroke(piece, opaque, style, plain) }
    performEndGroup(ink: .null)
  }
}

extension Paint {
  /// The paint without its colour's opacity, and that opacity; other paints as they are.
  func opaque(for appearance: Appearance) -> (paint: Paint, alpha: CGFloat) {
    guard case .color(let color) = self else { return (self, 1) }
    return (
      .color(color.withAlphaComponent(1)),
      min(max(color.components(for: appearance).alpha, 0), 1)
    )
  }
}
