import Foundation

extension Font {
  /// What a text is for, which decides its size and weight: the names and sizes are UIKit's at its
  /// default setting.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a style from its name; one that is not known has the size of ``body``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 34 points.
    public static let largeTitle = Self(rawValue: "largeTitle")
    /// 28 points.
    public static let title1 = Self(rawValue: "title1")
    /// 22 points.
    public static let title2 = Self(rawValue: "title2")
    /// 20 points.
    public static let title3 = Self(rawValue: "title3")
    /// 17 points, semibold.
    public static let headline = Self(rawValue: "headline")
    /// 17 points.
    public static let body = Self(rawValue: "body")
    /// 16 points.
    public static let callout = Self(rawValue: "callout")
    /// 15 points.
    public static let subheadline = Self(rawValue: "subheadline")
    /// 13 points.
    public static let footnote = Self(rawValue: "footnote")
    /// 12 points.
    public static let caption1 = Self(rawValue: "caption1")
    /// 11 points.
    public static let caption2 = Self(rawValue: "caption2")

    fileprivate static let sizes: [Self: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17,
      .callout: 16, .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
    ]
  }

  /// The font of the default families for a text of some kind.
  public static func preferred(for style: TextStyle) -> Font {
    .system(
      size: TextStyle.sizes[style] ?? 17, weight: style == .headline ? .semibold : .regular)
  }

  /// A font from the name that a type foundry gave it, such as `HelveticaNeue-BoldItalic`.
  ///
  /// What stands before the hyphen is the family, capitals begin words; what stands behind it says
  /// weight, width and slant. A family that is not registered is answered by the nearest that is,
  /// with a diagnostic.
  public convenience init(postScriptName name: String, size: CGFloat) {
    let parts = name.split(separator: "-", maxSplits: 1)
    var family = ""
    for character in parts.first ?? "" {
      let joins = family.last.map { $0.isLowercase || $0.isNumber } ?? false
      if character.isUppercase, joins { family.append(" ") }
      family.append(character)
    }
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    let weight = Self.weights.first { style.contains($0.name) }?.weight ?? .regular
    let isItalic = style.contains("italic") || style.contains("oblique")
    self.init(
      family: family.isEmpty ? nil : family, size: size, weight: weight,
      width: style.contains("condensed") ? .condensed : .standard, isItalic: isItalic)
  }

  /// Words for weights, those that contain others before them.
  private static let weights: [(name: String, weight: Weight)] = [
    ("ultralight", .ultraLight), ("semibold", .semibold), ("demibold", .semibold),
    ("extrabold", .heavy), ("thin", .thin), ("light", .light), ("medium", .medium),
    ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]
}
