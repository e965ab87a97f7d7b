import EaselSwiftUI

/// The words of the texts of a drawing in SVG, in the order of their drawing.
func wordsShown(in svg: Data) -> [String] {
  String(decoding: svg, as: UTF8.self).matches(of: /aria-label="([^"]*)"/).map { String($0.1) }
}

extension View {
  /// The words of the texts of the view, in reading order.
  func words(width: CGFloat? = nil, options: RenderOptions = RenderOptions()) throws -> [String] {
    wordsShown(in: try data(as: .svg, width: width, options: options))
  }

  /// The color at a point of the view, in hexadecimal digits of red, green and blue.
  func color(
    at x: Int, _ y: Int, width: CGFloat? = nil, height: CGFloat? = nil,
    options: RenderOptions = RenderOptions()
  ) throws -> String {
    let image = try image(width: width, height: height, scale: 1, options: options)
    guard let pixel = image.pixel(x: x, y: y) else { return "outside" }
    return String(format: "%02x%02x%02x", pixel.red, pixel.green, pixel.blue)
  }

  /// The diagnostics of the view as a picture.
  func notes(width: CGFloat? = nil) throws -> [Diagnostic] {
    try rendered(as: .svg, width: width).diagnostics
  }
}
