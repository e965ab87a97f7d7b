import Foundation

extension Color {
  /// Creates a color from CSS hexadecimal notation such as `#0a84ff`; `nil` if the text is not
  /// valid.
  ///
  /// ```swift
  /// let brand = Color(hex: "#0a84ff")
  /// let veil = Color(hex: "0008")
  /// ```
  ///
  /// The text has three or six digits, or four or eight with the opacity at the end. Each of three
  /// or four digits is doubled, so that `0008` means `00000088`. The `#` is optional.
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

  /// The color in light appearance as `#rrggbb`, or as `#rrggbbaa` if it is not opaque.
  public var hexString: String { components(for: .light).hexString }
}

extension Color.Components {
  /// The color as `#rrggbb`, or as `#rrggbbaa` if it is not opaque.
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
