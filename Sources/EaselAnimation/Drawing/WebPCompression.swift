/// The compression of the frames of an animated WebP: lossless, or lossy with a quality.
///
/// ```swift
/// let size = CGSize(width: 120, height: 40)
/// let drawing = AnimatedDrawing(size: size, duration: 2) { canvas, time in
///   canvas.fill(CGRect(x: 50 * time, y: 10, width: 20, height: 20), with: .color(.systemBlue))
/// }
/// let data = try drawing.data(as: .webP(.lossy(quality: 60)))
/// ```
public struct WebPCompression: Hashable, Sendable {
  /// Whether the compression is lossless; otherwise it is lossy, with the ``quality``.
  public var isLossless: Bool
  /// The quality of lossy compression, 0 … 100; lossless compression ignores it.
  ///
  /// A value outside of the range throws `outOfRange` when the animation is written.
  public var quality: Int
  /// The effort of compression, from 0, fastest, to 6, smallest file.
  ///
  /// A value outside of the range throws `outOfRange` when the animation is written.
  public var method: Int

  /// Lossless compression with method 1; files of drawings are usually smaller than with lossy
  /// compression.
  public static let lossless = lossless(method: 1)

  /// Lossy compression with quality 80 and method 2, for photographs and large gradients.
  public static let lossy = lossy()

  /// Returns lossless compression with a method, from 0, fastest, to 6, smallest file.
  public static func lossless(method: Int) -> Self {
    Self(isLossless: true, quality: 100, method: method)
  }

  /// Returns lossy compression with a quality, 0 … 100, and a method, from 0, fastest, to 6,
  /// smallest file.
  ///
  /// The default is quality 80 and method 2.
  public static func lossy(quality: Int = 80, method: Int = 2) -> Self {
    Self(isLossless: false, quality: quality, method: method)
  }
}
