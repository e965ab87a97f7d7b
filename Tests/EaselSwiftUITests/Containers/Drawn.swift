import EaselSwiftUI
import Foundation

/// What tests of containers read from drawings.
enum Drawn {
  /// The colors of a pixel of an image, from 0 to 255.
  static func color(_ image: UIImage, _ x: CGFloat, _ y: CGFloat) -> [UInt8]? {
    image.pixel(x: Int(x * image.scale), y: Int(y * image.scale)).map {
      [$0.red, $0.green, $0.blue]
    }
  }

  /// The words of the texts of a view, in the order of their drawing.
  static func words(_ view: some View, width: CGFloat? = 393, height: CGFloat? = nil) throws
    -> [String]
  {
    wordsShown(in: try view.data(as: .svg, width: width, height: height))
  }

  /// The diagnostics of a view as a PNG file.
  static func diagnostics(_ view: some View, width: CGFloat? = 393, height: CGFloat? = nil) throws
    -> [Diagnostic]
  {
    try view.rendered(as: .png, width: width, height: height).diagnostics
  }

  static let white: [UInt8] = [255, 255, 255]
  /// The background of groups in light appearance.
  static let grouped: [UInt8] = [242, 242, 247]
  static let black: [UInt8] = [0, 0, 0]
  /// The color of a box in dark appearance.
  static let darkBox: [UInt8] = [28, 28, 30]
}
