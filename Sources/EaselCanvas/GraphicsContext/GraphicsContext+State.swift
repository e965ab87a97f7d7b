import Foundation

extension GraphicsContext {
  // MARK: Paints

  /// Fills with a colour from now on.
  public func setFillColor(_ color: Color) { state.fill = .color(color) }

  /// Fills with a colour of sRGB components, 0…1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Fills with a gray, 0 black to 1 white.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Fills with a gradient or a pattern from now on, which Core Graphics has no call for.
  public func setFillPaint(_ paint: Paint) { state.fill = paint }

  /// Strokes with a colour from now on.
  public func setStrokeColor(_ color: Color) { state.stroke = .color(color) }

  /// Strokes with a colour of sRGB components, 0…1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Strokes with a gray, 0 black to 1 white.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Strokes with a gradient or a pattern from now on, which Core Graphics has no call for.
  public func setStrokePaint(_ paint: Paint) { state.stroke = paint }

  // MARK: Compositing

  /// Sets the opacity of everything drawn from now on, on top of the colours' own.
  public func setAlpha(_ alpha: CGFloat) { state.compositing.alpha = alpha }

  /// Sets how what is drawn from now on mixes with what lies beneath.
  public func setBlendMode(_ mode: BlendMode) { state.compositing.blendMode = mode }

  /// Sets whether edges are smoothed.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.compositing.isAntialiased = shouldAntialias
  }

  /// How pictures are scaled.
  public var interpolationQuality: Interpolation {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Gives everything drawn from now on a shadow of black at a third.
  ///
  /// Offset and blur are measured in the base space, the user space in which the context was made:
  /// the current transform does not change them.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(
      offset: offset, blur: blur, color: Color(red: 0, green: 0, blue: 0, alpha: 1.0 / 3))
  }

  /// Gives everything drawn from now on a shadow; without a colour there is none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: Color?) {
    state.shadow = color.map { Shadow(color: $0, offset: offset, blur: blur) }
  }

  // MARK: Lines

  /// Sets the width of lines, in the user space of the moment of stroking.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }

  /// Sets how open ends of lines look.
  public func setLineCap(_ cap: LineCap) { state.line.lineCap = cap }

  /// Sets how corners of lines look.
  public func setLineJoin(_ join: LineJoin) { state.line.lineJoin = join }

  /// Sets the greatest ratio of a miter's length to the line width.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  /// Sets the lengths of dashes and gaps by turns, and how far into them a line starts; no lengths
  /// make a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dash = lengths
    state.line.dashPhase = phase
  }
}
