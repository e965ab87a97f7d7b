import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

@Suite("The content of texts")
struct TextContentTests {
  private func resolved(
    _ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ResolvedText {
    var environment = EnvironmentValues()
    change(&environment)
    return ResolvedText(text, in: environment)
  }

  private func string(_ text: Text, _ locale: String = "en_US_POSIX") -> String {
    resolved(text) { $0.locale = Locale(identifier: locale) }.string
  }

  private func isBold(_ text: ResolvedText) -> [Bool] {
    text.details?.runs.map { $0.attributes?.values.fontChanges.isBold ?? false } ?? []
  }

  @Test("A literal has markdown, a string has none")
  func literals() {
    #expect(string(Text("a **b** c")) == "a b c")
    let name = "a **b** c"
    #expect(string(Text(name)) == name)
    #expect(string(Text(name[...])) == name)
    #expect(string(Text(verbatim: "a **b** c")) == name)
    #expect(resolved(Text("plain")).details == nil)
  }

  @Test("Text.init as a function makes a text of a string")
  func asFunction() {
    let texts = ["*a*", "b"].map(Text.init)
    #expect(texts.map { string($0) } == ["*a*", "b"])
  }

  @Test("Interpolated strings are not scanned, but markdown around them counts")
  func interpolation() {
    let name = "*Ada*"
    let text = resolved(Text("**Dear \(name)**, hello \(name)"))
    #expect(text.string == "Dear *Ada*, hello *Ada*")
    #expect(isBold(text) == [true, false])
    #expect(text.details?.runs.first?.bytes == 0..<10)
  }

  @Test("Numbers have the locale's forms")
  func numbers() {
    #expect(string(Text("\(12_345)")) == "12345")
    #expect(string(Text("\(12_345)"), "de_DE") == "12.345")
    #expect(string(Text("\(UInt8(7)) \(Int64.min)")) == "7 \u{2212}9223372036854775808")
    #expect(string(Text("\(1234.5)"), "de_DE") == "1.234,5")
    #expect(string(Text("\(0.1 + 0.2)")) == "0.3")
    #expect(string(Text("\(2.0 as Float)")) == "2")
    #expect(string(Text("\(Double.nan) \(true)")) == " true")
  }

  @Test("A format has the environment's locale unless it names one")
  func formats() {
    #expect(string(Text(1234.5, format: .number), "de_DE") == "1.234,5")
    let english = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "en_US"))
    #expect(string(Text("\(1234.5, format: english)"), "de_DE") == "1,234.5")
    #expect(string(Text(0.25, format: .percent), "en_US") == "25%")
    #expect(string(Text("\(3, format: .number.precision(.integerLength(2)))")) == "03")
  }

  @Test("Dates have the environment's locale and time zone")
  func dates() {
    let date = Date(timeIntervalSince1970: 1_763_800_860)
    #expect(string(Text(date, style: .date), "en_US") == "November 22, 2025")
    #expect(string(Text("\(date, style: .date)"), "de_DE") == "22. November 2025")
    #expect(string(Text(date, format: .dateTime.day().month()), "de_DE") == "22. Nov.")
    let tokyo = resolved(Text(date, format: .dateTime.hour(.twoDigits(amPM: .omitted)).minute())) {
      $0.locale = Locale(identifier: "de_DE")
      $0.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
    }
    #expect(tokyo.string == "17:41")
  }

  @Test("Texts in a literal keep their styles, within those around them")
  func texts() {
    let text = resolved(Text("a *\(Text("b").bold())* c"))
    #expect(text.string == "a b c")
    #expect(isBold(text) == [false, true, false])
    #expect(text.details?.runs[1].attributes?.values.fontChanges.isItalic == true)
  }

  @Test("Attributed strings keep their attributes and take others from the text around them")
  func attributed() throws {
    var attributed = AttributedString("plain bold")
    let range = try #require(attributed.range(of: "bold"))
    attributed[range].easel.font = .system(size: 20, weight: .bold)
    attributed[range].link = URL(string: "https://example.com")
    let text = resolved(Text(attributed).italic())
    let runs = try #require(text.details).runs
    #expect(runs.map(\.bytes) == [0..<6, 6..<10])
    #expect(runs[0].attributes?.values.font == nil)
    #expect(runs[0].attributes?.values.fontChanges.isItalic == true)
    #expect(
      runs[1].attributes?.values.font == .some(.some(TypeStyle(.system(size: 20, weight: .bold)))))
    #expect(runs[1].attributes?.values.link == "https://example.com")
  }

  @Test("Values may be in the address of a link")
  func links() {
    let text = resolved(Text("See [invoice \(7)](https://example.com/\(7)?q=\("a*b*"))."))
    #expect(text.string == "See invoice 7.")
    #expect(text.details?.runs[1].attributes?.values.link == "https://example.com/7?q=a*b*")
    #expect(text.details?.runs[2].attributes == nil)
  }

  @Test("Letter case follows the locale, and changes everything but images")
  func textCase() {
    let text = Text("straße \(Text("i").bold())")
    #expect(resolved(text) { $0.textCase = .uppercase }.string == "STRASSE I")
    let turkish = resolved(text) {
      ($0.textCase, $0.locale) = (.uppercase, Locale(identifier: "tr"))
    }
    #expect(turkish.string == "STRASSE İ")
  }

  @Test("Carriage returns are newlines, and styles stay with their letters")
  func newlines() {
    let text = resolved(Text(verbatim: "a\r\nb") + Text(verbatim: "c\rd").bold())
    #expect(text.string == "a\nbc\nd")
    #expect(text.details?.runs.map(\.bytes) == [0..<3, 3..<6])
  }

  private struct Mark: InlineElement {
    var alternativeText: String
    func text(in environment: EnvironmentValues) -> Text { Text(verbatim: alternativeText).bold() }
  }

  private struct Endless: InlineElement {
    func text(in environment: EnvironmentValues) -> Text {
      Text(verbatim: "x") + Text(element: self)
    }
  }

  @Test("Inline elements of other modules are texts with known byte ranges")
  func elements() {
    let text = resolved(Text("a") + Text(element: Mark(alternativeText: "12")) + Text("b"))
    #expect(text.string == "a12b")
    #expect(text.details?.elements.map(\.bytes) == [1..<3])
    #expect(isBold(text) == [false, true, false])
  }

  @Test("Inline elements that contain themselves end")
  func endless() {
    #expect(resolved(Text(element: Endless())).string.utf8.count <= 100_001)
  }
}
