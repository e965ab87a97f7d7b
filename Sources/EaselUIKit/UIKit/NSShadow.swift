// Keys have the names that earlier Swift gave them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import Foundation

/// A shadow of text, which is not drawn.
public final class NSShadow: NSObject {
  // First of all, for CoreFoundation.
  private let header = CoreFoundationHeader.foreign

  /// Where it would lie.
  public var shadowOffset = CGSize.zero
  /// How soft it would be.
  public var shadowBlurRadius: CGFloat = 0
  /// Its colour: what UIKit takes here is a colour of its own or of Core Graphics'.
  public var shadowColor: Any? = Color(white: 0, alpha: 1 / 3)
}

extension NSAttributedString.Key {
  /// A shadow of text, which is not drawn.
  public static let shadow = Self(rawValue: "NSShadow")
  /// A line around letters, which is not drawn.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  /// The colour of a line around letters, which is not drawn.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
}

/// The name of the font's key in earlier Swift.
public let NSFontAttributeName = NSAttributedString.Key.font
/// The name of the letters' colour's key in earlier Swift.
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
/// The name of the ground's colour's key in earlier Swift.
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
/// The name of the paragraph style's key in earlier Swift.
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
/// The name of the kerning's key in earlier Swift.
public let NSKernAttributeName = NSAttributedString.Key.kern
/// The name that keys of attributes had in earlier Swift.
public typealias NSAttributedStringKey = NSAttributedString.Key
