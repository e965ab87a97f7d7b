import Foundation

/// A color in the OKLab color space, in which equal distances look like equal differences.
///
/// It has a lightness, 0...1, and two axes, from green to red and from blue to yellow.
///
/// Source: B. Ottosson, "A perceptual color space for image processing" (2020). The matrices are
/// those of CSS Color 4, section 19.
public struct OKLab: Hashable, Sendable {
  /// The lightness, from 0 for black to 1 for white.
  public var lightness: CGFloat
  /// The position on the axis from green (negative) to red (positive); about −0.24...0.28 in sRGB.
  public var a: CGFloat
  /// The position on the axis from blue (negative) to yellow (positive); about −0.32...0.2 in sRGB.
  public var b: CGFloat

  /// Creates a color from its lightness, 0...1, and its positions on the axes `a` and `b`.
  public init(lightness: CGFloat, a: CGFloat, b: CGFloat) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// The distance of the color from gray: 0 for grays, and less than 0.33 in sRGB.
  public var chroma: CGFloat { hypot(a, b) }

  /// The hue in degrees, 0...360: 0 on the positive `a` axis and 90 on the positive `b` axis.
  public var hue: CGFloat {
    let angle = atan2(b, a) * 180 / .pi
    return angle < 0 ? angle + 360 : angle
  }

  /// Creates an OKLab color from sRGB components; the opacity is ignored.
  public init(_ components: Color.Components) {
    let (r, g, b) = (
      Color.linear(components.red), Color.linear(components.green), Color.linear(components.blue)
    )
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    self.init(
      lightness: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      a: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      b: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  /// Linear red, green and blue, outside of 0...1 if sRGB does not contain the color.
  var linearRGB: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    func cube(_ value: CGFloat) -> CGFloat { value * value * value }
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return (
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s
    )
  }

  /// Whether sRGB contains the color, with a tolerance for rounding.
  var isInGamut: Bool {
    let (r, g, b) = linearRGB
    return [r, g, b].allSatisfy { (-0.0001...1.0001).contains($0) }
  }
}

extension Color {
  /// Creates a color from OKLCH: lightness, 0...1, chroma, 0 for grays, and hue in degrees.
  ///
  /// ```swift
  /// let palette = (0..<5).map { Color(lightness: 0.7, chroma: 0.15, hue: CGFloat($0) * 72) }
  /// ```
  ///
  /// If sRGB does not contain the color, its chroma is reduced until sRGB does. Lightness and hue
  /// are kept (after CSS Color 4, section 13).
  ///
  /// - Parameters:
  ///   - lightness: The lightness, 0...1; other values are clamped.
  ///   - chroma: The distance from gray: 0 is gray, and 0.4 is the most vivid.
  ///   - hue: The hue in degrees.
  ///   - alpha: The opacity, 0...1.
  public convenience init(
    lightness: CGFloat, chroma: CGFloat, hue: CGFloat, alpha: CGFloat = 1
  ) {
    let angle = hue * .pi / 180
    func lab(_ chroma: CGFloat) -> OKLab {
      OKLab(
        lightness: min(max(lightness, 0), 1), a: chroma * cos(angle), b: chroma * sin(angle))
    }
    var found = lab(max(chroma, 0))
    if !found.isInGamut {
      var (low, high) = (CGFloat(0), max(chroma, 0))
      // Twenty halvings find the chroma to a millionth of the value that was asked for.
      for _ in 0..<20 {
        let middle = (low + high) / 2
        if lab(middle).isInGamut { low = middle } else { high = middle }
      }
      found = lab(low)
    }
    self.init(found, alpha: alpha)
  }

  /// Creates a color from OKLab; components outside of sRGB are clamped.
  public convenience init(_ lab: OKLab, alpha: CGFloat = 1) {
    let (r, g, b) = lab.linearRGB
    self.init(
      red: Self.encoded(r), green: Self.encoded(g), blue: Self.encoded(b), alpha: alpha)
  }

  /// Returns the linear value of an sRGB component (IEC 61966-2-1).
  package static func linear(_ value: CGFloat) -> CGFloat {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// Returns the encoded sRGB component of a linear value (IEC 61966-2-1).
  package static func encoded(_ value: CGFloat) -> CGFloat {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
