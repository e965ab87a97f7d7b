import EaselUIKit
import Testing

@Suite struct TextDrawingTests {
  private let attributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red,
  ]
  private let text = "Taro and Jiro"

  /// The bounds of what is drawn, which has to be text alone.
  private func ink(_ drawing: @escaping (CGRect) -> Void) -> CGRect {
    let canvas = RecordingCanvas()
    CGContext.withCurrent(canvas) { _ in
      drawing(CGRect(x: 0, y: 0, width: 200, height: 100))
    }
    return canvas.recording.bounds
  }

  @Test func sizeGrowsWithTheFont() {
    let small = text.size(withAttributes: attributes)
    let large = text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
    #expect(abs(large.width / small.width - 2) < 0.01)
    #expect((text as NSString).size(withAttributes: attributes) == small)
    #expect(NSAttributedString(string: text, attributes: attributes).size() == small)
  }

  @Test func textWithoutAttributesIsTwelvePointsLarge() {
    #expect(
      text.size() == text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]))
  }

  @Test func textIsDrawnFromItsTopLeft() {
    let size = text.size(withAttributes: attributes)
    let bounds = ink { _ in text.draw(at: CGPoint(x: 30, y: 40), withAttributes: attributes) }
    #expect(bounds.minX >= 29 && bounds.maxX <= 31 + size.width)
    #expect(bounds.minY >= 40 && bounds.maxY <= 40 + size.height)
    #expect(
      bounds
        == ink { _ in
          (text as NSString).draw(at: CGPoint(x: 30, y: 40), withAttributes: attributes)
        })
    #expect(
      bounds
        == ink { _ in
          NSAttributedString(string: text, attributes: attributes).draw(at: CGPoint(x: 30, y: 40))
        })
  }

  @Test func textIsCentredInARectangle() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    var centred = attributes
    centred[.paragraphStyle] = style
    let rect = CGRect(x: 20, y: 10, width: 160, height: 30)
    let bounds = ink { _ in text.draw(in: rect, withAttributes: centred) }
    #expect(abs(bounds.midX - rect.midX) < 1)
    #expect(bounds == ink { _ in (text as NSString).draw(in: rect, withAttributes: centred) })
    #expect(
      bounds
        == ink { _ in NSAttributedString(string: text, attributes: centred).draw(in: rect) })
  }

  @Test func textWrapsInARectangle() {
    let narrow = CGRect(x: 0, y: 0, width: 40, height: 100)
    let bounds = ink { _ in text.draw(in: narrow, withAttributes: attributes) }
    #expect(bounds.width <= 40)
    #expect(bounds.height > 15)
  }

  @Test func textThatDoesNotFitIsTruncatedAndNoted() {
    let low = CGRect(x: 0, y: 0, width: 40, height: 12)
    let notes = notes { _ in text.draw(in: low, withAttributes: attributes) }
    #expect(notes.map(\.code) == [.textTruncated])
    #expect(notes.first?.value == text)
    let bounds = ink { _ in text.draw(in: low, withAttributes: attributes) }
    #expect(bounds.maxY <= 12)
  }

  @Test func aTruncatingStyleEndsInAnEllipsis() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    var truncating = attributes
    truncating[.paragraphStyle] = style
    let low = CGRect(x: 0, y: 0, width: 40, height: 12)
    let notes = notes { _ in text.draw(in: low, withAttributes: truncating) }
    #expect(notes.map(\.code) == [.textTruncated])
  }

  @Test func withoutOptionsTextIsDrawnOnTheOriginAsBaseline() {
    let rect = CGRect(x: 10, y: 50, width: 10, height: 0)
    let bounds = ink { _ in
      text.draw(with: rect, options: [], attributes: attributes, context: nil)
    }
    let font = UIFont.systemFont(ofSize: 10)
    #expect(abs(bounds.minY - (50 - font.ascender)) < 0.01)
    #expect(abs(bounds.maxY - (50 - font.descender)) < 0.01)
    #expect(bounds.width > 40)
    let box = text.boundingRect(with: .zero, options: [], attributes: attributes, context: nil)
    #expect(box.minY < 0 && box.maxY > 0)
  }

  @Test func textIsMeasuredWrappedToAWidth() {
    let context = NSStringDrawingContext()
    let size = CGSize(width: 40, height: CGFloat.greatestFiniteMagnitude)
    let box = text.boundingRect(
      with: size, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: attributes,
      context: context)
    #expect(box.width <= 40 && box.height > 15)
    #expect(context.totalBounds == box)
    #expect(context.actualScaleFactor == 1)
    let attributed = NSAttributedString(string: text, attributes: attributes)
    #expect(
      attributed.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil) == box)
    #expect(
      (text as NSString).boundingRect(
        with: size, options: .usesLineFragmentOrigin, attributes: attributes, context: nil) == box)
  }

  @Test func aRectangleOfInfiniteWidthDoesNotLimitText() {
    let box = text.boundingRect(
      with: CGSize(width: CGFloat.infinity, height: 0), options: .usesLineFragmentOrigin,
      attributes: attributes, context: nil)
    #expect(abs(box.width - text.size(withAttributes: attributes).width) < 0.01)
  }

  @Test(arguments: [NSTextAlignment.center, .right])
  func linesWithoutAWidthAreAlignedToEachOther(_ alignment: NSTextAlignment) {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    var aligned = attributes
    aligned[.paragraphStyle] = style
    let bounds = ink { _ in
      text.draw(
        with: CGRect(x: 10, y: 0, width: 0, height: 0), options: .usesLineFragmentOrigin,
        attributes: aligned, context: nil)
    }
    #expect(abs(bounds.minX - 10) < 1)
    #expect(abs(bounds.width - text.size(withAttributes: attributes).width) < 1)
  }

  @Test func usesLineFragmentOriginWrapsText() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 100)
    let context = NSStringDrawingContext()
    let bounds = ink { _ in
      text.draw(
        with: rect, options: .usesLineFragmentOrigin, attributes: attributes, context: context)
    }
    #expect(bounds == ink { _ in text.draw(in: rect, withAttributes: attributes) })
    #expect(context.totalBounds.width <= 40)
    let attributed = NSAttributedString(string: text, attributes: attributes)
    #expect(
      bounds
        == ink { _ in attributed.draw(with: rect, options: .usesLineFragmentOrigin, context: nil) })
    #expect(
      bounds
        == ink { _ in
          (text as NSString).draw(
            with: rect, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        })
  }

  @Test func truncatesLastVisibleLineLimitsTheHeight() {
    let box = text.boundingRect(
      with: CGSize(width: 40, height: 14),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: attributes,
      context: nil)
    #expect(box.height < 15)
  }

  @Test func drawingTextWithoutAContextDoesNothing() {
    text.draw(in: CGRect(x: 0, y: 0, width: 9, height: 9), withAttributes: nil)
    NSAttributedString(string: "").draw(at: .zero)
    #expect(NSAttributedString(string: "").size().width == 0)
  }

  @Test func underlineStylesAreGivenAsRawValues() {
    func drawn(_ style: NSUnderlineStyle) -> Recording {
      let canvas = RecordingCanvas()
      let text = NSAttributedString(string: text, attributes: [.underlineStyle: style.rawValue])
      CGContext.withCurrent(canvas) { _ in text.draw(at: .zero) }
      return canvas.recording
    }
    #expect(drawn(.single) != drawn([]))
    #expect(drawn(.double) == drawn(.thick))
  }
}
