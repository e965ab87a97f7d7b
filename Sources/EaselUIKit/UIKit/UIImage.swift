import EaselCanvas
import Foundation

extension Image {
  /// Creates an image without pixels.
  public convenience init() { self.init(.empty, scale: 1) }

  /// Creates an image from the bytes of a file; `nil` if they are not an image.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from the bytes of a file with a scale; `nil` if they are not an image.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - scale: The number of pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    do {
      try self.init(data: data, scale: scale, limits: GraphicsContext.limits)
    } catch { return nil }
  }

  /// Creates an image from a file; `nil` if it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    do {
      try self.init(contentsOf: URL(fileURLWithPath: path), limits: GraphicsContext.limits)
    } catch { return nil }
  }

  /// Creates an image with the pixels of another one, one pixel per point.
  public convenience init(cgImage: Image) { self.init(cgImage, scale: 1) }

  /// Creates an image with the pixels of another one and a scale.
  ///
  /// - Parameters:
  ///   - cgImage: The other image.
  ///   - scale: The number of pixels per point.
  ///   - orientation: Not used: images are stored upright.
  public convenience init(cgImage: Image, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale: scale)
  }

  /// The orientation of an image.
  public enum Orientation: Int, Hashable, Sendable {
    /// The upright orientation.
    case up
  }

  /// The image itself, since `CGImage` and `UIImage` are one class.
  ///
  /// Properties besides the pixels, such as a tint and caps, are removed.
  public var cgImage: Image? { with(style: ImageStyle()) }

  /// The orientation of the image, always upright.
  public var imageOrientation: Orientation { .up }

  /// Returns the image as the bytes of a PNG file; `nil` if it cannot be encoded.
  public func pngData() -> Data? { try? encodedPNG() }
}

extension GraphicsImageRenderer {
  /// Draws an image and returns the bytes of a PNG file; empty data if the size is invalid.
  public func pngData(actions: (Context) throws -> Void) rethrows -> Data {
    let image = try image(actions: actions)
    return (try? image.encodedPNG()) ?? Data()
  }
}

extension GraphicsContext {
  /// The limits of the current rendering.
  fileprivate static var limits: Limits { current?.canvas.context.limits ?? Limits() }
}
