import EaselCanvas
import EaselViews
import Foundation
import Testing

@Suite struct LabelTests {
  private static let words = "Net generation of all power plants"

  private static func label(_ text: String?, lines: Int = 1) -> Label {
    let label = Label(frame: CGRect(x: 0, y: 0, width: 90, height: 200))
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private static func texts(_ view: View) -> [(layout: TextLayout, origin: CGPoint)] {
    view.recording().operations.compactMap {
      if case .text(let layout, let origin, _) = $0 { (layout, origin) } else { nil }
    }
  }

  @Test func aSingleLineLabelIgnoresTheProposedWidth() {
    let label = Self.label(Self.words)
    let narrow = label.sizeThatFits(CGSize(width: 90, height: 200))
    #expect(narrow == label.intrinsicContentSize)
    #expect(narrow.width > 90)
  }

  @Test func aMultilineLabelKeepsTheProposedWidth() {
    let single = Self.label(Self.words).intrinsicContentSize
    let broken = Self.label(Self.words, lines: 0).sizeThatFits(CGSize(width: 90, height: 0))
    #expect(broken.width <= 90)
    #expect(broken.height >= 2 * single.height - 2)
  }

  @Test(arguments: [nil, ""])
  func noTextHasNoSizeAndDrawsNothing(_ text: String?) {
    let label = Self.label(text)
    #expect(label.intrinsicContentSize == .zero)
    #expect(Self.texts(label).isEmpty)
  }

  @Test func textIsCentredVertically() throws {
    let drawn = try #require(Self.texts(Self.label("Net")).first)
    #expect(abs(drawn.origin.y + drawn.layout.size.height / 2 - 100) < 0.01)
  }

  @Test func textThatIsCutIsAWarning() {
    let context = Self.label(Self.words).inspected().context
    #expect(context.diagnostics.map(\.code) == [.textTruncated])
    #expect(context.diagnostics.map(\.severity) == [.warning])
    #expect(context.diagnostics.map(\.value) == [Self.words])
  }

  @Test func textThatFitsIsNotNoted() {
    #expect(Self.label(Self.words, lines: 0).inspected().context.diagnostics.isEmpty)
  }

  @Test func attributedTextGoesBeforePlainText() {
    let label = Self.label("plain")
    label.attributedText = NSAttributedString(string: "styled")
    #expect(label.text == "styled")
    #expect(Self.texts(label).map(\.layout.string) == ["styled"])
    label.text = "plain again"
    #expect(label.attributedText == nil)
    #expect(label.text == "plain again")
  }

  @Test func removingAttributedTextLeavesNoText() {
    let label = Self.label("plain")
    label.attributedText = NSAttributedString(string: "styled")
    label.attributedText = nil
    #expect(label.text == nil)
  }

  @Test func aLargerFontMakesALargerLabel() {
    let label = Self.label("Net")
    let before = label.intrinsicContentSize
    label.font = .system(size: 34)
    #expect(label.intrinsicContentSize.height > before.height * 1.8)
  }

  @Test(arguments: [1, 0]) func aLabelLeavesSpaceForIndents(lines: Int) {
    let paragraph = ParagraphStyle()
    paragraph.firstLineHeadIndent = 40
    paragraph.headIndent = 20
    paragraph.tailIndent = -10
    let label = Label()
    label.numberOfLines = lines
    label.attributedText = NSAttributedString(
      string: "Indented text", attributes: [.paragraphStyle: paragraph])
    label.sizeToFit()
    let plain = Label()
    plain.text = "Indented text"
    plain.sizeToFit()
    #expect(abs(label.bounds.width - plain.bounds.width - 50) <= 1)
    #expect(label.inspected().context.diagnostics.isEmpty)
  }
}
