import EaselCanvas
import Foundation
import Synchronization
import Testing

@testable import EaselBlocks

@Suite("The translation of literals")
struct TextLocalizationTests {
  /// A localization that answers with fixed pieces, and keeps what it was asked.
  private final class Dictionary: TextLocalization {
    let pieces: [String: [LiteralPiece]]
    let asked = Mutex<[LiteralKey]>([])

    init(_ pieces: [String: [LiteralPiece]]) { self.pieces = pieces }

    func hasTranslations(in bundle: URL?) -> Bool { true }

    func translation(
      of key: LiteralKey, in locale: Locale, note: (Diagnostic) -> Void
    ) -> [LiteralPiece]? {
      asked.withLock { $0.append(key) }
      return pieces[key.key]
    }
  }

  private func string(_ text: Text, _ pieces: [String: [LiteralPiece]] = [:]) -> String {
    var environment = EnvironmentValues()
    environment.textLocalization = Dictionary(pieces)
    return text.string(in: environment)
  }

  private func keys(_ text: Text) -> [String] {
    let dictionary = Dictionary([:])
    var environment = EnvironmentValues()
    environment.textLocalization = dictionary
    _ = text.string(in: environment)
    return dictionary.asked.withLock { $0.map(\.key) }
  }

  @Test("A key has a specifier for each interpolation")
  func specifiers() {
    #expect(keys(Text("\(1) \(UInt8(1)) \(UInt(1)) \(Int16(1))")) == ["%lld %u %llu %d"])
    #expect(keys(Text("\(1.5) \(Float(1)) \("a")")) == ["%lf %f %@"])
    #expect(keys(Text("\(Date.now, style: .date) \(1, format: .number)")) == ["%@ %@"])
    #expect(keys(Text("100%")) == ["100%"])
    #expect(keys(Text("\(1)%")) == ["%lld%%"])
  }

  @Test("Strings are not looked up")
  func strings() {
    let name = "a"
    #expect(keys(Text(name)).isEmpty)
    #expect(keys(Text(verbatim: "a")).isEmpty)
    #expect(keys(Text(1, format: .number)).isEmpty)
    // A literal of one value is that value.
    #expect(keys(Text("\(1)")).isEmpty)
  }

  @Test("Pieces take the place of the literal")
  func pieces() {
    let pieces: [LiteralPiece] = [.argument(1), .literal(" **b** "), .string("*"), .argument(0)]
    #expect(string(Text("\(1) of \("a")"), ["%lld of %@": pieces]) == "a b *1")
    #expect(string(Text("a"), ["a": [.literal("b")]]) == "b")
    #expect(string(Text("a"), ["b": [.literal("c")]]) == "a")
    #expect(string(Text("\(1)!"), ["%lld!": [.argument(7)]]) == "")
  }

  @Test("Without a localization literals are shown as they are, with at most six fraction digits")
  func none() {
    let environment = EnvironmentValues()
    #expect(Text("\(76.0)%").string(in: environment) == "76%")
    #expect(Text("\(0.12345678)").string(in: environment) == "0.123457")
    #expect(Text("\(1000)").string(in: environment) == "1000")
  }

  @Test("With a localization numbers have six fraction digits")
  func longNumbers() {
    #expect(string(Text("\(76.0)%")) == "76.000000%")
    #expect(string(Text("\(76.0)")) == "76.000000")
    #expect(string(Text(76.0, format: .number)) == "76")
  }

  @Test("Letter case is applied after the translation")
  func textCase() {
    var environment = EnvironmentValues()
    environment.textLocalization = Dictionary(["a": [.literal("b")]])
    environment.textCase = .uppercase
    #expect(Text("a").string(in: environment) == "B")
  }

  @Test("The characters of a literal are those of its source, with Markdown")
  func source() {
    #expect(TextContent("**a** \(1000)").string(in: EnvironmentValues()) == "**a** 1000")
  }
}
