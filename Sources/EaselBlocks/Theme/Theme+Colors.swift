import EaselCanvas
import Foundation

extension Theme {
  /// The colors of a theme for text, lines and backgrounds, in light and dark appearance.
  public struct Colors: Hashable, Sendable {
    /// The color of text without a style of its own.
    public var ink = pair(0x1B1F24, 0xECEFF2)
    /// The color of secondary text, such as captions and sources.
    public var secondary = pair(0x5F6B78, 0xA2ADB9)
    /// The color of text in the style `tertiary`, with less contrast than secondary text.
    public var tertiary = pair(0x8A95A1, 0x75808C)
    /// The color of text in the style `quaternary`, with less contrast than tertiary text.
    public var quaternary = pair(0xB8BFC7, 0x4F5963)
    /// The color of links and other accents; by default the first color of
    /// ``Theme/standardPalette``, lighter in dark appearance, where text needs more contrast.
    public var accent = pair(0x00487A, 0x6A83B8)
    /// The background color of pages and images.
    public var paper = pair(0xFFFFFF, 0x14181D)
    /// The color of thin lines, such as dividers and the lines between table rows.
    public var rule = pair(0xD7DCE1, 0x39424C)
    /// The color of heavier lines, such as the line above a table's total and the zero line of a
    /// chart.
    public var strongRule = pair(0x59636E, 0x98A3AF)
    /// The background color of every other row in a striped table.
    public var stripe = pair(0xF6F8FA, 0x1B2127)
    /// The background color of code listings and asides, and the color of watermarks.
    public var fill = pair(0xEEF1F4, 0x232A32)
    /// The color of chart marks shown as context behind others, and of marks without a color on the
    /// color scale.
    public var muted = pair(0xB8BFC7, 0x4F5963)

    /// Creates the default colors, those of ``Theme/plain``.
    public init() {}

    /// A color for light and dark appearance, from two values of the form `0xRRGGBB`.
    static func pair(_ light: UInt32, _ dark: UInt32) -> Color {
      Color(light: plain(light), dark: plain(dark))
    }

    private static func plain(_ value: UInt32) -> Color {
      func part(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 255) / 255 }
      return Color(red: part(16), green: part(8), blue: part(0))
    }

    /// The color of text on a hierarchical level; level 0 is the primary one.
    func text(level: Int, _ appearance: Appearance) -> Color {
      switch level {
      case 0: ink.resolved(for: appearance)
      case 1: secondary.resolved(for: appearance)
      case 2: tertiary.resolved(for: appearance)
      case 3: quaternary.resolved(for: appearance)
      default: quaternary.resolved(for: appearance).multipliedOpacity(0.6)
      }
    }
  }

  /// The 8 default colors of data series, distinguishable with and without color blindness.
  ///
  /// For normal vision, protanopia, deuteranopia and tritanopia any two colors differ by a ΔE
  /// (CIE76) of at least 24.
  ///
  /// The first four differ in lightness (L*) by at least 9, so that they are different grays in
  /// print. All colors have a contrast of at least 3 : 1 to the paper color, in light and dark
  /// appearance.
  public static let standardPalette: [Color] = [
    Colors.pair(0x00487A, 0x4973AA), Colors.pair(0xCB861E, 0xF7B672),
    Colors.pair(0x058C86, 0x47BCAC), Colors.pair(0xB21852, 0xF54879),
    Colors.pair(0x898ED6, 0xBEC6FF), Colors.pair(0x8645C8, 0xA97DF8),
    Colors.pair(0x937B3C, 0xEBE650), Colors.pair(0x5A2D06, 0xA45F2C),
  ]
}
