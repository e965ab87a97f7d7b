import Foundation

/// A password in the form that PDF readers compare, as bytes.
///
/// It is prepared with SASLprep (RFC 4013) and encoded in UTF-8, with at most 127 bytes (ISO
/// 32000-2, 7.6.4.3.3). Characters that are not in Unicode 3.2 are kept, as for queries in RFC
/// 3454, section 7, so that a password may have emoji.
struct PreparedPassword: Hashable, Sendable {
  /// The maximum number of bytes that a reader compares.
  static let maximumCount = 127

  /// The reason why a password is invalid.
  enum Flaw: Error { case prohibited(Unicode.Scalar), mixedDirections }

  /// The bytes of the prepared password.
  let bytes: [UInt8]
  /// Whether bytes were cut off.
  let isCut: Bool

  init(_ password: String) throws(Flaw) {
    var mapped = String.UnicodeScalarView()
    for scalar in password.unicodeScalars where !Self.isMappedToNothing(scalar) {
      mapped.append(Self.isSpace(scalar) ? " " : scalar)
    }
    // In two steps, since Foundation's NFKC does not compose kana with marks that it has separated.
    let normalized = String(mapped).decomposedStringWithCompatibilityMapping
      .precomposedStringWithCanonicalMapping
    for scalar in normalized.unicodeScalars where Self.isProhibited(scalar) {
      throw .prohibited(scalar)
    }
    guard Self.hasOneDirection(normalized.unicodeScalars) else { throw .mixedDirections }
    bytes = Array(normalized.utf8.prefix(Self.maximumCount))
    isCut = normalized.utf8.count > Self.maximumCount
  }

  /// Whether a character is removed (RFC 3454, table B.1).
  private static func isMappedToNothing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00AD, 0x034F, 0x1806, 0x180B...0x180D, 0x200B...0x200D, 0x2060, 0xFE00...0xFE0F, 0xFEFF:
      true
    default: false
    }
  }

  /// Whether a character becomes a space (RFC 3454, table C.1.2).
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00A0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether a character is prohibited (RFC 3454, tables C.1.2 and C.2.1 … C.9).
  private static func isProhibited(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .privateUse, .surrogate, .lineSeparator, .paragraphSeparator: return true
    default: break
    }
    if scalar.value & 0xFFFE == 0xFFFE || isSpace(scalar) { return true }
    switch scalar.value {
    // Control characters, noncharacters, characters that are not plain text, ideographic
    // description characters, characters that change the display, and tags.
    case 0x06DD, 0x070F, 0x180E, 0x2061...0x2063, 0x206A...0x206F, 0x1D173...0x1D17A,
      0xFDD0...0xFDEF, 0xFFF9...0xFFFD, 0x2FF0...0x2FFB, 0x0340, 0x0341, 0x200E, 0x200F,
      0x202A...0x202E, 0xE0001, 0xE0020...0xE007F:
      return true
    default: return false
    }
  }

  /// Whether the direction of the text is consistent (RFC 3454, section 6).
  ///
  /// A text with right-to-left letters has no left-to-right letters, and begins and ends with a
  /// right-to-left one.
  private static func hasOneDirection(_ scalars: String.UnicodeScalarView) -> Bool {
    guard scalars.contains(where: isRightToLeft) else { return true }
    guard let first = scalars.first, let last = scalars.last else { return true }
    return isRightToLeft(first) && isRightToLeft(last)
      && !scalars.contains { $0.properties.isAlphabetic && !isRightToLeft($0) && !isMark($0) }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether a character is in a block of a right-to-left script, except marks and digits.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .decimalNumber: false
      default: true
      }
    default: false
    }
  }
}
