import EaselCanvas
import Foundation

extension GraphicsContext {
  // MARK: Colors

  /// Sets the fill color from red, green, blue and alpha, or from white and alpha, 0...1 each.
  ///
  /// Fewer than two components change nothing. Of three components, the third is ignored.
  public func setFillColor(_ components: [CGFloat]) {
    let space = components.count < 4 ? ColorSpace.gray : .rgb
    if let color = Color(space: space, components: components) { setFillColor(color) }
  }

  /// Sets the stroke color from red, green, blue and alpha, or from white and alpha, 0...1 each.
  ///
  /// Fewer than two components change nothing. Of three components, the third is ignored.
  public func setStrokeColor(_ components: [CGFloat]) {
    let space = components.count < 4 ? ColorSpace.gray : .rgb
    if let color = Color(space: space, components: components) { setStrokeColor(color) }
  }

  /// Does nothing: the color space follows from the number of components.
  public func setFillColorSpace(_ space: ColorSpace) {}

  /// Does nothing: the color space follows from the number of components.
  public func setStrokeColorSpace(_ space: ColorSpace) {}

  // MARK: Paths

  /// Replaces the current path with the outline of its stroke in the current line style.
  public func replacePathWithStrokedPath() { strokeToPath() }

  // MARK: Images

  /// Draws an image scaled to a rectangle, or, if `byTiling`, repeats that rectangle over the whole
  /// clip.
  ///
  /// The top of each copy is at its greatest y.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle of one copy.
  ///   - byTiling: Whether copies fill the clip.
  public func draw(_ image: Image, in rect: CGRect, byTiling: Bool) {
    guard byTiling, image.size.width > 0, image.size.height > 0 else {
      return draw(image, in: rect)
    }
    let tile = CGAffineTransform(
      a: rect.width / image.size.width, b: 0, c: 0, d: -rect.height / image.size.height,
      tx: rect.minX, ty: rect.maxY)
    saveGState()
    setFillPaint(.image(ImagePattern(image, transform: tile)))
    fill(boundingBoxOfClipPath)
    restoreGState()
  }

  // MARK: Layers

  /// Begins a transparency layer, which is composed as a whole; the dictionary has no effect.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) { beginTransparencyLayer() }

  /// Begins a transparency layer, which is composed as a whole and clipped to a rectangle; the
  /// dictionary has no effect.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
    beginTransparencyLayer(in: rect)
  }

  // MARK: Settings without effect

  /// Does nothing; use ``/EaselCanvas/GraphicsContext/setShouldAntialias(_:)``.
  public func setAllowsAntialiasing(_ allows: Bool) {}

  /// Does nothing: curves are as smooth as the surface allows.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Does nothing: text is antialiased without subpixel rendering.
  public func setShouldSmoothFonts(_ smooths: Bool) {}

  /// Does nothing: glyphs are always placed at subpixel positions.
  public func setShouldSubpixelPositionFonts(_ positions: Bool) {}

  /// Does nothing: all colors are sRGB.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  /// Writes the pixels to the memory given at the context's creation; does nothing if none was
  /// given.
  public func synchronize() { flush() }

  /// The memory given at the context's creation, after writing the pixels to it; `nil` if none was
  /// given.
  public var data: UnsafeMutableRawPointer? {
    flush()
    return memoryPointer
  }
}

/// A method of mapping colors outside of the gamut of a surface; no effect, as all colors are sRGB.
public enum CGColorRenderingIntent: Hashable, Sendable {
  /// Selects the default of the surface; no effect in Easel.
  case defaultIntent
  /// Clips colors outside of the gamut and does not adapt the white point; no effect in Easel.
  case absoluteColorimetric
  /// Clips colors outside of the gamut and adapts the white point to the surface; no effect in
  /// Easel.
  case relativeColorimetric
  /// Compresses the whole gamut into that of the surface; no effect in Easel.
  case perceptual
  /// Preserves the saturation of colors rather than their lightness; no effect in Easel.
  case saturation
}

extension FillRule {
  /// Core Graphics' name for the non-zero winding rule, ``/EaselCanvas/FillRule/nonZero``.
  public static var winding: FillRule { .nonZero }
}

extension Interpolation {
  /// Core Graphics' default quality, which is drawn as ``/EaselCanvas/Interpolation/high``.
  public static var `default`: Interpolation { .high }
  /// Core Graphics' medium quality, which is drawn as ``/EaselCanvas/Interpolation/high``.
  public static var medium: Interpolation { .high }
}
