import EaselCanvas
import Foundation

/// Core Graphics' name for ``/EaselCanvas/Font``, which has a size as well.
///
/// `CATextLayer.font` and `CTFontCreateWithGraphicsFont` replace the size.
public typealias CGFont = Font

extension Font {
  /// Creates a font of 1 point from its PostScript name or family; `nil` only for an empty name.
  ///
  /// If the family is not registered, the default families are used, with a diagnostic; Core
  /// Graphics returns `nil`.
  public convenience init?(_ name: CFString) {
    guard name.length > 0 else { return nil }
    self.init(postScriptName: name as String, size: 1)
  }

  /// The name of the family; `System` for the default families.
  public var familyName: String { family ?? Font.systemName }

  /// The PostScript name: the family without spaces, then width, weight and italics, such as
  /// `Roboto-CondensedBoldItalic`.
  ///
  /// ``init(name:size:)`` reads it back. A weight that has no name is written as a number, such as
  /// `W350`.
  public var fontName: String {
    let words = [
      width == .standard ? "" : width.rawValue.capitalized,
      weight == .regular ? "" : weight.postScriptName, isItalic ? "Italic" : "",
    ]
    let style = words.joined()
    let base = familyName.replacingOccurrences(of: " ", with: "")
    return style.isEmpty ? base : "\(base)-\(style)"
  }

  /// The PostScript name of the font, the same as ``fontName``; never `nil`.
  public var postScriptName: CFString? { fontName as NSString }

  /// The family and the style in words, such as `Roboto Bold Italic`; never `nil`.
  public var fullName: CFString? {
    fontName.replacingOccurrences(of: "-", with: " ") as NSString
  }
}

extension GraphicsContext {
  /// Does nothing: text is drawn as a string with its font in its attributes.
  public func setFont(_ font: CGFont) {}

  /// Does nothing: text is drawn as a string with its font in its attributes.
  public func setFontSize(_ size: CGFloat) {}
}
