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

  /// Creates an image with the pixels of another image, turned by an orientation, and a number of
  /// pixels per point.
  ///
  /// - Parameters:
  ///   - cgImage: The other image.
  ///   - scale: The number of pixels per point.
  ///   - orientation: The orientation of the other image's pixels. They are stored upright.
  public convenience init(cgImage: Image, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale: scale, orientation: orientation.stored)
  }

  /// The orientation in which the pixels of an image are stored in a file, as of a camera that was
  /// turned.
  public enum Orientation: Int, Hashable, Sendable {
    /// The upright orientation.
    case up
    /// The pixels are turned by 180°.
    case down
    /// The pixels have to be turned by 90° counterclockwise.
    case left
    /// The pixels have to be turned by 90° clockwise.
    case right
    /// The pixels are mirrored left to right.
    case upMirrored
    /// The pixels are mirrored top to bottom.
    case downMirrored
    /// Rows and columns of the pixels are exchanged.
    case leftMirrored
    /// Rows and columns of the pixels are exchanged and both reversed.
    case rightMirrored

    fileprivate var stored: ImageOrientation {
      switch self {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .upMirrored: .upMirrored
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .rightMirrored: .rightMirrored
      }
    }
  }

  /// An image with the pixels as they are stored in the file, before ``imageOrientation`` is
  /// applied, and the same scale, without the rendering mode and the cap insets; never `nil`.
  public var cgImage: Image? { asStored }

  /// The orientation of the pixels in the image's file.
  ///
  /// The image is drawn upright, and its size is that of the upright image. Only ``cgImage`` has the
  /// pixels of the file.
  public var imageOrientation: Orientation {
    switch orientation {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .upMirrored: .upMirrored
    case .downMirrored: .downMirrored
    case .leftMirrored: .leftMirrored
    case .rightMirrored: .rightMirrored
    }
  }

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
