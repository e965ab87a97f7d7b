import EaselCanvas
import Foundation

/// Fonts of arbitrary bytes: each is registered, a text is set and drawn in it, and it goes again.
enum FontFuzz {
  /// The name of the family that the first cases have.
  private static let family = "Fuzz"
  private static let text = "AB fi A\u{301} 😀 x"

  static func run(_ input: inout FuzzInput) {
    let way = input.byte()
    let data = Data(input.rest())
    let isRegistered = FuzzTarget.attempt {
      try FontLibrary.register(data, limits: .untrusted)
      return true
    }
    guard isRegistered ?? false else { return }
    defer { FontLibrary.unregister(data) }
    let font = Font(
      family: family, size: way & 8 == 0 ? 12 : 60,
      weight: way & 16 == 0 ? .regular : .bold, isItalic: way & 32 != 0)
    let layout = TextLayout(text, style: TextStyle(font: font), width: 100, limits: .untrusted)
    let size = CGSize(width: 120, height: 120)
    let options = RenderOptions(policy: .lenient, limits: .untrusted)
    switch way & 3 {
    case 0:
      _ = FuzzTarget.attempt {
        let surface = try BitmapSurface(size: size, options: options)
        surface.canvas.draw(layout, at: .zero)
        return try surface.finishImage()
      }
    case 1, 2:
      _ = FuzzTarget.attempt {
        let document = try PDFDocument(options: options)
        try document.page(size: size) { $0.draw(layout, at: .zero) }
        return try document.finish().output
      }
    default:
      _ = FuzzTarget.attempt {
        let document = try SVGDocument(size: size, options: options)
        document.canvas.draw(layout, at: .zero)
        return try document.finish().output
      }
    }
  }
}
