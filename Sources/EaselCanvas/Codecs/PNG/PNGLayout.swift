/// The samples that a PNG file stores for a pixel, one byte each.
package enum PNGLayout: Hashable, Sendable {
  /// A single gray sample.
  case gray
  /// Red, green and blue samples.
  case rgb
  /// Red, green, blue and alpha samples.
  case rgba

  /// The color type in the header of the file.
  package var colorType: UInt8 {
    switch self {
    case .gray: 0
    case .rgb: 2
    case .rgba: 6
    }
  }
  /// The number of bytes per pixel.
  package var bytes: Int {
    switch self {
    case .gray: 1
    case .rgb: 3
    case .rgba: 4
    }
  }
}
