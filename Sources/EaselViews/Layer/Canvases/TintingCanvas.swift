import EaselCanvas
import Foundation

/// A canvas that multiplies all colors and forwards the calls to another canvas.
///
/// Only the opacity of images can be changed; unchanged image colors are noted.
final class TintingCanvas: ForwardingCanvas {
  let target: any Canvas
  private let tint: Tint

  init(_ target: any Canvas, _ tint: Tint) {
    self.tint = tint
    self.target = target
  }

  func fill(
    _ path: Path, with paint: Paint, rule: FillRule, compositing: Compositing
  ) {
    let (paint, compositing) = tinted(paint, compositing)
    target.fill(path, with: paint, rule: rule, compositing: compositing)
  }

  func stroke(
    _ path: Path, with paint: Paint, style: StrokeStyle, compositing: Compositing
  ) {
    let (paint, compositing) = tinted(paint, compositing)
    target.stroke(path, with: paint, style: style, compositing: compositing)
  }

  func stamp(
    _ path: Path, at points: [CGPoint], with paint: Paint, compositing: Compositing
  ) {
    let (paint, compositing) = tinted(paint, compositing)
    target.stamp(path, at: points, with: paint, compositing: compositing)
  }

  func draw(
    _ image: Image, from source: CGRect?, in rect: CGRect, interpolation: Interpolation,
    compositing: Compositing
  ) {
    target.draw(
      image, from: source, in: rect, interpolation: interpolation,
      compositing: tintedImage(compositing))
  }

  func draw(_ page: EmbeddedPDF, in rect: CGRect, compositing: Compositing) {
    target.draw(page, in: rect, compositing: tintedImage(compositing))
  }

  func draw(_ text: TextLayout, at origin: CGPoint, compositing: Compositing) {
    if text.hasImages, !tint.isGray { noteImage() }
    target.draw(text.recolored { tint($0) }, at: origin, compositing: compositing)
  }

  func beginGroup(_ effects: GroupEffects) {
    var effects = effects
    if let shadow = effects.shadow { effects.shadow?.color = tint(shadow.color) }
    target.beginGroup(effects)
  }

  private func tinted(_ paint: Paint, _ compositing: Compositing) -> (Paint, Compositing) {
    switch paint {
    case .color(let color) where color.pattern == nil: return (.color(tint(color)), compositing)
    case .color, .image: return (paint, tintedImage(compositing))
    case .linearGradient(var linear):
      linear.gradient = tint(linear.gradient)
      return (.linearGradient(linear), compositing)
    case .radialGradient(var radial):
      radial.gradient = tint(radial.gradient)
      return (.radialGradient(radial), compositing)
    case .conicGradient(var conic):
      conic.gradient = tint(conic.gradient)
      return (.conicGradient(conic), compositing)
    case .hatch(var hatch):
      hatch.color = tint(hatch.color)
      hatch.background = hatch.background.map { tint($0) }
      return (.hatch(hatch), compositing)
    }
  }

  private func tintedImage(_ compositing: Compositing) -> Compositing {
    if !tint.isGray { noteImage() }
    var compositing = compositing
    compositing.alpha *= tint.alpha
    return compositing
  }

  private func noteImage() {
    context.note(
      .warning, .drawingApproximated,
      "the colors of images in a replicator layer's instances are not tinted", operation: "render")
  }
}
