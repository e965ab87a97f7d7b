import EaselUIKit
import Testing

@Suite struct CoreTextTests {
  private let words = NSAttributedString(
    string: String(repeating: "one two three four ", count: 40),
    attributes: [.font: UIFont.systemFont(ofSize: 10)])

  /// What is drawn on a page of Core Graphics' space.
  private func page(_ draw: (CGContext) -> Void) throws -> PDFReader {
    let data = NSMutableData()
    var box = CGRect(x: 0, y: 0, width: 200, height: 100)
    let consumer = try #require(CGDataConsumer(data: data))
    let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
    context.beginPDFPage(nil)
    draw(context)
    context.endPDFPage()
    context.closePDF()
    return PDFReader(data)
  }

  @Test func framesContinueWhereThePreviousOneEnded() {
    let framesetter = CTFramesetterCreateWithAttributedString(words)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 40), transform: nil)
    var range = CFRange(location: 0, length: 0)
    var parts: [String] = []
    while range.location < CFAttributedStringGetLength(words), parts.count < 100 {
      let frame = CTFramesetterCreateFrame(framesetter, range, path, nil)
      let visible = CTFrameGetVisibleStringRange(frame)
      #expect(visible.location == range.location)
      let part = NSRange(location: visible.location, length: visible.length)
      parts.append(words.attributedSubstring(from: part).string)
      range = CFRange(location: visible.location + visible.length, length: 0)
    }
    #expect(parts.joined() == words.string)
    #expect(parts.count > 5)
  }

  @Test(arguments: ["\n", "\r\n"])
  func aFrameEndsAfterAWholeLineForAnyLineEnd(lineEnd: String) {
    let text = NSAttributedString(
      string: (0..<40).map { "line \($0)\(lineEnd)" }.joined(),
      attributes: [.font: UIFont.systemFont(ofSize: 10)])
    let framesetter = CTFramesetterCreateWithAttributedString(text)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let range = CTFrameGetVisibleStringRange(
      CTFramesetterCreateFrame(framesetter, CFRange(), path, nil))
    let rest = (text.string as NSString).substring(from: range.length)
    #expect(range.length > 0)
    #expect(rest.hasPrefix("line"), "\(rest.prefix(10))")
  }

  @Test func aFrameIsDrawnFromItsTop() throws {
    let framesetter = CTFramesetterCreateWithAttributedString(
      NSAttributedString(string: "Top", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    let path = CGPath(rect: CGRect(x: 10, y: 0, width: 180, height: 100), transform: nil)
    let reader = try page { context in
      context.textMatrix = .identity
      CTFrameDraw(CTFramesetterCreateFrame(framesetter, CFRange(), path, nil), context)
    }
    #expect(try reader.text(1) == "Top")
    let image = try reader.image(1)
    let rows = (0..<100).filter { y in (0..<200).contains { pixel(image, $0, y)[0] < 128 } }
    #expect(try #require(rows.max()) < 30)
  }

  @Test func aFrameDrawsOnlyItsVisibleText() throws {
    let framesetter = CTFramesetterCreateWithAttributedString(words)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 40), transform: nil)
    let frame = CTFramesetterCreateFrame(framesetter, CFRange(), path, nil)
    let reader = try page { CTFrameDraw(frame, $0) }
    let shown = try reader.text(1).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let visible = CTFrameGetVisibleStringRange(frame).length
    let part = words.attributedSubstring(from: NSRange(location: 0, length: visible)).string
    #expect(shown == part.trimmingCharacters(in: .whitespaces))
  }

  @Test func aSizeIsSuggestedWithinConstraints() {
    let framesetter = CTFramesetterCreateWithAttributedString(words)
    var fit = CFRange()
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      framesetter, CFRange(), nil, CGSize(width: 100, height: 40), &fit)
    #expect(size.width <= 100 && size.height <= 40 && size.height > 20)
    #expect(fit.length > 0 && fit.length < words.length)
    let all = CTFramesetterSuggestFrameSizeWithConstraints(
      framesetter, CFRange(), nil, CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
      &fit)
    #expect(fit.length == words.length && all.height > 100)
  }

  @Test func aFrameLowerThanALineHasAnEmptyRange() {
    let framesetter = CTFramesetterCreateWithAttributedString(words)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 4), transform: nil)
    let frame = CTFramesetterCreateFrame(framesetter, CFRange(), path, nil)
    #expect(CTFrameGetVisibleStringRange(frame) == CFRangeMake(0, 0))
  }

  @Test func aLineStandsOnItsBaseline() throws {
    let line = CTLineCreateWithAttributedString(
      NSAttributedString(
        string: "HH", attributes: [kCTFontAttributeName: UIFont.systemFont(ofSize: 20)]))
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    #expect(width > 20 && ascent > descent && descent > 0)
    let reader = try page { context in
      context.textPosition = CGPoint(x: 10, y: 30)
      CTLineDraw(line, context)
      #expect(abs(context.textPosition.x - 10 - width) < 0.01)
    }
    let image = try reader.image(1)
    let rows = (0..<100).filter { y in (0..<200).contains { pixel(image, $0, y)[0] < 128 } }
    // The baseline lies 30 points above the page's bottom.
    #expect(rows.max() == 69)
  }

  @Test func aLineBreakHasNoGlyphInALine() {
    func width(_ text: String) -> Double {
      CTLineGetTypographicBounds(
        CTLineCreateWithAttributedString(NSAttributedString(string: text)), nil, nil, nil)
    }
    #expect(width("a\nb\r\n") == width("ab"))
    let line = CTLineCreateWithAttributedString(NSAttributedString(string: "a\nb"))
    #expect(CTLineGetStringRange(line) == CFRangeMake(0, 3))
  }

  @Test func theTextPositionMovesInTheDirectionOfTheTextMatrix() throws {
    let line = CTLineCreateWithAttributedString(NSAttributedString(string: "HH"))
    let width = CTLineGetTypographicBounds(line, nil, nil, nil)
    _ = try page { context in
      context.textMatrix = CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 50, ty: 10)
      CTLineDraw(line, context)
      #expect(abs(context.textPosition.x - 50) < 0.01)
      #expect(abs(context.textPosition.y - 10 - 2 * width) < 0.01)
    }
  }

  @Test func aFrameInAPathThatIsNotARectangleIsNoted() {
    let framesetter = CTFramesetterCreateWithAttributedString(words)
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 90), transform: nil)
    let notes = notes { _ in
      guard let context = UIGraphicsGetCurrentContext() else { return }
      CTFrameDraw(CTFramesetterCreateFrame(framesetter, CFRange(), path, nil), context)
    }
    #expect(notes.contains { $0.operation == "CTFrameDraw" })
  }

  @Test(arguments: ["NSShadow", "NSObliqueness", "NSStrokeWidth", "NSUnderlineColor"])
  func anAttributeThatIsNotDrawnIsNoted(_ name: String) {
    let key = NSAttributedString.Key(rawValue: name)
    func codes(_ value: Any) -> [EaselError.Code] {
      notes { _ in
        "a".draw(at: .zero, withAttributes: [key: value])
        NSAttributedString(string: "a", attributes: [key: value]).draw(at: .zero)
      }.map(\.code)
    }
    #expect(codes(NSShadow()) == [.drawingApproximated])
    #expect(codes(0.3) == [.drawingApproximated])
    #expect(codes(0.0) == [])
  }
}
