import EaselCanvas
import Foundation

/// A canvas that passes every call on to another one; a subclass changes some of them.
class ForwardingCanvas: EaselCanvas.Canvas {
  /// The canvas that draws.
  let base: any EaselCanvas.Canvas

  init(_ base: any EaselCanvas.Canvas) { self.base = base }

  var context: RenderContext { base.context }
  var transform: CGAffineTransform { base.transform }
  var clipBounds: CGRect { base.clipBounds }

  func save() { base.save() }
  func restore() { base.restore() }
  func concatenate(_ transform: CGAffineTransform) { base.concatenate(transform) }
  func clip(to path: Path, rule: FillRule) { base.clip(to: path, rule: rule) }

  func fill(_ path: Path, with paint: Paint, rule: FillRule, compositing: Compositing) {
    base.fill(path, with: paint, rule: rule, compositing: compositing)
  }
  func stroke(_ path: Path, with paint: Paint, style: StrokeStyle, compositing: Compositing) {
    base.stroke(path, with: paint, style: style, compositing: compositing)
  }
  func stamp(_ path: Path, at points: [CGPoint], with paint: Paint, compositing: Compositing) {
    base.stamp(path, at: points, with: paint, compositing: compositing)
  }
  func draw(
    _ image: EaselCanvas.Image, from source: CGRect?, in rect: CGRect,
    interpolation: Interpolation, compositing: Compositing
  ) {
    base.draw(
      image, from: source, in: rect, interpolation: interpolation, compositing: compositing)
  }
  func draw(_ page: EmbeddedPDF, in rect: CGRect, compositing: Compositing) {
    base.draw(page, in: rect, compositing: compositing)
  }
  func draw(_ text: TextLayout, at origin: CGPoint, compositing: Compositing) {
    base.draw(text, at: origin, compositing: compositing)
  }
  /// Makes the calls of a recording, so that they are changed like others.
  func draw(_ recording: Recording) { recording.replay(on: self) }

  func beginGroup(_ effects: GroupEffects) { base.beginGroup(effects) }
  func endGroup() { base.endGroup() }
  func beginMarkedContent(_ content: MarkedContent) { base.beginMarkedContent(content) }
  func endMarkedContent() { base.endMarkedContent() }
}
