import EaselCanvas
import Foundation

/// A color in CSS notation.
enum SVGColor: Hashable {
  /// The value of the property `color`.
  case current
  /// A color with fixed components.
  case fixed(Color)

  /// Parses a color; `nil` if the text is no color or has an unsupported notation.
  init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    if text == "currentcolor" {
      self = .current
    } else if text == "transparent" {
      self = .fixed(.clear)
    } else if let value = SVGColorNames.values[text] {
      func part(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
      self = .fixed(Color(red: part(16), green: part(8), blue: part(0)))
    } else if text.hasPrefix("#"), let color = Color(hex: text) {
      self = .fixed(color)
    } else if let color = Self.function(text) {
      self = .fixed(color)
    } else {
      return nil
    }
  }

  /// The color, with a given color for `current`.
  func resolved(_ current: Color) -> Color {
    switch self {
    case .current: current
    case .fixed(let color): color
    }
  }

  /// A number of a color function with its unit: a percent sign, a unit of angles, or nothing.
  private typealias Argument = (value: CGFloat, unit: String)

  private static func function(_ text: String) -> Color? {
    var scanner = SVGScanner(text)
    let name = scanner.word()
    guard ["rgb", "rgba", "hsl", "hsla"].contains(name), scanner.take(UInt8(ascii: "(")) else {
      return nil
    }
    var arguments: [Argument] = []
    scanner.skipSpaces()
    while arguments.count < 4, let value = scanner.number() {
      arguments.append((value, scanner.take(UInt8(ascii: "%")) ? "%" : scanner.letters()))
      scanner.skipSeparator()
      if arguments.count == 3, scanner.take(UInt8(ascii: "/")) { scanner.skipSpaces() }
    }
    guard arguments.count >= 3, scanner.take(UInt8(ascii: ")")), scanner.isAtEnd else { return nil }
    let alpha = arguments.count == 4 ? share(arguments[3], of: 1) : 1
    guard let alpha else { return nil }
    return name.hasPrefix("rgb") ? rgb(arguments, alpha) : hsl(arguments, alpha)
  }

  /// A number as a fraction of a whole, or a percentage.
  private static func share(_ argument: Argument, of whole: CGFloat) -> CGFloat? {
    switch argument.unit {
    case "": argument.value / whole
    case "%": argument.value / 100
    default: nil
    }
  }

  private static func rgb(_ arguments: [Argument], _ alpha: CGFloat) -> Color? {
    guard let red = share(arguments[0], of: 255), let green = share(arguments[1], of: 255),
      let blue = share(arguments[2], of: 255)
    else { return nil }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Converts hue, saturation and lightness (CSS Color Level 4, section 7.1).
  private static func hsl(_ arguments: [Argument], _ alpha: CGFloat) -> Color? {
    let turns: [String: CGFloat] = [
      "": 360, "deg": 360, "rad": 2 * .pi, "grad": 400, "turn": 1,
    ]
    guard let turn = turns[arguments[0].unit], let saturation = share(arguments[1], of: 100),
      let lightness = share(arguments[2], of: 100)
    else { return nil }
    let (s, l) = (min(max(saturation, 0), 1), min(max(lightness, 0), 1))
    let brightness = l + s * min(l, 1 - l)
    return Color(
      hue: arguments[0].value / turn,
      saturation: brightness == 0 ? 0 : 2 * (1 - l / brightness), brightness: brightness,
      alpha: alpha)
  }
}
