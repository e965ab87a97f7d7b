import EaselCanvas
import Foundation

extension Font {
  /// Returns the regular font of the default families with a size in points.
  public static func systemFont(ofSize size: CGFloat) -> Font { .system(size: size) }

  /// Returns a font of the default families with a size in points and a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> Font {
    .system(size: size, weight: weight)
  }

  /// Returns a bold font of the default families with a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> Font {
    .system(size: size, weight: .bold)
  }

  /// Returns an italic font of the default families with a size in points.
  public static func italicSystemFont(ofSize size: CGFloat) -> Font {
    .system(size: size).with(italic: true)
  }

  /// Returns a font of the default families with a size in points, a weight and digits of equal
  /// width.
  ///
  /// A font file without the OpenType feature `tnum` keeps the widths of its digits.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> Font {
    .system(size: size, weight: weight).with(features: [.tabularFigures])
  }

  /// Returns a font of Noto Sans Mono, a monospaced family, with a size in points and a weight.
  ///
  /// The Debian package `fonts-noto-core` contains it.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> Font {
    Font(family: "Noto Sans Mono", size: size, weight: weight)
  }

  /// Returns a font of the default families with the fixed size and weight of a text style.
  ///
  /// Body text has 17 points; see ``/EaselCanvas/Font/TextStyle``. There is no Dynamic Type.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    .preferred(for: style)
  }

  /// Returns a font of the default families with the fixed size and weight of a text style.
  ///
  /// The traits have no effect, since there is no Dynamic Type.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> Font {
    .preferred(for: style)
  }

  /// Creates a font from a PostScript name such as `HelveticaNeue-Bold`; `nil` only for an empty
  /// name.
  ///
  /// If the family is not registered, the default families are used, with a diagnostic; UIKit
  /// returns `nil`.
  public convenience init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    self.init(postScriptName: name, size: size)
  }

  /// The extra space between lines that the font requires, always 0.
  public var leading: CGFloat { 0 }

  /// The size of the font in points.
  public var pointSize: CGFloat { size }

  /// Returns the same font with another size in points.
  public func withSize(_ size: CGFloat) -> Font { with(size: size) }

  /// The size of system text, 14 points.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of labels, 17 points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of the titles of buttons, 18 points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of small system text, 12 points.
  public static var smallSystemFontSize: CGFloat { 12 }
}

/// UIKit's older name for ``/EaselCanvas/Font/TextStyle``.
public typealias UIFontTextStyle = Font.TextStyle
