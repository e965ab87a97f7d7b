import EaselCanvas
import Foundation

/// A file format for animations.
public enum AnimationFormat: Hashable, Sendable {
  /// Animated PNG, which is lossless; viewers without support for it show a single image.
  case apng
  /// GIF, with at most 256 colors in each frame and no partial transparency; it requires the
  /// package trait `GIF`.
  ///
  /// The trait is off by default.
  case gif
  /// Animated SVG, which remains vector graphics at any size.
  ///
  /// A browser interpolates between the frames. Viewers without support for animation show a single
  /// image.
  case svg
  /// Animated WebP, which gives the smallest files.
  ///
  /// It requires the package trait `WebP`, which is on by default.
  case webP(WebPCompression)

  /// The file name extensions of the format, in lower case and without a dot; the usual one is the
  /// first.
  public var fileExtensions: [String] {
    switch self {
    case .apng: ["png", "apng"]
    case .gif: ["gif"]
    case .svg: ["svg"]
    case .webP: ["webp"]
    }
  }

  /// Creates the format of a file name extension, in upper or lower case; `nil` for an unknown one.
  ///
  /// The extensions are `webp`, which means lossless WebP, `gif`, `png`, `apng` and `svg`.
  public init?(fileExtension: String) {
    guard let format = Self.named(fileExtension) else { return nil }
    self = format
  }

  /// Returns the error for a format that is not part of the build.
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
