import EaselCanvas
import Foundation

/// The format and first value of page numbers, and whether they continue those of earlier pages.
///
/// ```swift
/// let preface = Pages { Text("Preface") }.numbering(.roman)
/// let body = Pages { Text("Chapter 1") }.numbering(.decimal.from(5))
/// ```
public struct PageNumbering: Hashable, Sendable {
  /// The digits; `nil` for pages without a number.
  let style: PDFPageNumbering?
  /// The number of the first page, within ``starts``.
  let start: Int
  /// The number that was requested.
  let requestedStart: Int
  /// Whether the count of the pages before continues.
  let continues: Bool

  /// The range of the first number; adding the number of pages does not overflow.
  static let starts = 1...1_000_000_000

  private init(_ style: PDFPageNumbering?, start: Int = 1, continues: Bool = false) {
    self.style = style
    self.start = min(max(start, Self.starts.lowerBound), Self.starts.upperBound)
    requestedStart = start
    self.continues = continues
  }

  /// Decimal numbers (1, 2, 3) that continue over all ``Pages`` with this numbering; the default.
  ///
  /// Blocks outside of ``Pages`` are on pages with this numbering, too.
  public static let continuous = PageNumbering(.decimal, continues: true)
  /// Pages without numbers, which are not counted in the numbers of other pages.
  public static let none = PageNumbering(nil)
  /// Decimal numbers (1, 2, 3) that begin again at 1 in each ``Pages``.
  public static let decimal = PageNumbering(.decimal)
  /// Lowercase Roman numerals (i, ii, iii) that begin again at i in each ``Pages``.
  ///
  /// Numbers above 9999 are decimal.
  public static let roman = PageNumbering(.lowerRoman)
  /// Uppercase Roman numerals (I, II, III) that begin again at I in each ``Pages``.
  ///
  /// Numbers above 9999 are decimal.
  public static let upperRoman = PageNumbering(.upperRoman)
  /// Lowercase letters (a, b, c, then aa, bb after z) that begin again at a in each ``Pages``.
  ///
  /// Numbers above 2600 are decimal.
  public static let letters = PageNumbering(.lowerAlpha)
  /// Uppercase letters (A, B, C, then AA, BB after Z) that begin again at A in each ``Pages``.
  ///
  /// Numbers above 2600 are decimal.
  public static let upperLetters = PageNumbering(.upperAlpha)

  /// Returns a copy that begins at the given number in each ``Pages`` and does not continue other
  /// pages.
  ///
  /// - Parameter start: The number of the first page, 1...1,000,000,000. Other numbers are clamped,
  ///   with a warning of code `outOfRange`.
  public func from(_ start: Int) -> PageNumbering {
    PageNumbering(style, start: start, continues: false)
  }

  /// Returns the formatted number of a page.
  func label(_ number: Int) -> String {
    switch style {
    case .decimal: "\(number)"
    case .lowerRoman: Self.roman(number).lowercased()
    case .upperRoman: Self.roman(number)
    case .lowerAlpha: Self.letters(number).lowercased()
    case .upperAlpha: Self.letters(number)
    default: ""
    }
  }

  private static func roman(_ number: Int) -> String {
    // Longer Roman numerals are unreadable.
    guard (1...9_999).contains(number) else { return "\(number)" }
    let digits = [
      (1_000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
      (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var rest = number
    var result = ""
    for (value, letters) in digits {
      while rest >= value {
        result += letters
        rest -= value
      }
    }
    return result
  }

  /// Returns A–Z, AA, BB … ZZ, AAA …, as PDF viewers number pages (ISO 32000-1, 12.4.2).
  private static func letters(_ number: Int) -> String {
    guard number > 0, number <= 26 * 100 else { return "\(number)" }
    let scalar = UnicodeScalar(UInt8(65 + (number - 1) % 26))
    return String(repeating: Character(scalar), count: (number - 1) / 26 + 1)
  }
}
