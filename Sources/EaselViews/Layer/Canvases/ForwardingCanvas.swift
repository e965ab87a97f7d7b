import EaselCanvas
import Foundation

/// A canvas that forwards all calls to another canvas; subclasses change some of them.
class ForwardingCanvas: Canvas {
  let target: any Canvas

  init(_ target: any Canvas) { self.target = target }

  var context: RenderContext { target.context }
  var transform: CGAffineTransform { target.transform }
  var clipBounds: CGRect { target.clipBounds }

  func save() { target.save() }
  func restore() { target.restore() }
  func concatenate(_ transform: CGAffineTransform) { target.concatenate(transform) }
  func clip(to path: Path, rule: FillRule) { target.clip(to: path, rule: rule) }
  func fill(_ path: Path, with paint: Paint, rule: FillRule, compositing: Compositing) {
    target.fill(path, with: paint, rule: rule, compositing: compositing)
  }
  func stroke(_ path: Path, with paint: Paint, style: StrokeStyle, compositing: Compositing) {
    target.stroke(path, with: paint, style: style, compositing: compositing)
  }
  func stamp(
    _ path: Path, at points: [CGPoint], with paint: Paint, compositing: Compositing
  ) {
    target.stamp(path, at: points, with: paint, compositing: compositing)
  }
  func draw(
    _ image: Image, from source: CGRect?, in rect: CGRect, interpolation: Interpolation,
    compositing: Compositing
  ) {
    target.draw(
      image, from: source, in: rect, interpolation: interpolation, compositing: compositing)
  }
  func draw(_ page: EmbeddedPDF, in rect: CGRect, compositing: Compositing) {
    target.draw(page, in: rect, compositing: compositing)
  }
  func draw(_ text: TextLayout, at origin: CGPoint, compositing: Compositing) {
    target.draw(text, at: origin, compositing: compositing)
  }
  /// Replays the recording on this canvas, so that its operations are changed as well.
  func draw(_ recording: Recording) { recording.replay(on: self) }
  func beginGroup(_ effects: GroupEffects) { target.beginGroup(effects) }
  func endGroup() { target.endGroup() }
  func beginMarkedContent(_ content: MarkedContent) { target.beginMarkedContent(content) }
  func endMarkedContent() { target.endMarkedContent() }
}
