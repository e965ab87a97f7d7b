import EaselUIKit

/// What makers of PDF documents use.
enum PDFProbes {
  private static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

  static var all: [SymbolProbe] {
    [
      SymbolProbe(
        "UIGraphicsPDFRenderer", "UIGraphicsPDFRenderer(bounds:)", ".pdfData(actions:)",
        ".beginPage()", ".pdfContextBounds", "UIGraphicsPDFRendererContext",
        "UIGraphicsRendererContext"
      ) {
        let renderer: UIGraphicsPDFRenderer = UIGraphicsPDFRenderer(bounds: letter)
        var bounds = CGRect.zero
        func draw(_ context: UIGraphicsRendererContext) {
          "words".draw(at: CGPoint(x: 9, y: 9), withAttributes: nil)
        }
        let data = renderer.pdfData(actions: { (context: UIGraphicsPDFRendererContext) in
          context.beginPage()
          bounds = context.pdfContextBounds
          draw(context)
        })
        return try PDFReader(data).text(1) == "words" && bounds == letter
      },
      SymbolProbe(
        "UIGraphicsPDFRendererFormat", "UIGraphicsPDFRendererFormat()", ".documentInfo",
        "UIGraphicsPDFRenderer(bounds:format:)", "kCGPDFContextTitle", "kCGPDFContextAuthor",
        "kCGPDFContextCreator", "kCGPDFContextSubject", "kCGPDFContextKeywords"
      ) {
        let format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat()
        let info = [
          kCGPDFContextTitle: "a", kCGPDFContextAuthor: "b", kCGPDFContextCreator: "c",
          kCGPDFContextSubject: "d", kCGPDFContextKeywords: "e",
        ]
        format.documentInfo = info as [String: Any]
        let renderer = UIGraphicsPDFRenderer(bounds: letter, format: format)
        let reader = PDFReader(renderer.pdfData { $0.beginPage() })
        return try ["Title", "Author", "Creator", "Subject", "Keywords"].map(reader.info)
          == ["a", "b", "c", "d", "e"]
      },
      SymbolProbe(
        ".writePDF(to:withActions:)", ".beginPage(withBounds:pageInfo:)", ".setURL(_:for:)",
        ".addDestination(withName:at:)", ".setDestinationWithName(_:for:)",
        ".userSpaceToDeviceSpaceTransform"
      ) {
        let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID()).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        guard let url = URL(string: "https://example.com") else { return false }
        try UIGraphicsPDFRenderer(bounds: letter).writePDF(
          to: file,
          withActions: { context in
            let bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
            context.beginPage(withBounds: bounds, pageInfo: [:])
            let space = context.cgContext.userSpaceToDeviceSpaceTransform
            let rect = CGRect(x: 10, y: 10, width: 20, height: 20)
            context.setURL(url, for: rect.applying(space))
            context.addDestination(withName: "here", at: CGPoint(x: 0, y: 90))
            context.setDestinationWithName("here", for: rect)
          })
        let objects = try PDFReader(Data(contentsOf: file)).objects()
        return objects.contains("/Rect [ 10 70 30 90 ]")
          && objects.contains("/Rect [ 10 10 30 30 ]") && objects.contains("/XYZ 0 90 0")
      },
      SymbolProbe(
        "UIGraphicsBeginPDFContextToData(_:_:_:)", "UIGraphicsBeginPDFPage()",
        "UIGraphicsBeginPDFPageWithInfo(_:_:)", "UIGraphicsGetPDFContextBounds()",
        "UIGraphicsEndPDFContext()", "UIGraphicsSetPDFContextURLForRect(_:_:)",
        "UIGraphicsAddPDFContextDestinationAtPoint(_:_:)",
        "UIGraphicsSetPDFContextDestinationForRect(_:_:)", "kCGPDFContextMediaBox"
      ) {
        let data = NSMutableData()
        var box = CGRect(x: 0, y: 0, width: 300, height: 200)
        let bytes = Data(bytes: &box, count: MemoryLayout<CGRect>.size)
        guard let url = URL(string: "https://example.com") else { return false }
        UIGraphicsBeginPDFContextToData(data, .zero, nil)
        UIGraphicsBeginPDFPage()
        let bounds = UIGraphicsGetPDFContextBounds()
        UIGraphicsSetPDFContextURLForRect(url, CGRect(x: 1, y: 2, width: 30, height: 40))
        UIGraphicsBeginPDFPageWithInfo(.zero, [kCGPDFContextMediaBox: bytes])
        UIGraphicsAddPDFContextDestinationAtPoint("end", CGPoint(x: 5, y: 6))
        UIGraphicsSetPDFContextDestinationForRect("end", CGRect(x: 0, y: 0, width: 9, height: 9))
        UIGraphicsEndPDFContext()
        let reader = PDFReader(data)
        let objects = try reader.objects()
        return try bounds == letter && reader.pageSize(2) == "300 200"
          && objects.contains("/Rect [ 1 2 31 42 ]") && objects.contains("/XYZ 5 6 0")
      },
      SymbolProbe("UIGraphicsBeginPDFContextToFile(_:_:_:)") {
        let path = NSTemporaryDirectory() + "easel-\(UUID()).pdf"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let isOpen = UIGraphicsBeginPDFContextToFile(path, letter, nil)
        UIGraphicsBeginPDFPage()
        UIGraphicsEndPDFContext()
        return isOpen && FileManager.default.fileExists(atPath: path)
          && !UIGraphicsBeginPDFContextToFile("/nowhere/a.pdf", letter, nil)
      },
      SymbolProbe(
        "CGContext(consumer:mediaBox:_:)", "CGDataConsumer(data:)", ".beginPDFPage(_:)",
        ".endPDFPage()", ".beginPage(mediaBox:)", ".endPage()", ".closePDF()"
      ) {
        let data = NSMutableData()
        var box = CGRect(x: 0, y: 0, width: 100, height: 50)
        guard let consumer = CGDataConsumer(data: data),
          let context = CGContext(consumer: consumer, mediaBox: &box, nil)
        else { return false }
        context.beginPDFPage(nil)
        context.fill(CGRect(x: 0, y: 0, width: 50, height: 25))
        context.endPDFPage()
        box.size.width = 80
        context.beginPage(mediaBox: &box)
        context.endPage()
        context.closePDF()
        let reader = PDFReader(data)
        let image = try reader.image(1)
        return try pixel(image, 10, 40) == [0, 0, 0, 255]
          && pixel(image, 10, 10) == [255, 255, 255, 255] && reader.pageSize(2) == "80 50"
      },
      SymbolProbe("CGContext(_:mediaBox:_:)", "CGDataConsumer(url:)") {
        let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID()).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        let context = CGContext(file as CFURL, mediaBox: nil, nil)
        context?.beginPDFPage(nil)
        context?.endPDFPage()
        context?.closePDF()
        return try PDFReader(Data(contentsOf: file)).pageSize(1) == "612 792"
          && CGDataConsumer(url: file as CFURL) != nil
      },
      SymbolProbe(
        "CTFramesetterCreateWithAttributedString(_:)", "CTFramesetterCreateFrame(_:_:_:_:)",
        "CTFramesetterSuggestFrameSizeWithConstraints(_:_:_:_:_:)", "CTFrameDraw(_:_:)",
        "CTFrameGetVisibleStringRange(_:)", ".textMatrix"
      ) {
        let text = NSAttributedString(string: String(repeating: "word ", count: 60))
        let framesetter = CTFramesetterCreateWithAttributedString(text)
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
        let frame = CTFramesetterCreateFrame(framesetter, CFRange(), path, nil)
        let visible = CTFrameGetVisibleStringRange(frame)
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
          framesetter, visible, nil, CGSize(width: 20, height: 20), nil)
        let image = drawnImage { context in
          context.textMatrix = .identity
          context.translateBy(x: 0, y: 20)
          context.scaleBy(x: 1, y: -1)
          CTFrameDraw(frame, context)
        }
        let isInked = (0..<20).contains { x in (0..<20).contains { pixel(image, x, $0)[3] > 0 } }
        return visible.length > 0 && visible.length < 30 && size.height <= 20 && isInked
      },
      SymbolProbe("CTLineCreateWithAttributedString(_:)", "CTLineDraw(_:_:)", ".textPosition") {
        let line = CTLineCreateWithAttributedString(NSAttributedString(string: "l"))
        var end: CGFloat = 0
        _ = drawnImage { context in
          context.textPosition = CGPoint(x: 5, y: 5)
          CTLineDraw(line, context)
          end = context.textPosition.x
        }
        return end > 5
      },
    ]
  }
}
