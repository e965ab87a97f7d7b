import Foundation

/// A colour in sRGB, or a pair of them of which the appearance picks one.
///
/// ```swift
/// let brand = Color(hex: "#0a84ff")
/// let ink = Color(light: .black, dark: .white)
/// ```
///
/// Components are 0…1, not premultiplied, gamma-encoded as in CSS; finite values outside are
/// clamped. A class, as UIKit's is, so that `extension UIColor { convenience init … }` compiles, and
/// an `NSObject`, so that a dictionary of attributes needs no written type.
public final class Color: NSObject, Sendable {
  // First of all, for CoreFoundation.
  private let header = CoreFoundationHeader.foreign

  /// Red, green, blue and alpha in sRGB.
  public struct Components: Hashable, Sendable {
    /// Red, 0…1.
    public var red: CGFloat
    /// Green, 0…1.
    public var green: CGFloat
    /// Blue, 0…1.
    public var blue: CGFloat
    /// Opacity, 0…1.
    public var alpha: CGFloat

    /// Makes components; finite values are clamped to 0…1, others are kept for the canvas to refuse.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
      self.red = Self.clamped(red)
      self.green = Self.clamped(green)
      self.blue = Self.clamped(blue)
      self.alpha = Self.clamped(alpha)
    }

    private static func clamped(_ value: CGFloat) -> CGFloat {
      value.isFinite ? min(max(value, 0), 1) : value
    }
  }

  private let light: Components
  private let dark: Components?
  /// The picture that is painted in the colour's place, repeated from the origin of user space; the
  /// components are its mean.
  public let pattern: Image?

  /// Makes a colour that is the same in every appearance.
  public init(_ components: Components) {
    light = components
    dark = nil
    pattern = nil
    super.init()
  }

  /// Makes a colour from sRGB components, 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    light = Components(red: red, green: green, blue: blue, alpha: alpha)
    dark = nil
    pattern = nil
    super.init()
  }

  /// Makes a colour that shows its first value in light and its second in dark appearance.
  public init(light: Color, dark: Color) {
    self.light = light.components(for: .light)
    self.dark = dark.components(for: .dark)
    pattern = nil
    super.init()
  }

  /// Makes a colour that paints a picture, repeated in both directions.
  ///
  /// Where only numbers will do, as in a gradient, it is the mean of the picture's pixels.
  public init(pattern: Image) {
    light = pattern.meanComponents
    dark = nil
    self.pattern = pattern
    super.init()
  }

  /// The components that show in an appearance.
  public func components(for appearance: Appearance) -> Components {
    appearance == .dark ? dark ?? light : light
  }

  /// The colour that shows in an appearance, the same in every other.
  public func resolved(for appearance: Appearance) -> Color {
    dark == nil ? self : Color(components(for: appearance))
  }

  /// Whether the two appearances differ.
  public var isDynamic: Bool { dark != nil && dark != light }

  /// Whether all components are numbers, in both appearances.
  var isFinite: Bool {
    func isFinite(_ parts: Components) -> Bool {
      parts.red.isFinite && parts.green.isFinite && parts.blue.isFinite && parts.alpha.isFinite
    }
    return isFinite(light) && dark.map(isFinite) != false
  }

  // MARK: Equality

  /// Equal when both appearances show the same components.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? Color).map { self == $0 } ?? false
  }

  /// A hash of both appearances.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(light)
    hasher.combine(components(for: .dark))
    return hasher.finalize()
  }

  /// Equal when both appearances show the same components.
  public static func == (a: Color, b: Color) -> Bool {
    a === b
      || (a.light == b.light
        && a.components(for: .dark) == b.components(for: .dark) && a.pattern == b.pattern)
  }
}
