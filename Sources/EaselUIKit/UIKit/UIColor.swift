import EaselCanvas
import EaselViews
import Foundation

extension Color {
  /// The color itself, since `CGColor` and `UIColor` are one class.
  public var cgColor: Color { self }

  /// Creates an equal color, with the other color's variants for light and dark appearance or its
  /// pattern.
  public convenience init(cgColor: Color) {
    if let pattern = cgColor.pattern {
      self.init(pattern: pattern)
    } else {
      self.init(light: cgColor, dark: cgColor.resolved(for: .dark))
    }
  }

  /// The blue of the system, the tint color of a view without one.
  public static var tintColor: Color { .systemBlue }

  /// Creates a color that draws an image, repeated in both directions.
  public convenience init(patternImage image: Image) { self.init(pattern: image) }

  /// Creates a dynamic color by calling a closure once for light and once for dark appearance.
  public convenience init(dynamicProvider: (TraitCollection) -> Color) {
    self.init(
      light: dynamicProvider(TraitCollection(userInterfaceStyle: .light)),
      dark: dynamicProvider(TraitCollection(userInterfaceStyle: .dark)))
  }

  /// Returns a color that is not dynamic, with the components that this color has in the traits'
  /// appearance.
  ///
  /// The appearance is dark for the style `dark`, and light for every other style. A pattern is
  /// returned unchanged.
  public func resolvedColor(with traits: TraitCollection) -> Color {
    resolved(for: traits.userInterfaceStyle == .dark ? .dark : .light)
  }

  /// Creates a color from Display P3 components, 0...1 each, which are treated as sRGB.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Stores the sRGB components and alpha in light appearance, 0...1 each, at the pointers; returns
  /// `true`.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components(for: .light)
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  /// Stores hue, saturation, brightness and alpha in light appearance, 0...1 each, at the pointers;
  /// returns `true`.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components(for: .light)
    let hsb = parts.hsb
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = parts.alpha
    return true
  }

  /// Stores the gray level and alpha in light appearance, 0...1 each; returns `false`, storing
  /// nothing, for a color that is not gray.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components(for: .light)
    guard parts.red == parts.green, parts.green == parts.blue else { return false }
    white?.pointee = parts.red
    alpha?.pointee = parts.alpha
    return true
  }
}

extension Color {
  /// UIKit's older name for ``/EaselCanvas/Color/systemGroupedBackground``.
  public static let groupTableViewBackground = Color.systemGroupedBackground
}

extension Color {
  /// White with 60 % opacity, for text on a dark background.
  public static let lightText = Color(white: 1, alpha: 0.6)
  /// Black, for text on a light background.
  public static let darkText = Color(white: 0, alpha: 1)

  /// Returns `nil`, since asset catalogs are not supported; while something is drawn, a warning is
  /// recorded among its diagnostics.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: TraitCollection? = nil
  ) {
    GraphicsContext.report([
      Diagnostic(
        .warning, .inputFailed,
        "there is no color “\(name)”, since there are no asset catalogs; create it in code",
        operation: "UIColor", value: name)
    ])
    return nil
  }
}

extension Color: _ExpressibleByColorLiteral {
  /// Creates the color of Xcode's literal `#colorLiteral(red:green:blue:alpha:)`.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The type of Xcode's color literals.
public typealias _ColorLiteralType = Color
