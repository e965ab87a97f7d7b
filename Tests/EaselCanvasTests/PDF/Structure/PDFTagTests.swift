import Foundation
import Testing

@testable import EaselCanvas

/// What becomes of tags in a PDF.
@Suite("Tags in PDF documents")
struct PDFTagTests {
  typealias Kind = MarkedContent.Tag.Kind

  static let size = CGSize(width: 300, height: 400)

  static func text(_ text: String, at y: CGFloat = 20, x: CGFloat = 10, on canvas: any Canvas) {
    canvas.draw(TextLayout(text), at: CGPoint(x: x, y: y))
  }

  /// The structure of pages, and the codes of what was noted.
  static func tree(
    _ pages: ((any Canvas) -> Void)...
  ) throws -> (tree: PDFTree, codes: [EaselError.Code]) {
    let document = try PDFDocument(options: RenderOptions(policy: .lenient))
    for page in pages { try document.page(size: size, page) }
    let result = try document.finish()
    return (try PDFTree(result.output), result.diagnostics.map(\.code))
  }

  @Test func eachParagraphOfALayoutIsAParagraphElement() throws {
    let (tree, codes) = try Self.tree { Self.text("one\ntwo\n\nthree", on: $0) }
    #expect(tree.lines == ["Document", " P 1.0", " P 1.1", " P 1.2"])
    #expect(codes.isEmpty)
  }

  @Test func popplerReadsParagraphsWithTheirText() throws {
    let document = try PDFDocument()
    try document.page(size: Self.size) { Self.text("first line\nsecond line", on: $0) }
    let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID()).pdf")
    try document.finish().output.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let alternativeText = try Tool.output("pdfinfo", ["-struct-text", file.path], input: Data())
    #expect(
      alternativeText.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.suffix(
        5)
        == ["Document", "P (block)", "\"first line\"", "P (block)", "\"second line\""])
  }

  @Test func drawingOutsideOfTextIsAnArtifact() throws {
    let (tree, codes) = try Self.tree { canvas in
      canvas.fill(CGRect(x: 0, y: 0, width: 50, height: 50), with: .color(.systemBlue))
      canvas.withMarkedContent(.tag(.section)) {
        canvas.fill(CGRect(x: 0, y: 60, width: 50, height: 50), with: .color(.systemRed))
      }
    }
    #expect(tree.lines == ["Document"])
    #expect(codes.isEmpty)
  }

  @Test func anArtifactSplitsTheParagraphAroundIt() throws {
    let (tree, _) = try Self.tree { canvas in
      canvas.withMarkedContent(.paragraph) {
        Self.text("before", on: canvas)
        canvas.withMarkedContent(.artifact(.footer)) { Self.text("1", at: 60, on: canvas) }
        Self.text("after", at: 90, on: canvas)
      }
    }
    #expect(tree.lines == ["Document", " P 1.0 1.1"])
  }

  @Test func everyKindOfTagIsWritten() throws {
    let inText: [Kind] = [.span, .quote, .note, .reference, .code, .emphasis, .strong]
    let groups: [Kind] = [.document, .part, .section, .article, .aside, .blockQuote, .index]
    let blocks: [Kind] = [.paragraph, .title, .caption, .heading(1), .heading(2), .heading(3)]
    let (tree, codes) = try Self.tree { canvas in
      for (row, kind) in (groups + blocks).enumerated() {
        canvas.withMarkedContent(.tag(kind)) {
          Self.text("x", at: CGFloat(row) * 14, on: canvas)
        }
      }
      canvas.withMarkedContent(.paragraph) {
        for (row, kind) in inText.enumerated() {
          canvas.withMarkedContent(.tag(kind)) {
            Self.text("y", at: CGFloat(row) * 14, x: 100, on: canvas)
          }
        }
      }
      canvas.withMarkedContent(.tag(.formula, alternative: "a plus b")) {
        Self.text("a + b", at: 300, on: canvas)
      }
    }
    #expect(codes.isEmpty)
    #expect(
      tree.lines == [
        "Document", " Document", "  P 1.0", " Part", "  P 1.1", " Sect", "  P 1.2", " Art",
        "  P 1.3", " Aside", "  P 1.4", " BlockQuote", "  P 1.5", " Index", "  P 1.6", " P 1.7",
        " Title 1.8", " Caption 1.9", " H1 1.10", " H2 1.11", " H3 1.12", " P", "  Span 1.13",
        "  Quote 1.14", "  Note 1.15", "  Reference 1.16", "  Code 1.17", "  Em 1.18",
        "  Strong 1.19", " Formula 1.20 “a plus b”",
      ])
    let root = try #require(tree.structureRoot)
    #expect(
      root["/RoleMap"] as? [String: String] == [
        "/Aside": "/Div", "/Title": "/P", "/Em": "/Span", "/Strong": "/Span",
      ])
  }

  @Test func attributesOfATagAreWritten() throws {
    let (tree, codes) = try Self.tree { canvas in
      canvas.withMarkedContent(
        .tag(.span, title: "t", language: "de", actualText: "das", expansion: "lang")
      ) { Self.text("d.", on: canvas) }
    }
    #expect(codes.isEmpty)
    let span = try #require(tree.elements.last)
    #expect(span["/T"] as? String == "u:t")
    #expect(span["/Lang"] as? String == "u:de")
    #expect(span["/ActualText"] as? String == "u:das")
    #expect(span["/E"] as? String == "u:lang")
  }

  @Test func aTextInAnotherLanguageHasItsLanguage() throws {
    let document = try PDFDocument(
      info: DocumentInfo(language: "en"), options: RenderOptions(policy: .lenient))
    try document.page(size: Self.size) { canvas in
      func draw(_ text: String, _ language: String?, at y: CGFloat) {
        canvas.draw(
          TextLayout(text, style: TextStyle(language: language)), at: CGPoint(x: 10, y: y))
      }
      draw("plain", nil, at: 10)
      draw("same", "en", at: 30)
      draw("eins\nzwei", "de", at: 50)
      canvas.withMarkedContent(.heading(1)) { draw("titre", "fr_CA", at: 100) }
      var mixed = AttributedString("one, ")
      var german = AttributedString("zwei")
      german[EaselAttributes.LanguageKey.self] = "de"
      mixed += german + AttributedString(", three")
      canvas.draw(TextLayout(mixed, style: TextStyle()), at: CGPoint(x: 10, y: 140))
    }
    let tree = try PDFTree(document.finish().output)
    #expect(
      tree.lines == [
        "Document", " P 1.0", " P 1.1", " P 1.2", " P 1.3", " H1", "  Span 1.4", " P 1.5 1.7",
        "  Span 1.6",
      ])
    #expect(
      tree.elements.map { $0["/Lang"] as? String } == [
        nil, nil, nil, "u:de", "u:de", nil, "u:fr-CA", nil, "u:de",
      ])
  }

  @Test func theLanguageOfAnEnclosingElementIsNotRepeated() throws {
    let document = try PDFDocument(options: RenderOptions(localeIdentifier: "pl_PL"))
    try document.page(size: Self.size) { canvas in
      func draw(_ text: String, _ language: String, at y: CGFloat) {
        canvas.draw(
          TextLayout(text, style: TextStyle(language: language)), at: CGPoint(x: 10, y: y))
      }
      draw("same", "pl", at: 10)
      canvas.withMarkedContent(.heading(1)) { draw("same", "PL", at: 40) }
      canvas.withMarkedContent(.tag(.section, language: "de-CH")) {
        draw("gleich", "de", at: 70)
        draw("inny", "pl", at: 100)
        canvas.withMarkedContent(.paragraph) { draw("inny", "pl", at: 130) }
      }
    }
    let tree = try PDFTree(document.finish().output)
    #expect(
      tree.lines == [
        "Document", " P 1.0", " H1 1.1", " Sect", "  P 1.2", "  P 1.3", "  P", "   Span 1.4",
      ])
    #expect(
      tree.elements.map { $0["/Lang"] as? String } == [
        nil, nil, nil, "u:de-CH", nil, "u:pl", nil, "u:pl",
      ])
  }

  @Test func anElementWithALanguageOverPagesHasIt() throws {
    let document = try PDFDocument(info: DocumentInfo(language: "en"))
    let section = try document.element(MarkedContent.Tag(.section, language: "fr"))
    try document.page(size: Self.size) { canvas in
      canvas.withMarkedContent(.within(section)) {
        canvas.draw(TextLayout("un", style: TextStyle(language: "fr")), at: .zero)
      }
    }
    document.close(section)
    let tree = try PDFTree(document.finish().output)
    #expect(tree.elements.map { $0["/Lang"] as? String } == [nil, "u:fr", nil])
  }

  @Test func aLinkInAnotherLanguageHasItsLanguage() throws {
    let document = try PDFDocument(info: DocumentInfo(language: "en"))
    try document.page(size: Self.size) { canvas in
      var text = AttributedString("see ")
      var link = AttributedString("la page")
      link[EaselAttributes.LanguageKey.self] = "fr"
      link.link = URL(string: "https://example.com")
      text += link
      canvas.draw(TextLayout(text, style: TextStyle()), at: CGPoint(x: 10, y: 10))
    }
    let tree = try PDFTree(document.finish().output)
    // Whoever draws the text adds its areas, and they make it a Link.
    #expect(tree.lines == ["Document", " P 1.0", "  Span 1.1"])
    #expect(tree.elements.last?["/Lang"] as? String == "u:fr")
  }

  @Test(arguments: [1, 0.5])
  func translucentTextHasTheSameStructureAsOpaqueText(_ alpha: CGFloat) throws {
    let document = try PDFDocument(info: DocumentInfo(language: "en"))
    try document.page(size: Self.size) { canvas in
      var text = AttributedString("\none\ntwo ")
      var german = AttributedString("drei")
      german[EaselAttributes.LanguageKey.self] = "de"
      text += german
      canvas.draw(
        TextLayout(text, style: TextStyle()), at: CGPoint(x: 10, y: 10),
        compositing: Compositing(alpha: alpha))
    }
    let tree = try PDFTree(document.finish().output)
    // Translucent text is a form, which has marks of its own.
    let mark = alpha < 1 ? "1.f" : "1."
    #expect(
      tree.lines == ["Document", " P \(mark)0", " P \(mark)1", "  Span \(mark)2"])
  }

  @Test func longTextsOfTagsAreCut() throws {
    var limits = Limits()
    limits.maximumTextLength = 9
    let document = try PDFDocument(options: RenderOptions(limits: limits))
    try document.page(size: Self.size) { canvas in
      canvas.withMarkedContent(.tag(.section, title: "Größenänderung")) {
        Self.text("a", on: canvas)
      }
    }
    let result = try document.finish()
    #expect(result.diagnostics.map(\.code) == [.limitExceeded])
    #expect(try PDFTree(result.output).elements[1]["/T"] as? String == "u:Größen")
  }

  @Test func aBlankHeadingGivesNoTitle() throws {
    let document = try PDFDocument(options: RenderOptions(policy: .lenient))
    try document.page(size: Self.size) { canvas in
      canvas.withMarkedContent(.heading(1)) {
        Self.text(" ", on: canvas)
        canvas.withMarkedContent(.tag(.emphasis)) { Self.text("Statement", on: canvas) }
      }
    }
    #expect(try PDFObjects(document.finish().output).metadata.contains("Statement"))
  }

  @Test func tablesHaveTheirAttributes() throws {
    let (tree, codes) = try Self.tree { canvas in
      canvas.withMarkedContent(.tag(.table(summary: "hours"))) {
        canvas.withMarkedContent(.tag(.tableHead)) {
          canvas.withMarkedContent(.tag(.row)) {
            canvas.withMarkedContent(.tag(.headerCell(scope: .column, columns: 2))) {
              Self.text("Month", on: canvas)
            }
          }
        }
        canvas.withMarkedContent(.tag(.tableBody)) {
          canvas.withMarkedContent(.tag(.row)) {
            canvas.withMarkedContent(.tag(.headerCell(scope: .row))) {
              Self.text("May", at: 40, on: canvas)
            }
            canvas.withMarkedContent(.tag(.cell(rows: 2))) {}
          }
          canvas.withMarkedContent(.tag(.row)) { canvas.withMarkedContent(.tag(.cell())) {} }
        }
      }
    }
    #expect(codes.isEmpty)
    #expect(
      tree.lines == [
        "Document", " Table", "  THead", "   TR", "    TH 1.0", "  TBody", "   TR", "    TH 1.1",
        "    TD", "   TR", "    TD",
      ])
    let attributes = tree.elements.compactMap { $0["/A"] as? [String: Any] }
    #expect(attributes.count == 4)
    #expect(attributes[0]["/Summary"] as? String == "u:hours")
    #expect(attributes[1]["/Scope"] as? String == "/Column")
    #expect(attributes[1]["/ColSpan"] as? Int == 2)
    #expect(attributes[2]["/Scope"] as? String == "/Row")
    #expect(attributes[3]["/RowSpan"] as? Int == 2)
  }

  @Test func listsAreNumbered() throws {
    let (tree, codes) = try Self.tree { canvas in
      canvas.withMarkedContent(.tag(.list(.lowerRoman))) {
        canvas.withMarkedContent(.tag(.item)) {
          canvas.withMarkedContent(.tag(.label)) { Self.text("i", on: canvas) }
          canvas.withMarkedContent(.tag(.body)) {
            Self.text("one", x: 40, on: canvas)
            canvas.withMarkedContent(.tag(.list(.disc))) {
              canvas.withMarkedContent(.tag(.item)) {
                canvas.withMarkedContent(.tag(.body)) { Self.text("in", at: 50, on: canvas) }
              }
            }
          }
        }
      }
    }
    #expect(codes.isEmpty)
    #expect(
      tree.lines == [
        "Document", " L", "  LI", "   Lbl 1.0", "   LBody", "    P 1.1", "    L", "     LI",
        "      LBody", "       P 1.2",
      ])
    let numbering = tree.elements.compactMap {
      ($0["/A"] as? [String: Any])?["/ListNumbering"] as? String
    }
    #expect(numbering == ["/LowerRoman", "/Disc"])
  }

  @Test func aLinkIsInItsParagraph() throws {
    let (tree, _) = try Self.tree { canvas in
      canvas.withMarkedContent(.paragraph) {
        Self.text("see", on: canvas)
        canvas.withMarkedContent(.link(.url("https://example.com"))) {
          Self.text("there", x: 60, on: canvas)
        }
        Self.text("for more", x: 120, on: canvas)
      }
    }
    #expect(tree.lines == ["Document", " P 1.0 1.2", "  Link 1.1 @"])
    // In the order of the words, too.
    #expect((tree.elements[1]["/K"] as? [Any])?.map { $0 is Int } == [true, false, true])
  }

  @Test func aHiddenLinkIsASpanOfItsParagraph() throws {
    let (tree, _) = try Self.tree { canvas in
      canvas.withMarkedContent(.link(.url("https://example.com"))) {
        Self.text("hidden", on: canvas)
      }
      canvas.withMarkedContent(.link(.url("https://example.com/2"))) {
        canvas.fill(CGRect(x: 0, y: 0, width: 300, height: 100), with: .color(.white))
      }
    }
    #expect(tree.lines == ["Document", " P", "  Span 1.0", " P", "  Link 1.1 @"])
  }

  @Test func notesHaveIdentifiers() throws {
    let (tree, _) = try Self.tree { canvas in
      for row in 0..<2 {
        canvas.withMarkedContent(.tag(.note)) {
          Self.text("note", at: CGFloat(row) * 20, on: canvas)
        }
      }
    }
    let names = tree.elements.compactMap { $0["/ID"] as? String }
    #expect(names == ["u:id00000001", "u:id00000002"])
    #expect(tree.structureRoot?["/IDTree"] != nil)
  }

  // MARK: What is not right

  @Test func anElementInAForbiddenPositionBecomesADivision() throws {
    let (tree, codes) = try Self.tree { canvas in
      canvas.withMarkedContent(.tag(.cell())) { Self.text("loose", on: canvas) }
    }
    #expect(tree.lines == ["Document", " Div", "  P 1.0"])
    #expect(codes == [.invalidStructure])
  }

  @Test func textInARowBecomesACell() throws {
    let (tree, codes) = try Self.tree { canvas in
      canvas.withMarkedContent(.tag(.table())) {
        canvas.withMarkedContent(.tag(.row)) {
          Self.text("one", on: canvas)
          Self.text("two", x: 100, on: canvas)
        }
        Self.text("nowhere", at: 100, on: canvas)
      }
    }
    #expect(tree.lines == ["Document", " Table", "  TR", "   TD 1.0", "   TD 1.1"])
    #expect(codes == [.invalidStructure, .invalidStructure])
  }

  @Test func aSkippedHeadingLevelIsNoted() throws {
    let (tree, codes) = try Self.tree { canvas in
      for (row, level) in [1, 2, 2, 1, 3, 9].enumerated() {
        canvas.withMarkedContent(.heading(level)) {
          Self.text("h", at: CGFloat(row) * 20, on: canvas)
        }
      }
    }
    #expect(tree.lines.suffix(2) == [" H3 1.4", " H6 1.5"])
    #expect(codes == [.invalidStructure, .invalidStructure, .invalidStructure])
  }

  @Test func skippedHeadingLevelsAreFoundInReadingOrder() throws {
    func codes(front: Int, _ levels: Int...) throws -> [Diagnostic] {
      let document = try PDFDocument(options: RenderOptions(policy: .lenient))
      let point = document.insertionPoint()
      let section = try document.element(.section)
      for (index, level) in levels.enumerated() {
        try document.page(size: Self.size) { canvas in
          canvas.withMarkedContent(index == 0 ? .within(section) : .tag(.section)) {
            canvas.withMarkedContent(.heading(level)) { Self.text("h", on: canvas) }
          }
        }
      }
      try document.page(size: Self.size, at: point) { canvas in
        canvas.withMarkedContent(.heading(front)) { Self.text("h", on: canvas) }
      }
      return try document.finish().diagnostics
    }
    #expect(try codes(front: 1, 2, 3).isEmpty)
    let first = try codes(front: 2, 1, 2)
    #expect(first.map(\.code) == [.invalidStructure])
    #expect(first.first?.page == 3)
    let next = try codes(front: 1, 3, 3)
    #expect(next.map(\.code) == [.invalidStructure])
    #expect(next.first?.page == 1)
    #expect(try codes(front: 1, 1, 3).map(\.page) == [2])
  }

  @Test func invisibleContentIsNotTagged() throws {
    let shadow = Shadow(color: .black, offset: CGSize(width: 3, height: 3), blur: 0)
    for effects in [
      GroupEffects(blendMode: .clear), GroupEffects(blendMode: .destinationOut),
      GroupEffects(blendMode: .destinationIn), GroupEffects(shadow: shadow, showsContent: false),
    ] {
      let (tree, codes) = try Self.tree { canvas in
        Self.text("beneath", on: canvas)
        canvas.withGroup(effects) {
          Self.text("group", at: 40, on: canvas)
          canvas.withMarkedContent(.figure(label: "square")) {
            canvas.fill(CGRect(x: 0, y: 0, width: 50, height: 50), with: .color(.black))
          }
        }
      }
      #expect(tree.lines.count == 2 && tree.lines.last?.hasPrefix(" P 1.") == true, "\(effects)")
      #expect(codes.isEmpty)
    }
  }

  @Test func headingsWithoutContentHaveNoLevel() throws {
    let (tree, codes) = try Self.tree { canvas in
      canvas.withMarkedContent(.heading(4)) {}
      canvas.withMarkedContent(.heading(1)) {
        canvas.withMarkedContent(.tag(.note)) { Self.text("h", on: canvas) }
      }
      // One that becomes a part of a line has no level.
      canvas.withMarkedContent(.heading(2)) {
        canvas.withMarkedContent(.heading(6)) { Self.text("h", at: 40, on: canvas) }
      }
      canvas.withMarkedContent(.heading(3)) { Self.text("h", at: 80, on: canvas) }
    }
    #expect(
      tree.lines.filter { $0.contains("H") } == [" H1", " H2", " H3 1.2"])
    #expect(codes == [.invalidStructure])
  }

  @Test func aCellThatBecomesADivisionHasNoTableAttributes() throws {
    let (tree, _) = try Self.tree { canvas in
      canvas.withMarkedContent(.tag(.headerCell(scope: .row, columns: 2), title: "t")) {
        Self.text("loose", on: canvas)
      }
    }
    #expect(tree.elements.count == 3)
    #expect(tree.elements[1]["/T"] as? String == "u:t")
    #expect(tree.elements[1]["/A"] == nil)
  }

  @Test(arguments: ["xx yy", "de)", "1234", "abcdefghi", "de--CH", "ü"])
  func invalidLanguagesAreLeftOutAndNoted(_ language: String) throws {
    let (tree, codes) = try Self.tree { canvas in
      canvas.withMarkedContent(.tag(.span, language: language)) { Self.text("a", on: canvas) }
      canvas.withMarkedContent(.tag(.span, language: "de_CH")) { Self.text("b", on: canvas) }
    }
    #expect(codes == [.invalidLocale])
    #expect(tree.elements.compactMap { $0["/Lang"] as? String } == ["u:de-CH"])
    let document = try PDFDocument(options: RenderOptions(policy: .lenient))
    _ = try document.element(MarkedContent.Tag(.section, language: language))
    try document.page(size: Self.size) { _ in }
    #expect(try document.finish().diagnostics.map(\.code) == [.invalidLocale])
  }

  @Test func anUntaggedDocumentHasNoMarkedContent() throws {
    let document = try PDFDocument(options: RenderOptions(isTagged: false))
    let table = try document.element(.table())
    try document.page(size: Self.size) { canvas in
      canvas.withMarkedContent(.heading(1)) { Self.text("title", on: canvas) }
      canvas.withMarkedContent(.within(table)) { Self.text("cell", at: 60, on: canvas) }
      canvas.withMarkedContent(.figure(label: "square")) {
        canvas.fill(CGRect(x: 0, y: 100, width: 20, height: 20), with: .color(.black))
      }
    }
    document.close(table)
    let tree = try PDFTree(document.finish().output)
    #expect(tree.lines.isEmpty)
    #expect(tree.marks == [[]])
    #expect(tree.catalog["/MarkInfo"] == nil)
  }

  @Test func theTitleIsThatOfTheFirstHeading() throws {
    let document = try PDFDocument()
    try document.page(size: Self.size) { canvas in
      Self.text("before", on: canvas)
      canvas.withMarkedContent(.heading(1)) { Self.text("Statement", at: 60, on: canvas) }
      canvas.withMarkedContent(.heading(2)) { Self.text("May", at: 90, on: canvas) }
    }
    let data = try document.finish().output
    let info = try Tool.output("pdfinfo", ["-"], input: data)
    #expect(info.contains(/Title: +Statement\n/))
  }

  @Test func contentWithinEachEffectAndPairOfEffectsIsMarked() throws {
    // Each effect alone and each pair, with text and figures in them: PDFTree proves that all
    // painting is marked, and each mark once.
    let mask: Mask = {
      let recorder = RecordingCanvas()
      recorder.fill(CGRect(x: 0, y: 0, width: 200, height: 200), with: .color(.black))
      return Mask(recorder.recording)
    }()
    let effects: [GroupEffects] = [
      GroupEffects(opacity: 0.5), GroupEffects(blendMode: .multiply), GroupEffects(mask: mask),
      GroupEffects(shadow: Shadow(color: .black, offset: CGSize(width: 3, height: 3), blur: 0)),
      GroupEffects(shadow: Shadow(color: .black, blur: 4)),
      GroupEffects(
        opacity: 0.5, mask: mask,
        shadow: Shadow(color: .black, offset: CGSize(width: 3, height: 3), blur: 0)),
    ]
    for outer in effects {
      for inner in effects {
        let (tree, _) = try Self.tree { canvas in
          canvas.withGroup(outer) {
            Self.text("outer", on: canvas)
            canvas.withGroup(inner) {
              Self.text("inner", at: 60, on: canvas)
              PDFFigureTests.figure("square", on: canvas)
            }
            canvas.fill(CGRect(x: 0, y: 0, width: 5, height: 5), with: .color(.red))
          }
          canvas.withMarkedContent(.paragraph) {
            canvas.withGroup(inner) { Self.text("last", at: 120, on: canvas) }
          }
        }
        let names = tree.lines.compactMap {
          $0.split(separator: " ").first.map(String.init)
        }
        #expect(names == ["Document", "P", "P", "Figure", "P"], "\(outer) \(inner)")
      }
    }
  }

  @Test(arguments: BlendMode.allCases.filter(\.isOperator))
  func textBeneathAnOperatorKeepsItsTags(_ mode: BlendMode) throws {
    let (tree, _) = try Self.tree { canvas in
      Self.text("beneath", on: canvas)
      canvas.withGroup(GroupEffects(opacity: 0.5)) { Self.text("in a group", at: 40, on: canvas) }
      canvas.withSavedState {
        canvas.clip(to: CGRect(x: 0, y: 0, width: 200, height: 200))
        canvas.fill(
          Path(CGRect(x: 5, y: 5, width: 100, height: 30)), with: .color(.systemGreen),
          rule: .nonZero, compositing: Compositing(blendMode: mode))
      }
      Self.text("after", at: 100, on: canvas)
    }
    #expect(tree.lines == ["Document", " P 1.f0", " P 1.f0", " P 1.0"])
  }
}

extension PDFTree {
  /// The dictionary at the root of the structure.
  var structureRoot: [String: Any]? { resolved(catalog["/StructTreeRoot"]) as? [String: Any] }
}
