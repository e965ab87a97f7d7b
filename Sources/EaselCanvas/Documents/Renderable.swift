import Foundation

/// Something that can be drawn as a whole and written in every format: a view, a page of stills.
///
/// ```swift
/// func attachment(_ drawing: some Renderable) throws -> Data {
///   try drawing.data(as: .pdf)
/// }
/// ```
///
/// A type of your own says how it is drawn in ``render(as:to:scale:options:)`` and gets the other
/// calls from it.
public protocol Renderable {
  /// Draws everything in a format and hands it to a target.
  ///
  /// - Parameters:
  ///   - format: The format of the output.
  ///   - target: Where the output goes.
  ///   - scale: Pixels to a point in PNG; the other formats have none.
  ///   - options: Appearance, time, limits, and what is done about diagnostics.
  /// - Returns: The bytes, if the target is memory, and what was noted.
  /// - Throws: What the policy of the options throws, and `outputFailed`.
  @discardableResult
  func render(
    as format: RenderFormat, to target: OutputTarget, scale: CGFloat, options: RenderOptions
  ) throws -> RenderResult<Data>
}

extension Renderable {
  /// Writes everything to a file, whole or not at all; the extension of its name is the format.
  ///
  /// In debug builds what was noted is printed as well, since nobody can tell here whether the list is
  /// looked at; ``render(as:to:scale:options:)`` prints only what nobody reads.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - scale: Pixels to a point in PNG.
  ///   - options: Appearance, time, limits, and what is done about diagnostics.
  /// - Returns: What was noted.
  /// - Throws: `unsupportedFormat` for a name with another extension, `outputFailed`, and what the
  ///   policy of the options throws.
  @discardableResult
  public func write(
    to url: URL, scale: CGFloat = 1, options: RenderOptions = RenderOptions()
  ) throws -> [Diagnostic] {
    let format = try RenderFormat.named(by: url, operation: "\(type(of: self)).write")
    return try render(as: format, to: .file(url), scale: scale, options: options).unreadDiagnostics
  }

  /// The bytes of a file in a format.
  ///
  /// - Parameters:
  ///   - format: The format of the file.
  ///   - scale: Pixels to a point in PNG.
  ///   - options: Appearance, time, limits, and what is done about diagnostics.
  public func data(
    as format: RenderFormat, scale: CGFloat = 1, options: RenderOptions = RenderOptions()
  ) throws -> Data {
    try rendered(as: format, scale: scale, options: options).output
  }

  /// The bytes of a file in a format, with everything that was noted.
  ///
  /// Strictly, throws the first diagnostic of error severity; leniently, returns the output and the
  /// list.
  public func rendered(
    as format: RenderFormat, scale: CGFloat = 1, options: RenderOptions = RenderOptions()
  ) throws -> RenderResult<Data> {
    try render(as: format, to: .data, scale: scale, options: options)
  }
}
