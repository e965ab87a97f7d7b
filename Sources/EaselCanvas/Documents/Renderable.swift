import Foundation

/// A type that can be drawn as a whole and written in every format, such as a view.
///
/// ```swift
/// func attachment(_ drawing: some Renderable) throws -> Data {
///   try drawing.data(as: .pdf)
/// }
/// ```
///
/// A conforming type implements ``render(as:to:scale:options:)``. The other methods are extensions
/// that call it.
public protocol Renderable {
  /// Draws the contents as PDF, PNG or SVG and writes the output to a file, memory or a closure.
  ///
  /// - Parameters:
  ///   - format: The format of the output.
  ///   - target: The destination of the output.
  ///   - scale: The number of pixels per point in PNG. Other formats ignore it.
  ///   - options: Appearance, time, limits, and the policy for diagnostics.
  /// - Returns: The output, if the target is memory, and the diagnostics of the rendering.
  /// - Throws: The first diagnostic that the policy of the options throws, and `outputFailed` if
  ///   the output cannot be written.
  @discardableResult
  func render(
    as format: RenderFormat, to target: OutputTarget, scale: CGFloat, options: RenderOptions
  ) throws -> RenderResult<Data>
}

extension Renderable {
  /// Writes the drawing to a file as PDF, PNG or SVG, which the extension of the file's name
  /// selects.
  ///
  /// The file is written completely or not at all. In debug builds all diagnostics are also
  /// printed, since this method cannot tell whether the returned list is read.
  /// ``render(as:to:scale:options:)`` only prints unread diagnostics.
  ///
  /// - Parameters:
  ///   - url: The file, whose name ends in `.pdf`, `.png` or `.svg`.
  ///   - scale: The number of pixels per point in PNG. The default is 1.
  ///   - options: Appearance, time, limits, and the policy for diagnostics.
  /// - Returns: The diagnostics of the rendering.
  /// - Throws: `unsupportedFormat` for another extension, `outputFailed` if the file cannot be
  ///   written, and the first diagnostic that the policy of the options throws.
  @discardableResult
  public func write(
    to url: URL, scale: CGFloat = 1, options: RenderOptions = RenderOptions()
  ) throws -> [Diagnostic] {
    let format = try RenderFormat.named(by: url, operation: "\(type(of: self)).write")
    return try render(as: format, to: .file(url), scale: scale, options: options).unreadDiagnostics
  }

  /// Returns the drawing as the bytes of a PDF, PNG or SVG file.
  ///
  /// - Parameters:
  ///   - format: The format of the file.
  ///   - scale: The number of pixels per point in PNG. The default is 1.
  ///   - options: Appearance, time, limits, and the policy for diagnostics.
  /// - Throws: The first diagnostic that the policy of the options throws.
  public func data(
    as format: RenderFormat, scale: CGFloat = 1, options: RenderOptions = RenderOptions()
  ) throws -> Data {
    try rendered(as: format, scale: scale, options: options).output
  }

  /// Returns the drawing as the bytes of a PDF, PNG or SVG file, together with the diagnostics.
  ///
  /// ```swift
  /// let chart = BarChartView(frame: bounds)
  /// let result = try chart.rendered(as: .pdf, options: RenderOptions(policy: .lenient))
  /// for diagnostic in result.diagnostics { print(diagnostic) }
  /// ```
  ///
  /// - Parameters:
  ///   - format: The format of the file.
  ///   - scale: The number of pixels per point in PNG. The default is 1.
  ///   - options: Appearance, time, limits, and the policy for diagnostics.
  /// - Throws: The first diagnostic that the policy of the options throws.
  public func rendered(
    as format: RenderFormat, scale: CGFloat = 1, options: RenderOptions = RenderOptions()
  ) throws -> RenderResult<Data> {
    try render(as: format, to: .data, scale: scale, options: options)
  }
}
