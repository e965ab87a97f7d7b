import EaselCanvas
import Foundation

/// A canvas that forwards all calls to another canvas and stores them for later replays.
///
/// This canvas validates nothing, since each target canvas validates its own calls. `clipBounds`
/// starts with the view's bounds, as in UIKit, and not with the part that one page shows of them.
final class KeepingCanvas: ForwardingCanvas {
  let target: any Canvas
  /// The transform to the view's coordinate system, and the bounding box of the clip in that
  /// system.
  private struct Position {
    var transform = CGAffineTransform.identity
    var clip: CGRect
  }

  private(set) var calls: [Recording.Operation] = []
  private var position: Position
  private var saved: [Position] = []

  init(_ target: any Canvas, bounds: CGRect) {
    position = Position(clip: bounds)
    self.target = target
  }

  var clipBounds: CGRect {
    guard position.transform != .identity else { return position.clip }
    return position.transform.isInvertible
      ? position.clip.applying(position.transform.inverted()) : .zero
  }

  func save() {
    target.save()
    calls.append(.save)
    saved.append(position)
  }
  func restore() {
    target.restore()
    calls.append(.restore)
    if let last = saved.popLast() { position = last }
  }
  func concatenate(_ transform: CGAffineTransform) {
    target.concatenate(transform)
    calls.append(.concatenate(transform))
    // The canvas ignores an invalid transform and keeps its own.
    if transform.isFinite, transform.isInvertible {
      position.transform = transform.concatenating(position.transform)
    }
  }
  func clip(to path: Path, rule: FillRule) {
    target.clip(to: path, rule: rule)
    calls.append(.clip(path, rule: rule))
    let box = path.boundingBox.applying(position.transform)
    position.clip = path.isEmpty || box.isNull ? .zero : position.clip.intersection(box)
  }
  func fill(
    _ path: Path, with paint: Paint, rule: FillRule, compositing: Compositing
  ) {
    target.fill(path, with: paint, rule: rule, compositing: compositing)
    calls.append(.fill(path, with: paint, rule: rule, compositing: compositing))
  }
  func stroke(
    _ path: Path, with paint: Paint, style: StrokeStyle, compositing: Compositing
  ) {
    target.stroke(path, with: paint, style: style, compositing: compositing)
    calls.append(.stroke(path, with: paint, style: style, compositing: compositing))
  }
  func stamp(
    _ path: Path, at points: [CGPoint], with paint: Paint, compositing: Compositing
  ) {
    target.stamp(path, at: points, with: paint, compositing: compositing)
    calls.append(.stamp(path, at: points, with: paint, compositing: compositing))
  }
  func draw(
    _ image: Image, from source: CGRect?, in rect: CGRect, interpolation: Interpolation,
    compositing: Compositing
  ) {
    target.draw(
      image, from: source, in: rect, interpolation: interpolation, compositing: compositing)
    calls.append(
      .image(
        image, source: source, rect: rect, interpolation: interpolation, compositing: compositing))
  }
  func draw(_ page: EmbeddedPDF, in rect: CGRect, compositing: Compositing) {
    target.draw(page, in: rect, compositing: compositing)
    calls.append(.pdf(page, in: rect, compositing: compositing))
  }
  func draw(_ text: TextLayout, at origin: CGPoint, compositing: Compositing) {
    target.draw(text, at: origin, compositing: compositing)
    calls.append(.text(text, at: origin, compositing: compositing))
  }
  func draw(_ recording: Recording) {
    target.draw(recording)
    calls.append(.recording(recording))
  }
  func beginGroup(_ effects: GroupEffects) {
    target.beginGroup(effects)
    calls.append(.beginGroup(effects))
    saved.append(position)
  }
  func endGroup() {
    target.endGroup()
    calls.append(.endGroup)
    if let last = saved.popLast() { position = last }
  }
  func beginMarkedContent(_ content: MarkedContent) {
    target.beginMarkedContent(content)
    calls.append(.beginMarkedContent(content))
  }
  func endMarkedContent() {
    target.endMarkedContent()
    calls.append(.endMarkedContent)
  }
}
