import EaselCanvas

extension Tint {
  /// The system red, which differs in light and dark appearance.
  public static let red = Tint(Color.systemRed)
  /// The system orange, which differs in light and dark appearance.
  public static let orange = Tint(Color.systemOrange)
  /// The system yellow, which differs in light and dark appearance.
  public static let yellow = Tint(Color.systemYellow)
  /// The system green, which differs in light and dark appearance.
  public static let green = Tint(Color.systemGreen)
  /// The system mint, which differs in light and dark appearance.
  public static let mint = Tint(Color.systemMint)
  /// The system teal, which differs in light and dark appearance.
  public static let teal = Tint(Color.systemTeal)
  /// The system cyan, which differs in light and dark appearance.
  public static let cyan = Tint(Color.systemCyan)
  /// The system blue, which differs in light and dark appearance.
  public static let blue = Tint(Color.systemBlue)
  /// The system indigo, which differs in light and dark appearance.
  public static let indigo = Tint(Color.systemIndigo)
  /// The system purple, which differs in light and dark appearance.
  public static let purple = Tint(Color.systemPurple)
  /// The system pink, which differs in light and dark appearance.
  public static let pink = Tint(Color.systemPink)
  /// The system brown, which differs in light and dark appearance.
  public static let brown = Tint(Color.systemBrown)
  /// The system gray, which differs in light and dark appearance.
  public static let gray = Tint(Color.systemGray)
  /// White in both appearances.
  public static let white = Tint(Color.white)
  /// Black in both appearances.
  public static let black = Tint(Color.black)
  /// A fully transparent color.
  public static let clear = Tint(Color.clear)

  /// The theme's color of text.
  public static let primary = Tint(.primary)
  /// The theme's color of secondary text.
  public static let secondary = Tint(.secondary)
  /// The tint that the environment sets; the default is the theme's accent color.
  public static let accentColor = Tint(.accent)
}

// Static names for arguments of a style type: `.foregroundStyle(.green)`.
extension ShapeStyle where Self == Tint {
  /// The system red, which differs in light and dark appearance.
  public static var red: Tint { Tint.red }
  /// The system orange, which differs in light and dark appearance.
  public static var orange: Tint { Tint.orange }
  /// The system yellow, which differs in light and dark appearance.
  public static var yellow: Tint { Tint.yellow }
  /// The system green, which differs in light and dark appearance.
  public static var green: Tint { Tint.green }
  /// The system mint, which differs in light and dark appearance.
  public static var mint: Tint { Tint.mint }
  /// The system teal, which differs in light and dark appearance.
  public static var teal: Tint { Tint.teal }
  /// The system cyan, which differs in light and dark appearance.
  public static var cyan: Tint { Tint.cyan }
  /// The system blue, which differs in light and dark appearance.
  public static var blue: Tint { Tint.blue }
  /// The system indigo, which differs in light and dark appearance.
  public static var indigo: Tint { Tint.indigo }
  /// The system purple, which differs in light and dark appearance.
  public static var purple: Tint { Tint.purple }
  /// The system pink, which differs in light and dark appearance.
  public static var pink: Tint { Tint.pink }
  /// The system brown, which differs in light and dark appearance.
  public static var brown: Tint { Tint.brown }
  /// The system gray, which differs in light and dark appearance.
  public static var gray: Tint { Tint.gray }
  /// White in both appearances.
  public static var white: Tint { Tint.white }
  /// Black in both appearances.
  public static var black: Tint { Tint.black }
  /// A fully transparent color.
  public static var clear: Tint { Tint.clear }
}
