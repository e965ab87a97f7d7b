import Foundation

/// A canvas that forwards all calls to another canvas, except for those that its type declares itself.
package protocol ForwardingCanvas: Canvas {
  /// The canvas that draws.
  var target: any Canvas { get }
}

extension ForwardingCanvas {
  package var context: RenderContext { target.context }
  package var transform: CGAffineTransform { target.transform }
  package var clipBounds: CGRect { target.clipBounds }

  package func save() { target.save() }
  package func restore() { target.restore() }
  package func concatenate(_ transform: CGAffineTransform) { target.concatenate(transform) }
  package func clip(to path: Path, rule: FillRule) { target.clip(to: path, rule: rule) }
  package func fill(_ path: Path, with paint: Paint, rule: FillRule, compositing: Compositing) {
    target.fill(path, with: paint, rule: rule, compositing: compositing)
  }
  package func stroke(
    _ path: Path, with paint: Paint, style: StrokeStyle, compositing: Compositing
  ) {
    target.stroke(path, with: paint, style: style, compositing: compositing)
  }
  package func stamp(
    _ path: Path, at points: [CGPoint], with paint: Paint, compositing: Compositing
  ) {
    target.stamp(path, at: points, with: paint, compositing: compositing)
  }
  package func draw(
    _ image: Image, from source: CGRect?, in rect: CGRect, interpolation: Interpolation,
    compositing: Compositing
  ) {
    target.draw(
      image, from: source, in: rect, interpolation: interpolation, compositing: compositing)
  }
  package func draw(_ page: EmbeddedPDF, in rect: CGRect, compositing: Compositing) {
    target.draw(page, in: rect, compositing: compositing)
  }
  package func draw(_ text: TextLayout, at origin: CGPoint, compositing: Compositing) {
    target.draw(text, at: origin, compositing: compositing)
  }
  /// Replays the recording on this canvas, so that its operations are changed as well.
  package func draw(_ recording: Recording) { recording.replay(on: self) }
  package func beginGroup(_ effects: GroupEffects) { target.beginGroup(effects) }
  package func endGroup() { target.endGroup() }
  package func beginMarkedContent(_ content: MarkedContent) { target.beginMarkedContent(content) }
  package func endMarkedContent() { target.endMarkedContent() }
}
