import Foundation

extension Canvas {
  /// Runs the closure and returns to the transform and clip from before, even when it throws.
  public func withSavedState<Result>(_ body: () throws -> Result) rethrows -> Result {
    save()
    defer { restore() }
    return try body()
  }

  /// Draws what the closure draws as one group.
  public func withGroup<Result>(
    _ effects: GroupEffects, _ body: () throws -> Result
  ) rethrows -> Result {
    beginGroup(effects)
    defer { endGroup() }
    return try body()
  }

  /// Gives what the closure draws a meaning.
  public func withMarkedContent<Result>(
    _ content: MarkedContent, _ body: () throws -> Result
  ) rethrows -> Result {
    beginMarkedContent(content)
    defer { endMarkedContent() }
    return try body()
  }

  /// Moves the origin.
  public func translate(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales about the origin.
  public func scale(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Turns about the origin, in radians, clockwise on the page.
  public func rotate(by angle: CGFloat) {
    // The sine of what is not finite would be refused without its number.
    guard angle.isFinite else {
      return concatenate(CGAffineTransform(a: angle, b: angle, c: angle, d: angle, tx: 0, ty: 0))
    }
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Fills a path by the non-zero rule, or by another.
  public func fill(
    _ path: Path, with paint: Paint, rule: FillRule = .nonZero, alpha: CGFloat = 1
  ) {
    fill(path, with: paint, rule: rule, compositing: Compositing(alpha: alpha))
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect, with paint: Paint) {
    fill(Path(rect), with: paint, rule: .nonZero, compositing: .normal)
  }

  /// Strokes a path.
  public func stroke(
    _ path: Path, with paint: Paint, style: StrokeStyle = StrokeStyle(), alpha: CGFloat = 1
  ) {
    stroke(path, with: paint, style: style, compositing: Compositing(alpha: alpha))
  }

  /// Clips to a path by the non-zero rule.
  public func clip(to path: Path) { clip(to: path, rule: .nonZero) }

  /// Clips to a rectangle.
  public func clip(to rect: CGRect) { clip(to: Path(rect), rule: .nonZero) }

  /// Draws a whole picture into a rectangle.
  public func draw(_ image: Image, in rect: CGRect) {
    draw(image, from: nil, in: rect, interpolation: .high, compositing: .normal)
  }

  /// Draws a text layout with its top left at a point.
  public func draw(_ text: TextLayout, at origin: CGPoint) {
    draw(text, at: origin, compositing: .normal)
  }
}
