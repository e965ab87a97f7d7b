import Foundation

/// UIKit's system colours: values in light and dark appearance as Apple publishes them.
extension Color {
  /// The system's red.
  public static let systemRed = system(0xFF3B30FF, 0xFF453AFF)
  /// The system's orange.
  public static let systemOrange = system(0xFF9500FF, 0xFF9F0AFF)
  /// The system's yellow.
  public static let systemYellow = system(0xFFCC00FF, 0xFFD60AFF)
  /// The system's green.
  public static let systemGreen = system(0x34C759FF, 0x30D158FF)
  /// The system's mint.
  public static let systemMint = system(0x00C7BEFF, 0x66D4CFFF)
  /// The system's teal.
  public static let systemTeal = system(0x30B0C7FF, 0x40C8E0FF)
  /// The system's cyan.
  public static let systemCyan = system(0x32ADE6FF, 0x64D2FFFF)
  /// The system's blue.
  public static let systemBlue = system(0x007AFFFF, 0x0A84FFFF)
  /// The system's indigo.
  public static let systemIndigo = system(0x5856D6FF, 0x5E5CE6FF)
  /// The system's purple.
  public static let systemPurple = system(0xAF52DEFF, 0xBF5AF2FF)
  /// The system's pink.
  public static let systemPink = system(0xFF2D55FF, 0xFF375FFF)
  /// The system's brown.
  public static let systemBrown = system(0xA2845EFF, 0xAC8E68FF)
  /// The system's gray.
  public static let systemGray = system(0x8E8E93FF, 0x8E8E93FF)
  /// The system's second gray.
  public static let systemGray2 = system(0xAEAEB2FF, 0x636366FF)
  /// The system's third gray.
  public static let systemGray3 = system(0xC7C7CCFF, 0x48484AFF)
  /// The system's fourth gray.
  public static let systemGray4 = system(0xD1D1D6FF, 0x3A3A3CFF)
  /// The system's fifth gray.
  public static let systemGray5 = system(0xE5E5EAFF, 0x2C2C2EFF)
  /// The system's sixth gray.
  public static let systemGray6 = system(0xF2F2F7FF, 0x1C1C1EFF)

  /// Text.
  public static let label = system(0x000000FF, 0xFFFFFFFF)
  /// Secondary text.
  public static let secondaryLabel = system(0x3C3C4399, 0xEBEBF599)
  /// Tertiary text.
  public static let tertiaryLabel = system(0x3C3C434C, 0xEBEBF54C)
  /// Quaternary text.
  public static let quaternaryLabel = system(0x3C3C432D, 0xEBEBF52D)
  /// Text that stands for what is to come.
  public static let placeholderText = system(0x3C3C434C, 0xEBEBF54C)
  /// Links.
  public static let link = system(0x007AFFFF, 0x0984FFFF)
  /// Thin lines that let show what lies beneath.
  public static let separator = system(0x3C3C4349, 0x54545899)
  /// Thin lines.
  public static let opaqueSeparator = system(0xC6C6C8FF, 0x38383AFF)
  /// The ground.
  public static let systemBackground = system(0xFFFFFFFF, 0x000000FF)
  /// Ground on the ground.
  public static let secondarySystemBackground = system(0xF2F2F7FF, 0x1C1C1EFF)
  /// Ground on the second ground.
  public static let tertiarySystemBackground = system(0xFFFFFFFF, 0x2C2C2EFF)
  /// The ground of grouped content.
  public static let systemGroupedBackground = system(0xF2F2F7FF, 0x000000FF)
  /// Ground on the grouped ground.
  public static let secondarySystemGroupedBackground = system(0xFFFFFFFF, 0x1C1C1EFF)
  /// Ground on the second grouped ground.
  public static let tertiarySystemGroupedBackground = system(0xF2F2F7FF, 0x2C2C2EFF)
  /// Fill of thin shapes.
  public static let systemFill = system(0x78788033, 0x7878805B)
  /// Fill of medium shapes.
  public static let secondarySystemFill = system(0x78788028, 0x78788051)
  /// Fill of large shapes.
  public static let tertiarySystemFill = system(0x7676801E, 0x7676803D)
  /// Fill of large and complex areas.
  public static let quaternarySystemFill = system(0x74748014, 0x7676802D)

  /// A pair of colours from red, green, blue and alpha, a byte each.
  private static func system(_ light: UInt32, _ dark: UInt32) -> Color {
    Color(light: Color(rgba: light), dark: Color(rgba: dark))
  }

  /// A colour from red, green, blue and alpha, a byte each, red in the highest.
  convenience init(rgba: UInt32) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(rgba >> shift & 255) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}
