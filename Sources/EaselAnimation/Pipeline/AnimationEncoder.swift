import EaselCanvas
import Foundation

/// An encoder of a format: it encodes each frame by itself, on any thread, and joins the results.
protocol AnimationEncoder: Sendable {
  /// The maximum width and height, in pixels.
  static var maximumSide: Int { get }
  /// The maximum frame rate that viewers respect.
  static var maximumFrameRate: Double { get }
  /// The maximum loop count.
  static var maximumLoopCount: Int { get }
  /// Whether it stores a still image for viewers without support for animation.
  static var hasStill: Bool { get }

  /// The rules for delays and rectangles.
  var rules: FrameRules { get }
  /// Converts a frame to pixels that the format supports.
  func prepare(_ frame: inout Frame) -> Diagnostic?
  /// Encodes one frame; the result does not depend on other frames.
  func encode(_ update: FrameUpdate) throws -> EncodedFrame
  /// Joins the encoded frames to a file.
  func assemble(_ frames: [EncodedFrame], still: [UInt8]?) throws -> Data
}

extension AnimationEncoder {
  func prepare(_ frame: inout Frame) -> Diagnostic? { nil }
}

/// The settings of an encoder, which are known before the first frame.
struct AnimationSettings: Hashable, Sendable {
  var width: Int
  var height: Int
  var loopCount: Int
  /// Whether all pixels of all frames are opaque.
  var isOpaque: Bool
  /// The background color, straight, with alpha in the highest byte; 0 without one.
  var background: UInt32
  var schedule: FrameSchedule
}
