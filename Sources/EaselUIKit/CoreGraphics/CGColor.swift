// Free functions have the names that UIKit and Core Graphics gave them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import Foundation

extension Color {
  /// Red, green, blue and opacity as they show in light appearance.
  public var components: [CGFloat]? {
    let parts = components(for: .light)
    return [parts.red, parts.green, parts.blue, parts.alpha]
  }

  /// Four: red, green, blue and opacity.
  public var numberOfComponents: Int { 4 }

  /// Opacity as it shows in light appearance.
  public var alpha: CGFloat { components(for: .light).alpha }

  /// sRGB.
  public var colorSpace: ColorSpace? { .rgb }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> Color? { withAlphaComponent(alpha) }

  /// A gray.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(white: gray, alpha: alpha) }

  /// Makes a colour from sRGB components.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a colour from a space's components and its opacity behind them; nil for too few.
  public convenience init?(colorSpace: ColorSpace, components: [CGFloat]) {
    self.init(space: colorSpace, components: components)
  }
}

extension ColorSpace {
  /// The name of sRGB.
  public static var sRGB: NSString { "kCGColorSpaceSRGB" }
  /// The name of Display P3, which is drawn as sRGB.
  public static var displayP3: NSString { "kCGColorSpaceDisplayP3" }
  /// The name of gray with a gamma of 2.2, which is drawn with sRGB's curve.
  public static var genericGrayGamma2_2: NSString { "kCGColorSpaceGenericGrayGamma2_2" }

  /// Makes a space from its name: gray where the name says so, else sRGB.
  public convenience init?(name: NSString) {
    self.init(name.range(of: "Gray").location == NSNotFound ? .rgb : .monochrome)
  }
}

/// The space of red, green and blue: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// The space of grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
