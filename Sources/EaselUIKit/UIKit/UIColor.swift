import EaselCanvas
import EaselViews
import Foundation

extension Color {
  /// The colour itself: Core Graphics' colours and UIKit's are one class here.
  public var cgColor: Color { self }

  /// Takes another colour's values.
  public convenience init(cgColor: Color) {
    self.init(light: cgColor, dark: cgColor.resolved(for: .dark))
  }

  /// Makes a colour that paints a picture, repeated in both directions.
  public convenience init(patternImage image: Image) { self.init(pattern: image) }

  /// Makes a colour from what a closure gives for light and for dark appearance.
  public convenience init(dynamicProvider: (TraitCollection) -> Color) {
    self.init(
      light: dynamicProvider(TraitCollection(userInterfaceStyle: .light)),
      dark: dynamicProvider(TraitCollection(userInterfaceStyle: .dark)))
  }

  /// The colour that shows under traits, the same under every other.
  public func resolvedColor(with traits: TraitCollection) -> Color {
    resolved(for: traits.userInterfaceStyle == .dark ? .dark : .light)
  }

  /// Makes a colour from components of Display P3, which are taken as sRGB's.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Writes the components that show in light appearance; true, since every colour has them.
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

  /// Writes hue, saturation and brightness as they show in light appearance; true, since every
  /// colour has them.
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

  /// Writes the gray that shows in light appearance; false for a colour that is not gray.
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
  /// UIKit's older name of the ground of grouped content.
  public static let groupTableViewBackground = Color.systemGroupedBackground
}

extension Color {
  /// White at 60 %, for text on a dark ground.
  public static let lightText = Color(white: 1, alpha: 0.6)
  /// Black, for text on a light ground.
  public static let darkText = Color(white: 0, alpha: 1)

  /// Nil, with a warning: there are no asset catalogues here.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: TraitCollection? = nil
  ) {
    GraphicsContext.report([
      Diagnostic(
        .warning, .inputFailed,
        "there is no colour “\(name)”, since there are no asset catalogues; make it in code",
        operation: "UIColor", value: name)
    ])
    return nil
  }
}

extension Color: _ExpressibleByColorLiteral {
  /// Makes the colour of Xcode's literal `#colorLiteral(red:green:blue:alpha:)`.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The type of Xcode's colour literals.
public typealias _ColorLiteralType = Color
