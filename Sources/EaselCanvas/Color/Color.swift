import Foundation

/// A color in sRGB, a pair of colors for light and dark appearance, or a repeated image.
///
/// ```swift
/// let brand = Color(hex: "#0a84ff")
/// let ink = Color(light: .black, dark: .white)
/// ```
///
/// Components are 0...1, not premultiplied, and gamma-encoded as in CSS. Finite values outside of
/// this range are clamped.
///
/// Like `UIColor` it is a class, so that `extension UIColor { convenience init … }` compiles. It is
/// an `NSObject`, so that a dictionary of attributes needs no type annotation.
public final class Color: NSObject, Sendable {
  // The first stored property: CoreFoundation reads this word.
  private let header = CoreFoundationHeader.foreign

  /// The red, green, blue and alpha components of a color in sRGB.
  ///
  /// Finite values beyond 0...1 are clamped, also those that are set later.
  public struct Components: Hashable, Sendable {
    /// The red component, 0...1.
    public var red: CGFloat { didSet { red = Self.clamped(red) } }
    /// The green component, 0...1.
    public var green: CGFloat { didSet { green = Self.clamped(green) } }
    /// The blue component, 0...1.
    public var blue: CGFloat { didSet { blue = Self.clamped(blue) } }
    /// The opacity, 0...1.
    public var alpha: CGFloat { didSet { alpha = Self.clamped(alpha) } }

    /// Creates components from sRGB values, 0...1; finite values beyond that range are clamped.
    ///
    /// A value that is not finite is kept. A canvas skips a drawing call with such a color and
    /// records `invalidNumber`.
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
  /// The image that is painted repeatedly instead of a plain color; `nil` for a plain color.
  ///
  /// It is repeated from the origin of user space. The components of the color are the mean of its
  /// pixels.
  public let pattern: Image?

  /// Creates a color from components, which are the same in light and dark appearance.
  public init(_ components: Components) {
    light = components
    dark = nil
    pattern = nil
    super.init()
  }

  /// Creates a color from sRGB components, 0...1, which are the same in light and dark appearance.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    light = Components(red: red, green: green, blue: blue, alpha: alpha)
    dark = nil
    pattern = nil
    super.init()
  }

  /// Creates a transparent color, to be replaced by another one.
  public convenience override init() { self.init(red: 0, green: 0, blue: 0, alpha: 0) }

  /// Creates a dynamic color from one color for light appearance and one for dark appearance.
  ///
  /// A pattern becomes its mean color.
  public init(light: Color, dark: Color) {
    self.light = light.components(for: .light)
    self.dark = dark.components(for: .dark)
    pattern = nil
    super.init()
  }

  /// Creates a color that paints an image, repeated in both directions.
  ///
  /// Where a single color is needed, as in a gradient, the mean of the image's pixels is used.
  public init(pattern: Image) {
    light = pattern.meanComponents
    dark = nil
    self.pattern = pattern
    super.init()
  }

  /// Returns the components that the color has in light or in dark appearance.
  public func components(for appearance: Appearance) -> Components {
    appearance == .dark ? dark ?? light : light
  }

  /// Returns a color that is not dynamic, with the components that this color has in an appearance.
  ///
  /// A pattern is returned unchanged.
  public func resolved(for appearance: Appearance) -> Color {
    dark == nil ? self : Color(components(for: appearance))
  }

  /// Whether the components in light and dark appearance differ.
  public var isDynamic: Bool { dark != nil && dark != light }

  /// Whether all components are finite in both appearances.
  var isFinite: Bool {
    func isFinite(_ parts: Components) -> Bool {
      parts.red.isFinite && parts.green.isFinite && parts.blue.isFinite && parts.alpha.isFinite
    }
    return isFinite(light) && dark.map(isFinite) != false
  }

  // MARK: Equality

  /// Returns whether another object is an equal color.
  ///
  /// Colors are equal if their components in both appearances and their patterns are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? Color).map { self == $0 } ?? false
  }

  /// The hash of the components in both appearances.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(light)
    hasher.combine(components(for: .dark))
    return hasher.finalize()
  }

  /// Returns whether the components in both appearances and the patterns of two colors are equal.
  public static func == (a: Color, b: Color) -> Bool {
    a === b
      || (a.light == b.light
        && a.components(for: .dark) == b.components(for: .dark) && a.pattern == b.pattern)
  }
}
