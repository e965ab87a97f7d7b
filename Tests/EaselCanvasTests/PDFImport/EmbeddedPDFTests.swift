import EaselCanvas
import Foundation
import Testing

/// Pages of PDF files in a document: where they are, and how often their objects are there.
@Suite struct EmbeddedPDFTests {
  /// A document of one page that shows another one in its own size.
  static func document(
    showing page: EmbeddedPDF, options: RenderOptions = RenderOptions()
  ) throws -> Data {
    let document = try PDFDocument(options: options)
    try document.page(size: page.size) { canvas in
      canvas.fill(CGRect(x: 0, y: 0, width: 1, height: 1), with: .color(.white))
      canvas.draw(page, in: CGRect(origin: .zero, size: page.size))
    }
    return try document.finish().output
  }

  /// The pixels of a page as poppler draws it.
  static func pixels(_ document: Data) throws -> Data {
    try Tool.data("pdftoppm", ["-r", "72", "-cropbox", "-"], input: document)
  }

  /// The share of bytes of two images that differ by more than a shade; 1 for other sizes.
  static func difference(_ a: Data, _ b: Data) -> Double {
    guard a.count == b.count, !a.isEmpty else { return 1 }
    let count = zip(a, b).count { abs(Int($0) - Int($1)) > 24 }
    return Double(count) / Double(a.count)
  }

  static func forms(_ document: Data) throws -> Int {
    try Tool.uncompressed(document).components(separatedBy: "/Subtype /Form").count - 1
  }

  @Test(arguments: [
    ("", 200, 100), ("/Rotate 90", 100, 200), ("/Rotate 180", 200, 100), ("/Rotate -90", 100, 200),
    ("/Rotate 450", 100, 200), ("/CropBox [20 10 170 90]", 150, 80),
    ("/CropBox [170 90 20 10] /Rotate 90", 80, 150), ("/CropBox [100 50 900 900]", 100, 50),
    ("/UserUnit 2", 400, 200), ("/UserUnit 2 /Rotate 270", 200, 400),
  ]) func theSizeIsThatOfTheTurnedCropBox(_ entries: String, _ width: Double, _ height: Double)
    throws
  {
    let page = try EmbeddedPDF(data: WrittenPDF(page: entries).data)
    #expect(page.size == CGSize(width: width, height: height))
  }

  @Test(arguments: [0, 90, 180, 270], ["", "/CropBox [5 8 190 96]"])
  func aTurnedPageLooksAsInItsFile(_ rotation: Int, _ crop: String) throws {
    let source = WrittenPDF(page: "/Rotate \(rotation) \(crop)").data
    let document = try Self.document(showing: EmbeddedPDF(data: source))
    #expect(Self.difference(try Self.pixels(source), try Self.pixels(document)) < 0.01)
  }

  @Test func attributesOfThePageTreeAreInherited() throws {
    var source = WrittenPDF()
    source[2] = """
      << /Type /Pages /Kids [6 0 R] /Count 1 /MediaBox [0 0 200 100] /Rotate 90 /Resources 5 0 R >>
      """
    source[6] = "<< /Type /Pages /Parent 2 0 R /Kids [3 0 R] /Count 1 /CropBox [5 8 190 96] >>"
    source[3] = "<< /Type /Page /Parent 6 0 R /Contents 4 0 R >>"
    let page = try EmbeddedPDF(data: source.data)
    #expect(page.size == CGSize(width: 88, height: 185))
    let document = try Self.document(showing: page)
    #expect(Self.difference(try Self.pixels(source.data), try Self.pixels(document)) < 0.01)
  }

  @Test func partsOfTheContentAreJoinedBetweenTokens() throws {
    var source = WrittenPDF(page: "/Contents [4 0 R 6 0 R]")
    source[3] = source[3]?.replacingOccurrences(of: "/Contents 4 0 R", with: "")
    source.setStream(4, "1 0 0 rg 10 10 60")
    source.setStream(6, "20 re f")
    let document = try Self.document(showing: EmbeddedPDF(data: source.data))
    #expect(Self.difference(try Self.pixels(source.data), try Self.pixels(document)) < 0.01)
  }

  @Test func aFontOfTwoPagesIsCopiedOnce() throws {
    var source = WrittenPDF()
    source[2] = "<< /Type /Pages /Kids [3 0 R 6 0 R] /Count 2 >>"
    source[5] = "<< /Font << /F1 7 0 R >> >>"
    source[6] = """
      << /Type /Page /Parent 2 0 R /MediaBox [0 0 90 90] /Contents 4 0 R
      /Resources << /Font << /F1 7 0 R >> >> >>
      """
    source[7] = "<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>"
    let document = try PDFDocument()
    for number in 1...2 {
      // Each page is read by itself.
      let page = try EmbeddedPDF(data: source.data, page: number)
      try document.page(size: page.size) {
        $0.draw(page, in: CGRect(origin: .zero, size: page.size))
      }
    }
    let text = try Tool.uncompressed(document.finish().output)
    #expect(text.components(separatedBy: "/BaseFont /Courier").count == 2)
  }

  /// A file of forty pages with a page tree of two levels.
  private static func many(_ tree: String, _ page: String) -> WrittenPDF {
    var source = WrittenPDF(pages: tree)
    let kids = (10..<50).map { "\($0) 0 R" }.joined(separator: " ")
    source[2] = "<< /Type /Pages /Kids [6 0 R] /Count 40 \(tree) >>"
    source[6] = "<< /Type /Pages /Parent 2 0 R /Kids [\(kids)] /Count 40 >>"
    for number in 10..<50 {
      source[number] = "<< /Type /Page /Parent 6 0 R /MediaBox [0 0 9 9] /Contents 4 0 R \(page) >>"
    }
    return source
  }

  @Test(arguments: [
    ("", "/Resources 5 0 R"), ("/Resources 5 0 R", ""),
    ("/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>", ""),
  ]) func resourcesThatPagesShareAreCopiedOnce(_ tree: String, _ page: String) throws {
    let data = Self.many(tree, page).data
    let document = try PDFDocument()
    // Some pages of one reading, and some that are each read by itself.
    let pages = try EmbeddedPDF.pages(of: data).prefix(30)
    let others = try (31...40).map { try EmbeddedPDF(data: data, page: $0) }
    for page in pages + others {
      try document.page(size: page.size) {
        $0.draw(page, in: CGRect(origin: .zero, size: page.size))
      }
    }
    let text = try Tool.uncompressed(document.finish().output)
    #expect(text.components(separatedBy: "/BaseFont /Helvetica").count == 2)
  }

  @Test func translucencyInResourcesThatPagesShareMakesEachAGroup() throws {
    var source = Self.many("", "/Resources 5 0 R")
    source[5] = "<< /XObject << /X 7 0 R >> >>"
    source.setStream(
      7, "/G gs 0 0 9 9 re f",
      "/Subtype /Form /BBox [0 0 9 9] /Resources << /ExtGState << /G 8 0 R >> /XObject << /X 7 0 R >> >>"
    )
    source[8] = "<< /ca 0.5 >>"
    let pages = try EmbeddedPDF.pages(of: source.data)
    #expect(pages.count == 40)
    for page in pages { #expect(try Self.document(showing: page).count > 0) }
    let output = try Self.document(showing: pages[39])
    #expect(try Tool.uncompressed(output).components(separatedBy: "/S /Transparency").count == 3)
  }

  /// Two files with the same MD5, of which Wang and Yu found the first blocks (EUROCRYPT 2005).
  @Test func filesWithTheSameMD5AreDifferent() throws {
    let block = """
      d131dd02c5e6eec4693d9a0698aff95c2fcab58712467eab4004583eb8fb7f8955ad340609f4b30283e4888325714\
      15a085125e8f7cdc99fd91dbdf280373c5bd8823e3156348f5bae6dacd436c919c6dd53e2b487da03fd02396306d2\
      48cda0e99f33420f577ee8ce54b67080a80d1ec69821bcb6a8839396f9652b6ff72a70
      """
    var (first, digits) = (Data(), Array(block))
    while digits.count >= 2 {
      first.append(try #require(UInt8(String(digits.prefix(2)), radix: 16)))
      digits.removeFirst(2)
    }
    var second = first
    // The differences: 2³¹, 2¹⁵ and 2³¹ in the words 4, 11 and 14 of both blocks.
    for index in [19, 45, 59, 83, 109, 123] { second[index] ^= 0x80 }
    let paper = WrittenPDF().data
    let pages = try [first, second].map { try EmbeddedPDF(data: $0 + paper) }
    #expect(pages[0] != pages[1])
    #expect(try pages[0] == EmbeddedPDF(data: first + paper))
  }

  @Test func aPageThatIsDrawnAHundredTimesIsOneForm() throws {
    let data = WrittenPDF().data
    let document = try PDFDocument()
    for index in 0..<10 {
      let page = try EmbeddedPDF(data: data)
      try document.page(size: PageSize.a4) { canvas in
        for part in 0..<10 {
          canvas.draw(page, in: CGRect(x: 10 * part, y: 70 * part, width: 90 + index, height: 50))
        }
      }
    }
    let output = try document.finish().output
    #expect(try Self.forms(output) == 1)
  }

  @Test func aPageInARecordingIsOneForm() throws {
    let page = try EmbeddedPDF(data: WrittenPDF().data)
    let recorder = RecordingCanvas()
    recorder.draw(page, in: CGRect(x: 0, y: 0, width: 100, height: 50))
    let document = try PDFDocument()
    for _ in 0..<5 { try document.page(size: PageSize.a5) { $0.draw(recorder.recording) } }
    #expect(try Self.forms(document.finish().output) == 1)
  }

  @Test func theStateOfThePageAroundItDoesNotReachIt() throws {
    let page = try EmbeddedPDF(data: WrittenPDF(content: "20 20 60 60 re f 5 95 m 195 95 l S").data)
    let document = try PDFDocument()
    try document.page(size: page.size) { canvas in
      canvas.stroke(
        Path(CGRect(x: 150, y: 40, width: 4, height: 4)), with: .color(.systemRed),
        style: StrokeStyle(lineWidth: 9, dash: [3, 3]))
      canvas.fill(CGRect(x: 150, y: 40, width: 4, height: 4), with: .color(.systemRed))
      canvas.draw(page, in: CGRect(origin: .zero, size: page.size))
    }
    let pixels = try Self.pixels(document.finish().output)
    let start = pixels.count - 200 * 100 * 3
    #expect(Array(pixels[(start + (50 * 200 + 50) * 3)...].prefix(3)) == [0, 0, 0])
  }

  @Test func statesOfTheContentAreBalanced() throws {
    let source = WrittenPDF(content: "Q q q 0.5 0 0 0.5 0 0 cm 1 0 0 rg 0 0 100 100 re f")
    let document = try Self.document(showing: EmbeddedPDF(data: source.data))
    let content = try Tool.uncompressed(document)
    let form = try #require(content.components(separatedBy: "/Subtype /Form").last)
    #expect(form.components(separatedBy: "\nQ").count == 3)
  }

  @Test func marksOfTheFileAreLeftOut() throws {
    let inner = try PDFDocument(info: DocumentInfo(language: "en"))
    try inner.page(size: PageSize.a5) { canvas in
      canvas.fill(CGRect(x: 9, y: 9, width: 30, height: 30), with: .color(.systemBlue))
      canvas.draw(TextLayout("Inside (of) it"), at: CGPoint(x: 50, y: 50))
    }
    let source = try inner.finish().output
    let page = try EmbeddedPDF(data: source)
    let output = try Self.document(showing: page)
    let form = try #require(
      try Tool.uncompressed(output).components(separatedBy: "/Subtype /Form").dropFirst().last)
    let content = form.components(separatedBy: "endstream")[0]
    #expect(!content.contains("BDC") && !content.contains("BMC") && !content.contains("EMC"))
    #expect(Self.difference(try Self.pixels(source), try Self.pixels(output)) < 0.01)
    #expect(try Tool.output("pdftotext", ["-", "-"], input: output).contains("Inside (of) it"))
  }

  @Test func anInlineImageIsKept() throws {
    let image = "q 40 0 0 40 10 10 cm BI /W 2 /H 2 /BPC 8 /CS /G ID \u{1} EI EI Q 90 9 9 9 re f"
    let source = WrittenPDF(content: "/A BMC \(image) EMC").data
    let document = try Self.document(showing: EmbeddedPDF(data: source))
    #expect(try Tool.uncompressed(document).contains("ID \u{1} EI EI"))
  }

  @Test func aPageIsCompositedAsAWhole() throws {
    let page = try EmbeddedPDF(
      data: WrittenPDF(content: "0 g 0 0 100 100 re f 50 0 100 100 re f").data)
    let document = try PDFDocument()
    try document.page(size: page.size) { canvas in
      canvas.draw(
        page, in: CGRect(origin: .zero, size: page.size), compositing: Compositing(alpha: 0.5))
    }
    let pixels = try Self.pixels(document.finish().output)
    let start = pixels.count - 200 * 100 * 3
    let (one, both) = (pixels[start + (50 * 200 + 20) * 3], pixels[start + (50 * 200 + 70) * 3])
    #expect(one == both && (120...135).contains(one))
  }

  @Test func translucencyInAPageMakesThePageAGroup() throws {
    let source = WrittenPDF(
      resources: "/ExtGState << /G << /ca 0.5 >> >>", content: "/G gs 1 0 0 rg 0 0 99 99 re f")
    let output = try Self.document(showing: EmbeddedPDF(data: source.data))
    #expect(try Tool.uncompressed(output).components(separatedBy: "/S /Transparency").count == 3)
  }

  @Test func theSameDocumentHasTheSameBytes() throws {
    let data = WrittenPDF(page: "/Rotate 90").data
    let first = try Self.document(showing: EmbeddedPDF(data: data))
    #expect(try Self.document(showing: EmbeddedPDF(data: data)) == first)
  }

  @Test func outputsAreSound() throws {
    for encryption in [nil, PDFEncryption(userPassword: "easel")] {
      let page = try EmbeddedPDF(data: WrittenPDF().data)
      let document = try PDFDocument(encryption: encryption)
      try document.page(size: page.size) {
        $0.draw(page, in: CGRect(origin: .zero, size: page.size))
      }
      let output = try document.finish().output
      #expect(try Tool.qpdf(["--password=easel", "--check"], output).contains("No syntax"))
    }
  }

  @Test func otherFormatsShowAFrameAndSayIt() throws {
    let page = try EmbeddedPDF(data: WrittenPDF().data, name: "paper.pdf")
    let bitmap = try BitmapSurface(size: page.size, scale: 1)
    bitmap.canvas.draw(page, in: CGRect(origin: .zero, size: page.size))
    let notes = bitmap.context.diagnostics.filter { $0.code == .drawingApproximated }
    #expect(notes.count == 1)
    #expect(notes.first?.message.contains("paper.pdf") == true)
  }

  @Test func annotationsAreNoted() throws {
    var source = WrittenPDF(page: "/Annots [6 0 R 7 0 R]")
    source[6] = "<< /Type /Annot /Subtype /Widget /Rect [0 0 9 9] >>"
    source[7] = "<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] >>"
    let page = try EmbeddedPDF(data: source.data)
    let document = try PDFDocument()
    try document.page(size: page.size) { $0.draw(page, in: CGRect(origin: .zero, size: page.size)) }
    let notes = try document.finish().diagnostics.filter { $0.code == .drawingApproximated }
    #expect(notes.count == 1)
    #expect(notes.first?.message.contains("has 1 form field") == true)
  }

  /// The messages about resources that a page does not have.
  private static func missing(_ source: WrittenPDF) throws -> [String] {
    let page = try EmbeddedPDF(data: source.data)
    let document = try PDFDocument()
    for _ in 0..<2 {
      try document.page(size: page.size) {
        $0.draw(page, in: CGRect(origin: .zero, size: page.size))
      }
    }
    return try document.finish().diagnostics.filter { $0.code == .drawingApproximated }
      .map(\.message)
  }

  @Test(arguments: [
    ("BT /F2 9 Tf (a) Tj ET", "the font “F2”"), ("/X Do", "the image or form “X”"),
    ("/G gs", "the graphics state “G”"), ("/S sh", "the gradient “S”"),
    ("/C cs", "the color space “C”"), ("/Pattern cs /P scn", "the pattern “P”"),
    ("BT /F3 9 Tf (a) Tj ET", "the font “F3”"),
  ]) func aResourceThatIsMissingIsNoted(_ content: String, _ words: String) throws {
    var source = WrittenPDF(content: content)
    source[5] = "<< /Font << /F1 << /Type /Font >> /F3 99 0 R >> >>"
    let page = try Self.missing(source)
    #expect(page.count == 1 && page[0].contains(words))
    // The content of a form.
    source[5] = "<< /XObject << /Fm 6 0 R >> >>"
    source.setStream(4, "/Fm Do")
    source.setStream(6, content, "/Subtype /Form /BBox [0 0 9 9] /Resources << /Font << >> >>")
    let form = try Self.missing(source)
    #expect(form.count == 1 && form[0].contains(words))
  }

  @Test func contentWithItsResourcesIsNotNoted() throws {
    var source = WrittenPDF(
      content:
        "/DeviceRGB cs 1 0 0 sc BI /W 1 /H 1 /BPC 8 /CS /G ID \u{1} EI BT /F#31 9 Tf (/X Do) Tj ET")
    #expect(try Self.missing(source) == [])
    // Forms without resources have those of the page.
    source[5] = "<< /Font 7 0 R /XObject << /Fm 6 0 R >> >>"
    source[7] = "<< /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>"
    source.setStream(4, "/Fm Do")
    source.setStream(6, "BT /F1 9 Tf (a) Tj ET", "/Subtype /Form /BBox [0 0 9 9]")
    #expect(try Self.missing(source) == [])
  }

  @Test func manyResourcesTakeNoQuadraticTime() throws {
    let names = (0..<20_000).map { "/Image\($0)" }
    var source = WrittenPDF(content: names.map { "\($0) Do" }.joined(separator: " "))
    source[5] = "<< /XObject << \(names.map { "\($0) 6 0 R" }.joined(separator: " ")) >> >>"
    source.setStream(
      6, "a", "/Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray")
    var missing: [String] = []
    let time = try ContinuousClock().measure { missing = try Self.missing(source) }
    #expect(missing == [])
    #expect(time < .seconds(10))
  }

  @Test func resourcesMayHaveAnyNames() throws {
    for isDirect in [true, false] {
      var source = WrittenPDF(
        content: "BT /Properties 18 Tf 20 40 Td (Easel) Tj /Resources 18 Tf (Easel) Tj ET")
      let fonts = """
        << /Properties << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>
        /Resources << /Type /Font /Subtype /Type1 /BaseFont /Courier >> >>
        """
      source[5] = "<< /Font \(isDirect ? fonts : "6 0 R") /Properties << /A << >> >> >>"
      source[6] = isDirect ? nil : fonts
      let document = try Self.document(showing: EmbeddedPDF(data: source.data))
      #expect(Self.difference(try Self.pixels(source.data), try Self.pixels(document)) < 0.01)
      #expect(try !Tool.uncompressed(document).contains("/A <<"))
    }
  }
}
