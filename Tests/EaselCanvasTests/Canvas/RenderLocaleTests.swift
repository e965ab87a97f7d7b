import Foundation
import Testing

@testable import EaselCanvas

@Suite struct RenderLocaleTests {
  @Test(arguments: ["ja_JP", "ja-JP", "de", "de_DE.UTF-8", "zh-Hant-TW", "sr_Latn_RS", "fil"])
  func knownLocalesAreFound(identifier: String) {
    let context = RenderContext(RenderOptions(localeIdentifier: identifier))
    #expect(context.locale != nil)
    #expect(context.diagnostics.isEmpty)
  }

  @Test func theLanguagesThatAreKnownAreThoseOfLocales() {
    let languages = Set(
      Locale.availableIdentifiers.compactMap {
        Locale(identifier: $0).language.languageCode?.identifier
      })
    #expect(Locale.knownLanguages == languages)
  }

  /// A region that is not known would format German numbers as English ones.
  @Test(arguments: ["klingon", "xx_YY", "de_XX", "japanese", ""])
  func unknownLocalesAreNoted(identifier: String) {
    let context = RenderContext(RenderOptions(localeIdentifier: identifier))
    #expect(context.locale == nil)
    #expect(context.diagnostics.map(\.code) == [.invalidLocale])
    #expect(context.diagnostics.first?.value == identifier)
  }

  @Test func aMissingLocaleIsNotNoted() {
    #expect(RenderContext().locale == nil)
    #expect(RenderContext().diagnostics.isEmpty)
  }

  @Test func aPageIsDrawnInTheDocumentsLocale() throws {
    let document = try PDFDocument(options: RenderOptions(localeIdentifier: "de_DE"))
    var found: Locale?
    try document.page(size: CGSize(width: 100, height: 100)) { _ in
      found = RenderContext.currentLocale
    }
    #expect(found?.identifier == "de_DE")
    #expect(RenderContext.currentLocale == nil)
    try document.finish()
  }

  @Test func aNestedRenderingWithoutALocaleHasTheOuterLocale() throws {
    let outer = RenderContext(RenderOptions(localeIdentifier: "ja_JP"))
    outer.withLocale {
      RenderContext().withLocale { #expect(RenderContext.currentLocale?.identifier == "ja_JP") }
    }
  }
}
