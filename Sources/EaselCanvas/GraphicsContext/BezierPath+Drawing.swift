import Foundation

extension BezierPath {
  // MARK: Lines

  /// The width of the stroked line, in user space; 1 by default.
  public var lineWidth: CGFloat {
    get { strokeStyle.lineWidth }
    set { strokeStyle.lineWidth = newValue }
  }

  /// The shape of the ends of open subpaths and dashes; butt by default.
  public var lineCapStyle: LineCap {
    get { strokeStyle.lineCap }
    set { strokeStyle.lineCap = newValue }
  }

  /// The shape of the corners where two segments meet; a miter by default.
  public var lineJoinStyle: LineJoin {
    get { strokeStyle.lineJoin }
    set { strokeStyle.lineJoin = newValue }
  }

  /// The maximum ratio of a miter's length to the line width, 10 by default; longer miters become
  /// bevels.
  public var miterLimit: CGFloat {
    get { strokeStyle.miterLimit }
    set { strokeStyle.miterLimit = newValue }
  }

  /// Sets the dash pattern to the first `count` lengths of an array, which are dashes and gaps in
  /// turn.
  ///
  /// - Parameters:
  ///   - pattern: The lengths of dashes and gaps, in user space. `nil` makes a solid line.
  ///   - count: The number of lengths to use. A number above the array's count uses the whole
  ///     array, and a negative number makes a solid line.
  ///   - phase: The distance into the pattern at which each subpath starts, in user space.
  public func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
    strokeStyle.dash = Array((pattern ?? []).prefix(max(count, 0)))
    strokeStyle.dashPhase = phase
  }

  // MARK: Drawing on the current context

  /// Fills the path, by its fill rule, with the current context's fill color.
  ///
  /// Does nothing if ``GraphicsContext/current`` is `nil`.
  public func fill() { GraphicsContext.current?.fill(path, using: fillRule) }

  /// Strokes the path with the current context's stroke color and the path's ``strokeStyle``.
  ///
  /// Does nothing if ``GraphicsContext/current`` is `nil`.
  public func stroke() { GraphicsContext.current?.stroke(path, style: strokeStyle) }

  /// Fills the path in the current context's fill color, with a blend mode and an opacity (0...1)
  /// for this call only.
  ///
  /// Does nothing if ``GraphicsContext/current`` is `nil`.
  public func fill(with blendMode: BlendMode, alpha: CGFloat) {
    GraphicsContext.current?.withCompositing(blendMode, alpha) { $0.fill(path, using: fillRule) }
  }

  /// Strokes the path in the current context's stroke color, with a blend mode and an opacity
  /// (0...1) for this call only.
  ///
  /// Does nothing if ``GraphicsContext/current`` is `nil`.
  public func stroke(with blendMode: BlendMode, alpha: CGFloat) {
    GraphicsContext.current?.withCompositing(blendMode, alpha) {
      $0.stroke(path, style: strokeStyle)
    }
  }

  /// Intersects the clip of the current context with the path.
  ///
  /// Does nothing if ``GraphicsContext/current`` is `nil`.
  public func addClip() { GraphicsContext.current?.canvas.clip(to: path, rule: fillRule) }
}
