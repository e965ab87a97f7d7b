import Foundation

/// A password in the form that readers compare: SASLprep (RFC 4013), then UTF-8, at most 127 bytes
/// (ISO 32000-2, 7.6.4.3.3).
///
/// Characters that Unicode 3.2 did not have are taken as they are, as in queries of RFC 3454,
/// section 7, so that a password may have an emoji.
struct PreparedPassword: Hashable, Sendable {
  /// The most bytes that a reader compares.
  static let maximumCount = 127

  /// What a password must not have.
  enum Flaw: Error { case prohibited(Unicode.Scalar), mixedDirections }

  /// The bytes that count.
  let bytes: [UInt8]
  /// Whether bytes were left out.
  let isCut: Bool

  init(_ password: String) throws(Flaw) {
    var mapped = String.UnicodeScalarView()
    for scalar in password.unicodeScalars where !Self.isMappedToNothing(scalar) {
      mapped.append(Self.isSpace(scalar) ? " " : scalar)
    }
    // In two steps: Foundation's NFKC leaves kana and the marks that it takes apart in two.
    let normalized = String(mapped).decomposedStringWithCompatibilityMapping
      .precomposedStringWithCanonicalMapping
    for scalar in normalized.unicodeScalars where Self.isProhibited(scalar) {
      throw .prohibited(scalar)
    }
    guard Self.hasOneDirection(normalized.unicodeScalars) else { throw .mixedDirections }
    bytes = Array(normalized.utf8.prefix(Self.maximumCount))
    isCut = normalized.utf8.count > Self.maximumCount
  }

  /// RFC 3454, table B.1.
  private static func isMappedToNothing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00AD, 0x034F, 0x1806, 0x180B...0x180D, 0x200B...0x200D, 0x2060, 0xFE00...0xFE0F, 0xFEFF:
      true
    default: false
    }
  }

  /// RFC 3454, table C.1.2.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00A0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// RFC 3454, tables C.1.2 and C.2.1 … C.9.
  private static func isProhibited(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .privateUse, .surrogate, .lineSeparator, .paragraphSeparator: return true
    default: break
    }
    if scalar.value & 0xFFFE == 0xFFFE || isSpace(scalar) { return true }
    switch scalar.value {
    // Controls by meaning, noncharacters, what is no plain text, descriptions of characters, marks
    // that change the display, tags.
    case 0x06DD, 0x070F, 0x180E, 0x2061...0x2063, 0x206A...0x206F, 0x1D173...0x1D17A,
      0xFDD0...0xFDEF, 0xFFF9...0xFFFD, 0x2FF0...0x2FFB, 0x0340, 0x0341, 0x200E, 0x200F,
      0x202A...0x202E, 0xE0001, 0xE0020...0xE007F:
      return true
    default: return false
    }
  }

  /// RFC 3454, section 6: what has letters from right to left has none of the other direction, and
  /// begins and ends with one.
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

  /// The blocks of scripts from right to left, but for their marks and digits.
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
