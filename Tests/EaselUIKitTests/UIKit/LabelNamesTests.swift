import EaselUIKit
import Testing

@Suite struct LabelNamesTests {
  /// What a view of a size shows, one pixel to a point.
  private func drawnImage(_ view: UIView) throws -> UIImage {
    try #require(try UIImage(data: view.data(as: .png, scale: 1)))
  }

  /// The rows that have ink.
  private func rows(_ image: UIImage) -> ClosedRange<Int>? {
    let rows = (0..<image.height).filter { y in
      (0..<image.width).contains { pixel(image, $0, y)[3] > 64 }
    }
    return rows.first.flatMap { first in rows.last.map { first...$0 } }
  }

  /// The columns that have ink.
  private func columns(_ image: UIImage) -> ClosedRange<Int>? {
    let columns = (0..<image.width).filter { x in
      (0..<image.height).contains { pixel(image, x, $0)[3] > 64 }
    }
    return columns.first.flatMap { first in columns.last.map { first...$0 } }
  }

  @Test func nilAsFontAndColourSetsTheDefaults() {
    let label = UILabel()
    label.font = .boldSystemFont(ofSize: 30)
    label.textColor = .red
    let size: CGFloat = label.font.pointSize
    #expect(size == 30)
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    let font: UIFont? = label.font
    #expect(font != nil)
  }

  @Test func aSubclassMayObserveFontAndColour() {
    final class Watching: UILabel {
      var changes = 0
      override var font: UIFont! { didSet { changes += 1 } }
      override var textColor: UIColor! { didSet { changes += 1 } }
    }
    let label = Watching()
    label.font = .systemFont(ofSize: 9)
    label.textColor = .red
    #expect(label.changes == 2)
  }

  @Test func aHighlightedLabelHasItsOwnColour() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    label.font = .systemFont(ofSize: 40)
    label.text = "—"
    label.textColor = .black
    label.highlightedTextColor = .red
    func red() throws -> Bool {
      let image = try drawnImage(label)
      return (0..<30).contains { y in (0..<30).contains { pixel(image, $0, y) == [255, 0, 0, 255] }
      }
    }
    #expect(try !red())
    label.isHighlighted = true
    #expect(try red())
  }

  @Test func aShadowLiesBesideTheText() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    label.text = "HH"
    let plain = try #require(rows(drawnImage(label)))
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 0, height: 20)
    let shadowed = try #require(rows(drawnImage(label)))
    #expect(shadowed.lowerBound == plain.lowerBound)
    #expect(shadowed.upperBound == plain.upperBound + 20)
  }

  @Test func aSubclassMayOverrideInitWithAnImage() throws {
    final class Badge: UIImageView {
      override init(image: UIImage?) { super.init(image: image) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override var tintColor: UIColor! { didSet { setNeedsDisplay() } }
      override var isAccessibilityElement: Bool {
        get { true }
        set { _ = newValue }
      }
    }
    func square(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
    }
    let (black, red) = (square(.black), square(.red))
    let view = Badge(image: black)
    view.highlightedImage = red
    #expect(view.frame.size == CGSize(width: 20, height: 20))
    #expect(try pixel(drawnImage(view), 5, 5) == [0, 0, 0, 255])
    view.isHighlighted = true
    #expect(try pixel(drawnImage(view), 5, 5) == [255, 0, 0, 255])
    view.tintColor = .green
    view.tintColor = nil
    #expect(view.tintColor == .systemBlue && view.isAccessibilityElement)
  }

  @Test func theWidthIncludesKerningAfterTheLastLetter() {
    let font = UIFont.systemFont(ofSize: 20)
    func width(_ kern: CGFloat) -> CGFloat {
      NSAttributedString(string: "ABC", attributes: [.font: font, .kern: kern]).size().width
    }
    #expect(abs(width(10) - width(0) - 30) < 0.01)
  }

  @Test(arguments: ["ABC", "Total", "مرحبا", "a b  c"], [1.0, 7.5, 20])
  func aLabelSizedToKernedTextFitsAllOfIt(_ text: String, _ kern: Double) {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: text, attributes: [.kern: kern])
    label.sizeToFit()
    let canvas = RecordingCanvas()
    label.render(on: canvas)
    #expect(canvas.context.diagnostics == [])
  }

  @Test func aSubclassDrawsItsTextInASmallerRectangle() throws {
    final class Padded: UILabel {
      let padding = UIEdgeInsets(top: 10, left: 30, bottom: 0, right: 0)
      override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }
      override func textRect(
        forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
      ) -> CGRect {
        let inner = super.textRect(
          forBounds: bounds.inset(by: padding), limitedToNumberOfLines: numberOfLines)
        return CGRect(
          x: inner.minX - 30, y: inner.minY - 10, width: inner.width + 30,
          height: inner.height + 10)
      }
    }
    let (plain, padded) = (UILabel(), Padded())
    for label in [plain, padded] {
      label.text = "HH"
      label.sizeToFit()
    }
    #expect(padded.bounds.width == plain.bounds.width + 30)
    #expect(padded.bounds.height == plain.bounds.height + 10)
    #expect(padded.intrinsicContentSize == padded.bounds.size)
    let (a, b) = (try drawnImage(plain), try drawnImage(padded))
    let (x, inset) = (try #require(columns(a)), try #require(columns(b)))
    #expect(inset.lowerBound == x.lowerBound + 30)
    let (y, below) = (try #require(rows(a)), try #require(rows(b)))
    #expect(below.lowerBound == y.lowerBound + 10)
  }

  @Test func textIsDrawnInItsTextRectangle() throws {
    final class Top: UILabel {
      override func textRect(
        forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
      ) -> CGRect {
        var rect = super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
        rect.origin.y = bounds.minY
        return rect
      }
    }
    let frame = CGRect(x: 0, y: 0, width: 60, height: 80)
    let (middle, top) = (UILabel(frame: frame), Top(frame: frame))
    middle.text = "HH"
    top.text = "HH"
    #expect(try #require(rows(drawnImage(middle))).lowerBound > 25)
    #expect(try #require(rows(drawnImage(top))).upperBound < 25)
    let rect = middle.textRect(forBounds: frame, limitedToNumberOfLines: 1)
    #expect(rect.midY == 40)
    #expect(rect.size == middle.intrinsicContentSize)
  }

  @Test func theTextRectangleIsLimitedToTheNumberOfLines() {
    let label = UILabel()
    label.text = String(repeating: "word ", count: 12)
    let bounds = CGRect(x: 0, y: 0, width: 80, height: 1_000)
    let one = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    let two = label.textRect(forBounds: bounds, limitedToNumberOfLines: 2)
    let all = label.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
    #expect(abs(two.height - 2 * one.height) <= 2)
    #expect(all.height > two.height)
  }

  @Test func aSubclassThatDrawsReplacesTheText() throws {
    final class Painted: UILabel {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    }
    let label = Painted(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.text = "HHHH"
    let image = try drawnImage(label)
    #expect(pixel(image, 5, 5) == [255, 0, 0, 255])
    #expect(columns(image) == 0...9)
  }

  @Test func aTextThatIsTooWideIsDrawnSmaller() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    label.font = .systemFont(ofSize: 24)
    label.text = "HHHHHHH"
    label.adjustsFontSizeToFitWidth = true
    let canvas = RecordingCanvas()
    label.render(on: canvas)
    #expect(canvas.context.diagnostics == [])
    let ink = try #require(columns(try drawnImage(label)))
    #expect(ink.upperBound > 50)
    #expect(ink.upperBound < 60)
  }

  @Test func aTextIsNotDrawnBelowItsMinimumScaleFactor() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    label.font = .systemFont(ofSize: 24)
    label.text = "HHHHHHH"
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.9
    let canvas = RecordingCanvas()
    label.render(on: canvas)
    #expect(canvas.context.diagnostics.map(\.code) == [.textTruncated])
  }

  @Test func attributedTextThatIsTooWideIsDrawnSmaller() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    label.attributedText = NSAttributedString(
      string: "HHHHHHH", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)])
    label.adjustsFontSizeToFitWidth = true
    let canvas = RecordingCanvas()
    label.render(on: canvas)
    #expect(canvas.context.diagnostics == [])
  }
}
