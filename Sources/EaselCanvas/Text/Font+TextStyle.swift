import Foundation

extension Font {
  /// A kind of text, such as a title or a footnote, which determines size and weight.
  ///
  /// The names and sizes are those of UIKit at its default setting.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style, such as `title1`.
    public let rawValue: String

    /// Creates a style from its name, such as `title1`.
    ///
    /// A style with an unknown name has the size of ``body``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The style of large titles, 34 points.
    public static let largeTitle = Self(rawValue: "largeTitle")
    /// The style of first-level titles, 28 points.
    public static let title1 = Self(rawValue: "title1")
    /// The style of second-level titles, 22 points.
    public static let title2 = Self(rawValue: "title2")
    /// The style of third-level titles, 20 points.
    public static let title3 = Self(rawValue: "title3")
    /// The style of headings in text, 17 points semibold.
    public static let headline = Self(rawValue: "headline")
    /// The style of body text, 17 points.
    public static let body = Self(rawValue: "body")
    /// The style of callouts, 16 points.
    public static let callout = Self(rawValue: "callout")
    /// The style of subheadings, 15 points.
    public static let subheadline = Self(rawValue: "subheadline")
    /// The style of footnotes, 13 points.
    public static let footnote = Self(rawValue: "footnote")
    /// The style of captions, 12 points.
    public static let caption1 = Self(rawValue: "caption1")
    /// The style of small captions, 11 points.
    public static let caption2 = Self(rawValue: "caption2")

    fileprivate static let sizes: [Self: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17,
      .callout: 16, .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
    ]
  }

  /// Returns a font of the default families with the size and weight of a text style.
  public static func preferred(for style: TextStyle) -> Font {
    .system(
      size: TextStyle.sizes[style] ?? 17, weight: style == .headline ? .semibold : .regular)
  }

  /// Creates a font from a PostScript name, such as `HelveticaNeue-BoldItalic`.
  ///
  /// The part before the hyphen is the family, where a capital letter after a lowercase letter or
  /// a digit begins a word. The part after it has the weight, width and italics. If the family is
  /// not registered, the default families are used, with a diagnostic.
  public convenience init(postScriptName name: String, size: CGFloat) {
    let parts = name.split(separator: "-", maxSplits: 1)
    var family = ""
    for character in parts.first ?? "" {
      let joins = family.last.map { $0.isLowercase || $0.isNumber } ?? false
      if character.isUppercase, joins { family.append(" ") }
      family.append(character)
    }
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    let isItalic = style.contains("italic") || style.contains("oblique")
    self.init(
      family: family.isEmpty || family == Self.systemName ? nil : family, size: size,
      weight: Self.weight(of: style),
      width: Self.widths.first { style.contains($0.name) }?.width ?? .standard,
      isItalic: isItalic)
  }

  /// The name of the default families in a PostScript name.
  package static let systemName = "System"

  /// Returns the weight in the lowercase style of a PostScript name.
  private static func weight(of style: String) -> Weight {
    if let named = weights.first(where: { style.contains($0.name) }) { return named.weight }
    // A number: hundreds with one digit, as in HiraginoSans-W3, otherwise as
    // `Weight.postScriptName` writes it.
    for mark in style.indices where style[mark] == "w" {
      let digits = style[mark...].dropFirst().prefix { $0.isASCII && $0.isNumber }
      guard let number = Int(digits) else { continue }
      return Weight(rawValue: digits.count == 1 ? number * 100 : number)
    }
    return .regular
  }

  /// The names of weights.
  ///
  /// A name that contains another one comes before it. Thin and ExtraLight have the weights of
  /// OpenType (`usWeightClass` of the OS/2 table), since such fonts are registered on a server;
  /// Apple's UltraLight is its thinnest weight.
  private static let weights: [(name: String, weight: Weight)] = [
    ("ultralight", Weight(rawValue: 100)), ("extralight", Weight(rawValue: 200)),
    ("semibold", .semibold), ("demibold", .semibold),
    ("extrabold", .heavy), ("thin", Weight(rawValue: 100)), ("light", .light),
    ("medium", .medium), ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]

  /// The names of widths; a name may have a prefix such as `Semi`.
  private static let widths: [(name: String, width: Width)] = [
    ("condensed", .condensed), ("narrow", .condensed), ("expanded", .expanded),
    ("extended", .expanded),
  ]
}

extension Font.Weight {
  /// The name of the weight in a PostScript name, such as `Bold`; a number such as `W350` if it has
  /// none.
  package var postScriptName: String {
    switch rawValue {
    case 100: "Thin"
    case 200: "ExtraLight"
    case 300: "Light"
    case 400: "Regular"
    case 500: "Medium"
    case 600: "SemiBold"
    case 700: "Bold"
    case 800: "ExtraBold"
    case 900: "Black"
    default: "W" + String(repeating: "0", count: max(0, 3 - "\(rawValue)".count)) + "\(rawValue)"
    }
  }
}
