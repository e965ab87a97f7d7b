// Keys have the names of earlier Swift versions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import Foundation

/// A shadow of text with its offset, blur and color, which is not drawn.
public final class NSShadow: NSObject {
  // The first property, as CoreFoundation expects.
  private let header = CoreFoundationHeader.foreign

  /// The offset of the shadow, which has no effect.
  public var shadowOffset = CGSize.zero
  /// The blur radius of the shadow, which has no effect.
  public var shadowBlurRadius: CGFloat = 0
  /// The color of the shadow, which has no effect: a `UIColor` or a `CGColor`.
  public var shadowColor: Any? = Color(white: 0, alpha: 1 / 3)
}

extension NSAttributedString.Key {
  /// The key of the text's shadow, an ``NSShadow``, which is not drawn.
  public static let shadow = Self(rawValue: "NSShadow")
  /// The key of the width of a stroke along the outline of glyphs, which is not drawn.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  /// The key of the color of a stroke along the outline of glyphs, which is not drawn.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
}

/// The name of the key `NSAttributedString.Key.font` in earlier Swift versions.
public let NSFontAttributeName = NSAttributedString.Key.font
/// The name of the key `NSAttributedString.Key.foregroundColor` in earlier Swift versions.
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
/// The name of the key `NSAttributedString.Key.backgroundColor` in earlier Swift versions.
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
/// The name of the key `NSAttributedString.Key.paragraphStyle` in earlier Swift versions.
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
/// The name of the key `NSAttributedString.Key.kern` in earlier Swift versions.
public let NSKernAttributeName = NSAttributedString.Key.kern
/// The name of the type `NSAttributedString.Key` in earlier Swift versions.
public typealias NSAttributedStringKey = NSAttributedString.Key
