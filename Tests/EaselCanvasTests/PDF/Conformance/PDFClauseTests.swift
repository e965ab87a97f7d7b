import Foundation
import Testing

@testable import EaselCanvas

/// Clauses of PDF/UA-1 and PDF/A, as qpdf reads them from a document that has everything.
@Suite("Clauses of PDF/UA and PDF/A")
struct PDFClauseTests {
  private static let probe = Result { try PDFProbe.document([.ua1, .a3a]) }
  private let objects: PDFObjects

  init() throws { objects = try PDFObjects(try Self.probe.get().output) }

  /// Each dictionary of the document, those in others and of streams included.
  private func dictionaries() throws -> [[String: Any]] {
    var found: [[String: Any]] = []
    func visit(_ value: Any) {
      if let dictionary = value as? [String: Any] {
        found.append(dictionary)
        for (key, inner) in dictionary where key != "data" { visit(inner) }
      } else if let list = value as? [Any] {
        for inner in list { visit(inner) }
      }
    }
    for object in objects.all.values { visit(object) }
    #expect(found.count > 1_000)
    return found
  }

  /// Each name and each string.
  private func texts() throws -> [String] {
    var found: [String] = []
    func visit(_ value: Any) {
      if let dictionary = value as? [String: Any] {
        found += dictionary.keys
        for (key, inner) in dictionary where key != "data" { visit(inner) }
      } else if let list = value as? [Any] {
        for inner in list { visit(inner) }
      } else if let text = value as? String {
        found.append(text)
      }
    }
    for object in objects.all.values { visit(object) }
    return found
  }

  /// The content streams: of pages, forms and the letters of fonts.
  private func contents() throws -> [[String]] {
    let pages = objects.all.values.compactMap { $0["value"] as? [String: Any] }
      .filter { $0["/Type"] as? String == "/Page" }.compactMap { $0["/Contents"] as? String }
    let forms = objects.all.filter {
      (($0.value["stream"] as? [String: Any])?["dict"] as? [String: Any])?["/Subtype"] as? String
        == "/Form"
    }.keys.map { String($0.dropFirst("obj:".count)) }
    #expect(pages.count == 9 && forms.count > 50)
    return try (pages + forms).map { PDFTree.tokens(try objects.stream($0).data) }
  }

  @Test(
    .enabled("for validators outside of this package") {
      ProcessInfo.processInfo.environment["EASEL_PROBES"] != nil
    })
  func probesAreWrittenForOutsideValidators() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["EASEL_PROBES"])
    for claims in [[.ua1, .a3a], [.ua1, .a2a], [.a2u], [.a3b]] as [Set<PDFConformance>] {
      let name = claims.map(\.rawValue).sorted().joined(separator: "-")
      let result = try PDFProbe.document(claims)
      #expect(!result.output.isEmpty)
      try result.output.write(to: URL(fileURLWithPath: "\(folder)/\(name).pdf"))
    }
  }

  @Test(arguments: [[.ua1, .a3a], [.ua1, .a2a]] as [Set<PDFConformance>])
  func aCompleteDocumentHasNoConformanceErrors(_ claims: Set<PDFConformance>) throws {
    let notes = try PDFProbe.document(claims).diagnostics
    // Two characters have no glyph, one operator is another in a PDF, and one text is faint.
    #expect(notes.filter { $0.severity == .error }.map(\.code) == [.glyphMissing])
    #expect(
      Set(notes.filter { $0.severity == .warning }.map(\.code))
        == [.drawingApproximated, .lowContrast])
  }

  // MARK: Files

  @Test func theFileHasAnIdentifierAndNoEncryption() throws {
    let trailer = objects.trailer
    let names = try #require(trailer["/ID"] as? [String])
    #expect(names.count == 2 && names[0] == names[1] && names[0].count == "b:".count + 32)
    #expect(trailer["/Encrypt"] == nil)
  }

  @Test func stringsAndNamesAreWithinTheirLengths() throws {
    for text in try texts() {
      let most = text.hasPrefix("/") ? 127 : text.hasPrefix("b:") ? 65_534 : 16_000
      #expect(text.utf8.count <= most, "\(text.prefix(40))")
    }
  }

  @Test func statesAreSavedAtMost28Deep() throws {
    for tokens in try contents() {
      var (depth, deepest) = (0, 0)
      for token in tokens where token == "q" || token == "Q" {
        depth += token == "q" ? 1 : -1
        deepest = max(deepest, depth)
      }
      #expect(depth == 0 && deepest <= 28)
    }
  }

  @Test func theFileHasNoForbiddenKeys() throws {
    let keys = Set(try objects.catalog.keys)
    #expect(
      keys.isSubset(of: [
        "/Type", "/Pages", "/Metadata", "/OutputIntents", "/Lang", "/ViewerPreferences",
        "/PageMode", "/PageLayout", "/Outlines", "/Names", "/AF", "/PageLabels", "/MarkInfo",
        "/StructTreeRoot",
      ]), "\(keys)")
    for dictionary in try dictionaries() {
      for key in ["/AA", "/OpenAction", "/JS", "/PS", "/OPI", "/Alternates", "/Ref"] {
        #expect(dictionary[key] == nil, "\(key)")
      }
    }
  }

  @Test func actionsOfLinksAreURIs() throws {
    let actions = try dictionaries().compactMap { $0["/A"] as? [String: Any] }
      .filter { $0["/O"] == nil }
    #expect(Set(actions.compactMap { $0["/S"] as? String }) == ["/URI"])
    #expect(actions.count > 10)
  }

  // MARK: Graphics

  @Test func colorsAreThoseOfTheOutputIntent() throws {
    let names = Set(try texts().filter { $0.hasPrefix("/") })
    for space in [
      "/DeviceCMYK", "/DeviceN", "/Separation", "/ICCBased", "/CalRGB", "/CalGray", "/Lab",
    ] { #expect(!names.contains(space)) }
    #expect(names.isSuperset(of: ["/DeviceRGB", "/DeviceGray", "/OutputIntents"]))
    for tokens in try contents() {
      #expect(!tokens.contains("k") && !tokens.contains("K") && !tokens.contains("ri"))
    }
  }

  @Test func imagesAreNotInterpolated() throws {
    let images = try dictionaries().filter { $0["/Subtype"] as? String == "/Image" }
    #expect(images.count > 20)
    #expect(images.allSatisfy { $0["/Interpolate"] == nil })
  }

  @Test func graphicsStatesHaveOnlyBlendModesOfPDF() throws {
    let states = try dictionaries().filter { $0["/Type"] as? String == "/ExtGState" }
    let modes = Set(states.compactMap { $0["/BM"] as? String })
    #expect(
      modes == [
        "/Normal", "/Multiply", "/Screen", "/Overlay", "/Darken", "/Lighten", "/ColorDodge",
        "/ColorBurn", "/SoftLight", "/HardLight", "/Difference", "/Exclusion", "/Hue",
        "/Saturation", "/Color", "/Luminosity",
      ])
    for state in states {
      #expect(Set(state.keys).isSubset(of: ["/Type", "/ca", "/CA", "/BM", "/SMask"]))
    }
  }

  // MARK: Fonts

  @Test func everyFontIsEmbedded() throws {
    let fonts = try dictionaries().filter { $0["/Type"] as? String == "/Font" }
    #expect(
      Set(fonts.compactMap { $0["/Subtype"] as? String }) == [
        "/Type0", "/CIDFontType2", "/CIDFontType0", "/Type3",
      ])
    for font in fonts {
      switch font["/Subtype"] as? String {
      case "/CIDFontType2":
        let descriptor = try objects.dictionary(font["/FontDescriptor"])
        #expect(try !objects.stream(descriptor["/FontFile2"]).data.isEmpty)
        #expect(font["/CIDToGIDMap"] != nil)
      case "/CIDFontType0":
        let descriptor = try objects.dictionary(font["/FontDescriptor"])
        #expect(try !objects.stream(descriptor["/FontFile3"]).data.isEmpty)
      case "/Type0":
        #expect(
          try font["/Encoding"] as? String == "/Identity-H"
            || !objects.stream(font["/Encoding"]).data.isEmpty)
      default: #expect(font["/CharProcs"] != nil)
      }
    }
  }

  /// The entries of what a font's codes say.
  private func entries(of font: [String: Any]) throws -> [Int: [UInt16]] {
    let map = String(
      decoding: try objects.stream(font["/ToUnicode"]).data, as: UTF8.self)
    var found: [Int: [UInt16]] = [:]
    for block in map.matches(of: /beginbfchar\n((<[0-9A-F]+> <[0-9A-F]+>\n)+)endbfchar/) {
      for match in block.1.matches(of: /<([0-9A-F]+)> <([0-9A-F]+)>/) {
        let digits = Array(match.2)
        found[try #require(Int(match.1, radix: 16))] = stride(from: 0, to: digits.count, by: 4)
          .compactMap { UInt16(String(digits[$0..<min($0 + 4, digits.count)]), radix: 16) }
      }
    }
    return found
  }

  @Test func everyCodeHasAUnicodeText() throws {
    let fonts = try dictionaries().filter {
      $0["/Type"] as? String == "/Font" && $0["/DescendantFonts"] != nil
        || $0["/Subtype"] as? String == "/Type3"
    }
    #expect(fonts.count > 20)
    for font in fonts {
      let count: Int
      if let inner = font["/DescendantFonts"] as? [Any] {
        let descendant = try objects.dictionary(inner.first)
        if descendant["/CIDToGIDMap"] == nil {
          // Codes are mapped to the glyphs of CFF one by one.
          let map = String(
            decoding: try objects.stream(font["/Encoding"]).data, as: UTF8.self)
          count = map.matches(of: /<[0-9A-F]{4}> [0-9]+\n/).count
        } else {
          let widths = try #require(descendant["/W"] as? [Any])
          #expect(widths.first as? Int == 1)
          count = (widths.last as? [Any])?.count ?? 0
        }
      } else {
        count = font["/LastChar"] as? Int ?? 0
      }
      let entries = try entries(of: font)
      #expect(count > 0 && Set(entries.keys) == Set(1...max(count, 1)))
      for units in entries.values {
        #expect(!units.isEmpty && units.allSatisfy { ![0, 0xFEFF, 0xFFFE].contains($0) })
      }
    }
  }

  @Test func noCodeMapsToTheMissingGlyph() throws {
    let maps = try dictionaries().compactMap { $0["/CIDToGIDMap"] as? String }
      .filter { $0.hasSuffix(" R") }
    #expect(!maps.isEmpty)
    for map in maps {
      let bytes = [UInt8](try objects.stream(map).data)
      for code in 1..<(bytes.count / 2) {
        #expect(bytes[2 * code] != 0 || bytes[2 * code + 1] != 0, "\(map) \(code)")
      }
    }
  }

  // MARK: Structure

  @Test func allContentIsMarkedAndEveryMarkLeadsToItsElement() throws {
    let tree = try PDFTree(try Self.probe.get().output)
    #expect(tree.lines.count > 200)
    let info = try #require(tree.resolved(tree.catalog["/MarkInfo"]) as? [String: Any])
    #expect(info["/Marked"] as? Bool == true)
  }

  @Test func everyStructureTypeIsStandardOrMappedToOne() throws {
    let tree = try PDFTree(try Self.probe.get().output)
    let standard: Set = [
      "Document", "Part", "Art", "Sect", "Div", "BlockQuote", "Caption", "TOC", "TOCI", "Index",
      "P", "H1", "H2", "H3", "H4", "H5", "H6", "L", "LI", "Lbl", "LBody", "Table", "TR", "TH", "TD",
      "THead", "TBody", "TFoot", "Span", "Quote", "Note", "Reference", "Code", "Link", "Figure",
      "Formula",
    ]
    let roles = try #require(tree.structureRoot?["/RoleMap"] as? [String: String])
    #expect(roles.keys.allSatisfy { !standard.contains(String($0.dropFirst())) })
    #expect(roles.values.allSatisfy { standard.contains(String($0.dropFirst())) })
    let types = Set(
      tree.elements.compactMap { ($0["/S"] as? String)?.dropFirst() }.map(String.init))
    #expect(types.subtracting(standard) == Set(roles.keys.map { String($0.dropFirst()) }))
    #expect(types.isSuperset(of: standard.subtracting(["Div"])))
  }

  @Test func figuresAndFormulasHaveAlternativeText() throws {
    let figures = try dictionaries().filter {
      ["/Figure", "/Formula"].contains($0["/S"] as? String) && $0["/P"] != nil
    }
    #expect(figures.count > 50)
    for figure in figures { #expect((figure["/Alt"] as? String).map { $0.count > 2 } == true) }
  }

  @Test func headerCellsHaveAScope() throws {
    let cells = try dictionaries().filter { $0["/S"] as? String == "/TH" }
    #expect(cells.count > 5)
    for cell in cells { #expect((cell["/A"] as? [String: Any])?["/Scope"] is String) }
  }

  @Test func languagesAreTags() throws {
    let languages = try dictionaries().compactMap { $0["/Lang"] as? String }
    #expect(Set(languages).count > 2)
    for language in languages {
      #expect(language.contains(/^u:[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$/), "\(language)")
    }
  }

  // MARK: Annotations

  @Test func annotationsArePrintedLinksWithContents() throws {
    let pages = try dictionaries().filter { $0["/Type"] as? String == "/Page" }
    var count = 0
    for page in pages {
      let annotations = objects.value(page["/Annots"]) as? [Any] ?? []
      #expect(annotations.isEmpty || page["/Tabs"] as? String == "/S")
      for annotation in annotations {
        let link = try objects.dictionary(annotation)
        #expect(link["/Subtype"] as? String == "/Link" && link["/F"] as? Int == 4)
        #expect((link["/Contents"] as? String).map { $0.count > 2 } == true)
        #expect(link["/StructParent"] is Int)
        count += 1
      }
    }
    #expect(count > 20)
  }
}
