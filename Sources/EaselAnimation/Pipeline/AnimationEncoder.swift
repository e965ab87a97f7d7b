import EaselCanvas
import Foundation

/// What a format does with pictures: it encodes each by itself, on any thread, and then puts the
/// encoded ones together.
protocol AnimationEncoder: Sendable {
  /// The longest side of its pictures, in pixels.
  static var maximumSide: Int { get }
  /// The highest rate that viewers keep to.
  static var maximumFrameRate: Double { get }
  /// The most rounds that it can say.
  static var maximumLoopCount: Int { get }
  /// Whether it stores a picture for viewers that show only stills.
  static var hasStill: Bool { get }

  /// How it counts time.
  var rules: FrameRules { get }
  /// Brings a picture into what the format can show.
  func prepare(_ frame: inout Frame) -> Diagnostic?
  /// Encodes one picture: the same bytes whatever was encoded before.
  func encode(_ update: FrameUpdate) throws -> EncodedFrame
  /// Puts the file together.
  func assemble(_ frames: [EncodedFrame], still: [UInt8]?) throws -> Data
}

extension AnimationEncoder {
  func prepare(_ frame: inout Frame) -> Diagnostic? { nil }
}

/// What an encoder knows from the beginning.
struct AnimationSettings: Hashable, Sendable {
  var width: Int
  var height: Int
  var loopCount: Int
  /// Nothing shows through any picture.
  var isOpaque: Bool
  /// The colour under each picture, straight, alpha in the highest byte; 0 without one.
  var background: UInt32
  var schedule: FrameSchedule
}
