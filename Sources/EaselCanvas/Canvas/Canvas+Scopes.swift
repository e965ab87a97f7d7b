import Foundation

extension Canvas {
  /// Saves the state, runs the closure, and restores the transform and the clip, even if it throws.
  public func withSavedState<Result>(_ body: () throws -> Result) rethrows -> Result {
    save()
    defer { restore() }
    return try body()
  }

  /// Composites the drawing of the closure as a group, and draws the group with effects such as
  /// opacity.
  ///
  /// ```swift
  /// canvas.withGroup(GroupEffects(opacity: 0.5)) {
  ///   canvas.fill(CGRect(x: 0, y: 0, width: 40, height: 40), with: .color(.red))
  ///   canvas.fill(CGRect(x: 20, y: 20, width: 40, height: 40), with: .color(.blue))
  /// }
  /// ```
  public func withGroup<Result>(
    _ effects: GroupEffects, _ body: () throws -> Result
  ) rethrows -> Result {
    beginGroup(effects)
    defer { endGroup() }
    return try body()
  }

  /// Marks the drawing of the closure as a link, destination, figure, artifact or tagged part.
  ///
  /// ```swift
  /// canvas.withMarkedContent(.link(.url("https://example.org"))) {
  ///   canvas.draw(TextLayout("example.org"), at: CGPoint(x: 20, y: 20))
  /// }
  /// ```
  public func withMarkedContent<Result>(
    _ content: MarkedContent, _ body: () throws -> Result
  ) rethrows -> Result {
    beginMarkedContent(content)
    defer { endMarkedContent() }
    return try body()
  }

  /// Moves the origin of user space by an offset, in user space.
  public func translate(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales user space about its origin, by one factor for x and one for y.
  public func scale(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Rotates user space about its origin, by an angle in radians, clockwise on the page.
  public func rotate(by angle: CGFloat) {
    // The sine of a non-finite angle is NaN: the diagnostic would not show the angle itself.
    guard angle.isFinite else {
      return concatenate(CGAffineTransform(a: angle, b: angle, c: angle, d: angle, tx: 0, ty: 0))
    }
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Fills a path with a paint, by default by the non-zero winding rule.
  public func fill(
    _ path: Path, with paint: Paint, rule: FillRule = .nonZero, alpha: CGFloat = 1
  ) {
    fill(path, with: paint, rule: rule, compositing: Compositing(alpha: alpha))
  }

  /// Fills a rectangle with a paint.
  public func fill(_ rect: CGRect, with paint: Paint) {
    fill(Path(rect), with: paint, rule: .nonZero, compositing: .normal)
  }

  /// Strokes a path with a paint, by default with a solid line that is 1 unit of user space wide.
  public func stroke(
    _ path: Path, with paint: Paint, style: StrokeStyle = StrokeStyle(), alpha: CGFloat = 1
  ) {
    stroke(path, with: paint, style: style, compositing: Compositing(alpha: alpha))
  }

  /// Intersects the clip with a path by the non-zero winding rule, until the matching
  /// ``Canvas/restore()`` or ``Canvas/endGroup()``.
  public func clip(to path: Path) { clip(to: path, rule: .nonZero) }

  /// Intersects the clip with a rectangle of user space, until the matching ``Canvas/restore()`` or
  /// ``Canvas/endGroup()``.
  public func clip(to rect: CGRect) { clip(to: Path(rect), rule: .nonZero) }

  /// Draws a whole image, scaled to fill a rectangle, with ``Interpolation/high`` interpolation.
  public func draw(_ image: Image, in rect: CGRect) {
    draw(image, from: nil, in: rect, interpolation: .high, compositing: .normal)
  }

  /// Draws a page of a PDF file, scaled to fill a rectangle.
  public func draw(_ page: EmbeddedPDF, in rect: CGRect) {
    draw(page, in: rect, compositing: .normal)
  }

  /// Draws a frame in place of a page of a PDF file, with a warning of code `drawingApproximated`.
  ///
  /// It is the default for canvases that cannot draw such a page.
  public func draw(_ page: EmbeddedPDF, in rect: CGRect, compositing: Compositing) {
    drawFrame(of: page, in: rect, compositing)
  }

  /// Draws a frame in place of a page of a PDF file and notes it.
  func drawFrame(of page: EmbeddedPDF, in rect: CGRect, _ compositing: Compositing) {
    context.note(
      .warning, .drawingApproximated,
      "page \(page.page) of “\(page.source.name)” is drawn as a frame: only a PDF document can show "
        + "pages of PDF files; give an image of the page for other formats",
      operation: "draw(EmbeddedPDF)", value: page.source.name)
    stroke(
      Path(rect.insetBy(dx: 0.5, dy: 0.5)), with: .color(Color(white: 0.6)),
      style: StrokeStyle(lineWidth: 1), compositing: compositing)
  }

  /// Draws a text layout with its top left corner at a point.
  public func draw(_ text: TextLayout, at origin: CGPoint) {
    draw(text, at: origin, compositing: .normal)
  }
}
