/// How pictures in WebP are compressed.
///
/// ```swift
/// let data = try drawing.data(.webP(.lossy(quality: 60)))
/// ```
public struct WebPCompression: Hashable, Sendable {
  /// Whether every pixel is exact.
  public var isLossless: Bool
  /// How near a lossy picture is to the drawing, 0 … 100; of no meaning where it is lossless.
  public var quality: Int
  /// How much time is spent on a smaller file, 0 … 6.
  public var method: Int

  /// Every pixel exact: drawings are mostly smaller so.
  public static let lossless = lossless(method: 1)

  /// Lossy, for photographs and wide gradients.
  public static let lossy = lossy()

  /// Every pixel exact, with as much time as the method says.
  public static func lossless(method: Int) -> Self {
    Self(isLossless: true, quality: 100, method: method)
  }

  /// Lossy, near the drawing by its quality.
  public static func lossy(quality: Int = 80, method: Int = 2) -> Self {
    Self(isLossless: false, quality: quality, method: method)
  }
}
