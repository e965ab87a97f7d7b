import Foundation

/// A colour as operators take it: components in sRGB, 0…1.
struct PDFColor: Hashable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat

  static let black = PDFColor(red: 0, green: 0, blue: 0)
  static let white = PDFColor(red: 1, green: 1, blue: 1)

  /// Decimals that components keep: more than sixteen bits.
  static let decimals = 5

  /// The luminance of Rec 709, of which masks are made.
  var luminance: PDFColor {
    let value = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return PDFColor(red: value, green: value, blue: value)
  }

  /// Writes components and operator: one of a gray, or that of three components.
  func write(
    _ gray: StaticString, _ rgb: StaticString, to writer: inout PDFWriter
  ) {
    if red == green, green == blue {
      writer.number(red, Self.decimals)
      writer.byte(0x20)
      return writer.raw(gray)
    }
    writer.numbers([red, green, blue], Self.decimals)
    writer.raw(rgb)
  }
}

extension PDFColor {
  init(_ color: Color.Components) {
    self.init(red: color.red, green: color.green, blue: color.blue)
  }
}
