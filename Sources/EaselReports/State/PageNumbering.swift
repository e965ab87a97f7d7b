import EaselCanvas
import Foundation

/// How pages are numbered.
public struct PageNumbering: Hashable, Sendable {
  /// The digits; nil for pages without a number.
  let style: PDFPageNumbering?
  /// The number of the first page, within ``starts``.
  let start: Int
  /// The number that was asked for.
  let requestedStart: Int
  /// Whether the pages go on with the count of the pages before them.
  let continues: Bool

  /// The numbers that a first page may have; with the limit of pages added they stay in any integer.
  static let starts = 1...1_000_000_000

  private init(_ style: PDFPageNumbering?, start: Int = 1, continues: Bool = false) {
    self.style = style
    self.start = min(max(start, Self.starts.lowerBound), Self.starts.upperBound)
    requestedStart = start
    self.continues = continues
  }

  /// 1, 2, 3, in one count with all other pages of the report; the default.
  public static let continuous = PageNumbering(.decimal, continues: true)
  /// Not at all: the pages are in no count.
  public static let none = PageNumbering(nil)
  /// 1, 2, 3, in a count of their own.
  public static let decimal = PageNumbering(.decimal)
  /// i, ii, iii, in a count of their own.
  public static let roman = PageNumbering(.lowerRoman)
  /// I, II, III, in a count of their own.
  public static let upperRoman = PageNumbering(.upperRoman)
  /// a, b, c, in a count of their own.
  public static let letters = PageNumbering(.lowerAlpha)
  /// A, B, C, in a count of their own.
  public static let upperLetters = PageNumbering(.upperAlpha)

  /// The same, from another number on.
  public func from(_ start: Int) -> PageNumbering {
    PageNumbering(style, start: start, continues: false)
  }

  /// A page's number as it is written.
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
    // Nobody reads more.
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

  /// A … Z, AA … ZZ, AAA …, as viewers of PDF number pages (ISO 32000-1, 12.4.2).
  private static func letters(_ number: Int) -> String {
    guard number > 0, number <= 26 * 100 else { return "\(number)" }
    let scalar = UnicodeScalar(UInt8(65 + (number - 1) % 26))
    return String(repeating: Character(scalar), count: (number - 1) / 26 + 1)
  }
}
