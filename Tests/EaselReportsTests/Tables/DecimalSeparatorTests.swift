import Foundation
import Testing

@testable import EaselReports

@Suite("Decimal separators of numbers in columns")
struct DecimalSeparatorTests {
  @Test(
    "Numbers are aligned before their decimal separator, or after their last digit",
    arguments: [
      ("en", "1,234.50", 5), ("en", "1,234", 5), ("en", "12 m²", 2), ("en", "12.5 m²", 2),
      ("en", "5 pcs.", 1), ("en", "(12)", 3), ("en", "$1,234.50", 6), ("en", "", 0), ("en", "–", 3),
      ("de", "1.234,50 €", 5), ("de", "1.234 €", 5), ("fr", "1\u{202F}234,5", 7),
      ("es_PA", "B/.1,234", 8), ("ar_EG", "١٢٫٥", 4), ("ar_EG", "١٢", 4),
    ])
  func positions(_ locale: String, _ text: String, _ byte: Int) {
    #expect(DecimalSeparator(Locale(identifier: locale)).byte(in: text) == byte)
  }
}
