import EaselCanvas
import Foundation

/// A format for moving pictures.
public enum AnimationFormat: Hashable, Sendable {
  /// Animated PNG: every pixel exact; viewers that do not know it show one picture.
  case apng
  /// GIF: 256 colours a picture and pixels that are there or not; with the package trait `GIF`.
  case gif
  /// SVG that moves by itself: lines and text stay what they are at any size, and a browser moves
  /// them between the pictures; viewers that know no animation show one picture.
  case svg
  /// Animated WebP: the smallest files; with the package trait `WebP`.
  case webP(WebPCompression)

  /// The format that a file's extension names: `.webp`, which is then lossless, `.gif`,
  /// `.png`, `.apng` and `.svg`.
  ///
  /// Throws `unsupportedFormat` for any other.
  public init(pathExtension: String) throws {
    switch pathExtension.lowercased() {
    case "png", "apng": self = .apng
    case "gif": self = .gif
    case "svg": self = .svg
    case "webp": self = .webP(.lossless)
    default:
      throw EaselError(
        .unsupportedFormat,
        "“.\(pathExtension)” names no format for animations; use .webp, .gif, .png, .apng or .svg",
        operation: "AnimationFormat", value: pathExtension)
    }
  }

  /// What is thrown where a format was left out of the build.
  func unsupported(trait: String) -> EaselError {
    EaselError(
      .unsupportedFormat,
      "this build of Easel leaves the format out; enable the package trait \(trait)",
      operation: "AnimatedDrawing", value: "\(self)")
  }
}
