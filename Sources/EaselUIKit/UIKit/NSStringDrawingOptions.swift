import Foundation

/// Options for laying out and measuring text in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wraps lines from the top left of the rectangle; without it, text is unwrapped, its first
  /// baseline at the origin.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  /// Uses the line height of the font; without effect, since it is always used.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  /// Requests the bounds of the glyphs instead of those of the lines; without effect.
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
  /// Ends the last line that fits with an ellipsis; only together with ``usesLineFragmentOrigin``.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

/// An object that receives the bounds of a text when it is drawn or measured.
public final class NSStringDrawingContext: NSObject {
  /// The minimum factor for scaling fonts, which has no effect: fonts are not scaled.
  public var minimumScaleFactor: CGFloat = 0
  /// The factor by which fonts were scaled, always 1.
  public var actualScaleFactor: CGFloat { 1 }
  /// The bounds of the text drawn or measured last, in points from the rectangle's origin; zero
  /// before.
  public internal(set) var totalBounds = CGRect.zero
}

/// The style of an underline or strikethrough; every style except none draws a single line.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the style.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Draws a single line.
  public static let single = Self(rawValue: 1)
  /// Requests a thick line, but draws a single one.
  public static let thick = Self(rawValue: 2)
  /// Requests two lines, but draws a single one.
  public static let double = Self(rawValue: 9)
}
