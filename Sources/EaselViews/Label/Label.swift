import EaselCanvas
import Foundation

/// A view that shows text.
///
/// ```swift
/// let label = Label()
/// label.text = "Net generation"
/// label.font = .system(size: 17, weight: .semibold)
/// label.sizeToFit()
/// ```
///
/// The text is centred vertically, breaks into as many lines as ``numberOfLines`` permits, and ends
/// in an ellipsis where it does not fit, which is noted as a warning.
open class Label: View {
  /// The text; nil shows nothing.
  open var text: String? {
    get { attributedText?.string ?? plainText }
    set {
      if attributedText != nil { attributedText = nil }
      plainText = newValue
    }
  }
  /// Text with styles of its own; they go before those of the label.
  open var attributedText: NSAttributedString? { didSet { textDidChange() } }
  /// The font.
  open var font = Font.system(size: 17) { didSet { if font != oldValue { textDidChange() } } }
  /// The colour of the text.
  open var textColor: Color = .label
  /// How lines lie in the label.
  open var textAlignment = TextAlignment.natural
  /// The most lines; 0 is any number.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }
  /// Where lines break, and how text that does not fit ends.
  open var lineBreakMode = LineBreakMode.byTruncatingTail

  /// The width at which lines break for the label's own size; 0 is any.
  ///
  /// Under constraints it is not needed: a label of several lines is as tall as its text at the
  /// width that it gets.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textDidChange() } }

  private var plainText: String? { didSet { if plainText != oldValue { textDidChange() } } }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func layout(width: CGFloat?, height: CGFloat? = nil) -> TextLayout {
    let style = TextStyle(
      font: font, color: textColor, alignment: textAlignment, lineBreakMode: lineBreakMode,
      maximumLines: max(numberOfLines, 0))
    if let attributedText {
      return TextLayout(attributedText, style: style, width: width, height: height)
    }
    return TextLayout(plainText ?? "", style: style, width: width, height: height)
  }

  /// The size of the text, on one line unless ``preferredMaxLayoutWidth`` or the text breaks it.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  override func contentHeight(atWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, width > 0, width < intrinsicContentSize.width else { return nil }
    return sizeThatFits(CGSize(width: width, height: 0)).height
  }

  override func baselineBelowMiddle(isFirst: Bool, atWidth width: CGFloat?) -> CGFloat? {
    guard text?.isEmpty == false else { return nil }
    let preferred = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
    let layout = layout(width: numberOfLines == 1 ? nil : width ?? preferred)
    return (isFirst ? layout.firstBaseline : layout.lastBaseline) - layout.size.height / 2
  }

  /// The size of the text at a width; 0 is any width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard text?.isEmpty == false else { return .zero }
    let width = size.width > 0 && size.width.isFinite && numberOfLines != 1 ? size.width : nil
    let layout = layout(width: width)
    let used = (layout.lines.map(\.frame.width).max() ?? 0) + indents(of: layout)
    return CGSize(width: used.rounded(.up), height: layout.size.height.rounded(.up))
  }

  /// The room that the paragraph style of attributed text keeps free beside the lines.
  private func indents(of layout: TextLayout) -> CGFloat {
    guard let attributedText, attributedText.length > 0,
      let style = attributedText.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
        as? ParagraphStyle
    else { return 0 }
    let head = layout.lines.count > 1 ? style.headIndent : 0
    return max(style.firstLineHeadIndent, head) + max(-style.tailIndent, 0)
  }

  /// Its drawing is nothing but its properties, whose changes show at once.
  open override var redrawsEveryFrame: Bool { true }

  /// Draws the text.
  open override func draw(_ rect: CGRect, on canvas: any Canvas) {
    guard text?.isEmpty == false else { return }
    let fitting = layout(width: bounds.width, height: bounds.height)
    canvas.draw(
      fitting,
      at: CGPoint(x: bounds.minX, y: bounds.midY - fitting.size.height / 2))
  }
}
