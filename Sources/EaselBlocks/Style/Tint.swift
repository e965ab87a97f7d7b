import EaselCanvas
import Foundation

/// A colour of blocks, SwiftUI's `Color`: fixed, or one that the theme or the block around decides.
///
/// ```swift
/// Text("Open").foregroundStyle(Tint.orange)
/// Tint(red: 0.1, green: 0.33, blue: 0.52).frame(height: 4)
/// Rectangle().fill(Tint.accentColor.opacity(0.2))
/// ```
///
/// The named colours are the system's, which differ between light and dark appearance; `primary` and
/// `secondary` are the theme's text, `accentColor` the tint around the block. It is a block too, which
/// fills what it is proposed.
public struct Tint: Hashable, Sendable {
  indirect enum Source: Hashable, Sendable {
    case fixed(Color)
    case primary
    case secondary
    case accent
    case opacity(Tint, Double)
    case mix(Tint, Tint, Double, Color.MixingSpace)
  }

  let source: Source

  init(_ source: Source) { self.source = source }

  /// Makes a tint from a colour of the canvas.
  public init(_ color: Color) { source = .fixed(color) }

  /// Makes a tint from sRGB components, 0…1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(Color(red: red, green: green, blue: blue, alpha: opacity))
  }

  /// Makes a gray, from 0 (black) to 1 (white).
  public init(white: Double, opacity: Double = 1) {
    self.init(Color(white: white, alpha: opacity))
  }

  /// Makes a tint from hue, saturation and brightness, 0…1 each.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      Color(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }

  /// How the components of a colour are encoded.
  public enum RGBColorSpace: Hashable, CaseIterable, Sendable {
    /// sRGB, gamma-encoded.
    case sRGB
    /// sRGB with linear components, which are encoded before they are drawn.
    case sRGBLinear
  }

  /// Makes a tint from the components of a colour space.
  public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    switch colorSpace {
    case .sRGB: self.init(red: red, green: green, blue: blue, opacity: opacity)
    case .sRGBLinear:
      self.init(
        red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue),
        opacity: opacity)
    }
  }

  /// Makes a gray in a colour space.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// The transfer function of sRGB (IEC 61966-2-1).
  private static func encoded(_ linear: Double) -> Double {
    linear <= 0.003_130_8 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }

  /// The tint with its opacity multiplied by a factor, 0…1.
  public func opacity(_ opacity: Double) -> Tint { Tint(.opacity(self, opacity)) }

  /// The tint mixed with another one.
  ///
  /// - Parameters:
  ///   - other: The other tint.
  ///   - fraction: 0 is this tint, 1 the other one.
  ///   - colorSpace: `.perceptual` mixes in OKLab, `.device` in sRGB.
  public func mix(
    with other: Tint, by fraction: Double, in colorSpace: MixingColorSpace = .perceptual
  ) -> Tint {
    let fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    return Tint(.mix(self, other, fraction, colorSpace == .perceptual ? .okLab : .sRGB))
  }

  /// The space in which tints are mixed.
  public enum MixingColorSpace: Hashable, Sendable {
    /// OKLab, in which equal steps look equal.
    case perceptual
    /// sRGB.
    case device
  }
}

extension Tint: ShapeStyle {
  /// The colour of the tint in an environment, for its appearance.
  public func resolve(in environment: EnvironmentValues) -> Color {
    color(StyleContext(environment))
  }
}

extension Tint: PaintingStyle {
  package func paint(_ rect: CGRect, _ context: StyleContext) -> Paint { .color(color(context)) }

  func color(_ context: StyleContext) -> Color {
    let appearance = context.appearance
    switch source {
    case .fixed(let color): return color.resolved(for: appearance)
    case .primary: return context.environment.theme.colors.text(level: 0, appearance)
    case .secondary: return context.environment.theme.colors.text(level: 1, appearance)
    case .accent:
      let accent = context.environment.theme.colors.accent.resolved(for: appearance)
      guard let tint = context.environment.tint, let inner = context.deeper,
        case .color(let color) = tint.paint(in: .zero, inner)
      else { return accent }
      return color
    case .opacity(let tint, let factor):
      return tint.color(context).multipliedOpacity(factor)
    case .mix(let one, let two, let fraction, let space):
      return one.color(context).mixed(with: two.color(context), by: fraction, in: space)
    }
  }
}
