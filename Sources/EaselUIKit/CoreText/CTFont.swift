// Functions have the names of Core Text.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import Foundation

/// Creates a font from one of Core Graphics and a size in points; 0 means 12 points.
///
/// - Parameters:
///   - graphicsFont: The font, whose own size is not used.
///   - size: The size in points.
///   - matrix: Not used.
///   - attributes: Not used.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: NSObject?
) -> CTFont {
  graphicsFont.with(size: size == 0 ? 12 : size)
}

/// Returns a font of Core Text as one of Core Graphics; the attributes are not written.
public func CTFontCopyGraphicsFont(
  _ font: CTFont, _ attributes: UnsafeMutableRawPointer?
) -> CGFont {
  font
}

/// Returns the distance from the baseline to the top of a line, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }

/// Returns the distance from the baseline to the bottom of a line, in points; it is positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }

/// Returns the extra space between lines that the font requires, always 0.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { 0 }

/// Returns the size of a font in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.size }

/// Returns the height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }

/// Returns the height of lowercase letters, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

/// Returns the PostScript name of a font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as NSString }

/// Returns the name of the family of a font.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as NSString }
