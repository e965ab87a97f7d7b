// Functions and keys have the names that Core Text and Core Foundation gave them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import Foundation

/// Core Text's name of ``/EaselCanvas/Font``.
public typealias CTFont = Font
/// Core Foundation's name of a place in a list.
public typealias CFIndex = Int
/// Core Foundation's name of text with attributes.
public typealias CFAttributedString = NSAttributedString
/// Core Foundation's name of text with attributes that can be changed.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// What would make Core Foundation's objects; always nil.
public typealias CFAllocator = NSObject

/// A range of UTF-16 units.
public struct CFRange: Hashable, Sendable {
  /// Where it begins.
  public var location: CFIndex
  /// How long it is; for Core Text 0 is all that follows.
  public var length: CFIndex

  /// Makes a range.
  public init(location: CFIndex, length: CFIndex) {
    (self.location, self.length) = (location, length)
  }

  /// Makes the empty range at the beginning.
  public init() { self.init(location: 0, length: 0) }
}

/// Makes a range.
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
  CFRange(location: location, length: length)
}

/// A text with attributes that hold for all of it.
public func CFAttributedStringCreate(
  _ allocator: CFAllocator?, _ string: CFString?, _ attributes: CFDictionary?
) -> CFAttributedString? {
  let keys = (attributes as? [NSAttributedString.Key: Any]) ?? [:]
  return NSAttributedString(string: string.map { $0 as String } ?? "", attributes: keys)
}

/// A copy of a text.
public func CFAttributedStringCreateCopy(
  _ allocator: CFAllocator?, _ string: CFAttributedString?
) -> CFAttributedString? {
  string.map(NSAttributedString.init(attributedString:))
}

/// The length of a text in UTF-16 units.
public func CFAttributedStringGetLength(_ string: CFAttributedString?) -> CFIndex {
  string?.length ?? 0
}

/// Core Text's name of a font's key.
public let kCTFontAttributeName = NSAttributedString.Key.font
/// Core Text's name of the letters' colour's key.
public let kCTForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
/// Core Text's name of a paragraph style's key.
public let kCTParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
/// Core Text's name of the kerning's key.
public let kCTKernAttributeName = NSAttributedString.Key.kern
/// Core Text's name of the underline's key.
public let kCTUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle

/// The font of a name in a size; the default families for an empty name.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let name = name as String
  return name.isEmpty ? .system(size: size) : Font(postScriptName: name, size: size)
}
