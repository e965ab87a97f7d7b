import EaselBlocks
import Foundation
import Testing

@testable import EaselReports

@Suite("Numbers of cells without Foundation")
struct NumberPatternTests {
  private static let locales = [
    "en_US_POSIX", "en_US", "de_DE", "de_CH", "de_AT", "fr_FR", "es_ES", "it_IT", "nl_NL", "ja_JP",
    "pl_PL", "pt_BR", "en_IN", "sv_SE", "ar_EG", "fa_IR", "hi_IN", "bg_BG", "he_IL",
  ]

  /// Numbers of all lengths, signs and scales.
  private static var numbers: [Decimal] {
    var state: UInt64 = 7
    func random(_ below: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % below)
    }
    return (0..<2_000).map { _ in
      let digits = Decimal(random(10)) * 1_000_000_000 + Decimal(random(1_000_000_000))
      let shift = random(10)
      return Decimal(
        sign: random(2) == 0 ? .plus : .minus, exponent: random(6) - 4,
        significand: digits / Decimal(sign: .plus, exponent: shift, significand: 1))
    } + [0, -0, 0.5, 1_000, -1_000, Decimal.nan, .greatestFiniteMagnitude, 0.005, -0.001]
  }

  private func check<Format: FormatStyle>(
    _ format: Format, _ name: String
  ) -> Bool where Format.FormatInput == Decimal, Format.FormatOutput == String {
    guard let write = NumberCells.fast(format, isEager: true) else { return false }
    let slow = ValueWriter(format)
    for number in Self.numbers {
      #expect(text(write(number)) == slow.string(number), "\(name): \(number)")
    }
    return true
  }

  private func text(_ cell: TableRowValue.Cell) -> String? {
    if case .text(let text) = cell { text } else { nil }
  }

  @Test("A pattern writes what the format writes, in every locale that has ASCII digits")
  func decimals() {
    var fast = 0
    for name in Self.locales {
      let locale = Locale(identifier: name)
      let style = Decimal.FormatStyle(locale: locale)
      let currency = Decimal.FormatStyle.Currency(code: "EUR", locale: locale)
      if check(style, name) { fast += 1 }
      if check(style.precision(.fractionLength(2)), name) { fast += 1 }
      if check(style.precision(.fractionLength(0...6)), name) { fast += 1 }
      if check(style.grouping(.never).sign(strategy: .always()), name) { fast += 1 }
      if check(currency, name) { fast += 1 }
      if check(currency.presentation(.isoCode), name) { fast += 1 }
      _ = check(currency.sign(strategy: .accounting), name)
      _ = check(style.notation(.compactName), name)
      _ = check(Decimal.FormatStyle.Percent(locale: locale), name)
      _ = check(style.rounded(rule: .down, increment: 25), name)
    }
    #expect(fast >= 6 * 15)
  }

  /// Says how many there are in words for some, which a pattern does not.
  private struct Amounts: FormatStyle {
    func format(_ value: Int) -> String {
      (11..<50).contains(value) ? "\(value) (low)" : "\(value)"
    }
    func locale(_ locale: Locale) -> Amounts { self }
  }

  @Test("Formats that are not Foundation's have no pattern")
  func ownFormats() { #expect(NumberCells.fast(Amounts()) == nil) }

  @Test("Formats with more digits than numbers have are left to Foundation")
  func manyDigits() {
    let style = Decimal.FormatStyle(locale: Locale(identifier: "en"))
    #expect(NumberCells.fast(style.precision(.fractionLength(250)), isEager: true) == nil)
    #expect(NumberCells.fast(style.precision(.fractionLength(2)), isEager: true) != nil)
  }

  @Test("Whole numbers are written as their format does")
  func integers() {
    for name in Self.locales {
      let style = IntegerFormatStyle<Int>(locale: Locale(identifier: name))
      guard let write = NumberCells.fast(style, isEager: true) else { continue }
      for number in [0, 1, -1, 999, 1_000, -12_345, 1_234_567, .max, .min, 100_000_000_000_000_000]
      {
        #expect(text(write(number)) == ValueWriter(style).string(number), "\(name): \(number)")
      }
    }
  }

  @Test("A pattern is found after many numbers of all uses, and they are written the same before")
  func laterPatterns() {
    let style = Decimal.FormatStyle.Currency(code: "XTS", locale: Locale(identifier: "fr_FR"))
    let slow = ValueWriter(style)
    var calls = 0
    func use() -> NumberPatterns.Use {
      NumberPatterns.Use(style, style.locale) {
        calls += 1
        return slow.string($0) ?? ""
      }
    }
    // Uses end in another order than they began, as those of the columns of a table.
    var (written, uses) = (0, [use(), use()])
    for round in 0..<400 {
      let number = Decimal(round * 1_000_003 - 50_000) / 100
      let pattern = uses[round % 2].next()
      if let pattern {
        #expect(pattern.string(number) == slow.string(number))
      } else {
        written += 1
      }
      if round % 5 == 4 { uses[round % 2] = use() }
    }
    #expect((150...250).contains(written))
    #expect(calls > 100)
    let found = calls
    #expect(use().next() != nil && calls == found)
  }
}
