import EaselBlocks
import EaselCanvas
import Foundation

/// The color lists for series.
enum Palettes {
  /// Eight distinguishable colors, for light and dark backgrounds.
  ///
  /// Any two differ by ΔE (CIE76) ≥ 24 with every kind of color vision, and the first four by 9 in
  /// lightness (L*). All have 3:1 on white, and on #1b1f24 in dark appearance.
  /// `Scripts/search-palette` searches for such lists.
  static let standard = Theme.standardPalette

  /// The color of all series beyond those that a palette distinguishes, with 3:1 on the background.
  static let other = Color(light: hex(0x8C949D), dark: hex(0x888D94))

  /// The system colors in the order of Swift Charts.
  static let apple: [Color] = [
    .systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemRed, .systemCyan,
    .systemYellow,
  ]

  /// Grays for print, whose lightness differs by at least 20 (L*) from each other and from white.
  ///
  /// Neighbors differ most. Series from the fifth on have the same grays with another ``Hatch``.
  static let print: [Color] = [hex(0x1B1B1B), hex(0x828282), hex(0x4B4B4B), hex(0xBDBDBD)]

  /// The grays of ``print`` on a dark background.
  static let darkPrint: [Color] = [
    hex(0xE2E2E2), hex(0x777777), hex(0xABABAB), hex(0x474747),
  ]

  // MARK: Palettes of other libraries, for comparison

  /// The ten colors of Tableau, 2016.
  static let tableau10 = [
    0x4E79A7, 0xF28E2C, 0xE15759, 0x76B7B2, 0x59A14F, 0xEDC949, 0xAF7AA1, 0xFF9DA7, 0x9C755F,
    0xBAB0AB,
  ].map(hex)

  /// The ten colors of Observable.
  static let observable10 = [
    0x4269D0, 0xEFB118, 0xFF725C, 0x6CC5B0, 0x3CA951, 0xFF8AB7, 0xA463F2, 0x97BBF5, 0x9C6B4E,
    0x9498A0,
  ].map(hex)

  /// The ten original colors of d3.
  static let category10 = [
    0x1F77B4, 0xFF7F0E, 0x2CA02C, 0xD62728, 0x9467BD, 0x8C564B, 0xE377C2, 0x7F7F7F, 0xBCBD22,
    0x17BECF,
  ].map(hex)

  /// The eight dark colors of ColorBrewer.
  static let dark2 = [
    0x1B9E77, 0xD95F02, 0x7570B3, 0xE7298A, 0x66A61E, 0xE6AB02, 0xA6761D, 0x666666,
  ].map(hex)

  /// The nine colors of Okabe and Ito, from black to gray.
  static let okabeIto = [
    0x000000, 0xE69F00, 0x56B4E9, 0x009E73, 0xF0E442, 0x0072B2, 0xD55E00, 0xCC79A7, 0x999999,
  ].map(hex)

  static func hex(_ value: Int) -> Color {
    func part(_ shift: Int) -> CGFloat { CGFloat(value >> shift & 255) / 255 }
    return Color(red: part(16), green: part(8), blue: part(0))
  }
}
