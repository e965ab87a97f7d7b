import EaselCanvas
import Foundation

extension GraphicsContext {
  // MARK: Colours

  /// Fills with a colour of red, green, blue and opacity, or of white and opacity.
  ///
  /// Fewer than two numbers change nothing.
  public func setFillColor(_ components: [CGFloat]) {
    let space = components.count < 4 ? ColorSpace.gray : .rgb
    if let color = Color(space: space, components: components) { setFillColor(color) }
  }

  /// Strokes with a colour of red, green, blue and opacity, or of white and opacity.
  ///
  /// Fewer than two numbers change nothing.
  public func setStrokeColor(_ components: [CGFloat]) {
    let space = components.count < 4 ? ColorSpace.gray : .rgb
    if let color = Color(space: space, components: components) { setStrokeColor(color) }
  }

  /// Sets the space of components to come; they say by their number what they mean.
  public func setFillColorSpace(_ space: ColorSpace) {}

  /// Sets the space of components to come; they say by their number what they mean.
  public func setStrokeColorSpace(_ space: ColorSpace) {}

  // MARK: Paths

  /// Makes the outline of the current path's stroke the current path.
  public func replacePathWithStrokedPath() { strokeToPath() }

  // MARK: Pictures

  /// Draws a picture in tiles of a rectangle's size, one of which lies in the rectangle; each has
  /// its top at the greatest y.
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

  /// Begins a transparency layer.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) { beginTransparencyLayer() }

  /// Begins a transparency layer that shows nothing outside of a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
    beginTransparencyLayer(in: rect)
  }

  // MARK: What other surfaces decide

  /// Does nothing: ``/EaselCanvas/GraphicsContext/setShouldAntialias(_:)`` alone decides.
  public func setAllowsAntialiasing(_ allows: Bool) {}

  /// Does nothing: curves are as smooth as the surface can show.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Does nothing: letters are not smoothed for the stripes of a screen.
  public func setShouldSmoothFonts(_ smooths: Bool) {}

  /// Does nothing: letters always stand between pixels where their places are.
  public func setShouldSubpixelPositionFonts(_ positions: Bool) {}

  /// Does nothing: all colours are sRGB.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  /// Writes the pixels to the memory that the context was made with.
  public func synchronize() { flush() }

  /// The memory that the context was made with, after writing the pixels to it.
  public var data: UnsafeMutableRawPointer? {
    flush()
    return memoryPointer
  }
}

/// How colours that a surface cannot show are brought into its range; all are sRGB here.
public enum CGColorRenderingIntent: Hashable, Sendable {
  /// The surface's own way.
  case defaultIntent
  /// Clipped, on the paper's white.
  case absoluteColorimetric
  /// Clipped, on the surface's white.
  case relativeColorimetric
  /// Squeezed as a whole.
  case perceptual
  /// Squeezed, saturation first.
  case saturation
}

extension FillRule {
  /// Core Graphics' name of the non-zero rule.
  public static var winding: FillRule { .nonZero }
}

extension Interpolation {
  /// Core Graphics' usual quality.
  public static var `default`: Interpolation { .high }
  /// Between low and high, which is drawn as high.
  public static var medium: Interpolation { .high }
}
