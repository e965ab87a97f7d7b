import EaselSwiftUI
import Foundation
import Testing

@Suite("Localized strings and resources")
struct LocalizedResourceTests {
  private static let table = "TextResourceTests"

  /// Registers the table of these tests.
  init() throws {
    let files = try TextFiles([
      "\(Self.table).xcstrings": catalogJSON(
        [
          catalogEntry("Hello %@", ["de": translated("Hallo %@")]),
          catalogEntry("title", ["de": translated("Titel")]),
          catalogEntry(
            "%lld days", ["de": pluralForms(["one": "%lld Tag", "other": "%lld Tage"])]),
        ].joined(separator: ","))
    ])
    try StringCatalog.register(contentsOf: files.folder)
  }

  private let german = Locale(identifier: "de")

  @Test("String(localized:) looks a literal up")
  func strings() {
    #expect(
      String(localized: "\(1) days", table: Self.table, locale: german, comment: "c") == "1 Tag")
    #expect(String(localized: "\(2) days", table: Self.table) == "2 days")
    #expect(String(localized: "**a** \(1000)") == "**a** 1,000")
    #expect(
      String(localized: "title", defaultValue: "A \("b")", table: Self.table) == "A b")
    #expect(
      String(localized: "title", defaultValue: "A", table: Self.table, locale: german)
        == "Titel")
  }

  @Test("A string in a body has the language of the environment")
  func inBody() throws {
    struct Title: View {
      var body: some View { Text(String(localized: "\(2) days", table: "TextResourceTests")) }
    }
    #expect(try words(Title(), "de") == ["2 Tage"])
  }

  @Test("NSLocalizedString looks a key up")
  func oldFunction() throws {
    #expect(NSLocalizedString("none", comment: "") == "none")
    struct Title: View {
      var body: some View {
        Text(NSLocalizedString("title", tableName: "TextResourceTests", comment: ""))
      }
    }
    #expect(try words(Title(), "de") == ["Titel"])
  }

  @Test("A resource is looked up when it is shown")
  func resources() throws {
    let resource = LocalizedStringResource("Hello \("Ada")", table: Self.table)
    #expect(try words(Text(resource), "de") == ["Hallo Ada"])
    #expect(try words(Text(resource)) == ["Hello Ada"])
    #expect(try words(Text("– \(resource)"), "de") == ["– Hallo Ada"])
    #expect(String(localized: resource) == "Hello Ada")
  }

  @Test("A resource with a locale keeps it")
  func ownLocale() throws {
    var resource = LocalizedStringResource("title", defaultValue: "Title", table: Self.table)
    #expect(try words(Text(resource)) == ["Title"])
    resource.locale = german
    #expect(try words(Text(resource)) == ["Titel"])
  }

  @Test("Resources are equal if their literals are")
  func equality() {
    let resource: LocalizedStringResource = "a \(1)"
    #expect(resource == "a \(1)")
    #expect(resource != "a \(2)")
  }
}
