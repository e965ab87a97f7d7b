import EaselCanvas
import Foundation

/// How an animation is written: its rate, its size, how often it plays.
///
/// ```swift
/// var options = AnimationExportOptions(frameRate: 60, loopCount: 1)
/// options.backgroundColor = .white
/// ```
public struct AnimationExportOptions: Hashable, Sendable {
  /// Pictures to a second.
  ///
  /// A format that shows fewer gets fewer, with the same duration, and a note: GIF 50, WebP and
  /// APNG 90, since viewers slow down what is faster. SVG moves evenly between the pictures that it
  /// was made of.
  public var frameRate: Double
  /// Pixels to a point, 2 by default, as screens have; SVG has none.
  public var scale: CGFloat
  /// How often it plays in all; 0 is for ever.
  ///
  /// What plays a counted number of times stops at its last picture, so that one is then drawn at
  /// the end of the duration.
  public var loopCount: Int
  /// How long the end state stays before the next round, in seconds, on top of the duration; 2 by
  /// default, in which a chart can be read.
  public var pauseAtEnd: TimeInterval
  /// What lies under each picture; nil leaves it transparent.
  ///
  /// GIF has no half-transparent pixels: without a background, edges are either there or not.
  public var backgroundColor: Color?
  /// Whether a viewer that shows only stills sees the end state, and not the first picture.
  ///
  /// Of the formats, APNG and SVG can tell such viewers a picture of their own.
  public var stillShowsEnd: Bool
  /// Appearance, limits, policy, locale; its `time` is replaced by each picture's.
  public var rendering: RenderOptions

  /// Makes options; every default is what a first use wants.
  public init(
    frameRate: Double = 30, scale: CGFloat = 2, loopCount: Int = 0,
    pauseAtEnd: TimeInterval = 2, backgroundColor: Color? = nil, stillShowsEnd: Bool = true,
    rendering: RenderOptions = RenderOptions()
  ) {
    self.frameRate = frameRate
    self.scale = scale
    self.loopCount = loopCount
    self.pauseAtEnd = pauseAtEnd
    self.backgroundColor = backgroundColor
    self.stillShowsEnd = stillShowsEnd
    self.rendering = rendering
  }
}
