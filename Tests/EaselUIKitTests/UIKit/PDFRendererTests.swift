import EaselUIKit
import Testing

@Suite struct PDFRendererTests {
  private let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

  @Test func textOnAPageIsReadAsText() throws {
    let reader = PDFReader(
      UIGraphicsPDFRenderer(bounds: letter).pdfData { context in
        context.beginPage()
        "Invoice 17".draw(
          at: CGPoint(x: 72, y: 72), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 24)])
      })
    #expect(try reader.text(1) == "Invoice 17")
    #expect(try reader.pageSize(1) == "612 792")
  }

  @Test func theFormatDescribesTheDocument() throws {
    let metadata = [
      kCGPDFContextTitle: "Q1", kCGPDFContextAuthor: "Ada", kCGPDFContextCreator: "App",
      kCGPDFContextSubject: "Sales", kCGPDFContextKeywords: "a, b",
    ]
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = metadata as [String: Any]
    let reader = PDFReader(
      UIGraphicsPDFRenderer(bounds: letter, format: format).pdfData { $0.beginPage() })
    #expect(try reader.info("Title") == "Q1")
    #expect(try reader.info("Author") == "Ada")
    #expect(try reader.info("Creator") == "App")
    #expect(try reader.info("Subject") == "Sales")
    #expect(try reader.info("Keywords") == "a, b")
  }

  @Test func aRendererKeepsTheDocumentInfoOfItsInitializer() throws {
    let format = UIGraphicsPDFRendererFormat.default()
    format.documentInfo = [kCGPDFContextTitle as String: "before"]
    let renderer = UIGraphicsPDFRenderer(bounds: letter, format: format)
    format.documentInfo = [kCGPDFContextTitle as String: "after"]
    #expect(try PDFReader(renderer.pdfData { $0.beginPage() }).info("Title") == "before")
    #expect(renderer.format.bounds == letter)
    #expect(!renderer.allowsImageOutput)
  }

  @Test func pagesHaveBoundsOfTheirOwn() throws {
    var seen: [CGRect] = []
    let reader = PDFReader(
      UIGraphicsPDFRenderer(bounds: letter).pdfData { context in
        seen.append(context.pdfContextBounds)
        context.beginPage()
        context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 200, height: 100), pageInfo: [:])
        seen.append(context.pdfContextBounds)
        context.beginPage()
        seen.append(context.pdfContextBounds)
      })
    #expect(seen == [letter, CGRect(x: 0, y: 0, width: 200, height: 100), letter])
    #expect(try (1...3).map(reader.pageSize) == ["612 792", "200 100", "612 792"])
  }

  @Test func theOriginIsAtTheTopLeftOfTheBounds() throws {
    let bounds = CGRect(x: 10, y: 20, width: 100, height: 60)
    let image = try PDFReader(
      UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
        context.beginPage()
        UIColor.red.setFill()
        context.fill(CGRect(x: 10, y: 20, width: 30, height: 15))
      }
    ).image(1)
    #expect(pixel(image, 15, 7) == [255, 0, 0, 255])
    #expect(pixel(image, 45, 7) == [255, 255, 255, 255])
    #expect(pixel(image, 15, 25) == [255, 255, 255, 255])
  }

  @Test func theContextFillsStrokesAndClips() throws {
    let image = try PDFReader(
      UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 60, height: 60)).pdfData { context in
        context.beginPage()
        UIColor.blue.set()
        context.stroke(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.fill(CGRect(x: 30, y: 0, width: 30, height: 20))
        UIColor.red.setFill()
        context.fill(CGRect(x: 30, y: 0, width: 30, height: 20), blendMode: .multiply)
        context.clip(to: CGRect(x: 0, y: 40, width: 20, height: 20))
        context.fill(CGRect(x: 0, y: 30, width: 60, height: 30))
        context.stroke(CGRect(x: 0, y: 40, width: 20, height: 20), blendMode: .normal)
      }
    ).image(1)
    #expect(pixel(image, 10, 0) == [0, 0, 255, 255])
    #expect(pixel(image, 10, 10) == [255, 255, 255, 255])
    #expect(pixel(image, 45, 10) == [0, 0, 0, 255])
    #expect(pixel(image, 10, 35) == [255, 255, 255, 255])
    #expect(pixel(image, 10, 50) == [255, 0, 0, 255])
    #expect(pixel(image, 10, 59) == [0, 0, 255, 255])
  }

  @Test func aPageBeginsWithTheInitialState() throws {
    let image = try PDFReader(
      UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 60, height: 60)).pdfData { context in
        context.beginPage()
        UIColor.red.setFill()
        context.cgContext.translateBy(x: 30, y: 30)
        context.cgContext.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
        context.beginPage()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
    ).image(2)
    #expect(pixel(image, 10, 10) == [0, 0, 0, 255])
  }

  @Test func linksLieInThePagesOwnSpace() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    let objects = try PDFReader(
      UIGraphicsPDFRenderer(bounds: letter).pdfData { context in
        context.beginPage()
        context.setURL(url, for: CGRect(x: 72, y: 700, width: 100, height: 20))
        context.addDestination(withName: "top", at: CGPoint(x: 36, y: 756))
        context.beginPage()
        let asDrawn = CGRect(x: 10, y: 10, width: 50, height: 30)
        let onPage = asDrawn.applying(context.cgContext.userSpaceToDeviceSpaceTransform)
        context.setDestinationWithName("top", for: onPage)
        // What is drawn later hides no link.
        context.fill(letter)
      }
    ).objects()
    #expect(objects.contains("/Rect [ 72 700 172 720 ]"))
    #expect(objects.contains("/URI (https://example.com/a)"))
    #expect(objects.contains("/Rect [ 10 752 60 782 ]"))
    #expect(objects.contains("/XYZ 36 756 0"))
  }

  @Test func aFileIsWrittenWhole() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try UIGraphicsPDFRenderer(bounds: letter).writePDF(to: file) { context in
      context.beginPage()
      "file".draw(at: .zero)
    }
    #expect(try PDFReader(Data(contentsOf: file)).text(1) == "file")
  }

  @Test func aFileThatCannotBeWrittenThrows() {
    let file = URL(fileURLWithPath: "/nowhere/easel.pdf")
    #expect(throws: EaselError.self) {
      try UIGraphicsPDFRenderer(bounds: letter).writePDF(to: file) { $0.beginPage() }
    }
  }

  @Test func aClosureThatThrowsLeavesNoFile() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID()).pdf")
    #expect(throws: CancellationError.self) {
      try UIGraphicsPDFRenderer(bounds: letter).writePDF(to: file) { context in
        context.beginPage()
        throw CancellationError()
      }
    }
    #expect(!FileManager.default.fileExists(atPath: file.path))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func anEmptyRectangleIsALetterPage() throws {
    let data = UIGraphicsPDFRenderer(bounds: .zero).pdfData { $0.beginPage() }
    #expect(try PDFReader(data).pageSize(1) == "612 792")
  }

  @Test func drawingWithoutAPageIsNoted() {
    let notes = notes { _ in
      _ = UIGraphicsPDFRenderer(bounds: letter).pdfData { context in
        context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
        context.beginPage()
      }
    }
    #expect(notes.map(\.code) == [.unbalancedState])
    #expect(notes.first?.severity == .error)
  }

  @Test func aDocumentWithoutAPageIsNoted() {
    let notes = notes { _ in _ = UIGraphicsPDFRenderer(bounds: letter).pdfData { _ in } }
    #expect(notes.map(\.code) == [.invalidSize])
  }

  @Test func aPageOfAnInvalidSizeIsNoted() throws {
    let notes = notes { _ in
      _ = UIGraphicsPDFRenderer(bounds: letter).pdfData { context in
        context.beginPage()
        context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 1e6, height: 9), pageInfo: [:])
      }
    }
    #expect(notes.map(\.code) == [.invalidSize])
  }

  @Test func aDocumentWithAPasswordIsRefused() {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextUserPassword as String: "secret"]
    let renderer = UIGraphicsPDFRenderer(bounds: letter, format: format)
    var data: Data?
    let notes = notes { _ in data = renderer.pdfData { $0.beginPage() } }
    #expect(data == Data())
    #expect(notes.map(\.code) == [.unsupportedOption])
    #expect(notes.first?.severity == .error)
    #expect(throws: EaselError.self) {
      try renderer.writePDF(to: URL(fileURLWithPath: "/tmp/easel.pdf")) { $0.beginPage() }
    }
  }

  @Test(arguments: ["AllowsPrinting", "AllowsCopying", "CropBox", "Title", "Unknown"])
  func anOptionThatIsNotSupportedIsNoted(_ name: String) {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = ["kCGPDFContext\(name)": false]
    let notes = notes { _ in
      _ = UIGraphicsPDFRenderer(bounds: letter, format: format).pdfData { $0.beginPage() }
    }
    #expect(notes.map(\.code) == [.unsupportedOption])
    #expect(notes.first?.severity == .warning)
    #expect(notes.first?.operation == "kCGPDFContext\(name)")
  }

  @Test func optionsThatChangeNothingAreNotNoted() {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [
      kCGPDFContextAllowsPrinting as String: true, kCGPDFContextUserPassword as String: "",
      kCGPDFContextKeywords as String: ["a", "b"],
    ]
    let notes = notes { _ in
      _ = UIGraphicsPDFRenderer(bounds: letter, format: format).pdfData { $0.beginPage() }
    }
    #expect(notes == [])
  }

  @Test func aContextLeftPushedIsPoppedAndNoted() throws {
    var current: CGContext?
    let notes = notes { _ in
      current = UIGraphicsGetCurrentContext()
      let data = UIGraphicsPDFRenderer(bounds: letter).pdfData { context in
        context.beginPage()
        UIGraphicsPushContext(context.cgContext)
      }
      #expect(!data.isEmpty)
      #expect(UIGraphicsGetCurrentContext() === current)
    }
    #expect(notes.map(\.code) == [.unbalancedState])
  }

  @Test func rendererContextsOfImagesAndPDFShareDrawingFunctions() throws {
    func stamp(_ context: UIGraphicsRendererContext) {
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    let image = UIGraphicsImageRenderer(bounds: bounds).image { stamp($0) }
    let page = try PDFReader(
      UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
        context.beginPage()
        stamp(context)
      }
    ).image(1)
    #expect(pixel(image, 5, 5) == [255, 0, 0, 255])
    #expect(pixel(page, 5, 5) == [255, 0, 0, 255])
    let renderers: [UIGraphicsRenderer] = [
      UIGraphicsImageRenderer(bounds: bounds), UIGraphicsPDFRenderer(bounds: bounds),
    ]
    #expect(renderers.map(\.allowsImageOutput) == [true, false])
    #expect(renderers.map(\.format.bounds) == [bounds, bounds])
  }

  @Test func viewsLayersAndImagesAreDrawnOnThePage() throws {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 40, height: 20))
    view.backgroundColor = .red
    let label = UILabel(frame: view.bounds)
    label.text = "Sum"
    view.addSubview(label)
    let dot = drawnImage { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20)) }
    let reader = PDFReader(
      UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 100)).pdfData {
        context in
        context.beginPage()
        view.layer.render(in: context.cgContext)
        dot.draw(in: CGRect(x: 60, y: 0, width: 20, height: 20))
        #expect(
          view.drawHierarchy(
            in: CGRect(x: 0, y: 60, width: 80, height: 40), afterScreenUpdates: true))
      })
    let image = try reader.image(1)
    #expect(pixel(image, 38, 2) == [255, 0, 0, 255])
    #expect(pixel(image, 70, 10) == [0, 0, 0, 255])
    #expect(pixel(image, 78, 98) == [255, 0, 0, 255])
    #expect(pixel(image, 50, 40) == [255, 255, 255, 255])
    #expect(try reader.text(1).split(whereSeparator: \.isWhitespace) == ["Sum", "Sum"])
  }

  @Test(arguments: [
    CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(scaleX: -1, y: 1),
    CGAffineTransform(scaleX: 2, y: 0.5), CGAffineTransform(a: 1, b: 0.3, c: 0, d: 1, tx: 7, ty: 9),
  ])
  func aHierarchyIsDrawnWithoutTheTransformOfItsView(_ transform: CGAffineTransform) throws {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 40, height: 20))
    view.bounds.origin = CGPoint(x: 3, y: 2)
    let corner = UIView(frame: CGRect(x: 3, y: 2, width: 10, height: 10))
    corner.backgroundColor = .red
    view.addSubview(corner)
    func drawing(_ view: UIView) throws -> UIImage {
      let reader = PDFReader(
        UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 100)).pdfData {
          context in
          context.beginPage()
          view.drawHierarchy(
            in: CGRect(x: 10, y: 60, width: 80, height: 40), afterScreenUpdates: true)
        })
      return try reader.image(1)
    }
    view.transform = transform
    let image = try drawing(view)
    #expect(pixel(image, 12, 62) == [255, 0, 0, 255])
    #expect(pixel(image, 28, 78) == [255, 0, 0, 255])
    #expect(pixel(image, 32, 70) == [255, 255, 255, 255])
    #expect(pixel(image, 20, 82) == [255, 255, 255, 255])
    #expect(pixel(image, 8, 70) == [255, 255, 255, 255])
  }
}
