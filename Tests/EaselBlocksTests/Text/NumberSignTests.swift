import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

@Suite("Signs of formatted numbers in texts")
struct NumberSignTests {
  private func string(_ text: Text, _ locale: String = "en_US") -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return ResolvedText(text, in: environment).string
  }

  @Test("Formats and interpolated numbers have the minus sign U+2212")
  func minus() {
    #expect(string(Text(-5, format: .number)) == "−5")
    #expect(string(Text(-1_234.5, format: .currency(code: "EUR"))) == "−€1,234.50")
    #expect(string(Text(-5, format: .currency(code: "CHF")), "de_CH") == "CHF−5.00")
    #expect(string(Text("\(-5) and \(-2.5)")) == "−5 and −2.5")
    #expect(string(Text("\(-5)"), "en_US_POSIX") == "−5")
    #expect(string(Text(Decimal(-3), format: .percent)) == "−300%")
    #expect(string(Text(-1e-9, format: .number.notation(.scientific))) == "−1E−9")
    #expect(string(Text(1e-9, format: .number.notation(.scientific))) == "1E−9")
    #expect(string(Text(-5, format: .number), "he") == "\u{200E}−5")
    #expect(string(Text(-5.0, format: FloatingPointFormatStyle<Double>().attributed)) == "−5")
  }

  @Test("Strings, dates and the names of currencies keep their hyphens")
  func hyphens() {
    #expect(string(Text(verbatim: "-5")) == "-5")
    #expect(string(Text("\("-5")")) == "-5")
    let day = Date(timeIntervalSince1970: 0)
    #expect(string(Text(day, format: .iso8601)) == "1970-01-01T00:00:00Z")
    let name = string(Text(-2, format: .currency(code: "BAM").presentation(.fullName)))
    #expect(name.hasPrefix("−2.00 Bosnia-Herzegovina"))
  }

  /// A format of invoice numbers.
  private struct Reference: FormatStyle {
    func format(_ value: Int) -> String { "RE-\(value.magnitude)-B" }
  }

  @Test("The hyphens of a number that is not negative stay")
  func references() { #expect(string(Text(2_041, format: Reference())) == "RE-2041-B") }

  struct Case: CustomTestStringConvertible {
    let value: Double
    let locale: String
    var testDescription: String { "\(value) \(locale)" }
  }

  private static let cases = ["en_US", "de_DE", "fr_FR", "sv_SE", "ja_JP", "ar_EG", "he", "fa"]
    .flatMap { locale in
      [1e300, 1e17, 1_234.5, 1, 0.5, 0.05, 0.004, 1e-9, 1e-300, 0.0].flatMap {
        [Case(value: $0, locale: locale), Case(value: -$0, locale: locale)]
      }
    }

  @Test("No format shows a sign before zero, or a hyphen as minus", arguments: cases)
  func rule(_ test: Case) {
    let texts = [
      Text(test.value, format: .number), Text(test.value, format: .percent),
      Text(test.value, format: .number.precision(.fractionLength(2))),
      Text(test.value, format: .number.precision(.significantDigits(3))),
      Text(test.value, format: .currency(code: "EUR")),
      Text(test.value, format: .number.notation(.scientific)),
      Text(test.value, format: .currency(code: "JPY").sign(strategy: .accounting)),
      Text("\(test.value)"),
    ]
    for text in texts {
      let shown = string(text, test.locale)
      #expect(!shown.contains("-"), "\(shown)")
      if NumberSigns.isZero(shown) {
        #expect(!shown.contains("−") && !shown.contains("("), "\(shown)")
      }
      let plain = string(text, test.locale).filter { $0 != "−" }
      #expect(!plain.isEmpty)
    }
  }

  @Test("NaN and infinity are left out with a warning")
  func invalid() throws {
    for value in [Double.nan, .infinity, -.infinity] {
      for text in [
        Text(value, format: .number), Text("a \(value) b"), Text("a \(value, format: .percent) b"),
        Text(value, format: FloatingPointFormatStyle<Double>().attributed),
      ] {
        let result = try text.padding(5).rendered(as: .svg)
        #expect(result.diagnostics.map(\.code) == [.invalidData])
        #expect(result.diagnostics.first?.severity == .warning)
      }
    }
    #expect(string(Text("a \(Decimal.nan, format: .number) b")) == "a  b")
  }
}
