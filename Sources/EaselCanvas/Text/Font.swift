import Foundation

/// A font request: family, size, weight, width, slant and OpenType features.
///
/// ```swift
/// let title = Font.system(size: 24, weight: .bold)
/// let numbers = Font(family: "Roboto", size: 10, features: [.tabularFigures])
/// ```
///
/// Sizes are in points and rounded to 1/64 point. If the family does not have what is requested,
/// its nearest font is used, with a diagnostic. `Font` is a class, as UIKit's font is, and an
/// `NSObject`, so that a dictionary of attributes needs no explicit type.
public final class Font: NSObject, Sendable {
  // This is the first stored property because CoreFoundation reads it at that offset.
  private let header = CoreFoundationHeader.foreign

  /// The weight of the strokes of a font, on OpenType's scale of 1...1000.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight on OpenType's scale of 1...1000.
    public let rawValue: Int

    /// Creates a weight, clamped to 1...1000.
    public init(rawValue: Int) { self.rawValue = min(max(rawValue, 1), 1000) }

    /// The ultra-light weight, 100 in OpenType, which names it Thin.
    public static let ultraLight = Weight(rawValue: 100)
    /// The thin weight, 200 in OpenType, which names it Extra Light.
    public static let thin = Weight(rawValue: 200)
    /// The light weight, 300 in OpenType.
    public static let light = Weight(rawValue: 300)
    /// The regular weight, 400 in OpenType.
    public static let regular = Weight(rawValue: 400)
    /// The medium weight, 500 in OpenType.
    public static let medium = Weight(rawValue: 500)
    /// The semibold weight, 600 in OpenType.
    public static let semibold = Weight(rawValue: 600)
    /// The bold weight, 700 in OpenType.
    public static let bold = Weight(rawValue: 700)
    /// The heavy weight, 800 in OpenType.
    public static let heavy = Weight(rawValue: 800)
    /// The black weight, 900 in OpenType.
    public static let black = Weight(rawValue: 900)
  }

  /// The width of the glyphs of a font.
  public enum Width: String, Hashable, Sendable, CaseIterable {
    /// Narrow glyphs.
    case condensed
    /// Glyphs of the usual width.
    case standard
    /// Wide glyphs.
    case expanded
  }

  /// An OpenType feature with its value, such as tabular digits.
  public struct Feature: Hashable, Sendable {
    /// The four-character OpenType tag of the feature, such as `tnum`.
    public let tag: String
    /// The value of the feature: 0 for off, 1 for on, and other values for some features.
    public let value: Int

    /// Creates a feature from its four-character OpenType tag and its value, by default 1 for on.
    ///
    /// A tag that is not four ASCII letters or digits is ignored.
    public init(_ tag: String, value: Int = 1) {
      self.tag = tag
      self.value = value
    }

    /// Digits of equal width, for columns of numbers.
    public static let tabularFigures = Feature("tnum")
    /// Digits of different widths, each as wide as its shape requires, for running text.
    public static let proportionalFigures = Feature("pnum")
    /// Old-style digits, with ascenders and descenders.
    public static let oldStyleFigures = Feature("onum")
    /// Small capitals in place of lowercase letters.
    public static let smallCaps = Feature("smcp")
    /// Fractions with small numerators and denominators.
    public static let fractions = Feature("frac")
  }

  /// The name of the font family, or `nil` for the default families in their order.
  public let family: String?
  /// The size of the font in points.
  public let size: CGFloat
  /// The weight of the strokes; regular by default.
  public let weight: Weight
  /// The width of the glyphs: condensed, standard (the default) or expanded.
  public let width: Width
  /// Whether the glyphs are italic or oblique.
  public let isItalic: Bool
  /// The OpenType features to turn on or off, such as tabular digits; none by default.
  public let features: [Feature]

  /// Creates a font request with a size in points; by default it is the regular font of the default
  /// families.
  public init(
    family: String? = nil, size: CGFloat, weight: Weight = .regular, width: Width = .standard,
    isItalic: Bool = false, features: [Feature] = []
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.width = width
    self.isItalic = isItalic
    self.features = features
    super.init()
  }

  /// Returns a font of the default families with a size in points and a weight.
  public static func system(size: CGFloat, weight: Weight = .regular) -> Font {
    Font(size: size, weight: weight)
  }

  /// Returns the same font with another size in points.
  public func with(size: CGFloat) -> Font {
    Font(
      family: family, size: size, weight: weight, width: width, isItalic: isItalic,
      features: features)
  }

  /// Returns the same font with another weight.
  public func with(weight: Weight) -> Font {
    Font(
      family: family, size: size, weight: weight, width: width, isItalic: isItalic,
      features: features)
  }

  /// Returns the same font, italic or upright.
  public func with(italic isItalic: Bool) -> Font {
    Font(
      family: family, size: size, weight: weight, width: width, isItalic: isItalic,
      features: features)
  }

  /// Returns the same font with further features after its own.
  public func with(features more: [Feature]) -> Font {
    Font(
      family: family, size: size, weight: weight, width: width, isItalic: isItalic,
      features: features + more)
  }

  // MARK: Equality

  /// Returns whether an object is a font with the same request.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? Font).map { self == $0 } ?? false
  }

  /// A hash of the family, size, weight and italics of the font request.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(family)
    hasher.combine(size)
    hasher.combine(weight)
    hasher.combine(isItalic)
    return hasher.finalize()
  }

  /// Returns whether two fonts have the same request.
  public static func == (a: Font, b: Font) -> Bool {
    a === b
      || (a.family == b.family && a.size == b.size && a.weight == b.weight && a.width == b.width
        && a.isItalic == b.isItalic && a.features == b.features)
  }
}
