/// The color space that an image file states for its pixels.
enum FileColorSpace {
  /// An ICC profile.
  case profile([UInt8])
  /// The primaries of an RGB space with a transfer function.
  case primaries(RGBPrimaries, TransferFunction)
  /// A color space that cannot be read, with its description.
  case unsupported(String)

  /// The relation between a stored value and light.
  enum TransferFunction {
    /// The function of sRGB (IEC 61966-2-1).
    case sRGB
    /// A power of the stored value.
    case power(Double)
  }
}

/// The chromaticities of white and of the three primaries of an RGB space (CIE 1931 x and y).
struct RGBPrimaries: Equatable {
  var white: [Double]
  var red: [Double]
  var green: [Double]
  var blue: [Double]

  static let sRGB = Self(
    white: [0.3127, 0.3290], red: [0.64, 0.33], green: [0.30, 0.60], blue: [0.15, 0.06])
  static let displayP3 = Self(
    white: [0.3127, 0.3290], red: [0.680, 0.320], green: [0.265, 0.690], blue: [0.15, 0.06])

  /// Whether both differ by at most 0.002, a rounding error of some programs.
  func isClose(to other: Self) -> Bool {
    zip(white + red + green + blue, other.white + other.red + other.green + other.blue)
      .allSatisfy { abs($0 - $1) <= 0.002 }
  }

  /// Whether the points span a triangle of colors, each within the diagram.
  var isValid: Bool {
    let points = [white, red, green, blue]
    let area =
      (green[0] - red[0]) * (blue[1] - red[1]) - (blue[0] - red[0]) * (green[1] - red[1])
    return abs(area) > 1e-4
      && points.allSatisfy { $0[1] > 1e-3 && $0.allSatisfy { (-1...2).contains($0) } }
  }
}
