import EaselCanvas
import EaselViews
import Foundation
import Testing

/// What becomes of what views say of themselves.
@Suite struct ViewAccessibilityTests {
  private func page(_ views: View...) -> View {
    let page = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    for view in views { page.addSubview(view) }
    return page
  }

  private func label(_ text: String, y: CGFloat = 0, x: CGFloat = 0) -> Label {
    let label = Label(frame: CGRect(x: x, y: y, width: 90, height: 20))
    label.text = text
    return label
  }

  private func box(_ views: View...) -> View {
    let box = View(frame: CGRect(x: 0, y: 40, width: 300, height: 200))
    for view in views { box.addSubview(view) }
    return box
  }

  /// The structure of a page without attributes and blanks.
  private func lines(_ page: View) throws -> [String] {
    try structure(of: page.data(as: .pdf, options: RenderOptions(policy: .lenient)))
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  // MARK: Headings and text

  @Test func aHeaderIsAHeadingOfLevelOne() throws {
    let title = label("Statement")
    title.accessibilityTraits = .header
    #expect(try lines(page(title)) == ["Document", "H1 (block)", "\"Statement\""])
  }

  @Test func aLevelMakesAHeading() throws {
    let (first, second) = (label("One"), label("Two", y: 30))
    first.accessibilityTraits = .header
    second.accessibilityHeadingLevel = .h2
    #expect(
      try lines(page(first, second)) == [
        "Document", "H1 (block)", "\"One\"", "H2 (block)", "\"Two\"",
      ])
  }

  @Test func theLabelOfAHeadingReplacesItsText() throws {
    let title = label("Q1")
    title.accessibilityTraits = .header
    title.accessibilityLabel = "First quarter"
    let data = try page(title).data(as: .pdf)
    #expect(try structure(of: data).contains { $0.contains("H1") })
    #expect(try uncompressedPDF(data).contains("/Alt (First quarter)"))
  }

  @Test func staticTextIsOneParagraph() throws {
    let text = box(label("one"), label("two", x: 100))
    text.accessibilityTraits = .staticText
    #expect(try lines(page(text)).filter { $0.hasPrefix("P") } == ["P (block)"])
    text.accessibilityTraits = .none
    #expect(try lines(page(text)).filter { $0.hasPrefix("P") }.count == 2)
  }

  @Test func aHeadingWithALinkHoldsTheLink() throws {
    let title = label("Home")
    title.accessibilityTraits = .header
    title.link = .url("https://example.com")
    let lines = try lines(page(title))
    #expect(lines.prefix(3) == ["Document", "H1 (block)", "Link (inline)"])
    #expect(lines.contains("\"Home\""))
  }

  // MARK: Containers

  @Test func aListHasItems() throws {
    let list = box(label("one"), label("two", y: 30))
    list.accessibilityContainerType = .list
    #expect(
      try lines(page(list)) == [
        "Document", "L (block)", "LI (block)", "LBody (block)", "P (block)", "\"one\"",
        "LI (block)", "LBody (block)", "P (block)", "\"two\"",
      ])
  }

  private func table() -> (table: View, rows: [View]) {
    let rows = (0..<3).map { index in
      let row = View(frame: CGRect(x: 0, y: CGFloat(index) * 20, width: 300, height: 20))
      for column in 0..<2 {
        row.addSubview(label("\(index)-\(column)", x: CGFloat(column) * 100))
      }
      return row
    }
    for cell in rows[0].subviews + [rows[1].subviews[0]] { cell.accessibilityTraits = .header }
    let table = box()
    for row in rows { table.addSubview(row) }
    table.accessibilityContainerType = .dataTable
    return (table, rows)
  }

  @Test func aTableHasRowsAndCells() throws {
    let table = table().table
    table.accessibilityLabel = "Hours"
    #expect(
      try lines(page(table)) == [
        "Document", "Table (block):", "/Summary (Hours)", "TR", "TH:", "/Scope /Column", "\"0-0\"",
        "TH:", "/Scope /Column", "\"0-1\"", "TR", "TH:", "/Scope /Row", "\"1-0\"", "TD",
        "\"1-1\"", "TR", "TD", "\"2-0\"", "TD", "\"2-1\"",
      ])
  }

  @Test func hiddenRowsAreNotTheHeaderRowOfATable() throws {
    let (table, rows) = table()
    rows[1].subviews[1].accessibilityTraits = .header
    rows[0].isHidden = true
    let lines = try lines(page(table))
    #expect(lines.filter { $0.hasPrefix("/Scope") } == ["/Scope /Column", "/Scope /Column"])
    rows[0].isHidden = false
    rows[0].accessibilityElementsHidden = true
    #expect(try self.lines(page(table)) == lines)
  }

  @Test func aRowWithoutSubviewsIsACell() throws {
    let table = box(label("only"))
    table.accessibilityContainerType = .dataTable
    #expect(try lines(page(table)) == ["Document", "Table (block)", "TR", "TD", "\"only\""])
  }

  @Test(arguments: [AccessibilityContainerType.landmark, .semanticGroup])
  func aGroupWithALabelIsASectionThatKeepsItsContents(_ type: AccessibilityContainerType) throws {
    let group = box(label("inside"))
    group.accessibilityContainerType = type
    group.accessibilityLabel = "Totals"
    let lines = try lines(page(group))
    #expect(lines[1].hasPrefix("Sect \"Totals\""))
    #expect(lines.suffix(2) == ["P (block)", "\"inside\""])
  }

  @Test func aRowDrawnWithoutItsTableIsNotTaggedAsARow() throws {
    let (table, rows) = table()
    let alone = try rows[0].rendered(as: .pdf)
    #expect(alone.diagnostics.isEmpty)
    #expect(try structure(of: alone.output).filter { $0.contains("TR") || $0.contains("TH") } == [])
    _ = table
  }

  // MARK: Decoration, images and languages

  @Test func aHiddenElementIsNotInTheStructure() throws {
    let running = box(label("1"))
    running.accessibilityElementsHidden = true
    running.accessibilityTraits = .header
    #expect(try lines(page(running, label("text"))) == ["Document", "P (block)", "\"text\""])
  }

  @Test func anImageNeedsWordsToBeAFigure() throws {
    let pixels = [UInt8](repeating: 255, count: 4 * 20 * 20)
    let image = ImageView(image: try Image(rgba: pixels, width: 20, height: 20))
    image.accessibilityTraits = .image
    #expect(try lines(page(image)) == ["Document"])
    image.accessibilityLabel = "Red"
    #expect(try lines(page(image)).dropFirst().first?.hasPrefix("Figure") == true)
  }

  @Test func theImageOfAHeadingIsAFigureInIt() throws {
    let logo = label("Acme")
    logo.accessibilityTraits = [.header, .image]
    logo.accessibilityLabel = "Acme"
    let lines = try lines(page(logo))
    #expect(lines[1] == "H1 (block)")
    #expect(lines[2].hasPrefix("Figure"))
  }

  @Test func aLanguageIsThatOfTheElement() throws {
    let (title, text) = (label("Titel"), label("Text", y: 30))
    title.accessibilityTraits = .header
    title.accessibilityLanguage = "de"
    text.accessibilityLanguage = "de-CH"
    let page = page(title, text)
    #expect(try lines(page) == ["Document", "H1 (block)", "\"Titel\"", "P (block)", "\"Text\""])
    let file = try uncompressedPDF(page.data(as: .pdf))
    #expect(file.contains("/Lang (de)") && file.contains("/Lang (de-CH)"))
  }

  @Test func aLanguageWithinALineIsASpan() throws {
    let word = label("Wort")
    word.accessibilityLanguage = "de"
    let text = box(label("word", x: 100), word)
    text.accessibilityTraits = .staticText
    let result = try page(text).rendered(as: .pdf)
    #expect(result.diagnostics.isEmpty)
    #expect(try structure(of: result.output).contains { $0.contains("Span") })
  }

  // MARK: Elsewhere

  @Test func anSVGHasRoles() throws {
    let title = label("Title")
    title.accessibilityHeadingLevel = .h1
    title.accessibilityLanguage = "en"
    let svg = String(
      decoding: try page(title, table().table).data(as: .svg), as: UTF8.self)
    #expect(svg.contains("<g role=\"heading\" aria-level=\"1\" lang=\"en\">"))
    for (role, count) in [("table", 1), ("row", 3), ("columnheader", 2), ("rowheader", 1)] {
      #expect(svg.components(separatedBy: "role=\"\(role)\"").count == count + 1)
    }
  }

  @Test func aChangeOfTraitsAppliesToTheNextRendering() throws {
    let title = label("Title")
    let page = page(title)
    #expect(try lines(page)[1] == "P (block)")
    title.accessibilityTraits = .header
    #expect(try lines(page)[1] == "H1 (block)")
    title.accessibilityTraits = .none
    #expect(try lines(page)[1] == "P (block)")
  }

  @Test func aRecordingKeepsTheTagsOnEachPage() throws {
    let (table, _) = table()
    let recording = page(table).recording()
    let document = try PDFDocument()
    for _ in 0..<3 {
      try document.page(size: CGSize(width: 300, height: 300)) { $0.draw(recording) }
    }
    let lines = try structure(of: document.finish().output)
    #expect(lines.filter { $0.contains("Table (block)") }.count == 3)
    #expect(lines.filter { $0.contains("TH:") }.count == 9)
  }

  @Test func viewsInPerspectiveKeepTheirTags() throws {
    let title = label("Title")
    title.accessibilityTraits = .header
    let turned = box(title)
    var space = Transform3D.identity
    space.m34 = -1 / 400
    turned.transform3D = Transform3D(rotationAngle: 0.5, x: 0, y: 1, z: 0).concatenating(space)
    #expect(try lines(page(turned)).contains("H1 (block)"))
  }

  @Test func viewsWithoutAccessibilityHaveNoMarkedContent() {
    let plain = page(box(label("one")))
    let operations = plain.recording().operations
    #expect(
      !operations.contains {
        if case .beginMarkedContent = $0 { true } else { false }
      })
  }

  @Test func everyTextIsInTheStructureOfAnyTreeOfViews() throws {
    var state: UInt64 = 18
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    for round in 0..<40 {
      var words: [String] = []
      func describe(_ view: View) {
        if random(4) == 0 { view.accessibilityTraits = [.header, .staticText, .image][random(3)] }
        if random(6) == 0 {
          view.accessibilityHeadingLevel = AccessibilityHeadingLevel.allCases[random(7)]
        }
        if random(5) == 0 { view.accessibilityLanguage = "de" }
        if random(6) == 0 { view.accessibilityLabel = "name" }
        if random(8) == 0 { view.link = .url("https://example.com") }
      }
      func view(depth: Int) -> View {
        guard depth > 0, random(3) > 0 else {
          words.append("w\(round)x\(words.count)y")
          let leaf = label(words[words.count - 1])
          describe(leaf)
          return leaf
        }
        let group = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        for _ in 0...random(3) {
          let inner = view(depth: depth - 1)
          inner.frame.origin = CGPoint(x: random(20), y: random(40))
          group.addSubview(inner)
        }
        describe(group)
        group.accessibilityContainerType = AccessibilityContainerType.allCases[random(5)]
        return group
      }
      let found = try lines(page(view(depth: 4))).filter { $0.hasPrefix("\"") }
        .joined(separator: " ")
      for word in words {
        #expect(found.components(separatedBy: word).count == 2, "\(word): \(found)")
      }
    }
  }
}
