import Foundation

extension Color {
  /// Makes a colour from CSS' hexadecimal notation; nil when it is not one.
  ///
  /// ```swift
  /// let brand = Color(hex: "#0a84ff")
  /// let veil = Color(hex: "0008")
  /// ```
  ///
  /// Three or four digits are doubled, six or eight are taken as they are; the `#` may be left out.
  public convenience init?(hex: String) {
    let digits = Array(hex.hasPrefix("#") ? hex.dropFirst() : hex[...])
    let values = digits.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard values.count == digits.count else { return nil }
    let bytes: [Int]
    switch values.count {
    case 3, 4: bytes = values.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    let parts = bytes.map { CGFloat($0) / 255 }
    self.init(
      red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
  }

  /// `#rrggbb`, or `#rrggbbaa` where the colour is not opaque, in light appearance.
  public var hexString: String { components(for: .light).hexString }
}

extension Color.Components {
  /// `#rrggbb`, or `#rrggbbaa` where the colour is not opaque.
  public var hexString: String {
    var parts = [red, green, blue]
    if alpha < 1 { parts.append(alpha) }
    let digits = Array("0123456789abcdef")
    return parts.reduce(into: "#") { text, part in
      let byte = part.isFinite ? Int((part * 255).rounded()) : 0
      text.append(digits[byte >> 4])
      text.append(digits[byte & 15])
    }
  }
}
