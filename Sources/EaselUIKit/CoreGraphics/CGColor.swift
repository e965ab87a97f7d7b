// Free functions have the names of UIKit and Core Graphics.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import Foundation

extension Color {
  /// The red, green, blue and alpha components in the light appearance, 0...1.
  public var components: [CGFloat]? {
    let parts = components(for: .light)
    return [parts.red, parts.green, parts.blue, parts.alpha]
  }

  /// The number of components, always 4: red, green, blue and alpha.
  public var numberOfComponents: Int { 4 }

  /// The alpha component in the light appearance, 0...1.
  public var alpha: CGFloat { components(for: .light).alpha }

  /// The color space, always sRGB.
  public var colorSpace: ColorSpace? { .rgb }

  /// Returns the color with another alpha component.
  public func copy(alpha: CGFloat) -> Color? { withAlphaComponent(alpha) }

  /// Creates a gray color; 0 is black and 1 is white.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(white: gray, alpha: alpha) }

  /// Creates a color from sRGB components.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color from the components of a color space, followed by alpha; `nil` if there are
  /// too few.
  public convenience init?(colorSpace: ColorSpace, components: [CGFloat]) {
    self.init(space: colorSpace, components: components)
  }
}

extension ColorSpace {
  /// The name of sRGB.
  public static var sRGB: NSString { "kCGColorSpaceSRGB" }
  /// The name of Display P3, whose components are treated as sRGB.
  public static var displayP3: NSString { "kCGColorSpaceDisplayP3" }
  /// The name of gray with a gamma of 2.2, which is drawn with the transfer function of sRGB.
  public static var genericGrayGamma2_2: NSString { "kCGColorSpaceGenericGrayGamma2_2" }

  /// Creates a color space by name: gray if the name contains "Gray", otherwise sRGB.
  public convenience init?(name: NSString) {
    self.init(name.range(of: "Gray").location == NSNotFound ? .rgb : .monochrome)
  }
}

/// Returns the color space for red, green and blue: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// Returns the color space for grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
