import EaselCanvas
import Foundation

extension Block {
  /// Writes the block in a size to a file, whole or not at all; the extension of its name is the
  /// format.
  ///
  /// ```swift
  /// try chart.font(.footnote).write(
  ///   to: URL(filePath: "load.png"), size: CGSize(width: 640, height: 400))
  /// ```
  ///
  /// The size is proposed: a chart or a color takes it, a text only what its words need.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - size: The proposed size in points.
  ///   - scale: Pixels to a point in PNG; the other formats have none.
  ///   - options: Appearance, locale, limits, and which diagnostics are thrown.
  /// - Returns: The diagnostics.
  /// - Throws: `unsupportedFormat` for a name with another extension, `invalidSize` for a block that
  ///   has no size, `outputFailed`, and what the policy of the options throws.
  @discardableResult
  public func write(
    to url: URL, size: CGSize, scale: CGFloat = 2, options: RenderOptions = RenderOptions()
  ) throws -> [Diagnostic] {
    try write(to: url, width: size.width, height: size.height, scale: scale, options: options)
  }

  /// The bytes of a file in a format, for the block in a size.
  ///
  /// ```swift
  /// let attachment = try chart.data(as: .png, size: CGSize(width: 640, height: 400))
  /// ```
  ///
  /// - Parameters:
  ///   - format: The format of the file.
  ///   - size: The proposed size in points.
  ///   - scale: Pixels to a point in PNG.
  ///   - options: Appearance, locale, limits, and which diagnostics are thrown.
  public func data(
    as format: RenderFormat, size: CGSize, scale: CGFloat = 2,
    options: RenderOptions = RenderOptions()
  ) throws -> Data { try rendered(as: format, size: size, scale: scale, options: options).output }

  /// The bytes of a file in a format, for the block in a size, with all diagnostics.
  public func rendered(
    as format: RenderFormat, size: CGSize, scale: CGFloat = 2,
    options: RenderOptions = RenderOptions()
  ) throws -> RenderResult<Data> {
    try rendered(
      as: format, width: size.width, height: size.height, scale: scale, options: options)
  }

  /// The block in a size as an image, with the theme's paper behind it.
  ///
  /// - Parameters:
  ///   - size: The proposed size in points.
  ///   - scale: Pixels to a point.
  ///   - options: Appearance, locale, limits, and which diagnostics are thrown.
  public func image(
    size: CGSize, scale: CGFloat = 2, options: RenderOptions = RenderOptions()
  ) throws -> Image {
    try image(width: size.width, height: size.height, scale: scale, options: options)
  }
}
