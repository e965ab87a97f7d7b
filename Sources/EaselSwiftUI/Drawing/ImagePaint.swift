import EaselBlocks
import EaselCanvas
import Foundation

/// A style that repeats an image, or a part of it.
public struct ImagePaint: ShapeStyle {
  /// The image.
  public var image: Image
  /// The part of the image, in fractions of its size.
  public var sourceRect: CGRect
  /// The scale at which the image is drawn.
  public var scale: CGFloat

  /// Creates a style that repeats an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - sourceRect: The part of the image, in fractions of its size.
  ///   - scale: The scale at which the image is drawn.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
}

extension ImagePaint: PaintingStyle {
  package func paint(_ rect: CGRect, _ context: StyleContext) -> Paint {
    let environment = context.environment
    let rendering = BlockRendering(
      image, options: RenderOptions(appearance: environment.appearance),
      displayScale: environment.displayScale, in: BlockSurroundings(environment))
    return Self.pattern(
      rendering.place(.unspecified), sourceRect, scale: scale, from: rect.origin, environment)
  }

  /// The number of pixels of a tile, 16 MB of memory; a larger image is none that is repeated.
  private static let maximumPixels: CGFloat = 4_000_000

  /// The pattern of a part of a drawing, made of pixels.
  ///
  /// - Parameters:
  ///   - fragment: The drawing.
  ///   - source: The part, in fractions of the drawing's size.
  ///   - scale: The scale.
  ///   - origin: A point at which the part begins.
  ///   - environment: The environment, which has the number of pixels per point.
  static func pattern(
    _ fragment: Fragment, _ source: CGRect, scale: CGFloat, from origin: CGPoint,
    _ environment: EnvironmentValues
  ) -> Paint {
    let size = fragment.size
    // A page has one pixel per point, on which a drawing would be coarse.
    let pixels = max(environment.displayScale, 2)
    let width = (size.width * source.width * pixels).rounded(.up)
    let height = (size.height * source.height * pixels).rounded(.up)
    guard width >= 1, height >= 1, scale > 0 else { return .color(.clear) }
    guard width * height <= maximumPixels,
      let bitmap = try? CGContext(bitmapWidth: Int(width), height: Int(height))
    else {
      environment.note(
        .warning, .limitExceeded,
        "an image that is repeated has \(width) × \(height) pixels, and nothing is drawn; make it smaller, "
          + "to \(Int(maximumPixels)) pixels at most",
        operation: "ImagePaint", value: "\(width) × \(height)")
      return .color(.clear)
    }
    bitmap.canvas.scale(x: pixels, y: pixels)
    fragment.draw(
      on: bitmap.canvas, at: CGPoint(x: -source.minX * size.width, y: -source.minY * size.height))
    guard let tile = bitmap.makeImage() else { return .color(.clear) }
    let transform = CGAffineTransform(translationX: origin.x, y: origin.y)
      .scaledBy(x: scale / pixels * tile.scale, y: scale / pixels * tile.scale)
    return .image(ImagePattern(tile, transform: transform))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Returns a style that repeats an image, or a part of it.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
