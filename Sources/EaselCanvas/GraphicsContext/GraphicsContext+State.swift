import Foundation

extension GraphicsContext {
  // MARK: Paints

  /// Sets the fill paint to a color.
  public func setFillColor(_ color: Color) { state.fill = .color(color) }

  /// Sets the fill paint to a color with sRGB components and an opacity, each in 0...1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill paint to a gray, from 0 for black to 1 for white, with an opacity in 0...1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Sets the fill paint to a color, a gradient or a pattern.
  ///
  /// Core Graphics has no such call.
  public func setFillPaint(_ paint: Paint) { state.fill = paint }

  /// Sets the stroke paint to a color.
  public func setStrokeColor(_ color: Color) { state.stroke = .color(color) }

  /// Sets the stroke paint to a color with sRGB components and an opacity, each in 0...1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke paint to a gray, from 0 for black to 1 for white, with an opacity in 0...1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Sets the stroke paint to a color, a gradient or a pattern.
  ///
  /// Core Graphics has no such call.
  public func setStrokePaint(_ paint: Paint) { state.stroke = paint }

  // MARK: Compositing

  /// Sets the opacity of drawing, in 0...1, by which the opacity of colors is multiplied.
  ///
  /// The default is 1. Numbers outside of 0...1 are clamped when something is drawn.
  public func setAlpha(_ alpha: CGFloat) { state.compositing.alpha = alpha }

  /// Sets the blend mode by which drawing is composed with the content behind it; normal by
  /// default.
  public func setBlendMode(_ mode: BlendMode) { state.compositing.blendMode = mode }

  /// Sets whether edges are antialiased; `true` by default.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.compositing.isAntialiased = shouldAntialias
  }

  /// The filter with which images are scaled; ``Interpolation/high`` by default.
  public var interpolationQuality: Interpolation {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Sets a black shadow with an opacity of 1/3 for the drawing that follows.
  ///
  /// The current transform does not change the shadow. Offset and blur are in the base space: the
  /// user space at the creation of the context or at the beginning of the page.
  ///
  /// - Parameters:
  ///   - offset: The offset of the shadow, in the base space.
  ///   - blur: Twice the standard deviation of the blur, in the base space.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(
      offset: offset, blur: blur, color: Color(red: 0, green: 0, blue: 0, alpha: 1.0 / 3))
  }

  /// Sets the shadow for the drawing that follows, or removes it if the color is `nil`.
  ///
  /// - Parameters:
  ///   - offset: The offset of the shadow, in the user space in which the context was created.
  ///   - blur: Twice the standard deviation of the blur, in the same space.
  ///   - color: The color of the shadow with its opacity. `nil` removes the shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: Color?) {
    state.shadow = color.map { Shadow(color: $0, offset: offset, blur: blur) }
  }

  // MARK: Lines

  /// Sets the width of lines, in the user space that is current when a stroke is drawn.
  ///
  /// The default is 1.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }

  /// Sets the shape of the ends of open subpaths and dashes; butt by default.
  public func setLineCap(_ cap: LineCap) { state.line.lineCap = cap }

  /// Sets the shape of the corners where two segments of a path meet; a miter by default.
  public func setLineJoin(_ join: LineJoin) { state.line.lineJoin = join }

  /// Sets the maximum ratio of a miter's length to the line width; longer miters become bevels.
  ///
  /// The default is 10.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  /// Sets the lengths of the dashes and gaps of lines, in user space; an empty array makes solid
  /// lines.
  ///
  /// - Parameters:
  ///   - phase: The distance into the pattern at which each subpath starts, in user space.
  ///   - lengths: The lengths of dashes and gaps, alternating, in user space. An empty array makes
  ///     a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dash = lengths
    state.line.dashPhase = phase
  }
}
