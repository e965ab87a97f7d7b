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

  /// The extensions of file names that mean this format, in lower case; the usual one first.
  public var fileExtensions: [String] {
    switch self {
    case .apng: ["png", "apng"]
    case .gif: ["gif"]
    case .svg: ["svg"]
    case .webP: ["webp"]
    }
  }

  /// The format that a file's extension names, in upper or lower case: `.webp`, which is then
  /// lossless, `.gif`, `.png`, `.apng` and `.svg`; nil for any other.
  public init?(fileExtension: String) {
    guard let format = Self.named(fileExtension) else { return nil }
    self = format
  }

  /// What is thrown where a format was left out of the build.
  func unsupported(trait: String) -> EaselError {
    EaselError(
      .unsupportedFormat,
      "this build of Easel leaves out \(trait); turn it on where your Package.swift names Easel, by "
        + ".package(…, traits: [.defaults, \"\(trait)\"])"
        + (trait == "GIF"
          ? ", and install libgif-dev and libimagequant-dev (libimagequant is under the GPL)" : ""),
      operation: "AnimatedDrawing", value: "\(self)")
  }
}

extension AnimationFormat: FileFormat {
  package static var named: [Self] { [.webP(.lossless), .gif, .apng, .svg] }
}
