/// A text without the characters that documents cannot contain.
///
/// NUL ends C strings, noncharacters make cairo drop the rest of a page, and the other control
/// characters have no glyph. Each becomes U+FFFD. Tab and newline stay.
struct SanitizedText {
  /// The text without those characters.
  let text: String
  /// The characters that were replaced, in order, each once.
  let replaced: [Unicode.Scalar]

  init(_ text: String) {
    guard text.unicodeScalars.contains(where: Self.isUnsafe) else {
      self.text = text
      replaced = []
      return
    }
    var safe = ""
    var replaced: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      if Self.isUnsafe(scalar) {
        safe.unicodeScalars.append("\u{FFFD}")
        if !replaced.contains(scalar) { replaced.append(scalar) }
      } else {
        safe.unicodeScalars.append(scalar)
      }
    }
    self.text = safe
    self.replaced = replaced
  }

  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x20 { return value != 0x09 && value != 0x0A }
    return (0x7F...0x9F).contains(value) || value & 0xFFFE == 0xFFFE
      || (0xFDD0...0xFDEF).contains(value)
  }
}
