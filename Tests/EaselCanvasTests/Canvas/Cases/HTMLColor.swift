import EaselCanvas
import Foundation

/// Colours as CSS writes them.
enum HTMLColor {
  /// The colour, or nil for text that is none (which an HTML canvas ignores).
  static func parse(_ text: String) -> Color? {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    if text == "transparent" { return .clear }
    if let named = names[text] { return Color(hex: named) }
    if text.hasPrefix("#") { return Color(hex: text) }
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let values = text[text.index(after: open)..<text.index(before: text.endIndex)]
      .split { ", /".contains($0) }
      .compactMap { component(String($0)) }
    guard values.count == 3 || values.count == 4 else { return nil }
    let alpha = values.count == 4 ? values[3].value : 1
    switch text[..<open] {
    case "rgb", "rgba":
      // Numbers count to 255, percentages to 100, which `component` has divided already.
      let parts = values.prefix(3).map { $0.isPercentage ? $0.value : $0.value / 255 }
      return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    case "hsl", "hsla":
      return hsl(values[0].value, values[1].value, values[2].value, alpha)
    default:
      return nil
    }
  }

  private static func component(_ text: String) -> (value: CGFloat, isPercentage: Bool)? {
    let isPercentage = text.hasSuffix("%")
    let digits = isPercentage ? String(text.dropLast()) : text
    guard let number = Double(digits) else { return nil }
    return (value: CGFloat(isPercentage ? number / 100 : number), isPercentage: isPercentage)
  }

  /// The conversion of CSS Color 4, section 7.1.
  private static func hsl(
    _ hue: CGFloat, _ saturation: CGFloat, _ lightness: CGFloat, _ alpha: CGFloat
  ) -> Color {
    func channel(_ n: CGFloat) -> CGFloat {
      var k = (n + hue / 30).truncatingRemainder(dividingBy: 12)
      if k < 0 { k += 12 }
      let a = saturation * min(lightness, 1 - lightness)
      return lightness - a * max(-1, min(k - 3, min(9 - k, 1)))
    }
    return Color(red: channel(0), green: channel(8), blue: channel(4), alpha: alpha)
  }

  /// The sixteen names of HTML 4.
  private static let names = [
    "black": "#000000", "silver": "#c0c0c0", "gray": "#808080", "white": "#ffffff",
    "maroon": "#800000", "red": "#ff0000", "purple": "#800080", "fuchsia": "#ff00ff",
    "green": "#008000", "lime": "#00ff00", "olive": "#808000", "yellow": "#ffff00",
    "navy": "#000080", "blue": "#0000ff", "teal": "#008080", "aqua": "#00ffff",
  ]
}
