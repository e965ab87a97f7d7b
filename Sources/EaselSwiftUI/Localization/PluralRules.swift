import EaselBlocks
import Foundation

/// The digits of a number that plural rules ask for, by the names of Unicode's plural rules.
struct PluralOperands {
  /// The absolute value.
  let n: Double
  /// The integer part.
  let i: Int
  /// The number of fraction digits.
  let v: Int
  /// The fraction digits as a number.
  let f: Int

  init(_ number: LiteralNumber) {
    switch number {
    case .integer(let value):
      let size = Int(clamping: value.magnitude)
      (n, i, v, f) = (Double(size), size, 0, 0)
    case .real(let value):
      let size = value.isFinite ? value.magnitude : 0
      let digits = size < 1e15 ? "\(size)".split(separator: ".").dropFirst().first ?? "" : ""
      let fraction = digits == "0" ? "" : String(digits.prefix(9))
      n = size
      i = Int(min(size, 1e15))
      v = fraction.count
      f = Int(fraction) ?? 0
    }
  }

  /// The last digit of the integer part.
  var i10: Int { i % 10 }
  /// The last two digits of the integer part.
  var i100: Int { i % 100 }
  /// The number modulo a whole number; -1 if it has a fraction.
  func n(_ modulus: Int) -> Int { v == 0 ? i % modulus : -1 }
  /// Whether the number is whole and in a range.
  func isIn(_ range: ClosedRange<Int>) -> Bool { v == 0 && range.contains(i) }
  /// Whether the number is a whole number of millions, which some Romance languages count with “of”.
  var isMillions: Bool { v == 0 && i != 0 && i % 1_000_000 == 0 }
}

/// The plural form that a language has for a number.
///
/// Source: Unicode CLDR 44, plural rules of cardinal numbers.
enum PluralRules {
  typealias Form = Phrases.PluralForm
  typealias Rule = @Sendable (PluralOperands) -> Form

  /// Returns the form of a number in a language, given by its identifier such as `pt-PT`.
  static func form(of number: LiteralNumber, in language: String) -> Form {
    let operands = PluralOperands(number)
    if language == "pt-PT" { return european(operands) }
    let code = language.prefix { $0 != "-" && $0 != "_" }
    return rules[String(code)]?(operands) ?? ofOne(operands)
  }

  private static let rules = manyForms.merging(fewForms) { $1 }

  private static func table(_ lists: [(codes: String, rule: Rule)]) -> [String: Rule] {
    var rules: [String: Rule] = [:]
    for list in lists {
      for code in list.codes.split(separator: " ") { rules[String(code)] = list.rule }
    }
    return rules
  }

  /// The languages with one form or two, and with one more for millions.
  private static let fewForms = table([
    ("bm bo dz hnj id ig ii ja jbo jv kde kea km ko lkt lo ms my", { _ in .other }),
    ("nqo osa sah ses sg su th to tpi vi wo yo yue zh", { _ in .other }),
    ("am as bn doi fa gu hi kn pcm zu", { $0.i == 0 || $0.isIn(1...1) ? .one : .other }),
    ("ff hy kab", { $0.i <= 1 ? .one : .other }),
    ("fr", { $0.i <= 1 ? .one : $0.isMillions ? .many : .other }),
    ("pt", { $0.i <= 1 ? .one : $0.isMillions ? .many : .other }),
    ("ak bho guw ln mg nso pa ti wa", { $0.isIn(0...1) ? .one : .other }),
    ("ca es it", european),
    ("si", { $0.isIn(0...1) || $0.i == 0 && $0.f == 1 ? .one : .other }),
    ("da", { $0.isIn(1...1) || $0.v > 0 && $0.i <= 1 ? .one : .other }),
    ("is", { $0.v > 0 && $0.f % 10 == 1 || $0.v == 0 && isOneOfTen($0.i) ? .one : .other }),
    ("mk", { isOneOfTen($0.v == 0 ? $0.i : $0.f) ? .one : .other }),
    ("ceb fil tl", { ![4, 6, 9].contains($0.v == 0 ? $0.i10 : $0.f % 10) ? .one : .other }),
    ("se smn sms naq iu sat", { $0.isIn(1...1) ? .one : $0.isIn(2...2) ? .two : .other }),
    ("tzm", { $0.isIn(0...1) || $0.isIn(11...99) ? .one : .other }),
  ])

  /// The languages with three forms and more.
  private static let manyForms = table([
    ("lv prg", latvian),
    ("lt", lithuanian),
    (
      "he iw",
      {
        $0.isIn(1...1) || $0.i == 0 && $0.v > 0 ? .one : $0.isIn(2...2) ? .two : .other
      }
    ),
    (
      "ro mo",
      {
        if $0.isIn(1...1) { return .one }
        return $0.v > 0 || $0.i == 0 || (1...19).contains($0.i100) ? .few : .other
      }
    ),
    ("bs hr sh sr", { southSlavic($0.v == 0 ? $0.i : $0.f) }),
    ("be ru uk", eastSlavic),
    ("pl", polish),
    (
      "cs sk",
      {
        $0.v > 0 ? .many : $0.i == 1 ? .one : (2...4).contains($0.i) ? .few : .other
      }
    ),
    ("sl", { slovenian($0.v == 0 ? $0.i100 : 3) }),
    ("dsb hsb", { slovenian(($0.v == 0 ? $0.i : $0.f) % 100) }),
    (
      "gd",
      {
        switch $0.n(.max) {
        case 1, 11: .one
        case 2, 12: .two
        case 3...10, 13...19: .few
        default: .other
        }
      }
    ),
    (
      "ga",
      {
        switch $0.n(.max) {
        case 1: .one
        case 2: .two
        case 3...6: .few
        case 7...10: .many
        default: .other
        }
      }
    ),
    (
      "cy",
      {
        switch $0.n(.max) {
        case 0: .zero
        case 1: .one
        case 2: .two
        case 3: .few
        case 6: .many
        default: .other
        }
      }
    ),
    ("ar ars", arabic),
    ("mt", maltese),
  ])

  private static func ofOne(_ number: PluralOperands) -> Form {
    number.isIn(1...1) ? .one : .other
  }

  @Sendable private static func european(_ number: PluralOperands) -> Form {
    number.isIn(1...1) ? .one : number.isMillions ? .many : .other
  }

  private static func isOneOfTen(_ number: Int) -> Bool { number % 10 == 1 && number % 100 != 11 }

  private static func isFewOfTen(_ number: Int) -> Bool {
    (2...4).contains(number % 10) && !(12...14).contains(number % 100)
  }

  private static func southSlavic(_ number: Int) -> Form {
    isOneOfTen(number) ? .one : isFewOfTen(number) ? .few : .other
  }

  @Sendable private static func eastSlavic(_ number: PluralOperands) -> Form {
    guard number.v == 0 else { return .other }
    return isOneOfTen(number.i) ? .one : isFewOfTen(number.i) ? .few : .many
  }

  @Sendable private static func polish(_ number: PluralOperands) -> Form {
    guard number.v == 0 else { return .other }
    return number.i == 1 ? .one : isFewOfTen(number.i) ? .few : .many
  }

  private static func slovenian(_ lastDigits: Int) -> Form {
    switch lastDigits {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }

  @Sendable private static func latvian(_ number: PluralOperands) -> Form {
    if number.v == 0 {
      if number.i10 == 0 || (11...19).contains(number.i100) { return .zero }
      return number.i10 == 1 ? .one : .other
    }
    if number.v == 2, (11...19).contains(number.f % 100) { return .zero }
    return number.f % 10 == 1 && !(number.v == 2 && number.f % 100 == 11) ? .one : .other
  }

  @Sendable private static func lithuanian(_ number: PluralOperands) -> Form {
    if number.v > 0 { return .many }
    if (11...19).contains(number.i100) { return .other }
    return number.i10 == 1 ? .one : number.i10 >= 2 ? .few : .other
  }

  @Sendable private static func arabic(_ number: PluralOperands) -> Form {
    switch (number.n(.max), number.n(100)) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }

  @Sendable private static func maltese(_ number: PluralOperands) -> Form {
    switch (number.n(.max), number.n(100)) {
    case (1, _): .one
    case (2, _): .two
    case (0, _), (_, 3...10): .few
    case (_, 11...19): .many
    default: .other
    }
  }
}
