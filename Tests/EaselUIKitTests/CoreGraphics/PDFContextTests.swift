import EaselUIKit
import Testing

@Suite struct PDFContextTests {
  /// A document of Core Graphics' manner.
  private func document(
    _ box: CGRect = CGRect(x: 0, y: 0, width: 100, height: 80), _ info: CFDictionary? = nil,
    _ draw: (CGContext) -> Void
  ) throws -> PDFReader {
    let data = NSMutableData()
    var box = box
    let consumer = try #require(CGDataConsumer(data: data as CFMutableData))
    let context = try #require(CGContext(consumer: consumer, mediaBox: &box, info))
    draw(context)
    context.closePDF()
    return PDFReader(data)
  }

  @Test func yGrowsUpwards() throws {
    let reader = try document { context in
      context.beginPDFPage(nil)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 20))
      context.endPDFPage()
    }
    let image = try reader.image(1)
    #expect(pixel(image, 10, 70) == [255, 0, 0, 255])
    #expect(pixel(image, 10, 10) == [255, 255, 255, 255])
    #expect(try reader.pageSize(1) == "100 80")
  }

  @Test func theMediaBoxSetsTheOrigin() throws {
    let image = try document(CGRect(x: 50, y: 50, width: 100, height: 80)) { context in
      context.beginPDFPage(nil)
      context.fill(CGRect(x: 50, y: 50, width: 10, height: 10))
      context.endPDFPage()
    }.image(1)
    #expect(pixel(image, 5, 75) == [0, 0, 0, 255])
    #expect(pixel(image, 15, 65) == [255, 255, 255, 255])
  }

  @Test func anImageStandsUpright() throws {
    let upper = drawnImage { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10)) }
    let image = try document { context in
      context.beginPDFPage(nil)
      context.draw(upper, in: CGRect(x: 0, y: 0, width: 20, height: 20))
      context.endPDFPage()
    }.image(1)
    #expect(pixel(image, 10, 63) == [0, 0, 0, 255])
    #expect(pixel(image, 10, 77) == [255, 255, 255, 255])
  }

  @Test func pagesHaveBoxesOfTheirOwn() throws {
    let reader = try document { context in
      var box = CGRect(x: 0, y: 0, width: 300, height: 200)
      context.beginPage(mediaBox: &box)
      context.endPage()
      let bytes = NSData(bytes: &box, length: MemoryLayout<CGRect>.size)
      context.beginPDFPage([kCGPDFContextMediaBox: bytes] as CFDictionary)
      context.endPDFPage()
      context.beginPage(mediaBox: nil)
      context.endPage()
    }
    #expect(try (1...3).map(reader.pageSize) == ["300 200", "300 200", "100 80"])
  }

  @Test func pagesWithoutAMediaBoxHaveLetterSize() throws {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data))
    let context = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
    context.beginPDFPage(nil)
    context.endPDFPage()
    context.closePDF()
    #expect(try PDFReader(data).pageSize(1) == "612 792")
  }

  @Test func theDictionaryDescribesTheDocument() throws {
    let info = [kCGPDFContextTitle: "Title", kCGPDFContextCreator: "App"] as CFDictionary
    let reader = try document(.zero, info) { context in
      context.beginPDFPage(nil)
      context.endPDFPage()
    }
    #expect(try reader.info("Title") == "Title")
    #expect(try reader.info("Creator") == "App")
  }

  @Test func aContextWritesAFile() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    var box = CGRect(x: 0, y: 0, width: 100, height: 80)
    let context = try #require(CGContext(file as CFURL, mediaBox: &box, nil))
    context.beginPDFPage(nil)
    context.endPDFPage()
    context.closePDF()
    #expect(try PDFReader(Data(contentsOf: file)).pageSize(1) == "100 80")
    #expect(CGDataConsumer(url: try #require(NSURL(string: "https://example.com"))) == nil)
    #expect(CGContext(URL(fileURLWithPath: "/nowhere/a.pdf") as CFURL, mediaBox: nil, nil) == nil)
  }

  @Test func releasingAContextCompletesTheDocument() throws {
    let data = NSMutableData()
    do {
      let consumer = try #require(CGDataConsumer(data: data))
      let context = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
      context.beginPDFPage(nil)
      context.endPDFPage()
    }
    #expect(try PDFReader(data).info("Pages") == "1")
  }

  @Test func textIsDrawnInAFlippedSpace() throws {
    let reader = try document { context in
      context.beginPDFPage(nil)
      UIGraphicsPushContext(context)
      context.translateBy(x: 0, y: 80)
      context.scaleBy(x: 1, y: -1)
      "Total".draw(at: CGPoint(x: 5, y: 5), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
      UIGraphicsPopContext()
      context.endPDFPage()
    }
    #expect(try reader.text(1) == "Total")
    let image = try reader.image(1)
    let rows = (0..<80).filter { y in (0..<100).contains { pixel(image, $0, y)[0] < 128 } }
    #expect(try #require(rows.max()) < 30)
  }

  @Test func linksLieInThePagesSpace() throws {
    let objects = try document { context in
      context.beginPDFPage(nil)
      context.translateBy(x: 40, y: 0)
      context.setURL(
        URL(fileURLWithPath: "/") as CFURL, for: CGRect(x: 70, y: 0, width: 5, height: 5))
      if let url = NSURL(string: "https://example.com") {
        context.setURL(url, for: CGRect(x: 10, y: 20, width: 30, height: 10))
      }
      context.addDestination("here" as CFString, at: CGPoint(x: 3, y: 60))
      context.setDestination("here" as CFString, for: CGRect(x: 50, y: 60, width: 10, height: 10))
      context.endPDFPage()
    }.objects()
    #expect(objects.contains("/Rect [ 10 20 40 30 ]"))
    #expect(objects.contains("/Rect [ 50 60 60 70 ]"))
    #expect(objects.contains("/XYZ 3 60 0"))
    #expect(!objects.contains("file:"))
  }

  @Test func pointsConvertBetweenUserSpaceAndDeviceSpace() throws {
    _ = try document { context in
      context.beginPDFPage(nil)
      #expect(context.ctm.isIdentity)
      context.scaleBy(x: 2, y: 2)
      #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 2)) == CGPoint(x: 2, y: 4))
      #expect(
        context.convertToUserSpace(CGSize(width: 2, height: 4)) == CGSize(width: 1, height: 2))
      context.endPDFPage()
    }
  }

  @Test func pagesThatDoNotMatchAreNoted() throws {
    let notes = notes { _ in
      guard let consumer = CGDataConsumer(data: NSMutableData()),
        let context = CGContext(consumer: consumer, mediaBox: nil, nil)
      else { return }
      context.endPDFPage()
      context.beginPDFPage(nil)
      context.endPDFPage()
      context.setURL(NSURL(fileURLWithPath: "/"), for: .zero)
      context.closePDF()
      context.closePDF()
      context.beginPDFPage(nil)
    }
    #expect(notes.map(\.code) == [.unbalancedState, .unbalancedState])
    #expect(notes.map(\.severity) == [.warning, .error])
  }

  @Test func pagesThatAreLeftOpenAreNoted() throws {
    let data = NSMutableData()
    let notes = notes { _ in
      guard let consumer = CGDataConsumer(data: data),
        let context = CGContext(consumer: consumer, mediaBox: nil, nil)
      else { return }
      context.beginPDFPage(nil)
      context.beginPDFPage(nil)
      context.closePDF()
    }
    #expect(notes.map(\.operation) == ["beginPage", "closePDF"])
    #expect(notes.map(\.page) == [1, 2])
    #expect(try PDFReader(data).info("Pages") == "2")
  }

  @Test func aContextWithoutADocumentHasNoPages() {
    let notes = notes { _ in
      let context = UIGraphicsGetCurrentContext()
      context?.beginPDFPage(nil)
      context?.closePDF()
    }
    #expect(notes.map(\.severity) == [.warning, .warning])
  }
}
