import EaselCanvas
import Foundation

/// A canvas that hands everything to another one and keeps it, to be drawn again.
///
/// What is drawn may ask about the clip: it is told the bounds, as UIKit would, and not what one page
/// shows of them.
final class KeepingCanvas: ForwardingCanvas {
  private let bounds: CGRect
  /// What keeps it; nil until something is drawn, which most views never do.
  private var recorder: RecordingCanvas?

  init(_ target: any Canvas, bounds: CGRect) {
    self.bounds = bounds
    super.init(target)
  }

  /// What was drawn; nil for nothing.
  var recording: Recording? { recorder?.recording }

  /// What keeps; its own checks say nothing that the target does not say.
  private var keeper: RecordingCanvas {
    if let recorder { return recorder }
    let options = RenderOptions(appearance: context.appearance, limits: context.limits)
    let made = RecordingCanvas(context: RenderContext(options, deviceScale: context.deviceScale))
    recorder = made
    return made
  }

  override var clipBounds: CGRect {
    guard let recorder, recorder.transform != .identity else {
      return recorder.map { $0.clipBounds.intersection(bounds) } ?? bounds
    }
    guard recorder.transform.isInvertible else { return .zero }
    return recorder.clipBounds.intersection(bounds.applying(recorder.transform.inverted()))
  }

  override func save() {
    super.save()
    keeper.save()
  }
  override func restore() {
    super.restore()
    keeper.restore()
  }
  override func concatenate(_ transform: CGAffineTransform) {
    super.concatenate(transform)
    keeper.concatenate(transform)
  }
  override func clip(to path: Path, rule: FillRule) {
    super.clip(to: path, rule: rule)
    keeper.clip(to: path, rule: rule)
  }
  override func fill(
    _ path: Path, with paint: Paint, rule: FillRule, compositing: Compositing
  ) {
    super.fill(path, with: paint, rule: rule, compositing: compositing)
    keeper.fill(path, with: paint, rule: rule, compositing: compositing)
  }
  override func stroke(
    _ path: Path, with paint: Paint, style: StrokeStyle, compositing: Compositing
  ) {
    super.stroke(path, with: paint, style: style, compositing: compositing)
    keeper.stroke(path, with: paint, style: style, compositing: compositing)
  }
  override func stamp(
    _ path: Path, at points: [CGPoint], with paint: Paint, compositing: Compositing
  ) {
    super.stamp(path, at: points, with: paint, compositing: compositing)
    keeper.stamp(path, at: points, with: paint, compositing: compositing)
  }
  override func draw(
    _ image: Image, from source: CGRect?, in rect: CGRect, interpolation: Interpolation,
    compositing: Compositing
  ) {
    super.draw(
      image, from: source, in: rect, interpolation: interpolation, compositing: compositing)
    keeper.draw(
      image, from: source, in: rect, interpolation: interpolation, compositing: compositing)
  }
  override func draw(_ text: TextLayout, at origin: CGPoint, compositing: Compositing) {
    super.draw(text, at: origin, compositing: compositing)
    keeper.draw(text, at: origin, compositing: compositing)
  }
  override func draw(_ recording: Recording) {
    target.draw(recording)
    keeper.draw(recording)
  }
  override func beginGroup(_ effects: GroupEffects) {
    super.beginGroup(effects)
    keeper.beginGroup(effects)
  }
  override func endGroup() {
    super.endGroup()
    keeper.endGroup()
  }
  override func beginMarkedContent(_ content: MarkedContent) {
    super.beginMarkedContent(content)
    keeper.beginMarkedContent(content)
  }
  override func endMarkedContent() {
    super.endMarkedContent()
    keeper.endMarkedContent()
  }
}
