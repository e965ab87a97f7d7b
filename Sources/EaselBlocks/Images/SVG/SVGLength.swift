import Foundation

/// An SVG length, which is converted to a number with the viewport and the font.
struct SVGLength: Hashable {
  /// The length that a percentage refers to.
  enum Direction {
    /// The viewport's width.
    case horizontal
    /// The viewport's height.
    case vertical
    /// The viewport's diagonal, divided by √2.
    case other
  }

  var value: CGFloat
  /// The unit in lower case; empty for user units.
  var unit: String

  /// The number of user units in each absolute unit, as in CSS: an inch has 96.
  private static let absolute: [String: CGFloat] = [
    "": 1, "px": 1, "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
    "q": 96 / 101.6,
  ]

  init(_ value: CGFloat, unit: String = "") {
    self.value = value
    self.unit = unit
  }

  /// Parses a length such as `12`, `1.5em` or `40%`; `nil` for any other text.
  init?(_ text: String) {
    var scanner = SVGScanner(text)
    scanner.skipSpaces()
    guard let length = Self(&scanner) else { return nil }
    scanner.skipSpaces()
    guard scanner.isAtEnd else { return nil }
    self = length
  }

  /// Parses a length and stops after it.
  init?(_ scanner: inout SVGScanner) {
    guard let value = scanner.number() else { return nil }
    self.value = value
    unit = scanner.take(UInt8(ascii: "%")) ? "%" : scanner.letters().lowercased()
    guard Self.absolute[unit] != nil || ["%", "em", "ex", "rem", "ch"].contains(unit) else {
      return nil
    }
  }

  /// The length in user units.
  func resolved(_ direction: Direction, viewport: CGSize, fontSize: CGFloat) -> CGFloat {
    if let factor = Self.absolute[unit] { return value * factor }
    switch unit {
    case "%":
      let whole: CGFloat =
        switch direction {
        case .horizontal: viewport.width
        case .vertical: viewport.height
        case .other: hypot(viewport.width, viewport.height) / 2.0.squareRoot()
        }
      return value / 100 * whole
    case "ex", "ch": return value * fontSize / 2
    default: return value * fontSize
    }
  }

  /// The length in points if it is absolute; otherwise `nil`.
  ///
  /// A pixel is one point. Physical units are converted with 72 points per inch.
  var points: CGFloat? {
    guard let factor = Self.absolute[unit] else { return nil }
    return unit.isEmpty || unit == "px" ? value : value * (factor * 0.75)
  }
}
