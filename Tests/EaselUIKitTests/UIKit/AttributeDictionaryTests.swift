import EaselUIKit
import Testing

@Suite("Dictionaries of attributes")
struct AttributeDictionaryTests {
  @Test("A font, a style and a colour need no written type, as in UIKit")
  func mixedValues() {
    let style = NSMutableParagraphStyle()
    let attributes = [
      NSAttributedString.Key.font: UIFont.systemFont(ofSize: 20),
      NSAttributedString.Key.paragraphStyle: style,
      NSAttributedString.Key.foregroundColor: UIColor.gray,
    ]
    #expect(type(of: attributes) == [NSAttributedString.Key: NSObject].self)
    let text = NSAttributedString(string: "a", attributes: attributes)
    #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
  }

  @Test("Fonts and colours of equal properties are equal as objects, too")
  func equality() {
    let red: NSObject = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red.isEqual(UIColor.red))
    #expect(red.hash == UIColor.red.hash)
    #expect(!red.isEqual(UIColor.blue))
    let font: NSObject = UIFont.systemFont(ofSize: 12)
    #expect(font.isEqual(UIFont.systemFont(ofSize: 12)))
    #expect(font.hash == UIFont.systemFont(ofSize: 12).hash)
    #expect(!font.isEqual(UIFont.systemFont(ofSize: 13)))
    #expect(!font.isEqual(UIColor.red))
  }

  @Test("Replacing an attribute by another of its type compares them without a trap")
  func replacing() {
    expectReplaced(.font, UIFont.systemFont(ofSize: 10), by: UIFont.systemFont(ofSize: 20))
    expectReplaced(.foregroundColor, UIColor.red, by: UIColor.blue)
    let centred = NSMutableParagraphStyle()
    centred.alignment = .center
    expectReplaced(.paragraphStyle, NSMutableParagraphStyle(), by: centred)
    expectReplaced(.shadow, NSShadow(), by: NSShadow())
  }

  private func expectReplaced(
    _ key: NSAttributedString.Key, _ old: NSObject, by new: NSObject,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = NSMutableAttributedString(string: "word", attributes: [key: old])
    text.addAttribute(key, value: new, range: NSRange(location: 0, length: 2))
    func value(at index: Int) -> NSObject? {
      text.attribute(key, at: index, effectiveRange: nil) as? NSObject
    }
    #expect(value(at: 0) === new, sourceLocation: sourceLocation)
    #expect(value(at: 3) === old, sourceLocation: sourceLocation)
  }
}
