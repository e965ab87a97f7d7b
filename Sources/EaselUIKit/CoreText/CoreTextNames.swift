// Functions and keys have the names of Core Text and Core Foundation.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import Foundation

/// Core Text's name for ``/EaselCanvas/Font``.
public typealias CTFont = Font
/// Core Foundation's name for an index or a count, `Int`.
public typealias CFIndex = Int
/// Core Foundation's name for `NSAttributedString`.
public typealias CFAttributedString = NSAttributedString
/// Core Foundation's name for `NSMutableAttributedString`.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// Core Foundation's type of allocators; arguments of this type are ignored: pass `nil`.
public typealias CFAllocator = NSObject

/// A range of UTF-16 code units.
public struct CFRange: Hashable, Sendable {
  /// The index of the first UTF-16 code unit of the range.
  public var location: CFIndex
  /// The number of UTF-16 code units; as an argument of Core Text, 0 extends the range to the end
  /// of the text.
  public var length: CFIndex

  /// Creates a range from its first index and its length, in UTF-16 code units.
  public init(location: CFIndex, length: CFIndex) {
    (self.location, self.length) = (location, length)
  }

  /// Creates the range with location 0 and length 0.
  public init() { self.init(location: 0, length: 0) }
}

/// Returns a range from its first index and its length, in UTF-16 code units.
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
  CFRange(location: location, length: length)
}

/// Creates an attributed string with the same attributes for the whole string; a `nil` string is
/// empty.
public func CFAttributedStringCreate(
  _ allocator: CFAllocator?, _ string: CFString?, _ attributes: CFDictionary?
) -> CFAttributedString? {
  let keys = (attributes as? [NSAttributedString.Key: Any]) ?? [:]
  return NSAttributedString(string: string.map { $0 as String } ?? "", attributes: keys)
}

/// Returns an immutable copy of an attributed string; `nil` for `nil`.
public func CFAttributedStringCreateCopy(
  _ allocator: CFAllocator?, _ string: CFAttributedString?
) -> CFAttributedString? {
  string.map(NSAttributedString.init(attributedString:))
}

/// Returns the length of a text in UTF-16 code units; 0 for `nil`.
public func CFAttributedStringGetLength(_ string: CFAttributedString?) -> CFIndex {
  string?.length ?? 0
}

/// Core Text's name for `NSAttributedString.Key.font`, the key of the text's font.
public let kCTFontAttributeName = NSAttributedString.Key.font
/// Core Text's name for `NSAttributedString.Key.foregroundColor`, the key of the text color.
public let kCTForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
/// Core Text's name for `NSAttributedString.Key.paragraphStyle`, the key of the paragraph style.
public let kCTParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
/// Core Text's name for `NSAttributedString.Key.kern`, the key of the space added between
/// characters.
public let kCTKernAttributeName = NSAttributedString.Key.kern
/// Core Text's name for `NSAttributedString.Key.underlineStyle`, the key of the underline style.
public let kCTUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle

/// Creates a font from its PostScript name and size in points; an empty or unknown name means the
/// default families.
///
/// - Parameters:
///   - name: The PostScript name, such as `HelveticaNeue-Bold`.
///   - size: The size in points.
///   - matrix: Not used.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let name = name as String
  return name.isEmpty ? .system(size: size) : Font(postScriptName: name, size: size)
}
