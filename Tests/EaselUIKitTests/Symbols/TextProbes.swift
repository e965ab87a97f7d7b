import EaselUIKit

enum TextProbes {
  private static func ink(_ drawing: () -> Void) -> CGRect {
    let canvas = RecordingCanvas()
    CGContext.withCurrent(canvas) { _ in drawing() }
    return canvas.recording.bounds
  }

  private static let box = CGRect(x: 10, y: 20, width: 100, height: 40)

  static var all: [SymbolProbe] {
    [
      SymbolProbe(
        "UIFont", ".systemFont(ofSize:)", ".boldSystemFont(ofSize:)", "UIFont(name:size:)",
        ".preferredFont(forTextStyle:)", "UIFontTextStyle", ".fontName", ".pointSize",
        ".lineHeight",
        ".withSize(_:)"
      ) {
        let font: UIFont = UIFont.systemFont(ofSize: 20)
        let style: UIFontTextStyle = .footnote
        return UIFont(name: "HelveticaNeue-Bold", size: 12)?.fontName == "HelveticaNeue-Bold"
          && UIFont.preferredFont(forTextStyle: style).pointSize == 13
          && UIFont.boldSystemFont(ofSize: 9).weight == .bold
          && abs(font.lineHeight - 2 * font.withSize(10).lineHeight) < 0.01
      },
      SymbolProbe(
        ".Key", ".foregroundColor", ".paragraphStyle", ".kern", "NSMutableParagraphStyle",
        "NSMutableParagraphStyle()", "NSParagraphStyle", ".alignment", "NSTextAlignment",
        ".lineBreakMode", "NSLineBreakMode", ".byWordWrapping", ".byTruncatingTail",
        ".draw(in:withAttributes:)", ".right", ".left"
      ) {
        let style: NSMutableParagraphStyle = NSMutableParagraphStyle()
        style.lineBreakMode = NSLineBreakMode.byWordWrapping
        let attributes: [NSAttributedString.Key: Any] = [
          .font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red,
          .paragraphStyle: style as NSParagraphStyle, .kern: 1,
        ]
        func drawn(_ alignment: NSTextAlignment) -> CGRect {
          style.alignment = alignment
          return ink { "word".draw(in: box, withAttributes: attributes) }
        }
        style.lineBreakMode = .byTruncatingTail
        return drawn(.left).minX < 12 && drawn(.right).maxX > 107
      },
      SymbolProbe(".size(withAttributes:)", ".draw(at:)", "NSString", "NSString(string:)") {
        let text: NSString = NSString(string: "word")
        let size = text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
        let bounds = ink { NSAttributedString(string: "word").draw(at: CGPoint(x: 5, y: 6)) }
        return size.width > 10 && bounds.minX >= 5 && bounds.minY >= 6
      },
      SymbolProbe(
        "NSAttributedString", "NSAttributedString(string:)",
        "NSAttributedString(string:attributes:)",
        ".boundingRect(with:options:context:)", ".draw(with:options:context:)",
        ".usesLineFragmentOrigin", "NSStringDrawingOptions", ".usesFontLeading",
        ".truncatesLastVisibleLine"
      ) {
        let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
        let text: NSAttributedString = NSAttributedString(
          string: "several words", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        let size = CGSize(width: 40, height: 15)
        let whole = text.boundingRect(with: size, options: options, context: nil)
        let short = text.boundingRect(
          with: size, options: options.union(.truncatesLastVisibleLine), context: nil)
        let bounds = ink { text.draw(with: box, options: options, context: nil) }
        return whole.height > short.height && bounds.minY >= 20
          && NSAttributedString(string: "word").length == 4
      },
      SymbolProbe(
        ".boundingRect(with:options:attributes:context:)",
        ".draw(with:options:attributes:context:)"
      ) {
        let bounds = ink { "word".draw(with: box, options: [], attributes: nil, context: nil) }
        let size = "word".boundingRect(
          with: .zero, options: .usesLineFragmentOrigin, attributes: nil, context: nil)
        return bounds.minY < 20 && size.minY == 0
      },
      SymbolProbe(
        "NSMutableAttributedString", "NSMutableAttributedString(string:)",
        "NSMutableAttributedString(string:attributes:)", ".addAttribute(_:value:range:)", "NSRange",
        "NSRange(location:length:)"
      ) {
        let text: NSMutableAttributedString = NSMutableAttributedString(
          string: "word", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        let plain = text.size().width
        let range: NSRange = NSRange(location: 0, length: 2)
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: range)
        return text.size().width > plain && NSMutableAttributedString(string: "a").length == 1
      },
      SymbolProbe(".lineSpacing") {
        let style = NSMutableParagraphStyle()
        let plain = "a\nb".size(withAttributes: [.paragraphStyle: style])
        style.lineSpacing = 10
        return "a\nb".size(withAttributes: [.paragraphStyle: style]).height > plain.height + 9
      },
      SymbolProbe("NSShadow", "NSShadow()", ".shadowBlurRadius", inert: true) {
        let shadow: NSShadow = NSShadow()
        shadow.shadowBlurRadius = 3
        let text = NSAttributedString(string: "word", attributes: [.shadow: shadow])
        return ink { text.draw(at: .zero) } == ink { "word".draw(at: .zero) }
      },
      SymbolProbe(
        "NSFontAttributeName", "NSForegroundColorAttributeName", "NSParagraphStyleAttributeName",
        "NSAttributedStringKey"
      ) {
        let keys: [NSAttributedStringKey] = [
          NSFontAttributeName, NSForegroundColorAttributeName, NSParagraphStyleAttributeName,
        ]
        return keys == [.font, .foregroundColor, .paragraphStyle]
      },
      SymbolProbe("CFString") {
        let name: CFString = CGColorSpace.sRGB
        return name.length > 0
      },
      SymbolProbe(".drawText(in:)") {
        let label = UILabel()
        label.text = "HHH"
        let image = drawnImage { _ in
          label.drawText(in: CGRect(x: 10, y: 0, width: 10, height: 20))
        }
        func isInked(_ columns: Range<Int>) -> Bool {
          columns.contains { x in (0..<20).contains { pixel(image, x, $0)[3] > 0 } }
        }
        return isInked(10..<20) && !isInked(0..<10)
      },
      SymbolProbe(
        "UILabel", "UILabel()", "UILabel(frame:)", ".text", ".font", ".textColor", ".textAlignment",
        ".numberOfLines", ".attributedText"
      ) {
        let label: UILabel = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
        label.text = "word"
        label.font = UIFont.systemFont(ofSize: 10)
        label.textColor = .red
        label.textAlignment = .center
        label.numberOfLines = 0
        let other = UILabel()
        other.attributedText = NSAttributedString(string: "other")
        let bounds = label.recording().bounds
        return abs(bounds.midX - 40) < 1 && other.text == "other"
      },
    ]
  }
}
