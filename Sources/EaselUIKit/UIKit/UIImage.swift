import EaselCanvas
import Foundation

extension Image {
  /// Makes a picture without pixels.
  public convenience init() { self.init(.empty, scale: 1) }

  /// Reads a picture; nil where the data are none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Reads a picture of so many pixels to a point; nil where the data are none.
  public convenience init?(data: Data, scale: CGFloat) {
    do {
      try self.init(data: data, scale: scale, limits: GraphicsContext.limits)
    } catch { return nil }
  }

  /// Reads a picture from a file; nil where there is none.
  public convenience init?(contentsOfFile path: String) {
    do {
      try self.init(contentsOf: URL(fileURLWithPath: path), limits: GraphicsContext.limits)
    } catch { return nil }
  }

  /// Takes another picture's pixels, one to a point.
  public convenience init(cgImage: Image) { self.init(cgImage, scale: 1) }

  /// Takes another picture's pixels, so many to a point.
  ///
  /// The orientation changes nothing: pictures are kept upright.
  public convenience init(cgImage: Image, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale: scale)
  }

  /// How a camera was held.
  public enum Orientation: Int, Hashable, Sendable {
    /// Upright.
    case up
  }

  /// The picture itself: Core Graphics' pictures and UIKit's are one class here.
  ///
  /// What it is drawn by besides its pixels, a tint and caps, does not go with it.
  public var cgImage: Image? { with(style: ImageStyle()) }

  /// Upright, as every image is kept.
  public var imageOrientation: Orientation { .up }

  /// The picture as a PNG file; nil where it cannot be written.
  public func pngData() -> Data? { try? encodedPNG() }
}

extension GraphicsImageRenderer {
  /// Draws an image as a PNG file; empty data where its size cannot be made.
  public func pngData(actions: (Context) throws -> Void) rethrows -> Data {
    let image = try image(actions: actions)
    return (try? image.encodedPNG()) ?? Data()
  }
}

extension GraphicsContext {
  /// The caps of the rendering that is under way.
  fileprivate static var limits: Limits { current?.canvas.context.limits ?? Limits() }
}
