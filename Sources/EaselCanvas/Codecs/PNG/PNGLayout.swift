/// What a PNG file stores of a pixel, a byte a sample.
package enum PNGLayout: Hashable, Sendable {
  /// One value.
  case gray
  /// Red, green, blue.
  case rgb
  /// Red, green, blue, alpha.
  case rgba

  /// The number that says so in the header.
  package var colorType: UInt8 {
    switch self {
    case .gray: 0
    case .rgb: 2
    case .rgba: 6
    }
  }
  /// Bytes to a pixel.
  package var bytes: Int {
    switch self {
    case .gray: 1
    case .rgb: 3
    case .rgba: 4
    }
  }
}
