import Foundation

/// How text is laid out and measured in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangle's origin is the top left of lines that wrap, not the baseline of a single one.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  /// Lines keep the distance that their font wants; they always do.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  /// Measures the ink instead of the lines; the lines are measured all the same.
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
  /// The last line ends in an ellipsis where text does not fit.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

/// What a measured text needed beside its size.
public final class NSStringDrawingContext: NSObject {
  /// The least factor that fonts may be scaled by; they are not scaled.
  public var minimumScaleFactor: CGFloat = 0
  /// The factor that fonts were scaled by: 1.
  public var actualScaleFactor: CGFloat { 1 }
  /// The size that the text took when it was drawn or measured last.
  public internal(set) var totalBounds = CGRect.zero
}

/// How text is underlined or struck through; anything but none is one line.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = Self(rawValue: 1)
  /// One thick line.
  public static let thick = Self(rawValue: 2)
  /// Two lines.
  public static let double = Self(rawValue: 9)
}
