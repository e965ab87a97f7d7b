import EaselCanvas
import Foundation

/// Options for writing an animation: its frame rate, its scale and its repetition.
///
/// ```swift
/// var options = AnimationExportOptions(frameRate: 60, loopCount: 1)
/// options.backgroundColor = .white
/// ```
public struct AnimationExportOptions: Hashable, Sendable {
  /// The number of frames per second; the default is 30.
  ///
  /// The maximum is 50 for GIF, and 90 for WebP and APNG, since viewers slow down faster
  /// animations. A higher value is reduced to it: the file has fewer frames and the same duration,
  /// and `frameRateReduced` is noted. A browser interpolates between the frames of an SVG.
  public var frameRate: Double
  /// The number of pixels per point, which is 2 by default; SVG ignores it.
  public var scale: CGFloat
  /// The total number of times that the animation plays; 0, the default, repeats forever.
  ///
  /// The maximum is 65,536 for GIF, 65,535 for WebP, and 2,147,483,647 for APNG and SVG. An
  /// animation that does not repeat forever stops at its last frame, which shows the end state.
  public var loopCount: Int
  /// The time, in seconds, for which the end state remains visible after the duration; the default
  /// is 2.
  ///
  /// Two seconds are long enough to read a chart.
  public var pauseAtEnd: TimeInterval
  /// The background of each frame; `nil`, the default, makes it transparent.
  ///
  /// GIF has no partial transparency: without a background, pixels at edges become either opaque or
  /// transparent.
  public var backgroundColor: Color?
  /// Whether a viewer without support for animated PNG or SVG shows the end state instead of the
  /// first frame; the default is true.
  ///
  /// GIF and WebP contain no such image.
  public var fallbackShowsEnd: Bool
  /// The options of each frame, such as appearance, limits and locale; their `time` is replaced by
  /// that of the frame.
  public var rendering: RenderOptions

  /// Creates options, with defaults for an animated chart.
  ///
  /// - Parameters:
  ///   - frameRate: The number of frames per second. The default is 30.
  ///   - scale: The number of pixels per point. The default is 2.
  ///   - loopCount: The number of times that the animation plays. The default, 0, repeats forever.
  ///   - pauseAtEnd: The time for which the end state remains visible, in seconds. The default is
  ///     2.
  ///   - backgroundColor: The background of each frame. The default is transparent.
  ///   - fallbackShowsEnd: Whether viewers without support for animation show the end state.
  ///   - rendering: The appearance, limits, policy and locale.
  public init(
    frameRate: Double = 30, scale: CGFloat = 2, loopCount: Int = 0,
    pauseAtEnd: TimeInterval = 2, backgroundColor: Color? = nil, fallbackShowsEnd: Bool = true,
    rendering: RenderOptions = RenderOptions()
  ) {
    self.frameRate = frameRate
    self.scale = scale
    self.loopCount = loopCount
    self.pauseAtEnd = pauseAtEnd
    self.backgroundColor = backgroundColor
    self.fallbackShowsEnd = fallbackShowsEnd
    self.rendering = rendering
  }
}
