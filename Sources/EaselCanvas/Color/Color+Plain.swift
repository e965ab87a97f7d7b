import Foundation

/// UIKit's plain colours, the same in every appearance.
extension Color {
  /// Black: (0, 0, 0).
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// DarkGray: a third.
  public static let darkGray = Color(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3)
  /// Gray: half.
  public static let gray = Color(red: 0.5, green: 0.5, blue: 0.5)
  /// LightGray: two thirds.
  public static let lightGray = Color(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3)
  /// White: (1, 1, 1).
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Clear: transparent black.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// Red: (1, 0, 0).
  public static let red = Color(red: 1, green: 0, blue: 0)
  /// Green: (0, 1, 0).
  public static let green = Color(red: 0, green: 1, blue: 0)
  /// Blue: (0, 0, 1).
  public static let blue = Color(red: 0, green: 0, blue: 1)
  /// Cyan: (0, 1, 1).
  public static let cyan = Color(red: 0, green: 1, blue: 1)
  /// Magenta: (1, 0, 1).
  public static let magenta = Color(red: 1, green: 0, blue: 1)
  /// Yellow: (1, 1, 0).
  public static let yellow = Color(red: 1, green: 1, blue: 0)
  /// Orange: (1, ½, 0).
  public static let orange = Color(red: 1, green: 0.5, blue: 0)
  /// Purple: (½, 0, ½).
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5)
  /// Brown: (0.6, 0.4, 0.2).
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)
}
