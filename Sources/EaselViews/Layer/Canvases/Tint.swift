import EaselCanvas
import Foundation

/// Factors for the components of colors.
struct Tint: Hashable {
  var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat)

  static let none = Tint(red: 1, green: 1, blue: 1, alpha: 1)

  /// Whether the color components stay unchanged, so that only the opacity changes.
  var isGray: Bool { (red, green, blue) == (1, 1, 1) }

  func callAsFunction(_ color: Color) -> Color {
    func tinted(_ appearance: Appearance) -> Color {
      let parts = color.components(for: appearance)
      return Color(
        red: parts.red * red, green: parts.green * green, blue: parts.blue * blue,
        alpha: parts.alpha * alpha)
    }
    return color.isDynamic ? Color(light: tinted(.light), dark: tinted(.dark)) : tinted(.light)
  }

  func callAsFunction(_ gradient: Gradient) -> Gradient {
    var result = gradient
    for index in result.stops.indices {
      result.stops[index].color = self(result.stops[index].color)
    }
    return result
  }
}
