import Foundation

/// UIKit's system colors, with the values that Apple publishes for light and dark appearance.
extension Color {
  /// The system red: `#FF3B30` in light appearance, `#FF453A` in dark.
  public static let systemRed = system(0xFF3B30FF, 0xFF453AFF)
  /// The system orange: `#FF9500` in light appearance, `#FF9F0A` in dark.
  public static let systemOrange = system(0xFF9500FF, 0xFF9F0AFF)
  /// The system yellow: `#FFCC00` in light appearance, `#FFD60A` in dark.
  public static let systemYellow = system(0xFFCC00FF, 0xFFD60AFF)
  /// The system green: `#34C759` in light appearance, `#30D158` in dark.
  public static let systemGreen = system(0x34C759FF, 0x30D158FF)
  /// The system mint: `#00C7BE` in light appearance, `#66D4CF` in dark.
  public static let systemMint = system(0x00C7BEFF, 0x66D4CFFF)
  /// The system teal: `#30B0C7` in light appearance, `#40C8E0` in dark.
  public static let systemTeal = system(0x30B0C7FF, 0x40C8E0FF)
  /// The system cyan: `#32ADE6` in light appearance, `#64D2FF` in dark.
  public static let systemCyan = system(0x32ADE6FF, 0x64D2FFFF)
  /// The system blue: `#007AFF` in light appearance, `#0A84FF` in dark.
  public static let systemBlue = system(0x007AFFFF, 0x0A84FFFF)
  /// The system indigo: `#5856D6` in light appearance, `#5E5CE6` in dark.
  public static let systemIndigo = system(0x5856D6FF, 0x5E5CE6FF)
  /// The system purple: `#AF52DE` in light appearance, `#BF5AF2` in dark.
  public static let systemPurple = system(0xAF52DEFF, 0xBF5AF2FF)
  /// The system pink: `#FF2D55` in light appearance, `#FF375F` in dark.
  public static let systemPink = system(0xFF2D55FF, 0xFF375FFF)
  /// The system brown: `#A2845E` in light appearance, `#AC8E68` in dark.
  public static let systemBrown = system(0xA2845EFF, 0xAC8E68FF)
  /// The system gray: `#8E8E93` in both appearances.
  public static let systemGray = system(0x8E8E93FF, 0x8E8E93FF)
  /// The second system gray: `#AEAEB2` in light appearance, `#636366` in dark.
  public static let systemGray2 = system(0xAEAEB2FF, 0x636366FF)
  /// The third system gray: `#C7C7CC` in light appearance, `#48484A` in dark.
  public static let systemGray3 = system(0xC7C7CCFF, 0x48484AFF)
  /// The fourth system gray: `#D1D1D6` in light appearance, `#3A3A3C` in dark.
  public static let systemGray4 = system(0xD1D1D6FF, 0x3A3A3CFF)
  /// The fifth system gray: `#E5E5EA` in light appearance, `#2C2C2E` in dark.
  public static let systemGray5 = system(0xE5E5EAFF, 0x2C2C2EFF)
  /// The sixth system gray: `#F2F2F7` in light appearance, `#1C1C1E` in dark.
  public static let systemGray6 = system(0xF2F2F7FF, 0x1C1C1EFF)

  /// The color of primary text: black in light appearance, white in dark.
  public static let label = system(0x000000FF, 0xFFFFFFFF)
  /// The color of secondary text, 60 % opaque: dark gray in light appearance, light gray in dark.
  public static let secondaryLabel = system(0x3C3C4399, 0xEBEBF599)
  /// The color of tertiary text, 30 % opaque: dark gray in light appearance, light gray in dark.
  public static let tertiaryLabel = system(0x3C3C434C, 0xEBEBF54C)
  /// The color of quaternary text, 18 % opaque: dark gray in light appearance, light gray in dark.
  public static let quaternaryLabel = system(0x3C3C432D, 0xEBEBF52D)
  /// The color of placeholder text, 30 % opaque: dark gray in light appearance, light gray in dark.
  public static let placeholderText = system(0x3C3C434C, 0xEBEBF54C)
  /// The color of links: `#007AFF` in light appearance, `#0984FF` in dark.
  public static let link = system(0x007AFFFF, 0x0984FFFF)
  /// The translucent color of thin lines between contents: 29 % opaque in light appearance, 60 % in
  /// dark.
  public static let separator = system(0x3C3C4349, 0x54545899)
  /// The opaque color of thin lines between contents: `#C6C6C8` in light appearance, `#38383A` in
  /// dark.
  public static let opaqueSeparator = system(0xC6C6C8FF, 0x38383AFF)
  /// The background of a page or view: white in light appearance, black in dark.
  public static let systemBackground = system(0xFFFFFFFF, 0x000000FF)
  /// The background of content on top of ``systemBackground``: `#F2F2F7` in light appearance,
  /// `#1C1C1E` in dark.
  public static let secondarySystemBackground = system(0xF2F2F7FF, 0x1C1C1EFF)
  /// The background of content on top of ``secondarySystemBackground``: white in light appearance,
  /// `#2C2C2E` in dark.
  public static let tertiarySystemBackground = system(0xFFFFFFFF, 0x2C2C2EFF)
  /// The background behind groups of content: `#F2F2F7` in light appearance, black in dark.
  public static let systemGroupedBackground = system(0xF2F2F7FF, 0x000000FF)
  /// The background of content on top of ``systemGroupedBackground``: white in light appearance,
  /// `#1C1C1E` in dark.
  public static let secondarySystemGroupedBackground = system(0xFFFFFFFF, 0x1C1C1EFF)
  /// The background of content on top of ``secondarySystemGroupedBackground``: `#F2F2F7` in light
  /// appearance, `#2C2C2E` in dark.
  public static let tertiarySystemGroupedBackground = system(0xF2F2F7FF, 0x2C2C2EFF)
  /// The translucent gray fill of thin and small shapes, such as the track of a slider.
  public static let systemFill = system(0x78788033, 0x7878805B)
  /// The translucent gray fill of shapes of medium size, such as the background of a switch.
  public static let secondarySystemFill = system(0x78788028, 0x78788051)
  /// The translucent gray fill of large shapes, such as text fields, search bars and buttons.
  public static let tertiarySystemFill = system(0x7676801E, 0x7676803D)
  /// The translucent gray fill of large areas with complex content, such as expanded table cells.
  public static let quaternarySystemFill = system(0x74748014, 0x7676802D)

  /// Creates a dynamic color from two values of red, green, blue and alpha, a byte each.
  private static func system(_ light: UInt32, _ dark: UInt32) -> Color {
    Color(light: Color(rgba: light), dark: Color(rgba: dark))
  }

  /// Creates a color from red, green, blue and alpha, a byte each, with red in the highest byte.
  convenience init(rgba: UInt32) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(rgba >> shift & 255) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}
