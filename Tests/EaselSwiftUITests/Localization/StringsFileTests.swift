import EaselSwiftUI
import Foundation
import Testing

@Suite("Files .strings and .stringsdict")
struct StringsFileTests {
  private func german(_ strings: String) throws -> StringCatalog {
    let files = try TextFiles(["de.lproj/Localizable.strings": strings])
    return try StringCatalog(contentsOf: files.folder)
  }

  @Test("The folder names the language")
  func folder() throws {
    let files = try TextFiles([
      "de.lproj/Localizable.strings": #""Done" = "Fertig";"#,
      "en.lproj/Localizable.strings": #""Done" = "All done";"#,
    ])
    let view = Text("Done").stringCatalogs(try StringCatalog(contentsOf: files.folder))
    #expect(try words(view, "de") == ["Fertig"])
    #expect(try words(view) == ["All done"])
    let file = files.folder.appending(path: "de.lproj/Localizable.strings")
    #expect(try StringCatalog(contentsOf: file).languages == ["de"])
    #expect(try StringCatalog(contentsOf: file, language: "nl").languages == ["nl"])
  }

  @Test("Comments, escapes and keys without quotes are read")
  func syntax() throws {
    let catalog = try german(
      #"""
      /* A comment; "x" = "y"; */
      "quote" = "sagt \"ja\""; // an end
      plain.key = "schlicht";
      "unicode" = "\U00fc \U0001\UD83D\UDE00";
      """#)
    let view = VStack {
      Text("quote")
      Text("plain.key")
      Text("x")
    }
    #expect(
      try words(view.stringCatalogs(catalog), "de") == ["sagt &quot;ja&quot;", "schlicht", "x"])
  }

  @Test("UTF-16 is read, with and without a mark")
  func encodings() throws {
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian] {
      let files = try TextFiles([:])
      let data = try #require(#""Done" = "Größe";"#.data(using: encoding))
      try files.add(data, "de.lproj/Localizable.strings")
      let catalog = try StringCatalog(contentsOf: files.folder)
      #expect(try words(Text("Done").stringCatalogs(catalog), "de") == ["Größe"])
    }
  }

  @Test("Property lists in XML and binary form are read")
  func propertyLists() throws {
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let files = try TextFiles([:])
      let data = try PropertyListSerialization.data(
        fromPropertyList: ["Done": "Fertig"], format: format, options: 0)
      try files.add(data, "de.lproj/Localizable.strings")
      let catalog = try StringCatalog(contentsOf: files.folder)
      #expect(try words(Text("Done").stringCatalogs(catalog), "de") == ["Fertig"])
    }
  }

  @Test("An error names the line")
  func errors() throws {
    let error = #expect(throws: EaselError.self) { try german("\"a\" = \"b\";\n\"c\" = \"d\"") }
    #expect(error?.message == "Localizable.strings, line 2: a semicolon is missing")
    #expect(throws: EaselError.self) { try german("/* no end") }
    #expect(throws: EaselError.self) { try german("\"a\" = \"b") }
    #expect(throws: EaselError.self) { try german("= ;") }
  }

  @Test("Plural rules of .stringsdict replace the strings")
  func plurals() throws {
    let rule: [String: Any] = [
      "NSStringLocalizedFormatKey": "%#@files@ in %@",
      "files": [
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
        "NSStringFormatValueTypeKey": "lld", "one": "%lld Datei", "other": "%lld Dateien",
      ],
    ]
    let files = try TextFiles(["de.lproj/Localizable.strings": #""%lld files in %@" = "?";"#])
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["%lld files in %@": rule], format: .xml, options: 0)
    try files.add(data, "de.lproj/Localizable.stringsdict")
    let catalog = try StringCatalog(contentsOf: files.folder)
    func view(_ count: Int) -> some View {
      Text("\(count) files in \("Rom")").stringCatalogs(catalog)
    }
    #expect(try words(view(1), "de") == ["1 Datei in Rom"])
    #expect(try words(view(1200), "de") == ["1.200 Dateien in Rom"])
  }
}
