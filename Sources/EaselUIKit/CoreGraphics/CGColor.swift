// Free functions have the names of UIKit and Core Graphics.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import Foundation

extension Color {
  /// The red, green, blue and alpha components in the light appearance, 0...1; never `nil`.
  public var components: [CGFloat]? {
    let parts = components(for: .light)
    return [parts.red, parts.green, parts.blue, parts.alpha]
  }

  /// The number of components, always 4: red, green, blue and alpha.
  public var numberOfComponents: Int { 4 }

  /// The alpha component in the light appearance, 0...1.
  public var alpha: CGFloat { components(for: .light).alpha }

  /// The color space, always sRGB and never `nil`.
  public var colorSpace: ColorSpace? { .rgb }

  /// Returns the color with its alpha component replaced by another one, 0...1; never `nil`.
  ///
  /// A pattern becomes its mean color with that alpha. A dynamic color gets it in both appearances.
  public func copy(alpha: CGFloat) -> Color? { withAlphaComponent(alpha) }

  /// Creates a gray color from its gray component, 0 (black) to 1 (white), and alpha, 0...1.
  ///
  /// Finite values beyond the range are clamped.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(white: gray, alpha: alpha) }

  /// Creates a color from sRGB components and alpha, 0...1 each; finite values beyond are clamped.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color from the components of a color space and then alpha, 0...1 each; `nil` for too
  /// few values.
  public convenience init?(colorSpace: ColorSpace, components: [CGFloat]) {
    self.init(space: colorSpace, components: components)
  }
}

extension ColorSpace {
  /// The name of the sRGB color space, for ``init(name:)``.
  public static var sRGB: NSString { "kCGColorSpaceSRGB" }
  /// The name of the Display P3 color space, for ``init(name:)``, which creates sRGB from it.
  public static var displayP3: NSString { "kCGColorSpaceDisplayP3" }
  /// The name of the gray color space with gamma 2.2, for ``init(name:)``; gray is drawn as in
  /// sRGB.
  public static var genericGrayGamma2_2: NSString { "kCGColorSpaceGenericGrayGamma2_2" }

  /// Creates a color space by name: gray if the name contains "Gray", otherwise sRGB; never `nil`.
  public convenience init?(name: NSString) {
    self.init(name.range(of: "Gray").location == NSNotFound ? .rgb : .monochrome)
  }
}

/// Returns the sRGB color space, with the components red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// Returns the gray color space, with one component and the transfer function of sRGB.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
