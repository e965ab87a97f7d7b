import EaselCanvas

extension Tint {
  /// The system's red.
  public static let red = Tint(Color.systemRed)
  /// The system's orange.
  public static let orange = Tint(Color.systemOrange)
  /// The system's yellow.
  public static let yellow = Tint(Color.systemYellow)
  /// The system's green.
  public static let green = Tint(Color.systemGreen)
  /// The system's mint.
  public static let mint = Tint(Color.systemMint)
  /// The system's teal.
  public static let teal = Tint(Color.systemTeal)
  /// The system's cyan.
  public static let cyan = Tint(Color.systemCyan)
  /// The system's blue.
  public static let blue = Tint(Color.systemBlue)
  /// The system's indigo.
  public static let indigo = Tint(Color.systemIndigo)
  /// The system's purple.
  public static let purple = Tint(Color.systemPurple)
  /// The system's pink.
  public static let pink = Tint(Color.systemPink)
  /// The system's brown.
  public static let brown = Tint(Color.systemBrown)
  /// The system's gray.
  public static let gray = Tint(Color.systemGray)
  /// White, in both appearances.
  public static let white = Tint(Color.white)
  /// Black, in both appearances.
  public static let black = Tint(Color.black)
  /// Fully transparent.
  public static let clear = Tint(Color.clear)

  /// The theme's colour of text.
  public static let primary = Tint(.primary)
  /// The theme's colour of secondary text.
  public static let secondary = Tint(.secondary)
  /// The tint around the block; the theme's accent by default.
  public static let accentColor = Tint(.accent)
}

// The names after a dot where a style is asked for: `.foregroundStyle(.green)`.
extension ShapeStyle where Self == Tint {
  /// The system's red.
  public static var red: Tint { Tint.red }
  /// The system's orange.
  public static var orange: Tint { Tint.orange }
  /// The system's yellow.
  public static var yellow: Tint { Tint.yellow }
  /// The system's green.
  public static var green: Tint { Tint.green }
  /// The system's mint.
  public static var mint: Tint { Tint.mint }
  /// The system's teal.
  public static var teal: Tint { Tint.teal }
  /// The system's cyan.
  public static var cyan: Tint { Tint.cyan }
  /// The system's blue.
  public static var blue: Tint { Tint.blue }
  /// The system's indigo.
  public static var indigo: Tint { Tint.indigo }
  /// The system's purple.
  public static var purple: Tint { Tint.purple }
  /// The system's pink.
  public static var pink: Tint { Tint.pink }
  /// The system's brown.
  public static var brown: Tint { Tint.brown }
  /// The system's gray.
  public static var gray: Tint { Tint.gray }
  /// White, in both appearances.
  public static var white: Tint { Tint.white }
  /// Black, in both appearances.
  public static var black: Tint { Tint.black }
  /// Fully transparent.
  public static var clear: Tint { Tint.clear }
}
