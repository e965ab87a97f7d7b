import Foundation

/// A surface to draw on, such as a PDF page, a bitmap, an SVG document or a recording.
///
/// ```swift
/// canvas.fill(Path(CGRect(x: 10, y: 10, width: 80, height: 40)), with: .color(.systemBlue))
/// canvas.withSavedState {
///   canvas.translate(x: 50, y: 50)
///   let circle = Path(ellipseIn: CGRect(x: -20, y: -20, width: 40, height: 40))
///   canvas.stroke(circle, with: .color(.black))
/// }
/// ```
///
/// The origin is at the top left and y grows downwards. One unit is one point (1/72 inch) in PDF
/// and SVG, and `scale` pixels in a bitmap.
///
/// The methods do not throw. A call that cannot be carried out is skipped and recorded as a
/// diagnostic in ``context``, and the call that finishes the rendering throws.
///
/// The protocol has only the basic operations of every surface. Shorter forms (`fill(_:with:)`,
/// `withSavedState`, `withGroup`, `translate`) are extensions.
public protocol Canvas: AnyObject {
  /// The context of the rendering: limits, diagnostics, page, appearance, time and device scale.
  var context: RenderContext { get }
  /// The current transform, from user space to the initial user space of the canvas.
  var transform: CGAffineTransform { get }
  /// The bounds of the current clip, in user space.
  ///
  /// The rectangle can be larger than the visible area, for example after a rotation.
  var clipBounds: CGRect { get }

  /// Saves the transform and the clip, until the matching ``restore()``.
  func save()
  /// Restores the transform and the clip that the last open ``save()`` saved.
  ///
  /// A call without a matching ``save()`` is recorded as `unbalancedState`.
  func restore()
  /// Applies a transform to the coordinates of the calls that follow, before the current transform.
  ///
  /// A transform without an inverse is skipped and recorded as `singularMatrix`.
  func concatenate(_ transform: CGAffineTransform)
  /// Intersects the clip with a path by a fill rule, until the matching ``restore()`` or
  /// ``endGroup()``.
  func clip(to path: Path, rule: FillRule)

  /// Fills the inside of a path, as defined by a fill rule, with a paint.
  func fill(_ path: Path, with paint: Paint, rule: FillRule, compositing: Compositing)
  /// Strokes a path with a paint and a style: line width, caps, joins and dashes.
  func stroke(_ path: Path, with paint: Paint, style: StrokeStyle, compositing: Compositing)
  /// Fills a copy of a path at each of the points, such as a hundred thousand dots in one call.
  ///
  /// The origin of the path is placed on each point. With a plain color, each shape is drawn over
  /// the earlier ones. With any other paint, and with Porter–Duff operators, all shapes are filled
  /// together as one shape.
  func stamp(_ path: Path, at points: [CGPoint], with paint: Paint, compositing: Compositing)
  /// Draws an image or a part of it, scaled to fill a rectangle.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - source: The part of the image, in the image's points; `nil` draws all of it.
  ///   - rect: The rectangle that the part fills, in user space.
  ///   - interpolation: The method by which the image is scaled.
  ///   - compositing: Opacity, blend mode and antialiasing.
  func draw(
    _ image: Image, from source: CGRect?, in rect: CGRect, interpolation: Interpolation,
    compositing: Compositing)
  /// Draws a page of a PDF file, scaled to fill a rectangle.
  ///
  /// Only pages of a PDF document can show it. Other canvases draw a frame and note a warning.
  func draw(_ page: EmbeddedPDF, in rect: CGRect, compositing: Compositing)
  /// Draws a text layout with its top left corner at a point.
  func draw(_ text: TextLayout, at origin: CGPoint, compositing: Compositing)
  /// Draws a recording in the current user space.
  func draw(_ recording: Recording)

  /// Begins a group: the drawing until ``endGroup()`` is composited separately, and then drawn as a
  /// whole with the effects.
  func beginGroup(_ effects: GroupEffects)
  /// Ends the group that was begun last and draws it with its effects.
  ///
  /// The transform and the clip are again those before the group.
  func endGroup()
  /// Begins a range of drawing calls that is marked as a link, a heading or other content.
  ///
  /// The range ends with ``endMarkedContent()``.
  func beginMarkedContent(_ content: MarkedContent)
  /// Ends the range of marked content that was begun last.
  func endMarkedContent()
}
