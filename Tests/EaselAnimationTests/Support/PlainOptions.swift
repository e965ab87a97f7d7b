import EaselCanvas
import Foundation

@testable import EaselAnimation

extension AnimationExportOptions {
  /// Options with one pixel to a point and without a pause, so that tests count images and pixels as
  /// the drawing has them.
  static func plain(
    frameRate: Double = 30, scale: CGFloat = 1, loopCount: Int = 0, pauseAtEnd: TimeInterval = 0,
    backgroundColor: Color? = nil, fallbackShowsEnd: Bool = true,
    rendering: RenderOptions = RenderOptions()
  ) -> AnimationExportOptions {
    AnimationExportOptions(
      frameRate: frameRate, scale: scale, loopCount: loopCount, pauseAtEnd: pauseAtEnd,
      backgroundColor: backgroundColor, fallbackShowsEnd: fallbackShowsEnd, rendering: rendering)
  }
}

/// The calls without options, with plain ones.
extension AnimatedDrawing {
  func data(as format: AnimationFormat) throws -> Data { try data(as: format, options: .plain()) }

  func rendered(as format: AnimationFormat) throws -> RenderResult<Data> {
    try rendered(as: format, options: .plain())
  }

  func still() throws -> RenderResult<Image> { try still(options: .plain()) }

  func still(at time: TimeInterval) throws -> RenderResult<Image> {
    try still(at: time, options: .plain())
  }

  @discardableResult
  func write(to url: URL) throws -> [Diagnostic] { try write(to: url, options: .plain()) }

  @discardableResult
  func writePNGSequence(to folder: URL) throws -> RenderResult<[URL]> {
    try writePNGSequence(to: folder, options: .plain())
  }

  @discardableResult
  func writePNGSequence(to folder: URL, named name: String) throws -> RenderResult<[URL]> {
    try writePNGSequence(to: folder, named: name, options: .plain())
  }
}
