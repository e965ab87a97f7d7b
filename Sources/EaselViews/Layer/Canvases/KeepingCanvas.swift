import EaselCanvas
import Foundation

/// A canvas that forwards all calls to another canvas and stores them for later replays.
///
/// This canvas validates nothing, since each target canvas validates its own calls. `clipBounds`
/// starts with the view's bounds, as in UIKit, and not with the part that one page shows of them.
final class KeepingCanvas: ForwardingCanvas {
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
    super.init(target)
  }

  override var clipBounds: CGRect {
    guard position.transform != .identity else { return position.clip }
    return position.transform.isInvertible
      ? position.clip.applying(position.transform.inverted()) : .zero
  }

  override func save() {
    super.save()
    calls.append(.save)
    saved.append(position)
  }
  override func restore() {
    super.restore()
    calls.append(.restore)
    if let last = saved.popLast() { position = last }
  }
  override func concatenate(_ transform: CGAffineTransform) {
    super.concatenate(transform)
    calls.append(.concatenate(transform))
    // The canvas ignores an invalid transform and keeps its own.
    if transform.isFinite, transform.isInvertible {
      position.transform = transform.concatenating(position.transform)
    }
  }
  override func clip(to path: Path, rule: FillRule) {
    super.clip(to: path, rule: rule)
    calls.append(.clip(path, rule: rule))
    let box = path.boundingBox.applying(position.transform)
    position.clip = path.isEmpty || box.isNull ? .zero : position.clip.intersection(box)
  }
  override func fill(
    _ path: Path, with paint: Paint, rule: FillRule, compositing: Compositing
  ) {
    super.fill(path, with: paint, rule: rule, compositing: compositing)
    calls.append(.fill(path, with: paint, rule: rule, compositing: compositing))
  }
  override func stroke(
    _ path: Path, with paint: Paint, style: StrokeStyle, compositing: Compositing
  ) {
    super.stroke(path, with: paint, style: style, compositing: compositing)
    calls.append(.stroke(path, with: paint, style: style, compositing: compositing))
  }
  override func stamp(
    _ path: Path, at points: [CGPoint], with paint: Paint, compositing: Compositing
  ) {
    super.stamp(path, at: points, with: paint, compositing: compositing)
    calls.append(.stamp(path, at: points, with: paint, compositing: compositing))
  }
  override func draw(
    _ image: Image, from source: CGRect?, in rect: CGRect, interpolation: Interpolation,
    compositing: Compositing
  ) {
    super.draw(
      image, from: source, in: rect, interpolation: interpolation, compositing: compositing)
    calls.append(
      .image(
        image, source: source, rect: rect, interpolation: interpolation, compositing: compositing))
  }
  override func draw(_ page: EmbeddedPDF, in rect: CGRect, compositing: Compositing) {
    super.draw(page, in: rect, compositing: compositing)
    calls.append(.pdf(page, in: rect, compositing: compositing))
  }
  override func draw(_ text: TextLayout, at origin: CGPoint, compositing: Compositing) {
    super.draw(text, at: origin, compositing: compositing)
    calls.append(.text(text, at: origin, compositing: compositing))
  }
  override func draw(_ recording: Recording) {
    target.draw(recording)
    calls.append(.recording(recording))
  }
  override func beginGroup(_ effects: GroupEffects) {
    super.beginGroup(effects)
    calls.append(.beginGroup(effects))
    saved.append(position)
  }
  override func endGroup() {
    super.endGroup()
    calls.append(.endGroup)
    if let last = saved.popLast() { position = last }
  }
  override func beginMarkedContent(_ content: MarkedContent) {
    super.beginMarkedContent(content)
    calls.append(.beginMarkedContent(content))
  }
  override func endMarkedContent() {
    super.endMarkedContent()
    calls.append(.endMarkedContent)
  }
}
