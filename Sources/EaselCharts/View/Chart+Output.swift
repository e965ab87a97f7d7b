import EaselBlocks
import EaselCanvas
import Foundation

extension Chart {
  /// Writes the chart to a file, whole or not at all; the extension of its name is the format.
  ///
  /// ```swift
  /// try chart.write(to: URL(filePath: "load.pdf"))
  /// try chart.write(to: URL(filePath: "load.png"), size: CGSize(width: 640, height: 400))
  /// ```
  ///
  /// A PNG is white, or the theme's paper in dark appearance; its text has 12 pixels and its edge 8
  /// pixels of free room, as in an SVG. In a PDF text has 9.5 points, and there is no free room.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - size: The size in points.
  ///   - scale: Pixels to a point in PNG; the other formats have none.
  ///   - options: Appearance, locale, limits, and which diagnostics are thrown.
  /// - Returns: The diagnostics.
  /// - Throws: `unsupportedFormat` for a name with another extension, `invalidSize` for a size that
  ///   is not positive, `outputFailed`, and what the policy of the options throws.
  @discardableResult
  public func write(
    to url: URL, size: CGSize = CGSize(width: 480, height: 300), scale: CGFloat = 2,
    options: RenderOptions = RenderOptions()
  ) throws -> [Diagnostic] {
    try alone.write(
      to: url, width: size.width, height: size.height, scale: scale, options: options)
  }

  /// The bytes of a file in a format.
  ///
  /// ```swift
  /// let attachment = try chart.data(as: .png, size: CGSize(width: 640, height: 400))
  /// ```
  ///
  /// - Parameters:
  ///   - format: The format of the file.
  ///   - size: The size in points.
  ///   - scale: Pixels to a point in PNG.
  ///   - options: Appearance, locale, limits, and which diagnostics are thrown.
  public func data(
    as format: RenderFormat, size: CGSize = CGSize(width: 480, height: 300), scale: CGFloat = 2,
    options: RenderOptions = RenderOptions()
  ) throws -> Data { try rendered(as: format, size: size, scale: scale, options: options).output }

  /// The bytes of a file in a format, with all diagnostics.
  public func rendered(
    as format: RenderFormat, size: CGSize = CGSize(width: 480, height: 300), scale: CGFloat = 2,
    options: RenderOptions = RenderOptions()
  ) throws -> RenderResult<Data> {
    try alone.rendered(
      as: format, width: size.width, height: size.height, scale: scale, options: options)
  }

  /// The chart as an image.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: Pixels to a point.
  ///   - options: Appearance, locale, limits, and which diagnostics are thrown.
  public func image(
    size: CGSize = CGSize(width: 480, height: 300), scale: CGFloat = 2,
    options: RenderOptions = RenderOptions()
  ) throws -> Image {
    try alone.image(width: size.width, height: size.height, scale: scale, options: options)
  }

  /// The chart as a block that is all of an image, with free room at its edge.
  private var alone: some Block { environment(\.isChartAlone, true) }
}

extension EnvironmentValues {
  private enum IsChartAloneKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether a chart is all of an image, rather than a part of it.
  package var isChartAlone: Bool {
    get { self[IsChartAloneKey.self] }
    set { self[IsChartAloneKey.self] = newValue }
  }
}

extension ChartStyle {
  /// Takes the measures of images in place of those of documents.
  mutating func adapt() {
    guard environment.isImage else { return }
    if theme.textSize == nil { textSize = 12 }
    minimumTextSize = min(textSize, 10)
    smallTextSize = min(textSize, 10)
    if environment.isChartAlone { padding = 8 }
  }
}
