import EaselCanvas
import Foundation

extension Font {
  /// The default families in a size.
  public static func systemFont(ofSize size: CGFloat) -> Font { .system(size: size) }

  /// The default families in a size and weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> Font {
    .system(size: size, weight: weight)
  }

  /// The default families in a size, bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> Font {
    .system(size: size, weight: .bold)
  }

  /// The default families in a size, slanted.
  public static func italicSystemFont(ofSize size: CGFloat) -> Font {
    .system(size: size).with(italic: true)
  }

  /// The default families in a size and weight, with figures of one width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> Font {
    .system(size: size, weight: weight).with(features: [.tabularFigures])
  }

  /// Letters of one width, in a size and weight: Noto Sans Mono, of the package `fonts-noto-core`.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> Font {
    Font(family: "Noto Sans Mono", size: size, weight: weight)
  }

  /// The font for a text of some kind.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    .preferred(for: style)
  }

  /// The font of a name such as `HelveticaNeue-Bold`; nil for an empty name.
  ///
  /// A family that is not registered is answered by the nearest that is, with a diagnostic, where
  /// UIKit gives nil.
  public convenience init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    self.init(postScriptName: name, size: size)
  }

  /// The family, or the name of the default families.
  public var familyName: String { family ?? "System" }

  /// The family with weight and slant.
  public var fontName: String {
    let words = [weight == .regular ? "" : "W\(weight.rawValue)", isItalic ? "Italic" : ""]
    let style = words.joined()
    let base = familyName.replacingOccurrences(of: " ", with: "")
    return style.isEmpty ? base : "\(base)-\(style)"
  }

  /// Space between lines that the font asks for beside its height: none.
  public var leading: CGFloat { 0 }

  /// The size in points.
  public var pointSize: CGFloat { size }

  /// The same font in another size.
  public func withSize(_ size: CGFloat) -> Font { with(size: size) }

  /// The size of text that nothing else is said about: 14 points.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of labels: 17 points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of small text: 12 points.
  public static var smallSystemFontSize: CGFloat { 12 }
}

/// UIKit's older name of ``/EaselCanvas/Font/TextStyle``.
public typealias UIFontTextStyle = Font.TextStyle
