import Foundation

extension Color {
  /// Creates a gray from its white component, from 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Returns the color with its opacity replaced by another one, 0...1, in both appearances.
  ///
  /// A pattern becomes its mean color.
  public func withAlphaComponent(_ alpha: CGFloat) -> Color {
    func changed(_ appearance: Appearance) -> Color {
      let parts = components(for: appearance)
      return Color(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
    }
    return isDynamic ? Color(light: changed(.light), dark: changed(.dark)) : changed(.light)
  }
}
