import EaselSwiftUI
import Foundation
import Testing

@Suite("Texts in string catalogs")
struct StringCatalogTests {
  private func catalog(_ strings: String..., source: String = "en") throws -> StringCatalog {
    let files = try TextFiles([
      "Localizable.xcstrings": catalogJSON(strings.joined(separator: ","), source: source)
    ])
    return try StringCatalog(contentsOf: files.folder)
  }

  @Test("A key is shown in the language of the locale")
  func language() throws {
    let catalog = try catalog(
      catalogEntry("Done", ["de": translated("Fertig"), "pt-BR": translated("Pronto")]))
    let view = Text("Done").stringCatalogs(catalog)
    #expect(try words(view, "de") == ["Fertig"])
    #expect(try words(view, "de_AT") == ["Fertig"])
    #expect(try words(view, "pt") == ["Pronto"])
    #expect(try words(view) == ["Done"])
  }

  @Test("Chinese is found by its script")
  func script() throws {
    let catalog = try catalog(
      catalogEntry("a", ["zh-Hans": translated("简"), "zh-Hant": translated("繁")]))
    let view = Text("a").stringCatalogs(catalog)
    #expect(try words(view, "zh_CN") == ["简"])
    #expect(try words(view, "zh_TW") == ["繁"])
  }

  @Test("The environment's locale decides over that of the rendering")
  func environment() throws {
    let catalog = try catalog(catalogEntry("Done", ["de": translated("Fertig")]))
    let view = Text("Done").environment(\.locale, Locale(identifier: "de"))
    #expect(try words(view.stringCatalogs(catalog)) == ["Fertig"])
  }

  @Test("Interpolations have SwiftUI's specifiers in the key, and positions in the value")
  func arguments() throws {
    let catalog = try catalog(
      catalogEntry("Hello %@", ["de": translated("Hallo %@")]),
      catalogEntry("%lld of %@", ["de": translated("%2$@: %1$lld")]),
      catalogEntry("%lf%%", ["de": translated("%.1f Prozent, 100 %% sicher")]))
    let name = "Ada"
    func view(_ text: Text) -> some View { text.stringCatalogs(catalog) }
    #expect(try words(view(Text("Hello \(name)")), "de") == ["Hallo Ada"])
    #expect(try words(view(Text("\(3) of \(name)")), "de") == ["Ada: 3"])
    #expect(try words(view(Text("\(76.24)%")), "de") == ["76,2 Prozent, 100 % sicher"])
  }

  @Test("Markdown of a translation is drawn, that of a value is not")
  func markdown() throws {
    let catalog = try catalog(catalogEntry("Hello %@", ["de": translated("**Hallo** %@")]))
    let name = "*A*"
    let view = Text("Hello \(name)").stringCatalogs(catalog)
    #expect(try words(view, "de") == ["Hallo *A*"])
  }

  @Test("A percent sign of a literal without values is kept")
  func percent() throws {
    let catalog = try catalog(catalogEntry("100% sure", ["de": translated("100% sicher %@")]))
    #expect(try words(Text("100% sure").stringCatalogs(catalog), "de") == ["100% sicher %@"])
  }

  @Test("Texts in texts are looked up too")
  func nested() throws {
    let catalog = try catalog(
      catalogEntry("in %@", ["de": translated("in %@")]),
      catalogEntry("Rome", ["de": translated("Rom")]))
    let view = Text("in \(Text("Rome"))").stringCatalogs(catalog)
    #expect(try words(view, "de") == ["in Rom"])
    #expect(try words((Text("Rome") + Text("!")).stringCatalogs(catalog), "de") == ["Rom!"])
  }

  @Test("A string and verbatim text are not looked up")
  func verbatim() throws {
    let catalog = try catalog(catalogEntry("Done", ["de": translated("Fertig")]))
    let key = "Done"
    let view = VStack {
      Text(key)
      Text(verbatim: "Done")
    }
    #expect(try words(view.stringCatalogs(catalog), "de") == ["Done", "Done"])
  }

  @Test("Plural forms are those of the language")
  func plurals() throws {
    let catalog = try catalog(
      catalogEntry(
        "%lld items",
        [
          "en": pluralForms(["one": "%lld item", "other": "%lld items"]),
          "ru": pluralForms([
            "one": "%lld штука", "few": "%lld штуки", "many": "%lld штук", "other": "%lld шт.",
          ]),
        ]))
    let view = ForEach([0, 1, 2, 5, 21], id: \.self) { Text("\($0) items") }
      .stringCatalogs(catalog)
    #expect(
      try words(VStack { view }) == ["0 items", "1 item", "2 items", "5 items", "21 items"])
    #expect(
      try words(VStack { view }, "ru")
        == ["0 штук", "1 штука", "2 штуки", "5 штук", "21 штука"])
  }

  @Test("A form for zero is used for 0, as on iOS")
  func zero() throws {
    let catalog = try catalog(
      catalogEntry("%lld items", ["en": pluralForms(["zero": "nothing", "other": "%lld items"])]))
    #expect(try words(Text("\(0) items").stringCatalogs(catalog)) == ["nothing"])
  }

  @Test("Substitutions have plural forms of their own")
  func substitutions() throws {
    func substitution(_ number: Int, _ noun: String) -> String {
      let forms = pluralForms(["one": "%arg \(noun)", "other": "%arg \(noun)s"])
      return #"{"argNum":\#(number),"formatSpecifier":"lld",\#(forms.dropFirst())"#
    }
    let value =
      #"{"stringUnit":{"state":"translated","value":"%#@birds@ in %#@trees@"},"#
      + #""substitutions":{"birds":\#(substitution(1, "bird")),"#
      + #""trees":\#(substitution(2, "tree"))}}"#
    let catalog = try catalog(catalogEntry("%lld birds, %lld trees", ["en": value]))
    let view = Text("\(1) birds, \(2) trees").stringCatalogs(catalog)
    #expect(try words(view) == ["1 bird in 2 trees"])
  }

  @Test("Substitutions that contain each other end, with a note", .timeLimit(.minutes(1)))
  func endlessSubstitutions() throws {
    let forms = pluralForms(["other": String(repeating: "%#@birds@ ", count: 20)])
    let value =
      #"{"stringUnit":{"state":"translated","value":"%#@birds@"},"#
      + #""substitutions":{"birds":{"argNum":1,"formatSpecifier":"lld",\#(forms.dropFirst())}}"#
    let catalog = try catalog(catalogEntry("%lld birds", ["en": value]))
    let result = try rendering(Text("\(1) birds").stringCatalogs(catalog))
    #expect(result.diagnostics.map(\.code) == [.limitExceeded])
  }

  @Test(
    "Numbers of arguments may be any number",
    arguments: [Int.max, .max - 1, .min, -1, 0])
  func hugeArgumentNumbers(_ number: Int) throws {
    let forms = pluralForms(["other": "%arg"])
    let value =
      #"{"stringUnit":{"state":"translated","value":"%#@birds@ %@ %\#(Int.max)$@."},"#
      + #""substitutions":{"birds":{"argNum":\#(number),"formatSpecifier":"lld",\#(forms.dropFirst())}}"#
    let catalog = try catalog(catalogEntry("%lld birds", ["en": value]))
    #expect(try words(Text("\(1) birds").stringCatalogs(catalog)).count == 1)
  }

  @Test("The words of a phone are used")
  func devices() throws {
    let value =
      #"{"variations":{"device":{"mac":\#(translated("Click")),"iphone":\#(translated("Tap"))}}}"#
    let catalog = try catalog(catalogEntry("go", ["en": value]))
    #expect(try words(Text("go").stringCatalogs(catalog)) == ["Tap"])
  }

  @Test("A key without a translation is shown in the source language")
  func sourceLanguage() throws {
    let catalog = try catalog(
      catalogEntry("cart.title", ["en": translated("Cart")]),
      catalogEntry("Done", ["de": translated("Fertig")]))
    let result = try rendering(Text("cart.title").stringCatalogs(catalog), "de")
    #expect(result.words == ["Cart"])
    #expect(result.diagnostics.isEmpty)
  }

  @Test("An unknown key is shown itself, without a note")
  func unknown() throws {
    let catalog = try catalog(catalogEntry("Done", ["de": translated("Fertig")]))
    let result = try rendering(Text("Other \(1)").stringCatalogs(catalog), "de")
    #expect(result.words == ["Other 1"])
    #expect(result.diagnostics.isEmpty)
  }

  @Test("A language without any translation is one note of the rendering")
  func missingLanguage() throws {
    let catalog = try catalog(
      catalogEntry("a", ["de": translated("A")]),
      catalogEntry("b", ["de": translated("B"), "en": translated("bee")]))
    let view = VStack {
      Text("a")
      Text("b")
    }
    let result = try rendering(view.stringCatalogs(catalog), "it")
    #expect(result.words == ["a", "bee"])
    #expect(result.diagnostics.map(\.code) == [.invalidLocale])
    #expect(result.diagnostics.first?.severity == .note)
  }

  @Test("Strings that nobody has translated yet are none")
  func new() throws {
    let value = #"{"stringUnit":{"state":"new","value":""}}"#
    let catalog = try catalog(catalogEntry("Done", ["de": value]))
    #expect(try words(Text("Done").stringCatalogs(catalog), "de") == ["Done"])
  }

  @Test("The first catalog with a translation is used")
  func order() throws {
    let inner = try catalog(catalogEntry("a", ["en": translated("inner")]))
    let outer = try catalog(
      catalogEntry("a", ["en": translated("outer")]), catalogEntry("b", ["en": translated("B")]))
    let view = VStack {
      Text("a")
      Text("b")
    }
    #expect(try words(view.stringCatalogs(inner).stringCatalogs(outer)) == ["inner", "B"])
    #expect(try words(view.stringCatalogs(inner, outer)) == ["inner", "B"])
  }

  @Test("Tables and bundles are found")
  func tables() throws {
    let files = try TextFiles([
      "Errors.xcstrings": catalogJSON(catalogEntry("lost", ["en": translated("The file is lost.")]))
    ])
    let catalog = try StringCatalog(contentsOf: files.folder)
    let view = Text("lost", tableName: "Errors", comment: "A file").stringCatalogs(catalog)
    #expect(try words(view) == ["The file is lost."])
    #expect(try words(Text("lost").stringCatalogs(catalog)) == ["lost"])
    let bundle = try #require(Bundle(url: files.folder))
    #expect(
      try words(Text("lost", tableName: "Errors", bundle: bundle)) == ["The file is lost."])
    #expect(try words(Text("lost", tableName: "Errors", bundle: .main)) == ["lost"])
  }

  @Test("A registered catalog serves later renderings")
  func registered() throws {
    let files = try TextFiles([
      "TextCatalogTests.xcstrings": catalogJSON(catalogEntry("Done", ["de": translated("Fertig")]))
    ])
    try StringCatalog.register(contentsOf: files.folder)
    #expect(try words(Text("Done", tableName: "TextCatalogTests"), "de") == ["Fertig"])
    let german = Locale(identifier: "de")
    #expect(String(localized: "Done", table: "TextCatalogTests", locale: german) == "Fertig")
  }

  @Test("A catalog lists its languages")
  func languages() throws {
    let catalog = try catalog(catalogEntry("a", ["fr": translated("A"), "de_CH": translated("A")]))
    #expect(catalog.languages == ["de-CH", "en", "fr"])
  }

  @Test("A damaged or missing file is an error")
  func damaged() throws {
    let files = try TextFiles(["Localizable.xcstrings": "{"])
    #expect(throws: EaselError.self) { try StringCatalog(contentsOf: files.folder) }
    let missing = files.folder.appending(path: "none.strings")
    #expect(throws: EaselError.self) { try StringCatalog(contentsOf: missing) }
  }
}
