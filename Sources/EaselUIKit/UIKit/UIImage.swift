import EaselCanvas
import Foundation

extension Image {
  /// Creates an image without pixels.
  public convenience init() { self.init(.empty, scale: 1) }

  /// Creates an image with 1 pixel per point from the bytes of a file; `nil` if they are not a
  /// valid image.
  ///
  /// The file is a PNG or, with the package trait `JPEG`, a JPEG file.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from the bytes of a file and a number of pixels per point; `nil` if they are
  /// not valid.
  ///
  /// The file is a PNG or, with the package trait `JPEG`, a JPEG file.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - scale: The number of pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    do {
      try self.init(data: data, scale: scale, limits: GraphicsContext.limits)
    } catch { return nil }
  }

  /// Creates an image with 1 pixel per point from the file at a path; `nil` if it cannot be read.
  ///
  /// A suffix such as `@2x` in the name of the file does not change the scale.
  public convenience init?(contentsOfFile path: String) {
    do {
      try self.init(contentsOf: URL(fileURLWithPath: path), limits: GraphicsContext.limits)
    } catch { return nil }
  }

  /// Creates an image with the pixels of another image and 1 pixel per point.
  public convenience init(cgImage: Image) { self.init(cgImage, scale: 1) }

  /// Creates an image with the pixels of another image and a number of pixels per point; the
  /// orientation has no effect.
  ///
  /// - Parameters:
  ///   - cgImage: The other image.
  ///   - scale: The number of pixels per point.
  ///   - orientation: Not used: images are stored upright.
  public convenience init(cgImage: Image, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale: scale)
  }

  /// The orientation of an image; upright is the only one.
  public enum Orientation: Int, Hashable, Sendable {
    /// The upright orientation.
    case up
  }

  /// An image with the same pixels and scale, without the rendering mode and the cap insets; never
  /// `nil`.
  public var cgImage: Image? { with(style: ImageStyle()) }

  /// The orientation of the image, always upright.
  public var imageOrientation: Orientation { .up }

  /// Returns the image as the bytes of a PNG file; `nil` for an image without pixels.
  public func pngData() -> Data? { try? encodedPNG() }
}

extension GraphicsImageRenderer {
  /// Draws an image with a closure and returns it as a PNG file; empty data if the size is invalid.
  public func pngData(actions: (Context) throws -> Void) rethrows -> Data {
    let image = try image(actions: actions)
    return (try? image.encodedPNG()) ?? Data()
  }
}

extension GraphicsContext {
  /// The limits of the current rendering.
  fileprivate static var limits: Limits { current?.canvas.context.limits ?? Limits() }
}
