import EaselCanvas
import Foundation

/// A canvas that prints each call before it hands it on: `EASEL_FUZZ_TRACE=1` shows what a case does.
final class TracedCanvas: Canvas {
  /// Whether cases are traced.
  static let isOn = ProcessInfo.processInfo.environment["EASEL_FUZZ_TRACE"] != nil

  private let inner: any Canvas

  init(_ inner: any Canvas) { self.inner = inner }

  var context: RenderContext { inner.context }
  var transform: CGAffineTransform { inner.transform }
  var clipBounds: CGRect { inner.clipBounds }

  private func say(_ call: String, _ values: Any...) {
    let text = values.map { String(describing: $0).prefix(600) }.joined(separator: ", ")
    FileHandle.standardError.write(Data("\(call)(\(text))\n".utf8))
  }

  func save() {
    say("save")
    inner.save()
  }
  func restore() {
    say("restore")
    inner.restore()
  }
  func concatenate(_ transform: CGAffineTransform) {
    say("concatenate", transform)
    inner.concatenate(transform)
  }
  func clip(to path: Path, rule: FillRule) {
    say("clip", path.elements, rule)
    inner.clip(to: path, rule: rule)
  }
  func fill(_ path: Path, with paint: Paint, rule: FillRule, compositing: Compositing) {
    say("fill", path.elements, paint, rule, compositing)
    inner.fill(path, with: paint, rule: rule, compositing: compositing)
  }
  func stroke(
    _ path: Path, with paint: Paint, style: StrokeStyle, compositing: Compositing
  ) {
    say("stroke", path.elements, paint, style, compositing)
    inner.stroke(path, with: paint, style: style, compositing: compositing)
  }
  func stamp(
    _ path: Path, at points: [CGPoint], with paint: Paint, compositing: Compositing
  ) {
    say("stamp", path.elements, points, paint, compositing)
    inner.stamp(path, at: points, with: paint, compositing: compositing)
  }
  func draw(
    _ image: Image, from source: CGRect?, in rect: CGRect, interpolation: Interpolation,
    compositing: Compositing
  ) {
    say("image", image.size, source as Any, rect, interpolation, compositing)
    inner.draw(
      image, from: source, in: rect, interpolation: interpolation, compositing: compositing)
  }
  func draw(_ text: TextLayout, at origin: CGPoint, compositing: Compositing) {
    say("text", text.string.debugDescription, text.size, origin, compositing)
    inner.draw(text, at: origin, compositing: compositing)
  }
  func draw(_ recording: Recording) {
    say("recording", recording.operations)
    inner.draw(recording)
  }
  func beginGroup(_ effects: GroupEffects) {
    say("beginGroup", effects)
    inner.beginGroup(effects)
  }
  func endGroup() {
    say("endGroup")
    inner.endGroup()
  }
  func beginMarkedContent(_ content: MarkedContent) {
    say("beginMarkedContent", content)
    inner.beginMarkedContent(content)
  }
  func endMarkedContent() {
    say("endMarkedContent")
    inner.endMarkedContent()
  }
}
