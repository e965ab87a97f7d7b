import EaselCanvas
import Foundation

extension View {
  /// The adjustment of the ``tintColor`` of a view and its subviews.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// The mode of the superview; normal without a superview.
    case automatic
    /// The tint color without a change.
    case normal
    /// The gray color with the luminance of the tint color, as behind an alert.
    case dimmed
  }
}

extension Color {
  /// The gray color with the same relative luminance and opacity in both appearances.
  var dimmed: Color {
    func gray(_ appearance: Appearance) -> Color {
      let parts = components(for: appearance)
      // The weights of the relative luminance of sRGB (ITU-R BT.709), on gamma-encoded components.
      let level = 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue
      return Color(red: level, green: level, blue: level, alpha: parts.alpha)
    }
    return Color(light: gray(.light), dark: gray(.dark))
  }
}
