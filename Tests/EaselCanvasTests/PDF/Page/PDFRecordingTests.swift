import Foundation
import Testing

@testable import EaselCanvas

/// Recordings that are drawn again and again.
@Suite("Recordings in a PDF")
struct PDFRecordingTests {
  private static let size = CGSize(width: 120, height: 80)

  /// A frame of a page with more than the eight operations that a form takes.
  private static func furniture(
    _ more: (RecordingCanvas) -> Void = { _ in }
  ) -> Recording {
    let canvas = RecordingCanvas(size: size)
    for index in 0..<12 {
      canvas.fill(
        Path(CGRect(x: 4 + index * 9, y: 4, width: 6, height: 10)),
        with: .color(Color(red: 0.1 * Double(index % 10), green: 0.4, blue: 0.6)))
    }
    canvas.draw(TextLayout("Letterhead", style: TextStyle(font: .system(size: 9))), at: .zero)
    more(canvas)
    return canvas.recording
  }

  /// Pages without tags: else what is written lies in the order of the text, and is no form.
  private func rendered(
    pages: Int = 4, reuses: Bool = true, isTagged: Bool = false, _ draw: (any Canvas, Int) -> Void
  ) throws -> RenderResult<Data> {
    let document = try PDFDocument(
      options: RenderOptions(policy: .lenient, reusesRecordings: reuses, isTagged: isTagged))
    for page in 0..<pages { try document.page(size: Self.size) { draw($0, page) } }
    return try document.finish()
  }

  /// How many forms a document has.
  private func forms(_ document: Data) throws -> Int {
    try Tool.uncompressed(document).components(separatedBy: "/Subtype /Form").count - 1
  }

  /// Expects the pages to look the same with forms as without them, and returns how many there are.
  @discardableResult
  private func expectSame(pages: Int = 4, _ draw: (any Canvas, Int) -> Void) throws -> Int {
    let shared = try rendered(pages: pages, draw)
    let written = try rendered(pages: pages, reuses: false, draw)
    #expect(shared.diagnostics == written.diagnostics)
    for page in 1...pages {
      let arguments = ["-r", "144", "-png", "-f", "\(page)", "-singlefile", "-"]
      let drawnImages = try [shared, written].map {
        try Image(data: try Tool.data("pdftoppm", arguments, input: $0.output)).pixels
      }
      #expect(drawnImages[0] == drawnImages[1], "page \(page)")
      #expect(Set(drawnImages[0]).count > 1)
    }
    let text = try [shared, written].map {
      try Tool.output("pdftotext", ["-", "-"], input: $0.output)
    }
    #expect(text[0] == text[1])
    _ = try Tool.output("qpdf", ["--check", "/dev/stdin"], input: shared.output)
    return try forms(shared.output) - forms(written.output)
  }

  @Test func taggedPagesShareRecordedArtifacts() throws {
    let furniture = Self.furniture()
    let shared = try rendered(isTagged: true) { canvas, _ in
      canvas.withMarkedContent(.artifact(.header)) { canvas.draw(furniture) }
    }
    #expect(try forms(shared.output) == 1)
    #expect(try PDFTree(shared.output).lines == ["Document"])
  }

  @Test func aFigureWithinARecordingSharesItsOwnRecording() throws {
    let furniture = Self.furniture()
    let outer = Self.furniture { canvas in
      canvas.withMarkedContent(.figure(label: "A logo")) { canvas.draw(furniture) }
    }
    let shared = try rendered(isTagged: true) { canvas, _ in canvas.draw(outer) }
    #expect(try forms(shared.output) == 1)
  }

  @Test func taggedPagesWriteRecordedTextInReadingOrder() throws {
    let furniture = Self.furniture()
    let written = try rendered(isTagged: true) { canvas, _ in canvas.draw(furniture) }
    #expect(try forms(written.output) == 0)
    let lines = try PDFTree(written.output).lines
    #expect(lines == ["Document", " P 1.0", " P 2.0", " P 3.0", " P 4.0"])
  }

  @Test func aRecordingOnEveryPageIsWrittenTwiceAtMost() throws {
    let furniture = Self.furniture()
    let forms = try expectSame { canvas, page in
      canvas.draw(furniture)
      canvas.fill(Path(CGRect(x: page * 9, y: 40, width: 30, height: 20)), with: .color(.black))
    }
    #expect(forms == 1)
    let (few, many) = (
      try rendered(pages: 10) { canvas, _ in canvas.draw(furniture) }.output.count,
      try rendered(pages: 110) { canvas, _ in canvas.draw(furniture) }.output.count
    )
    let (fewWritten, manyWritten) = (
      try rendered(pages: 10, reuses: false) { canvas, _ in canvas.draw(furniture) }.output.count,
      try rendered(pages: 110, reuses: false) { canvas, _ in canvas.draw(furniture) }.output.count
    )
    #expect((many - few) * 3 < (manyWritten - fewWritten) * 2)
  }

  @Test func aRecordingOfAnUnchangedCanvasIsReused() throws {
    let canvas = RecordingCanvas(size: Self.size)
    Self.furniture().replay(on: canvas)
    #expect(try expectSame { page, _ in page.draw(canvas.recording) } == 1)
  }

  @Test func anEqualButSeparateRecordingIsNotReused() throws {
    #expect(try expectSame { canvas, _ in canvas.draw(Self.furniture()) } == 0)
    #expect(Self.furniture() == Self.furniture())
  }

  @Test func aRecordingHasOneFormForEachPosition() throws {
    let furniture = Self.furniture()
    let forms = try expectSame { canvas, page in
      for index in 0..<3 {
        canvas.save()
        canvas.translate(x: CGFloat(index) * 10, y: CGFloat(index) * 20)
        canvas.scale(x: 0.9, y: 0.9)
        canvas.draw(furniture)
        canvas.restore()
      }
    }
    #expect(forms == 3)
  }

  @Test func aRecordingHasOneFormForEachAppearanceAndRectangularClip() throws {
    let furniture = Self.furniture { canvas in
      canvas.fill(Path(CGRect(x: 50, y: 30, width: 40, height: 20)), with: .color(.label))
    }
    let forms = try expectSame(pages: 6) { canvas, page in
      canvas.save()
      canvas.context.appearance = page % 2 == 0 ? .light : .dark
      if page > 1 { canvas.clip(to: Path(CGRect(x: 10, y: 0, width: 60, height: 80))) }
      canvas.clip(to: Path(ellipseIn: CGRect(x: page, y: 0, width: 110, height: 70)))
      canvas.draw(furniture)
      canvas.restore()
      canvas.context.appearance = .light
    }
    // Light and dark within the narrow clip, which came twice each.
    #expect(forms == 2)
  }

  @Test func aFormIsCutByTheClipOfEachPage() throws {
    let furniture = Self.furniture()
    let forms = try expectSame { canvas, page in
      canvas.save()
      canvas.clip(
        to: Path { path in
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: Self.size.width, y: CGFloat(page) * 20))
          path.addLine(to: CGPoint(x: 0, y: Self.size.height))
          path.addLine(to: CGPoint(x: Self.size.width, y: Self.size.height))
          path.addLine(to: CGPoint(x: Self.size.width, y: 0))
          path.closeSubpath()
        })
      canvas.draw(furniture)
      canvas.restore()
    }
    #expect(forms == 1)
  }

  @Test func aFormDoesNotInheritOpacityOrBlendModeOfThePage() throws {
    let furniture = Self.furniture { canvas in
      canvas.fill(
        Path(CGRect(x: 10, y: 30, width: 60, height: 30)), with: .color(.systemRed),
        rule: .nonZero, compositing: Compositing(alpha: 0.5, blendMode: .multiply))
      canvas.withGroup(GroupEffects(opacity: 0.5)) {
        canvas.fill(Path(CGRect(x: 30, y: 40, width: 60, height: 30)), with: .color(.systemBlue))
      }
    }
    let forms = try expectSame { canvas, _ in
      canvas.fill(
        Path(CGRect(x: 0, y: 20, width: 60, height: 30)), with: .color(.systemGreen),
        rule: .nonZero, compositing: Compositing(alpha: 0.3, blendMode: .multiply))
      canvas.draw(furniture)
      canvas.withGroup(GroupEffects(opacity: 0.4)) { canvas.draw(furniture) }
      canvas.fill(Path(CGRect(x: 90, y: 60, width: 20, height: 10)), with: .color(.black))
    }
    // The group of each page draws the shared form too; that of the recording is written once.
    #expect(forms == -5)
  }

  @Test func recordingsWithBlendModesThatPDFLacksAreNotForms() throws {
    let furniture = Self.furniture { canvas in
      canvas.fill(
        Path(CGRect(x: 10, y: 2, width: 60, height: 30)), with: .color(.systemRed),
        rule: .nonZero, compositing: Compositing(blendMode: .xor))
    }
    #expect(
      try expectSame { canvas, _ in
        canvas.fill(Path(CGRect(x: 0, y: 20, width: 60, height: 30)), with: .color(.systemGreen))
        canvas.draw(furniture)
      } == 0)
  }

  @Test func linksAndFiguresOfARecordingAreOnEachPage() throws {
    let furniture = Self.furniture { canvas in
      canvas.beginMarkedContent(.link(.url("https://example.com")))
      canvas.fill(Path(CGRect(x: 50, y: 30, width: 40, height: 20)), with: .color(.systemBlue))
      canvas.endMarkedContent()
      canvas.beginMarkedContent(.figure(label: "Seal"))
      canvas.fill(Path(CGRect(x: 5, y: 60, width: 10, height: 10)), with: .color(.systemRed))
      canvas.endMarkedContent()
    }
    #expect(try expectSame { canvas, _ in canvas.draw(furniture) } == 0)
    let text = try Tool.uncompressed(
      rendered(isTagged: true) { canvas, _ in canvas.draw(furniture) }.output)
    #expect(text.components(separatedBy: "/URI (https://example.com").count == 5)
    #expect(text.components(separatedBy: "/Alt ").count == 5)
  }

  @Test func aFormHidesALinkBeneathLikeItsOperations() throws {
    let furniture = Self.furniture()
    func links(_ reuses: Bool) throws -> [String] {
      let document = try rendered(reuses: reuses) { canvas, _ in
        canvas.beginMarkedContent(.link(.url("https://example.com")))
        canvas.fill(Path(CGRect(x: 0, y: 0, width: 60, height: 30)), with: .color(.systemBlue))
        canvas.endMarkedContent()
        canvas.draw(furniture)
      }
      return try Tool.uncompressed(document.output).split(separator: "\n")
        .filter { $0.contains("/Rect") }.map(String.init)
    }
    let written = try links(false)
    #expect(!written.isEmpty)
    #expect(try links(true) == written)
  }

  @Test func diagnosticsOfARecordingAreNotedOnEachPage() throws {
    let furniture = Self.furniture { canvas in
      canvas.draw(TextLayout("\u{10FFFD}"), at: CGPoint(x: 20, y: 40))
    }
    let document = try rendered { canvas, _ in canvas.draw(furniture) }
    #expect(document.diagnostics.filter { $0.code == .glyphMissing }.map(\.page) == [1, 2, 3, 4])
    try expectSame { canvas, _ in canvas.draw(furniture) }
  }

  @Test func operationsOfFormsCountTowardsTheLimit() throws {
    let furniture = Self.furniture()
    var limits = Limits()
    limits.maximumOperationsPerPage = 3 * furniture.operationCount
    let document = try PDFDocument(options: RenderOptions(policy: .lenient, limits: limits))
    try document.page(size: Self.size) { canvas in
      for _ in 0..<4 { canvas.draw(furniture) }
    }
    #expect(try document.finish().diagnostics.map(\.code) == [.limitExceeded])
  }

  @Test(arguments: [0, CGFloat.pi / 4])
  func theBoundingBoxOfAFigureWithAFormIsThatOfItsOperations(_ angle: CGFloat) throws {
    // Larger than the canvas that records it, and with free corners.
    let canvas = RecordingCanvas(size: CGSize(width: 10, height: 10))
    for index in 0..<10 {
      canvas.fill(
        Path(CGRect(x: 20 + index * 4, y: index * 3, width: 3, height: 2)), with: .color(.black))
    }
    let furniture = canvas.recording
    func boxes(_ reuses: Bool) throws -> [String] {
      let document = try rendered(reuses: reuses, isTagged: true) { canvas, _ in
        canvas.beginMarkedContent(.figure(label: "Bars"))
        canvas.save()
        canvas.rotate(by: angle)
        canvas.draw(furniture)
        canvas.restore()
        canvas.endMarkedContent()
      }
      return try Tool.uncompressed(document.output)
        .matches(of: /\/BBox \[([^\]]*)\]\s*\/O \/Layout/).map { String($0.1) }
    }
    let written = try boxes(false)
    #expect(written.count == 4)
    #expect(try boxes(true) == written)
  }

  @Test func aFormCountsAsManyOperationsAsItsRecording() throws {
    let canvas = RecordingCanvas(size: Self.size)
    for index in 0..<30 {
      canvas.save()
      canvas.translate(x: CGFloat(index), y: 0)
      canvas.fill(Path(CGRect(x: 0, y: 0, width: 3, height: 2)), with: .color(.black))
      canvas.restore()
    }
    let furniture = canvas.recording
    var limits = Limits()
    limits.maximumOperationsPerPage = furniture.operationCount
    let document = try PDFDocument(options: RenderOptions(limits: limits))
    for _ in 0..<4 {
      try document.page(size: Self.size) { canvas in
        canvas.draw(furniture)
        for _ in 0..<90 {
          canvas.fill(Path(CGRect(x: 9, y: 9, width: 3, height: 2)), with: .color(.black))
        }
      }
    }
    #expect(try document.finish().diagnostics.isEmpty)
  }

  @Test func combiningMarksHighAboveLettersAreWithinTheForm() throws {
    let canvas = RecordingCanvas(size: Self.size)
    for index in 0..<8 {
      canvas.draw(
        TextLayout(
          "e" + String(repeating: "\u{301}", count: 12), style: TextStyle(font: .system(size: 8))),
        at: CGPoint(x: 10 + 10 * index, y: 60))
    }
    let furniture = canvas.recording
    #expect(try expectSame { canvas, _ in canvas.draw(furniture) } == 1)
  }

  @Test func recordingsWithinAFormAreWrittenIntoIt() throws {
    var recording = Self.furniture()
    for _ in 0..<20 {
      let canvas = RecordingCanvas(size: Self.size)
      canvas.translate(x: 0.5, y: 1)
      canvas.draw(recording)
      recording = canvas.recording
    }
    #expect(try expectSame { canvas, _ in canvas.draw(recording) } == 1)
  }

  @Test func destinationsInMasksOfARecordingLookTheSameAsWithoutForms() throws {
    let canvas = RecordingCanvas(size: Self.size)
    canvas.beginMarkedContent(.destination("mask"))
    canvas.fill(Path(CGRect(x: 0, y: 0, width: 60, height: 60)), with: .color(.black))
    canvas.endMarkedContent()
    let mask = canvas.recording
    let furniture = Self.furniture { canvas in
      canvas.withGroup(GroupEffects(mask: Mask(mask, mode: .alpha))) {
        canvas.fill(Path(CGRect(x: 30, y: 30, width: 60, height: 60)), with: .color(.systemRed))
      }
    }
    try expectSame { canvas, _ in canvas.draw(furniture) }
  }

  @Test func shortRecordingsAreNotForms() throws {
    let canvas = RecordingCanvas(size: Self.size)
    canvas.fill(Path(CGRect(x: 4, y: 4, width: 6, height: 10)), with: .color(.black))
    let dot = canvas.recording
    #expect(try expectSame { canvas, _ in canvas.draw(dot) } == 0)
  }

  @Test func nestedAndMaskRecordingsLookTheSameAsWithoutForms() throws {
    let inner = Self.furniture()
    let canvas = RecordingCanvas(size: Self.size)
    for index in 0..<3 {
      canvas.save()
      canvas.translate(x: 0, y: CGFloat(index) * 25)
      canvas.draw(inner)
      canvas.restore()
    }
    let outer = canvas.recording
    try expectSame { canvas, _ in
      canvas.draw(outer)
      canvas.withGroup(GroupEffects(mask: Mask(inner, mode: .luminance))) {
        canvas.fill(Path(CGRect(origin: .zero, size: Self.size)), with: .color(.systemRed))
      }
      canvas.withGroup(
        GroupEffects(shadow: Shadow(color: .black, offset: CGSize(width: 2, height: 2), blur: 3))
      ) { canvas.draw(inner) }
    }
  }

  @Test("An artifact in a recording is read on no page of a paragraph")
  func artifactInParagraph() throws {
    let recording = Self.furniture { canvas in
      canvas.withMarkedContent(.artifact) { canvas.draw(TextLayout("cut here"), at: .zero) }
    }
    let result = try rendered(isTagged: true) { canvas, _ in
      canvas.withMarkedContent(.paragraph) { canvas.draw(recording) }
    }
    let structure = try Tool.output("pdfinfo", ["-struct-text", "-"], input: result.output)
    #expect(structure.components(separatedBy: "Letterhead").count == 5)
    #expect(!structure.contains("cut here"))
  }
}
