/// What a PNG file stores of a pixel, a byte a sample.
package enum PNGLayout: Hashable, Sendable {
  /// Red, green, blue.
  case rgb
  /// Red, green, blue, alpha.
  case rgba

  /// The number that says so in the header.
  package var colorType: UInt8 { self == .rgb ? 2 : 6 }
  /// Bytes to a pixel.
  package var bytes: Int { self == .rgb ? 3 : 4 }
}
