import EaselCanvas

extension Tint {
  /// The system red: `#FF3B30` in light appearance, `#FF453A` in dark.
  public static let red = Tint(Color.systemRed)
  /// The system orange: `#FF9500` in light appearance, `#FF9F0A` in dark.
  public static let orange = Tint(Color.systemOrange)
  /// The system yellow: `#FFCC00` in light appearance, `#FFD60A` in dark.
  public static let yellow = Tint(Color.systemYellow)
  /// The system green: `#34C759` in light appearance, `#30D158` in dark.
  public static let green = Tint(Color.systemGreen)
  /// The system mint: `#00C7BE` in light appearance, `#66D4CF` in dark.
  public static let mint = Tint(Color.systemMint)
  /// The system teal: `#30B0C7` in light appearance, `#40C8E0` in dark.
  public static let teal = Tint(Color.systemTeal)
  /// The system cyan: `#32ADE6` in light appearance, `#64D2FF` in dark.
  public static let cyan = Tint(Color.systemCyan)
  /// The system blue: `#007AFF` in light appearance, `#0A84FF` in dark.
  public static let blue = Tint(Color.systemBlue)
  /// The system indigo: `#5856D6` in light appearance, `#5E5CE6` in dark.
  public static let indigo = Tint(Color.systemIndigo)
  /// The system purple: `#AF52DE` in light appearance, `#BF5AF2` in dark.
  public static let purple = Tint(Color.systemPurple)
  /// The system pink: `#FF2D55` in light appearance, `#FF375F` in dark.
  public static let pink = Tint(Color.systemPink)
  /// The system brown: `#A2845E` in light appearance, `#AC8E68` in dark.
  public static let brown = Tint(Color.systemBrown)
  /// The system gray: `#8E8E93` in light and dark appearance.
  public static let gray = Tint(Color.systemGray)
  /// White in light and dark appearance.
  public static let white = Tint(Color.white)
  /// Black in light and dark appearance.
  public static let black = Tint(Color.black)
  /// A fully transparent color.
  public static let clear = Tint(Color.clear)

  /// The theme's text color, ``Theme/Colors/ink``.
  public static let primary = Tint(.primary)
  /// The theme's color of secondary text, ``Theme/Colors/secondary``.
  public static let secondary = Tint(.secondary)
  /// The color set with `tint(_:)` around the block; by default the theme's accent color.
  ///
  /// If a gradient or pattern is set, it is the theme's accent color too.
  public static let accentColor = Tint(.accent)
}

// Static names for arguments of a style type: `.foregroundStyle(.green)`.
extension ShapeStyle where Self == Tint {
  /// The system red: `#FF3B30` in light appearance, `#FF453A` in dark.
  public static var red: Tint { Tint.red }
  /// The system orange: `#FF9500` in light appearance, `#FF9F0A` in dark.
  public static var orange: Tint { Tint.orange }
  /// The system yellow: `#FFCC00` in light appearance, `#FFD60A` in dark.
  public static var yellow: Tint { Tint.yellow }
  /// The system green: `#34C759` in light appearance, `#30D158` in dark.
  public static var green: Tint { Tint.green }
  /// The system mint: `#00C7BE` in light appearance, `#66D4CF` in dark.
  public static var mint: Tint { Tint.mint }
  /// The system teal: `#30B0C7` in light appearance, `#40C8E0` in dark.
  public static var teal: Tint { Tint.teal }
  /// The system cyan: `#32ADE6` in light appearance, `#64D2FF` in dark.
  public static var cyan: Tint { Tint.cyan }
  /// The system blue: `#007AFF` in light appearance, `#0A84FF` in dark.
  public static var blue: Tint { Tint.blue }
  /// The system indigo: `#5856D6` in light appearance, `#5E5CE6` in dark.
  public static var indigo: Tint { Tint.indigo }
  /// The system purple: `#AF52DE` in light appearance, `#BF5AF2` in dark.
  public static var purple: Tint { Tint.purple }
  /// The system pink: `#FF2D55` in light appearance, `#FF375F` in dark.
  public static var pink: Tint { Tint.pink }
  /// The system brown: `#A2845E` in light appearance, `#AC8E68` in dark.
  public static var brown: Tint { Tint.brown }
  /// The system gray: `#8E8E93` in light and dark appearance.
  public static var gray: Tint { Tint.gray }
  /// White in light and dark appearance.
  public static var white: Tint { Tint.white }
  /// Black in light and dark appearance.
  public static var black: Tint { Tint.black }
  /// A fully transparent color.
  public static var clear: Tint { Tint.clear }
}
