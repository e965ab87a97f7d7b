import Foundation

extension BezierPath {
  // MARK: Lines

  /// Width of the line.
  public var lineWidth: CGFloat {
    get { strokeStyle.lineWidth }
    set { strokeStyle.lineWidth = newValue }
  }

  /// How open ends look.
  public var lineCapStyle: LineCap {
    get { strokeStyle.lineCap }
    set { strokeStyle.lineCap = newValue }
  }

  /// How corners look.
  public var lineJoinStyle: LineJoin {
    get { strokeStyle.lineJoin }
    set { strokeStyle.lineJoin = newValue }
  }

  /// Greatest ratio of a miter's length to the line width.
  public var miterLimit: CGFloat {
    get { strokeStyle.miterLimit }
    set { strokeStyle.miterLimit = newValue }
  }

  /// Sets the first `count` lengths as dashes and gaps by turns; nil is a solid line.
  ///
  /// A count beyond the array takes the whole array, a negative one nothing.
  public func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
    strokeStyle.dash = Array((pattern ?? []).prefix(max(count, 0)))
    strokeStyle.dashPhase = phase
  }

  // MARK: Drawing on the current context

  /// Fills the path with the current context's fill colour.
  public func fill() { GraphicsContext.current?.fill(path, using: fillRule) }

  /// Strokes the path with the current context's stroke colour and the path's own line style.
  public func stroke() { GraphicsContext.current?.stroke(path, style: strokeStyle) }

  /// Fills the path with a blend mode and an opacity of its own.
  public func fill(with blendMode: BlendMode, alpha: CGFloat) {
    GraphicsContext.current?.withCompositing(blendMode, alpha) { $0.fill(path, using: fillRule) }
  }

  /// Strokes the path with a blend mode and an opacity of its own.
  public func stroke(with blendMode: BlendMode, alpha: CGFloat) {
    GraphicsContext.current?.withCompositing(blendMode, alpha) {
      $0.stroke(path, style: strokeStyle)
    }
  }

  /// Lets nothing outside of the path be drawn on the current context any more.
  public func addClip() { GraphicsContext.current?.canvas.clip(to: path, rule: fillRule) }
}
