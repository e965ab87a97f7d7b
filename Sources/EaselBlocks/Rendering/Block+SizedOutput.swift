import EaselCanvas
import Foundation

extension Block {
  /// Writes the block, laid out for a proposed size, to a PDF, PNG or SVG file in the format of the
  /// file extension.
  ///
  /// The file is written completely or not at all.
  ///
  /// ```swift
  /// let chart = Chart { BarMark(x: .value("Day", "Mon"), y: .value("Load", 52)) }
  /// try chart.font(.footnote).write(
  ///   to: URL(filePath: "load.png"), size: CGSize(width: 640, height: 400))
  /// ```
  ///
  /// A chart or a color takes the proposed size. A text takes only the size of its lines.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - size: The proposed size, in points.
  ///   - scale: The number of pixels per point in PNG, from 0.01 to 100. Other formats ignore it.
  ///   - options: The appearance, locale, limits and diagnostics policy of the rendering.
  /// - Returns: The diagnostics of the rendering.
  /// - Throws: `unsupportedFormat` for another file extension, `invalidSize` if the block has no
  ///   size or one beyond the format's limits, `invalidNumber` for an invalid scale of PNG,
  ///   `outputFailed` if the file cannot be written, and the diagnostics that the policy of the
  ///   options throws.
  @discardableResult
  public func write(
    to url: URL, size: CGSize, scale: CGFloat = 2, options: RenderOptions = RenderOptions()
  ) throws -> [Diagnostic] {
    try write(to: url, width: size.width, height: size.height, scale: scale, options: options)
  }

  /// Renders the block for a proposed size as PDF, PNG or SVG and returns the bytes of the file.
  ///
  /// ```swift
  /// let chart = Chart { BarMark(x: .value("Day", "Mon"), y: .value("Load", 52)) }
  /// let attachment = try chart.data(as: .png, size: CGSize(width: 640, height: 400))
  /// ```
  ///
  /// - Parameters:
  ///   - format: The format of the file.
  ///   - size: The proposed size, in points.
  ///   - scale: The number of pixels per point in PNG, from 0.01 to 100. Other formats ignore it.
  ///   - options: The appearance, locale, limits and diagnostics policy of the rendering.
  /// - Throws: `invalidSize` if the block has no size or one beyond the format's limits,
  ///   `invalidNumber` for an invalid scale of PNG, and the diagnostics that the policy of the
  ///   options throws.
  public func data(
    as format: RenderFormat, size: CGSize, scale: CGFloat = 2,
    options: RenderOptions = RenderOptions()
  ) throws -> Data { try rendered(as: format, size: size, scale: scale, options: options).output }

  /// Renders the block for a proposed size as PDF, PNG or SVG and returns the bytes of the file
  /// with all diagnostics.
  ///
  /// - Parameters:
  ///   - format: The format of the file.
  ///   - size: The proposed size, in points.
  ///   - scale: The number of pixels per point in PNG, from 0.01 to 100. Other formats ignore it.
  ///   - options: The appearance, locale, limits and diagnostics policy of the rendering.
  /// - Throws: `invalidSize` if the block has no size or one beyond the format's limits,
  ///   `invalidNumber` for an invalid scale of PNG, and the diagnostics that the policy of the
  ///   options throws.
  public func rendered(
    as format: RenderFormat, size: CGSize, scale: CGFloat = 2,
    options: RenderOptions = RenderOptions()
  ) throws -> RenderResult<Data> {
    try rendered(
      as: format, width: size.width, height: size.height, scale: scale, options: options)
  }

  /// Renders the block for a proposed size as a bitmap image, with the theme's paper color as its
  /// background.
  ///
  /// - Parameters:
  ///   - size: The proposed size, in points.
  ///   - scale: The number of pixels per point, from 0.01 to 100.
  ///   - options: The appearance, locale, limits and diagnostics policy of the rendering.
  /// - Throws: `invalidSize` if the block has no size or one beyond the limits of bitmaps,
  ///   `invalidNumber` for an invalid scale, and the diagnostics that the policy of the options
  ///   throws.
  public func image(
    size: CGSize, scale: CGFloat = 2, options: RenderOptions = RenderOptions()
  ) throws -> Image {
    try image(width: size.width, height: size.height, scale: scale, options: options)
  }
}
