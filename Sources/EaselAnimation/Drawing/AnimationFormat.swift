import EaselCanvas
import Foundation

/// A format for moving pictures.
public enum AnimationFormat: Hashable, Sendable {
  /// Animated PNG: every pixel exact; viewers that do not know it show one picture.
  case apng

  /// The format that a file's extension names: `.png` and `.apng`.
  ///
  /// Throws `unsupportedFormat` for any other.
  public init(pathExtension: String) throws {
    switch pathExtension.lowercased() {
    case "png", "apng": self = .apng
    default:
      throw EaselError(
        .unsupportedFormat,
        "“.\(pathExtension)” names no format for animations; use .png or .apng",
        operation: "AnimationFormat", value: pathExtension)
    }
  }
}
