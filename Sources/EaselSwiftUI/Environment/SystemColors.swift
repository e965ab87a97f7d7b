import EaselBlocks
import EaselCanvas

/// The version of iOS whose system colors are drawn, such as the blue of `Color.blue`.
public enum SystemColors: Hashable, CaseIterable, Sendable {
  /// The colors of iOS 13 to 18.
  case iOS13
  /// The colors of iOS 26.
  case iOS26

  /// The colors that are drawn in place of EaselCanvas' system colors, which are those of iOS 13 to 18.
  var replacements: [UIColor: UIColor]? {
    switch self {
    case .iOS13: nil
    case .iOS26: Self.newColors
    }
  }

  /// The system color of this version for one of EaselCanvas' system colors.
  func color(_ color: UIColor) -> UIColor { replacements?[color] ?? color }

  // Apple, Human Interface Guidelines, "Color", the tables of June 2025.
  private static let newColors: [UIColor: UIColor] = [
    .systemRed: pair(0xFF383C, 0xFF4245), .systemOrange: pair(0xFF8D28, 0xFF9230),
    .systemYellow: pair(0xFFCC00, 0xFFD600), .systemMint: pair(0x00C8B3, 0x00DAC3),
    .systemTeal: pair(0x00C3D0, 0x00D2E0), .systemCyan: pair(0x00C0E8, 0x3CD3FE),
    .systemBlue: pair(0x0088FF, 0x0091FF), .systemIndigo: pair(0x6155F5, 0x6D7CFF),
    .systemPurple: pair(0xCB30E0, 0xDB34F2), .systemBrown: pair(0xAC7F5E, 0xB78A66),
    .link: pair(0x0088FF, 0x0091FF),
  ]

  private static func pair(_ light: UInt32, _ dark: UInt32) -> UIColor {
    func plain(_ value: UInt32) -> UIColor {
      func part(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 255) / 255 }
      return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
    return UIColor(light: plain(light), dark: plain(dark))
  }
}

extension EnvironmentValues {
  private enum SystemColorsKey: EnvironmentKey {
    static var defaultValue: SystemColors { .iOS13 }
  }

  /// The version of iOS whose system colors are drawn; that of iOS 26 in a rendering of this module.
  ///
  /// Setting it also sets the accent of the theme and the series colors of charts.
  public var systemColors: SystemColors {
    get { self[SystemColorsKey.self] }
    set {
      self[SystemColorsKey.self] = newValue
      colorReplacements = newValue.replacements
      theme = Theme.apple(dynamicTypeSize, newValue, families: theme.families)
      chartTheme = ChartTheme.apple(newValue)
    }
  }
}

extension View {
  /// Draws the system colors of a version of iOS.
  public func systemColors(_ version: SystemColors) -> some View {
    environment(\.systemColors, version)
  }
}
