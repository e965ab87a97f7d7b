import Foundation

/// A surface to draw on: PDF page, bitmap, SVG, or recording.
///
/// ```swift
/// canvas.fill(Path(CGRect(x: 10, y: 10, width: 80, height: 40)), with: .color(.systemBlue))
/// canvas.withSavedState {
///   canvas.translate(x: 50, y: 50)
///   canvas.stroke(Path(ellipseIn: CGRect(x: -20, y: -20, width: 40, height: 40)), with: .color(.black))
/// }
/// ```
///
/// The origin is at the top left and y grows downwards; one unit is one point (1/72 inch) in PDF
/// and SVG, and one pixel times the scale in a bitmap. Nothing here throws: a call that cannot be
/// carried out is skipped and noted in ``context``, and the call that renders throws.
///
/// The protocol holds what every surface can do and nothing that can be built from it; the short
/// forms (`fill(_:with:)`, `withSavedState`, `withGroup`, `translate`) are extensions.
public protocol Canvas: AnyObject {
  /// Limits, diagnostics, view path, page, appearance, time and device scale of this rendering.
  var context: RenderContext { get }
  /// From user space to the canvas' own space.
  var transform: CGAffineTransform { get }
  /// The bounds of what can be drawn at present, in user space.
  var clipBounds: CGRect { get }

  /// Remembers transform and clip.
  func save()
  /// Returns to the transform and clip of the last ``save()``.
  func restore()
  /// Puts a transform before the current one: it maps the coordinates of the calls that follow.
  func concatenate(_ transform: CGAffineTransform)
  /// Intersects the clip with a path, until ``restore()``.
  func clip(to path: Path, rule: FillRule)

  /// Fills a path.
  func fill(_ path: Path, with paint: Paint, rule: FillRule, compositing: Compositing)
  /// Strokes a path.
  func stroke(_ path: Path, with paint: Paint, style: StrokeStyle, compositing: Compositing)
  /// Fills the same path at many points: a hundred thousand dots in one call.
  ///
  /// Of a colour, each lies over those before it. With any other paint, and with Porter and Duff's
  /// operators, all are one shape that is filled at once.
  func stamp(_ path: Path, at points: [CGPoint], with paint: Paint, compositing: Compositing)
  /// Draws a part of a picture (all of it for nil, else in the picture's points) into a rectangle.
  func draw(
    _ image: Image, from source: CGRect?, in rect: CGRect, interpolation: Interpolation,
    compositing: Compositing)
  /// Draws a text layout with its top left at a point.
  func draw(_ text: TextLayout, at origin: CGPoint, compositing: Compositing)
  /// Draws a recording, in the current user space.
  func draw(_ recording: Recording)

  /// Begins a group: what is drawn until ``endGroup()`` is composed first, and then as one.
  func beginGroup(_ effects: GroupEffects)
  /// Ends the group and draws it.
  func endGroup()
  /// Begins a stretch of drawing that means something.
  func beginMarkedContent(_ content: MarkedContent)
  /// Ends the stretch.
  func endMarkedContent()
}
