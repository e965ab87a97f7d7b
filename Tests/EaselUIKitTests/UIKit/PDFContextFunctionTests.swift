import EaselUIKit
import Testing

@Suite struct PDFContextFunctionTests {
  @Test func aDocumentIsAppendedToDataWhenItEnds() throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, .zero, [kCGPDFContextTitle: "Old"])
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
    UIGraphicsBeginPDFPage()
    "first".draw(at: CGPoint(x: 10, y: 10))
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 200, height: 100), nil)
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 200, height: 100))
    "second".draw(in: CGRect(x: 10, y: 10, width: 100, height: 20))
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    let reader = PDFReader(data)
    #expect(try reader.info("Pages") == "2")
    #expect(try reader.info("Title") == "Old")
    #expect(try (1...2).map(reader.pageSize) == ["612 792", "200 100"])
    #expect(try (1...2).map(reader.text) == ["first", "second"])
  }

  @Test func aFileIsWrittenWhenTheDocumentEnds() throws {
    let path = NSTemporaryDirectory() + "easel-\(UUID()).pdf"
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(UIGraphicsBeginPDFContextToFile(path, CGRect(x: 0, y: 0, width: 90, height: 90), nil))
    UIGraphicsBeginPDFPage()
    "here".draw(at: .zero)
    #expect(!FileManager.default.fileExists(atPath: path))
    UIGraphicsEndPDFContext()
    #expect(try PDFReader(Data(contentsOf: URL(fileURLWithPath: path))).text(1) == "here")
  }

  @Test func beginningADocumentInAFileThatCannotBeWrittenReturnsFalse() {
    let notes = notes { _ in
      #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/easel.pdf", .zero, nil))
    }
    #expect(notes.map(\.code) == [.outputFailed])
  }

  @Test func thePageDictionaryMaySetTheMediaBox() throws {
    let data = NSMutableData()
    var box = CGRect(x: 0, y: 0, width: 300, height: 150)
    let bytes = Data(bytes: &box, count: MemoryLayout<CGRect>.size)
    UIGraphicsBeginPDFContextToData(data, .zero, nil)
    UIGraphicsBeginPDFPageWithInfo(.zero, [kCGPDFContextMediaBox: bytes])
    UIGraphicsEndPDFContext()
    #expect(try PDFReader(data).pageSize(1) == "300 150")
  }

  @Test func linksAndDestinationsLieInThePagesOwnSpace() throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, CGRect(x: 0, y: 0, width: 200, height: 100), nil)
    UIGraphicsBeginPDFPage()
    let url = try #require(URL(string: "https://example.com"))
    UIGraphicsSetPDFContextURLForRect(url, CGRect(x: 10, y: 70, width: 50, height: 20))
    UIGraphicsAddPDFContextDestinationAtPoint("end", CGPoint(x: 0, y: 40))
    UIGraphicsSetPDFContextDestinationForRect("end", CGRect(x: 100, y: 5, width: 50, height: 20))
    UIGraphicsEndPDFContext()
    let objects = try PDFReader(data).objects()
    #expect(objects.contains("/Rect [ 10 70 60 90 ]"))
    #expect(objects.contains("/Rect [ 100 5 150 25 ]"))
    #expect(objects.contains("/XYZ 0 40 0"))
  }

  @Test func anImageWithinADocumentIsDrawnOnThePage() throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, CGRect(x: 0, y: 0, width: 40, height: 40), nil)
    UIGraphicsBeginPDFPage()
    let page = UIGraphicsGetCurrentContext()
    let dot = drawnImage { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20)) }
    #expect(UIGraphicsGetCurrentContext() === page)
    dot.draw(at: .zero)
    UIGraphicsEndPDFContext()
    let image = try PDFReader(data).image(1)
    #expect(pixel(image, 10, 10) == [0, 0, 0, 255])
    #expect(pixel(image, 30, 30) == [255, 255, 255, 255])
  }

  @Test func nestedDocumentsAreSeparateDocuments() throws {
    let (outer, inner) = (NSMutableData(), NSMutableData())
    UIGraphicsBeginPDFContextToData(outer, .zero, nil)
    UIGraphicsBeginPDFPage()
    UIGraphicsBeginPDFContextToData(inner, .zero, nil)
    UIGraphicsBeginPDFPage()
    "inner".draw(at: .zero)
    UIGraphicsEndPDFContext()
    "outer".draw(at: .zero)
    UIGraphicsEndPDFContext()
    #expect(try PDFReader(inner).text(1) == "inner")
    #expect(try PDFReader(outer).text(1) == "outer")
  }

  @Test func aPageWithoutADocumentIsNoted() {
    let notes = notes { _ in
      UIGraphicsBeginPDFPage()
      #expect(UIGraphicsGetPDFContextBounds() == .zero)
    }
    #expect(notes.map(\.code) == [.unbalancedState])
    #expect(notes.first?.severity == .warning)
  }

  @Test func endingADocumentThatWasNotBegunIsNoted() {
    let notes = notes { _ in UIGraphicsEndPDFContext() }
    #expect(notes.map(\.severity) == [.warning])
  }

  @Test func endingAnImageThatWasNotBegunIsAWarning() {
    let notes = notes { _ in UIGraphicsEndImageContext() }
    #expect(notes.map(\.code) == [.unbalancedState])
    #expect(notes.first?.severity == .warning)
  }

  @Test func poppingAContextThatWasNotPushedIsAWarning() {
    #expect(notes { _ in UIGraphicsPopContext() }.map(\.severity) == [.warning])
  }

  @Test func aDocumentThatIsNeverEndedIsCompletedAndNoted() throws {
    let data = NSMutableData()
    let notes = notes { _ in
      UIGraphicsBeginPDFContextToData(data, .zero, nil)
      UIGraphicsBeginPDFPage()
      "left".draw(at: .zero)
    }
    #expect(notes.map(\.severity) == [.warning])
    #expect(notes.first?.message.contains("never ended") == true)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(try PDFReader(data).text(1) == "left")
  }

  @Test func aDocumentNotEndedBeforeItsThreadExitsIsDiscarded() {
    let data = NSMutableData()
    var thread = pthread_t()
    // Joined, so that what the thread kept is gone.
    pthread_create(
      &thread, nil,
      { pointer in
        guard let pointer else { return nil }
        let data = Unmanaged<NSMutableData>.fromOpaque(pointer).takeUnretainedValue()
        UIGraphicsBeginPDFContextToData(data, .zero, nil)
        UIGraphicsBeginPDFPage()
        "left".draw(at: .zero)
        return nil
      }, Unmanaged.passUnretained(data).toOpaque())
    pthread_join(thread, nil)
    #expect(data.length == 0)
  }

  @Test func diagnosticsOfAPageGoToTheRenderingThatMakesIt() {
    let notes = notes { _ in
      let data = NSMutableData()
      UIGraphicsBeginPDFContextToData(data, .zero, nil)
      UIGraphicsBeginPDFPage()
      UIGraphicsGetCurrentContext()?.restoreGState()
      UIGraphicsEndPDFContext()
    }
    #expect(notes.map(\.code) == [.unbalancedState])
    #expect(notes.first?.page == 1)
  }
}
