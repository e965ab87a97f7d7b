import EaselCanvas
import Foundation

/// A canvas that draws a plane in perspective on another canvas.
///
/// Shapes, strokes and text are exact to a tenth of a device unit. They become polygons, so the
/// text can no longer be searched. Images, gradients, patterns and shadows are drawn with an affine
/// approximation, which has the correct position, size and skew at their center. This is noted.
final class ProjectingCanvas: Canvas {
  private let target: any Canvas
  private let projection: PlaneProjection
  private let middle: CGPoint
  /// The maximum deviation of projected curves, in the target's units.
  private let tolerance: CGFloat
  /// The transform from user space to the plane that is projected.
  private(set) var transform = CGAffineTransform.identity
  private var saved: [CGAffineTransform] = []

  /// The maximum deviation of curves, in device units.
  private static let deviceTolerance: CGFloat = 0.1

  /// - Parameters:
  ///   - target: The canvas that receives the projected drawing.
  ///   - projection: The projection from the plane to the target's user space.
  ///   - middle: The point of the plane at which shadows are exact.
  init(_ target: any Canvas, _ projection: PlaneProjection, middle: CGPoint) {
    self.target = target
    self.projection = projection
    self.middle = middle
    let placement = target.transform
    let scale =
      max(hypot(placement.a, placement.b), hypot(placement.c, placement.d))
      * target.context.deviceScale
    tolerance = Self.deviceTolerance / max(scale, .leastNormalMagnitude)
  }

  var context: RenderContext { target.context }

  /// The largest permitted area; a replay does not depend on the visible part of the plane.
  var clipBounds: CGRect {
    let reach = context.limits.maximumCoordinate
    return CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)
  }

  // MARK: State

  func save() {
    saved.append(transform)
    target.save()
  }

  func restore() {
    transform = saved.popLast() ?? transform
    target.restore()
  }

  func concatenate(_ transform: CGAffineTransform) {
    self.transform = transform.concatenating(self.transform)
  }

  func clip(to path: Path, rule: FillRule) {
    target.clip(to: projection.projectedPath(of: polygons(of: path)), rule: rule)
  }

  // MARK: Drawing

  func fill(_ path: Path, with paint: Paint, rule: FillRule, compositing: Compositing) {
    let polygons = polygons(of: path)
    guard !polygons.isEmpty else { return }
    let projected = projection.projectedPath(of: polygons)
    if case .color(let color) = paint, color.pattern == nil {
      return target.fill(projected, with: paint, rule: rule, compositing: compositing)
    }
    noteApproximation("gradients and patterns")
    // The shape is exact; its paint is transformed as at the center of the shape.
    withNearestTransform(at: polygons.middle) { toTarget in
      target.fill(
        projected.applying(toTarget.inverted()), with: paint, rule: rule, compositing: compositing)
    }
  }

  func stroke(_ path: Path, with paint: Paint, style: StrokeStyle, compositing: Compositing) {
    let box = path.controlPointBounds.insetBy(dx: -style.lineWidth, dy: -style.lineWidth)
    let stretch =
      max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
      * projection.scale(in: box.applying(transform))
    let finest = tolerance / max(stretch, .leastNormalMagnitude)
    // A scale of more than 1000 occurs only close to the eye point and needs no finer curves.
    let outline = path.stroked(style, tolerance: max(finest, tolerance / 1_000))
    fill(outline, with: paint, rule: .nonZero, compositing: compositing)
  }

  func stamp(
    _ path: Path, at points: [CGPoint], with paint: Paint, compositing: Compositing
  ) {
    for point in points {
      fill(
        path.applying(CGAffineTransform(translationX: point.x, y: point.y)), with: paint,
        rule: .nonZero, compositing: compositing)
    }
  }

  func draw(
    _ image: Image, from source: CGRect?, in rect: CGRect, interpolation: Interpolation,
    compositing: Compositing
  ) {
    let polygons = polygons(of: Path(rect))
    guard !polygons.isEmpty else { return }
    noteApproximation("images")
    withNearestTransform(at: polygons.middle) { _ in
      target.draw(
        image, from: source, in: rect, interpolation: interpolation, compositing: compositing)
    }
  }

  func draw(_ page: EmbeddedPDF, in rect: CGRect, compositing: Compositing) {
    let polygons = polygons(of: Path(rect))
    guard !polygons.isEmpty else { return }
    noteApproximation("pages of PDF files")
    withNearestTransform(at: polygons.middle) { _ in
      target.draw(page, in: rect, compositing: compositing)
    }
  }

  func draw(_ text: TextLayout, at origin: CGPoint, compositing: Compositing) {
    if text.hasImages {
      noteApproximation("images of characters")
      let middle = CGPoint(x: origin.x + text.size.width / 2, y: origin.y + text.size.height / 2)
      return withNearestTransform(at: middle.applying(transform)) { _ in
        target.draw(text, at: origin, compositing: compositing)
      }
    }
    context.note(
      .note, .drawingApproximated,
      "text in perspective is drawn as shapes, which cannot be searched or copied",
      operation: "render")
    let placement = CGAffineTransform(translationX: origin.x, y: origin.y)
    for shape in text.shapes {
      fill(
        shape.path.applying(placement), with: .color(shape.color), rule: .nonZero,
        compositing: compositing)
    }
  }

  func draw(_ recording: Recording) { recording.replay(on: self) }

  // MARK: Groups and contents

  func beginGroup(_ effects: GroupEffects) {
    var effects = effects
    if let mask = effects.mask {
      let recorder = RecordingCanvas(context: context)
      let inner = ProjectingCanvas(recorder, projection, middle: middle)
      inner.concatenate(transform)
      mask.recording.replay(on: inner)
      effects.mask = Mask(recorder.recording, mode: mask.mode)
    }
    if let shadow = effects.shadow {
      noteApproximation("shadows")
      let near = transform.concatenating(projection.affine(near: middle))
      effects.shadow?.offset = shadow.offset.applying(near)
      effects.shadow?.blur = shadow.blur * abs(near.determinant).squareRoot()
    }
    target.beginGroup(effects)
  }

  func endGroup() { target.endGroup() }

  func beginMarkedContent(_ content: MarkedContent) {
    func box(of area: CGRect) -> CGRect? {
      let projected = projection.projectedPath(of: polygons(of: Path(area)))
      return projected.isEmpty ? nil : projected.boundingBox
    }
    switch content {
    case .link(let link, let area?): target.beginMarkedContent(.link(link, area: box(of: area)))
    case .destination(let name, let area?):
      target.beginMarkedContent(.destination(name, area: box(of: area)))
    default: target.beginMarkedContent(content)
    }
  }

  func endMarkedContent() { target.endMarkedContent() }

  // MARK: The plane

  /// Returns a path in user space as polygons in the plane.
  private func polygons(of path: Path) -> [[CGPoint]] {
    projection.visiblePolygons(of: path.applying(transform), tolerance: tolerance)
  }

  /// Runs a closure with the affine transform that approximates the projection at a point of the
  /// plane.
  ///
  /// The closure is not called if the transform is not invertible.
  private func withNearestTransform(at point: CGPoint, _ body: (CGAffineTransform) -> Void) {
    let toTarget = transform.concatenating(projection.affine(near: point))
    guard toTarget.isInvertible else { return }
    target.withSavedState {
      target.concatenate(toTarget)
      body(toTarget)
    }
  }

  private func noteApproximation(_ what: String) {
    context.note(
      .warning, .drawingApproximated,
      "\(what) in perspective are drawn without it: only shapes and text are foreshortened",
      operation: "render")
  }
}

extension [[CGPoint]] {
  /// The center of the bounding box of all points.
  fileprivate var middle: CGPoint {
    let points = joined()
    guard let first = points.first else { return .zero }
    var box = CGRect(origin: first, size: .zero)
    for point in points { box = box.union(CGRect(origin: point, size: .zero)) }
    return CGPoint(x: box.midX, y: box.midY)
  }
}
