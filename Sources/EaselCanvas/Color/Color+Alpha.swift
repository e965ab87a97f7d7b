import Foundation

extension Color {
  /// A gray: white from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same colour with another opacity, in both appearances.
  public func withAlphaComponent(_ alpha: CGFloat) -> Color {
    func changed(_ appearance: Appearance) -> Color {
      let parts = components(for: appearance)
      return Color(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
    }
    return isDynamic ? Color(light: changed(.light), dark: changed(.dark)) : changed(.light)
  }
}
