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
  /// The font; setting nil gives the default, 17 points of the default families.
  // As UIKit has it: subclasses write `override var font: UIFont!`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: Font! {
    get { ownFont }
    set {
      let font = newValue ?? Self.defaultFont
      guard font != ownFont else { return }
      ownFont = font
      textDidChange()
    }
  }
  private var ownFont = defaultFont
  private static let defaultFont = Font.system(size: 17)

  /// The colour of the text; setting nil gives the default, that of labels.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: Color! {
    get { ownColor }
    set {
      ownColor = newValue ?? .label
      setNeedsDisplay()
    }
  }
  private var ownColor = Color.label
  /// The colour of the text while the label is highlighted; nil is ``textColor``.
  open var highlightedTextColor: Color? { didSet { setNeedsDisplay() } }
  /// Whether the text has ``highlightedTextColor``.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// The colour of a sharp shadow of the text; nil, as by default, is none.
  open var shadowColor: Color? { didSet { setNeedsDisplay() } }
  /// Where the shadow lies; a point above the text by default.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

  /// How lines lie in the label.
  open var textAlignment = TextAlignment.natural { didSet { setNeedsDisplay() } }
  /// The most lines; 0 is any number.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }
  /// Where lines break, and how text that does not fit ends.
  open var lineBreakMode = LineBreakMode.byTruncatingTail { didSet { setNeedsDisplay() } }
  /// Whether a text that is wider than the label is drawn smaller, down to
  /// ``minimumScaleFactor``, before it is cut.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// The least factor by which fonts are made smaller; 0 is any.
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }

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

  private func layout(
    width: CGFloat?, height: CGFloat? = nil, maximumLines: Int? = nil, scale: CGFloat = 1
  ) -> TextLayout {
    let font = font ?? Self.defaultFont
    let style = TextStyle(
      font: scale == 1 ? font : font.with(size: font.size * scale), color: shownColor,
      alignment: textAlignment, lineBreakMode: lineBreakMode,
      maximumLines: max(maximumLines ?? numberOfLines, 0))
    if let attributedText {
      return TextLayout(
        scale == 1 ? attributedText : attributedText.scaled(by: scale), style: style, width: width,
        height: height)
    }
    return TextLayout(plainText ?? "", style: style, width: width, height: height)
  }

  private var shownColor: Color {
    isHighlighted ? highlightedTextColor ?? textColor : textColor ?? .label
  }

  /// The text in a size, with smaller fonts where it is to fit and would not.
  private func fitting(_ size: CGSize) -> TextLayout {
    let whole = layout(width: size.width, height: size.height)
    guard adjustsFontSizeToFitWidth, whole.isTruncated, size.width > 0 else { return whole }
    let natural = layout(width: nil, maximumLines: 0).size.width
    guard natural > 0 else { return whole }
    // A line that is broken leaves room at its end, so each step goes a little further.
    var scale: CGFloat = 1
    if numberOfLines > 0 { scale = min(size.width * CGFloat(numberOfLines) / natural, 1) }
    let least =
      minimumScaleFactor > Self.leastScale ? min(minimumScaleFactor, 1) : Self.leastScale
    while scale > least {
      let smaller = layout(width: size.width, height: size.height, scale: scale)
      if !smaller.isTruncated { return smaller }
      scale *= 0.97
    }
    return layout(width: size.width, height: size.height, scale: min(least, 1))
  }

  /// Nobody reads what is smaller.
  private static let leastScale: CGFloat = 0.05

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
    guard isPlain else {
      let room = CGSize(width: width ?? Self.anyLength, height: Self.anyLength)
      return textRect(
        forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: numberOfLines
      ).size
    }
    return textSize(of: layout(width: width))
  }

  private func textSize(of layout: TextLayout) -> CGSize {
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

  /// Longer than any page.
  private static let anyLength: CGFloat = 100_000

  // MARK: Drawing

  override var isText: Bool { true }

  /// Whether the label is of no subclass, which could draw and measure in its own way.
  private var isPlain: Bool { type(of: self) == Label.self }

  /// The drawing of a label of no subclass is nothing but its properties, whose changes show at once.
  open override var redrawsEveryFrame: Bool { isPlain }

  /// Where the text lies in bounds, in the middle of their height, with so many lines; 0 is any
  /// number.
  ///
  /// Subclasses override it to keep room around the text: ``sizeThatFits(_:)`` and
  /// ``drawText(in:)`` ask for it.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    guard text?.isEmpty == false else { return CGRect(origin: bounds.origin, size: .zero) }
    func limit(_ length: CGFloat) -> CGFloat? {
      length > 0 && length < Self.anyLength / 2 ? length : nil
    }
    let width = numberOfLines == 1 ? nil : limit(bounds.width)
    let layout = layout(
      width: width, height: limit(bounds.height), maximumLines: numberOfLines)
    var size = textSize(of: layout)
    size.width = min(size.width, max(bounds.width, 0))
    return CGRect(
      x: bounds.minX, y: bounds.minY + (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// Draws the text in a rectangle of the current context.
  ///
  /// Subclasses override it to draw beside the text, or to pass on a smaller rectangle.
  open func drawText(in rect: CGRect) {
    guard text?.isEmpty == false, let canvas = GraphicsContext.current?.canvas else { return }
    let area = textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines)
    draw(fitting(rect.size), on: canvas, x: rect.minX, middle: area.midY)
  }

  private func draw(_ layout: TextLayout, on canvas: any Canvas, x: CGFloat, middle: CGFloat) {
    let place = CGPoint(x: x, y: middle - layout.size.height / 2)
    guard let shadowColor else { return canvas.draw(layout, at: place) }
    let shadow = Shadow(color: shadowColor, offset: shadowOffset, blur: 0)
    canvas.withGroup(GroupEffects(shadow: shadow)) { canvas.draw(layout, at: place) }
  }

  /// Draws the text on the current context; subclasses that override it draw in its place.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text.
  open override func draw(_ rect: CGRect, on canvas: any Canvas) {
    guard isPlain else { return super.draw(rect, on: canvas) }
    guard text?.isEmpty == false else { return }
    draw(fitting(bounds.size), on: canvas, x: bounds.minX, middle: bounds.midY)
  }
}

extension NSAttributedString {
  /// The text with fonts of another size.
  fileprivate func scaled(by scale: CGFloat) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    let whole = NSRange(location: 0, length: length)
    enumerateAttribute(.font, in: whole) { value, range, _ in
      guard let font = value as? Font else { return }
      result.addAttribute(.font, value: font.with(size: font.size * scale), range: range)
    }
    return result
  }
}
