import EaselCanvas
import Foundation

extension GraphicsContext {
  // MARK: Colors

  /// Sets the fill color from red, green, blue and alpha, or from white and alpha.
  ///
  /// Fewer than two components change nothing.
  public func setFillColor(_ components: [CGFloat]) {
    let space = components.count < 4 ? ColorSpace.gray : .rgb
    if let color = Color(space: space, components: components) { setFillColor(color) }
  }

  /// Sets the stroke color from red, green, blue and alpha, or from white and alpha.
  ///
  /// Fewer than two components change nothing.
  public func setStrokeColor(_ components: [CGFloat]) {
    let space = components.count < 4 ? ColorSpace.gray : .rgb
    if let color = Color(space: space, components: components) { setStrokeColor(color) }
  }

  /// Does nothing: the color space follows from the number of components.
  public func setFillColorSpace(_ space: ColorSpace) {}

  /// Does nothing: the color space follows from the number of components.
  public func setStrokeColorSpace(_ space: ColorSpace) {}

  // MARK: Paths

  /// Replaces the current path with the outline of its stroke.
  public func replacePathWithStrokedPath() { strokeToPath() }

  // MARK: Images

  /// Draws an image in a rectangle, or fills the clip with copies of that rectangle.
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

  /// Begins a transparency layer; the dictionary has no effect.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) { beginTransparencyLayer() }

  /// Begins a transparency layer that is clipped to a rectangle; the dictionary has no effect.
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

  /// Writes the pixels to the memory from which the context was created.
  public func synchronize() { flush() }

  /// The memory from which the context was created; reading it writes the pixels to it first.
  public var data: UnsafeMutableRawPointer? {
    flush()
    return memoryPointer
  }
}

/// A method of mapping colors outside of the gamut of a surface; no effect, as all colors are sRGB.
public enum CGColorRenderingIntent: Hashable, Sendable {
  /// The default of the surface.
  case defaultIntent
  /// Clips colors relative to the white of the paper.
  case absoluteColorimetric
  /// Clips colors relative to the white of the surface.
  case relativeColorimetric
  /// Compresses the whole gamut.
  case perceptual
  /// Compresses the gamut and preserves saturation.
  case saturation
}

extension FillRule {
  /// Core Graphics' name for the non-zero winding rule.
  public static var winding: FillRule { .nonZero }
}

extension Interpolation {
  /// Core Graphics' default quality, which is drawn as ``/EaselCanvas/Interpolation/high``.
  public static var `default`: Interpolation { .high }
  /// Core Graphics' medium quality, which is drawn as ``/EaselCanvas/Interpolation/high``.
  public static var medium: Interpolation { .high }
}
