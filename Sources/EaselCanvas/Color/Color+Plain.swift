import Foundation

/// UIKit's plain colors, which are the same in every appearance.
extension Color {
  /// Black: red 0, green 0, blue 0.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Dark gray: red, green and blue 1/3.
  public static let darkGray = Color(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3)
  /// Gray: red, green and blue 0.5.
  public static let gray = Color(red: 0.5, green: 0.5, blue: 0.5)
  /// Light gray: red, green and blue 2/3.
  public static let lightGray = Color(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3)
  /// White: red 1, green 1, blue 1.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Transparent black: all four components are 0.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// Red: red 1, green 0, blue 0.
  public static let red = Color(red: 1, green: 0, blue: 0)
  /// Green: red 0, green 1, blue 0.
  public static let green = Color(red: 0, green: 1, blue: 0)
  /// Blue: red 0, green 0, blue 1.
  public static let blue = Color(red: 0, green: 0, blue: 1)
  /// Cyan: red 0, green 1, blue 1.
  public static let cyan = Color(red: 0, green: 1, blue: 1)
  /// Magenta: red 1, green 0, blue 1.
  public static let magenta = Color(red: 1, green: 0, blue: 1)
  /// Yellow: red 1, green 1, blue 0.
  public static let yellow = Color(red: 1, green: 1, blue: 0)
  /// Orange: red 1, green 0.5, blue 0.
  public static let orange = Color(red: 1, green: 0.5, blue: 0)
  /// Purple: red 0.5, green 0, blue 0.5.
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5)
  /// Brown: red 0.6, green 0.4, blue 0.2.
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)
}
