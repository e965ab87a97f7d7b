import EaselSwiftUI
import Foundation
import Testing

/// The color of a pixel of a view, as eight bits for red, green and blue.
func pixel(
  _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil, x: Int, y: Int,
  appearance: Appearance = .light
) throws -> [UInt8] {
  var options = RenderOptions()
  options.appearance = appearance
  let image = try view.image(width: width, height: height, scale: 1, options: options)
  let pixel = try #require(image.pixel(x: x, y: y))
  return [pixel.red, pixel.green, pixel.blue]
}

/// Whether a view has a pixel that is a color, but for antialiasing.
func contains(_ color: [UInt8], _ view: some View, width: CGFloat? = nil) throws -> Bool {
  let image = try view.image(width: width, scale: 2)
  for y in 0..<image.height {
    for x in 0..<image.width {
      guard let pixel = image.pixel(x: x, y: y), pixel.alpha == 255 else { continue }
      if [pixel.red, pixel.green, pixel.blue] == color { return true }
    }
  }
  return false
}

/// The texts of a view, in the order of their drawing.
func texts(_ view: some View, width: CGFloat? = nil) throws -> [String] {
  try view.words(width: width)
}

/// The system colors of iOS 26 in light appearance.
enum SystemColor {
  static let blue: [UInt8] = [0, 136, 255]
  static let red: [UInt8] = [255, 56, 60]
  static let green: [UInt8] = [52, 199, 89]
  static let orange: [UInt8] = [255, 141, 40]
}
