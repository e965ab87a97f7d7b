import EaselCanvas
import Foundation

/// A color for blocks: a fixed color, or one that comes from the theme or the environment.
///
/// It is SwiftUI's `Color`.
///
/// ```swift
/// Text("Open").foregroundStyle(Tint.orange)
/// Tint(red: 0.1, green: 0.33, blue: 0.52).frame(height: 4)
/// Rectangle().fill(Tint.accentColor.opacity(0.2))
/// ```
///
/// The named colors are the system's, most of which differ in light and dark appearance. `primary`
/// and `secondary` are the theme's text colors, `accentColor` is the tint that the environment
/// sets. A tint is also a block, which fills the proposed size.
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

  /// Creates a tint from a ``/EaselCanvas/Color``, with its values in light and dark appearance.
  public init(_ color: Color) { source = .fixed(color) }

  /// Creates a tint from red, green and blue sRGB components and an opacity, each clamped to 0
  /// through 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(Color(red: red, green: green, blue: blue, alpha: opacity))
  }

  /// Creates a gray in sRGB from a brightness, from 0 for black to 1 for white.
  ///
  /// - Parameters:
  ///   - white: The brightness, from 0 for black to 1 for white.
  ///   - opacity: The opacity, from 0 to 1.
  public init(white: Double, opacity: Double = 1) {
    self.init(Color(white: white, alpha: opacity))
  }

  /// Creates a tint from hue, saturation, brightness and opacity, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      Color(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }

  /// The encoding of red, green and blue components: sRGB with its transfer function, or linear
  /// sRGB.
  public enum RGBColorSpace: Hashable, CaseIterable, Sendable {
    /// Reads components as sRGB with its transfer function.
    case sRGB
    /// Reads components as linear sRGB; they are encoded with sRGB's transfer function for drawing.
    case sRGBLinear
  }

  /// Creates a tint from red, green and blue components from 0 to 1, in sRGB or linear sRGB.
  ///
  /// - Parameters:
  ///   - colorSpace: The encoding of the components.
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - opacity: The opacity, from 0 to 1.
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

  /// Creates a gray from a brightness from 0 for black to 1 for white, in sRGB or linear sRGB.
  ///
  /// - Parameters:
  ///   - colorSpace: The encoding of the brightness.
  ///   - white: The brightness, from 0 for black to 1 for white.
  ///   - opacity: The opacity, from 0 to 1.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// The transfer function of sRGB (IEC 61966-2-1).
  private static func encoded(_ linear: Double) -> Double {
    linear <= 0.003_130_8 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }

  /// Returns the tint with its opacity multiplied by a factor from 0 to 1.
  ///
  /// - Parameter opacity: The factor, from 0 to 1.
  public func opacity(_ opacity: Double) -> Tint { Tint(.opacity(self, opacity)) }

  /// Returns the tint mixed with a fraction, from 0 to 1, of another tint; by default in OKLab.
  ///
  /// - Parameters:
  ///   - other: The other tint.
  ///   - fraction: The fraction of the other tint, from 0 to 1. It is clamped to that range; a
  ///     fraction that is not finite is 0.
  ///   - colorSpace: The color space of the mixture: `.perceptual` mixes in OKLab, `.device` in
  ///     sRGB.
  public func mix(
    with other: Tint, by fraction: Double, in colorSpace: MixingColorSpace = .perceptual
  ) -> Tint {
    let fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    return Tint(.mix(self, other, fraction, colorSpace == .perceptual ? .okLab : .sRGB))
  }

  /// The color space in which tints are mixed.
  public enum MixingColorSpace: Hashable, Sendable {
    /// Mixes in OKLab, where equal steps look equal.
    case perceptual
    /// Mixes in sRGB.
    case device
  }
}

extension Tint: ShapeStyle {
  /// Returns the color of the tint in an environment, for its light or dark appearance.
  public func resolve(in environment: EnvironmentValues) -> Color {
    color(StyleContext(environment))
  }
}

extension Tint: PaintingStyle {
  package func paint(_ rect: CGRect, _ context: StyleContext) -> Paint { .color(color(context)) }

  func color(_ context: StyleContext) -> Color {
    let appearance = context.appearance
    switch source {
    case .fixed(let color):
      let color = context.environment.colorReplacements?[color] ?? color
      return color.resolved(for: appearance)
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

extension EnvironmentValues {
  private enum ColorReplacementsKey: EnvironmentKey {
    static var defaultValue: [Color: Color]? { nil }
  }

  /// The colors that are drawn in place of others, such as those of another version of a system.
  package var colorReplacements: [Color: Color]? {
    get { self[ColorReplacementsKey.self] }
    set { self[ColorReplacementsKey.self] = newValue }
  }
}
