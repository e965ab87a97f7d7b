import EaselCanvas
import Foundation

/// The colours of all works.
enum Ink {
  static let blue = color(0x007AFF)
  static let orange = color(0xFF9500)
  static let green = color(0x34C759)
  static let gray = color(0x8E8E93)
  static let track = color(0xF2F2F7)
  static let grid = color(0xD1D1D6)
  static let rule = color(0xC7C7CC)

  private static func color(_ rgb: Int) -> Color {
    func part(_ shift: Int) -> CGFloat { CGFloat(rgb >> shift & 0xFF) / 255 }
    return Color(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
