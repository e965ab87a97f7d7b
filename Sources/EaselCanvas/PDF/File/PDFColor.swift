import Foundation

/// A color as the operands of color operators: components in sRGB, 0…1.
struct PDFColor: Hashable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat

  static let black = PDFColor(red: 0, green: 0, blue: 0)
  static let white = PDFColor(red: 1, green: 1, blue: 1)

  /// The decimal places of components, which are more precise than sixteen bits.
  static let decimals = 5

  /// The luminance by Rec 709 as a gray, for soft masks.
  var luminance: PDFColor {
    let value = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return PDFColor(red: value, green: value, blue: value)
  }

  /// Writes the components and the operator: one component for a gray, otherwise three.
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
