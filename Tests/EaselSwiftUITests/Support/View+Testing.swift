import EaselSwiftUI

extension View {
  /// The words of the texts of the view, in reading order.
  func words(width: CGFloat? = nil, options: RenderOptions = RenderOptions()) throws -> [String] {
    let svg = String(decoding: try data(as: .svg, width: width, options: options), as: UTF8.self)
    return svg.components(separatedBy: "aria-label=\"").dropFirst().map { part in
      String(part.prefix { $0 != "\"" })
    }
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
