import Foundation

/// A colour in OKLab, where equal distances look alike: lightness 0…1, and two axes from green to
/// red and from blue to yellow.
///
/// B. Ottosson, "A perceptual color space for image processing" (2020); the matrices are those of
/// CSS Color 4, section 19.
public struct OKLab: Hashable, Sendable {
  /// Lightness, 0…1.
  public var lightness: CGFloat
  /// From green to red.
  public var a: CGFloat
  /// From blue to yellow.
  public var b: CGFloat

  /// Makes a colour from its axes.
  public init(lightness: CGFloat, a: CGFloat, b: CGFloat) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// How far the colour is from gray.
  public var chroma: CGFloat { hypot(a, b) }

  /// The hue in degrees, 0…360.
  public var hue: CGFloat {
    let angle = atan2(b, a) * 180 / .pi
    return angle < 0 ? angle + 360 : angle
  }

  /// The colour of sRGB components.
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

  /// Linear red, green and blue, which lie outside of 0…1 where sRGB has no such colour.
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

  /// Whether sRGB has the colour, but for rounding.
  var isInGamut: Bool {
    let (r, g, b) = linearRGB
    return [r, g, b].allSatisfy { (-0.0001...1.0001).contains($0) }
  }
}

extension Color {
  /// Makes a colour from lightness 0…1, chroma (0 is gray, 0.4 the most vivid) and hue in degrees.
  ///
  /// A colour that sRGB has not loses chroma until it has, so that lightness and hue stay (after
  /// CSS Color 4, section 13).
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
      // Twenty halvings leave a millionth of the chroma.
      for _ in 0..<20 {
        let middle = (low + high) / 2
        if lab(middle).isInGamut { low = middle } else { high = middle }
      }
      found = lab(low)
    }
    self.init(found, alpha: alpha)
  }

  /// Makes a colour from OKLab; what sRGB has not is clamped.
  public convenience init(_ lab: OKLab, alpha: CGFloat = 1) {
    let (r, g, b) = lab.linearRGB
    self.init(
      red: Self.encoded(r), green: Self.encoded(g), blue: Self.encoded(b), alpha: alpha)
  }

  /// sRGB's transfer function (IEC 61966-2-1), from encoded to linear.
  package static func linear(_ value: CGFloat) -> CGFloat {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// sRGB's transfer function, from linear to encoded.
  package static func encoded(_ value: CGFloat) -> CGFloat {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
