import Foundation

/// A canvas that records its calls, for tests, repeated drawing, masks and page headers.
///
/// ```swift
/// let recorder = RecordingCanvas(size: CGSize(width: 200, height: 100))
/// recorder.fill(CGRect(x: 0, y: 0, width: 10, height: 10), with: .color(.red))
/// print(recorder.recording.operations.count)   // 1
/// canvas.draw(recorder.recording)
/// ```
///
/// It makes the same checks as every canvas, so that a recording only has calls that can be drawn.
/// Each call costs a copy of its values; paths and layouts share their storage.
public final class RecordingCanvas: Canvas {
  let recorder: OperationRecorder

  /// Creates a recording canvas whose initial clip has a size in points, or that has no bounds
  /// (`nil`).
  ///
  /// A size that is not finite is ignored and recorded as `invalidNumber`.
  public init(size: CGSize? = nil, context: RenderContext = RenderContext()) {
    let reach = context.limits.maximumCoordinate
    let everything = CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)
    let isSize = size.map { $0.width.isFinite && $0.height.isFinite } ?? false
    let bounds = isSize ? size.map { CGRect(origin: .zero, size: $0).standardized } : nil
    recorder = OperationRecorder(
      context: context, bounds: bounds?.intersection(everything) ?? everything)
    guard let size, !isSize else { return }
    context.note(
      .error, .invalidNumber,
      "the size of a recording is \(size.width) × \(size.height) points, which is not finite; it is ignored",
      operation: "RecordingCanvas", value: "\(size.width) × \(size.height)")
  }

  /// The recorded calls as a value; reading it finishes the canvas.
  ///
  /// The first access ends open saves, groups and marked content. Later calls on the canvas are
  /// left out and recorded as `documentClosed`.
  public var recording: Recording { recorder.recording }

  /// The calls so far as a value, with the ends of open scopes; drawing continues afterwards.
  package var recordingSoFar: Recording { recorder.recordingSoFar }

  /// The context of the rendering: limits, diagnostics, page, appearance, time and device scale.
  public var context: RenderContext { recorder.context }
  /// The current transform, from user space to the initial user space of the canvas.
  public var transform: CGAffineTransform { recorder.transform }
  /// The bounds of the current clip, in user space.
  public var clipBounds: CGRect { recorder.clipBounds }

  /// Saves the transform and the clip, until the matching ``restore()``.
  public func save() { recorder.save() }
  /// Restores the transform and the clip that the last open ``save()`` saved.
  public func restore() { recorder.restore() }
  /// Applies a transform to the coordinates of the calls that follow, before the current transform.
  public func concatenate(_ transform: CGAffineTransform) { recorder.concatenate(transform) }
  /// Intersects the clip with a path by a fill rule, until the matching ``restore()`` or
  /// ``endGroup()``.
  public func clip(to path: Path, rule: FillRule) { recorder.clip(to: path, rule: rule) }

  /// Fills the inside of a path, as defined by a fill rule, with a paint.
  public func fill(
    _ path: Path, with paint: Paint, rule: FillRule, compositing: Compositing
  ) {
    recorder.fill(path, with: paint, rule: rule, compositing: compositing)
  }
  /// Strokes a path with a paint and a style: line width, caps, joins and dashes.
  public func stroke(
    _ path: Path, with paint: Paint, style: StrokeStyle, compositing: Compositing
  ) {
    recorder.stroke(path, with: paint, style: style, compositing: compositing)
  }
  /// Fills a copy of a path at each of the points.
  public func stamp(
    _ path: Path, at points: [CGPoint], with paint: Paint, compositing: Compositing
  ) {
    recorder.stamp(path, at: points, with: paint, compositing: compositing)
  }
  /// Draws an image or a part of it, given in the image's points, scaled to fill a rectangle.
  public func draw(
    _ image: Image, from source: CGRect?, in rect: CGRect, interpolation: Interpolation,
    compositing: Compositing
  ) {
    recorder.draw(
      image, from: source, in: rect, interpolation: interpolation, compositing: compositing)
  }
  /// Draws a page of a PDF file, scaled to fill a rectangle.
  public func draw(_ page: EmbeddedPDF, in rect: CGRect, compositing: Compositing) {
    recorder.draw(page, in: rect, compositing: compositing)
  }
  /// Draws a text layout with its top left corner at a point.
  public func draw(_ text: TextLayout, at origin: CGPoint, compositing: Compositing) {
    recorder.draw(text, at: origin, compositing: compositing)
  }
  /// Draws a recording in the current user space.
  public func draw(_ recording: Recording) { recorder.draw(recording) }

  /// Begins a group: the drawing until ``endGroup()`` is composited separately, and then drawn as a
  /// whole with the effects.
  public func beginGroup(_ effects: GroupEffects) { recorder.beginGroup(effects) }
  /// Ends the group that was begun last and draws it with its effects.
  public func endGroup() { recorder.endGroup() }
  /// Begins a range of drawing calls that is marked as a link, a heading or other content.
  public func beginMarkedContent(_ content: MarkedContent) { recorder.beginMarkedContent(content) }
  /// Ends the range of marked content that was begun last.
  public func endMarkedContent() { recorder.endMarkedContent() }
}

/// The checked canvas inside a ``RecordingCanvas``.
///
/// It is wrapped so that no public class inherits from ``CheckedCanvas``.
final class OperationRecorder: CheckedCanvas {
  private var operations: [Recording.Operation] = []
  private let number = Recording.makeNumber()
  /// The last value of ``recordingSoFar``, and the number of calls at that time.
  private var last: (recording: Recording, count: Int)?

  var recording: Recording {
    finish()
    return Recording(operations: operations, bounds: inkBox, number: number)
  }

  /// The calls so far, with the ends of open scopes.
  ///
  /// It is the same value until the next call, so that a document writes it only once.
  var recordingSoFar: Recording {
    if let last, last.count == operations.count { return last.recording }
    let count = operations.count
    let recording = Recording(operations: operations + endsOfOpenScopes, bounds: inkBox)
    last = (recording, count)
    return recording
  }

  private var endsOfOpenScopes: [Recording.Operation] {
    var ends: [Recording.Operation] = []
    for operation in operations {
      switch operation {
      case .save: ends.append(.restore)
      case .beginGroup: ends.append(.endGroup)
      case .beginMarkedContent: ends.append(.endMarkedContent)
      case .restore, .endGroup, .endMarkedContent: _ = ends.popLast()
      default: break
      }
    }
    return ends.reversed()
  }

  override func performSave() { operations.append(.save) }
  override func performRestore() { operations.append(.restore) }
  override func performConcatenate(_ transform: CGAffineTransform) {
    operations.append(.concatenate(transform))
  }
  override func performClip(_ path: Path, _ rule: FillRule) {
    operations.append(.clip(path, rule: rule))
  }
  override func performFill(
    _ path: Path, _ paint: Paint, _ rule: FillRule, _ compositing: Compositing
  ) {
    operations.append(.fill(path, with: paint, rule: rule, compositing: compositing))
  }
  override func performStroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, _ compositing: Compositing
  ) {
    operations.append(.stroke(path, with: paint, style: style, compositing: compositing))
  }
  override func performStamp(
    _ path: Path, _ points: [CGPoint], _ paint: Paint, _ compositing: Compositing
  ) {
    operations.append(.stamp(path, at: points, with: paint, compositing: compositing))
  }
  override func performImage(
    _ image: Image, _ source: CGRect, _ rect: CGRect, _ interpolation: Interpolation,
    _ compositing: Compositing
  ) {
    operations.append(
      .image(
        image, source: source, rect: rect, interpolation: interpolation, compositing: compositing))
  }
  override func performPDF(_ page: EmbeddedPDF, _ rect: CGRect, _ compositing: Compositing) {
    operations.append(.pdf(page, in: rect, compositing: compositing))
  }
  override func performText(_ text: TextLayout, _ origin: CGPoint, _ compositing: Compositing) {
    operations.append(.text(text, at: origin, compositing: compositing))
  }
  override func performRecording(_ recording: Recording) {
    addInk(recording.bounds, .shape)
    operations.append(.recording(recording))
  }
  override func performBeginGroup(_ effects: GroupEffects) {
    operations.append(.beginGroup(effects))
  }
  override func performEndGroup(ink: CGRect) { operations.append(.endGroup) }
  override func performBeginMarkedContent(_ content: MarkedContent) {
    operations.append(.beginMarkedContent(content))
  }
  override func performEndMarkedContent(_ content: MarkedContent, ink: CGRect) {
    operations.append(.endMarkedContent)
  }
}
