import EaselBlocks
import EaselCanvas
import EaselUIKit
import Foundation

extension Color {
  /// Creates a color from a color of UIKit, with its values in light and dark appearance.
  ///
  /// ```swift
  /// let card = Text("Total").padding().background(Color(uiColor: .secondarySystemBackground))
  /// ```
  public init(uiColor: UIColor) { self.init(uiColor) }

  /// Creates a color from a color of Core Graphics.
  public init(cgColor: CGColor) { self.init(cgColor) }

  /// The color as Core Graphics draws it, in light appearance.
  public var cgColor: CGColor? { UIColor(self).resolved(for: .light) }

  /// The encoding of red, green and blue components in the larger gamut Display P3.
  public enum WideColorSpace: Hashable, Sendable {
    /// The primaries of Display P3 with the transfer function of sRGB.
    case displayP3
  }

  /// Creates a color from components in Display P3; what sRGB does not contain is clamped to it.
  public init(
    _ colorSpace: WideColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    // CSS Color 4, section 10.2, "Converting between predefined RGB color spaces"; both have the white
    // point D65.
    let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    func clamped(_ value: Double) -> Double { min(max(value, 0), 1) }
    self.init(
      .sRGBLinear,
      red: clamped(1.224_940_18 * red - 0.224_940_18 * green),
      green: clamped(-0.042_056_95 * red + 1.042_056_95 * green),
      blue: clamped(-0.019_637_55 * red - 0.078_636_05 * green + 1.098_273_60 * blue),
      opacity: opacity)
  }

  /// Creates a gray from a brightness in Display P3, which is the same gray in sRGB.
  public init(_ colorSpace: WideColorSpace, white: Double, opacity: Double = 1) {
    self.init(white: white, opacity: opacity)
  }

  /// The inverse transfer function of sRGB (IEC 61966-2-1), for components from 0 to 1.
  private static func linear(_ encoded: Double) -> Double {
    let encoded = encoded.isFinite ? min(max(encoded, 0), 1) : 0
    return encoded <= 0.040_45 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }
}

extension UIColor {
  /// Creates a color of UIKit from a color of SwiftUI, with its values in light and dark appearance.
  ///
  /// ```swift
  /// let ink = UIColor(Color.indigo.opacity(0.5)).cgColor
  /// ```
  ///
  /// A color of the environment, such as `Color.accentColor`, has its default value.
  public convenience init(_ color: EaselBlocks.Tint) {
    func shown(in appearance: Appearance) -> UIColor {
      var environment = EnvironmentValues()
      // The system colors stay those of EaselCanvas: a rendering replaces them by those of its version.
      environment.systemColors = .iOS13
      environment.appearance = appearance
      return color.resolve(in: environment)
    }
    let (light, dark) = (shown(in: .light), shown(in: .dark))
    if let pattern = light.pattern {
      self.init(pattern: pattern)
    } else if light == dark {
      self.init(light.components(for: .light))
    } else {
      self.init(light: light, dark: dark)
    }
  }
}
