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
/// The text is centered vertically and has at most ``numberOfLines`` lines. By default, text that
/// does not fit ends in an ellipsis. Truncated text is noted as a warning.
open class Label: View {
  /// The text as a plain string; `nil`, the default, shows nothing.
  ///
  /// Setting it removes ``attributedText``, whose characters it returns while there is one.
  open var text: String? {
    get { attributedText?.string ?? plainText }
    set {
      if attributedText != nil { attributedText = nil }
      plainText = newValue
    }
  }
  /// The text with its own styles, which override those of the label; `nil` by default.
  ///
  /// Setting it replaces ``text`` by its characters, or by `nil`.
  open var attributedText: NSAttributedString? {
    didSet {
      plainText = nil
      textDidChange()
    }
  }
  /// The font of the text; the default, restored by `nil`, is Easel's system font in 17 points.
  // Implicitly unwrapped as in UIKit: subclasses write `override var font: UIFont!`.
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

  /// The color of the text; the default, restored by `nil`, is `Color.label`, black in light mode.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: Color! {
    get { ownColor }
    set {
      ownColor = newValue ?? .label
      setNeedsDisplay()
    }
  }
  private var ownColor = Color.label
  /// The color of the text while the label is highlighted; `nil`, the default, is ``textColor``.
  open var highlightedTextColor: Color? { didSet { setNeedsDisplay() } }
  /// Whether the text is drawn in ``highlightedTextColor``; the default is false.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// The color of a text shadow without blur; `nil`, the default, draws none.
  open var shadowColor: Color? { didSet { setNeedsDisplay() } }
  /// The offset of the shadow, in points; the default is (0, -1), one point above the text.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

  /// The horizontal alignment of the lines; the default, natural, follows the direction of the
  /// text.
  open var textAlignment = TextAlignment.natural { didSet { setNeedsDisplay() } }
  /// The maximum number of lines; the default is 1, and 0 is no limit.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }
  /// The line breaking, and the truncation of text that does not fit; an ellipsis at the end by
  /// default.
  open var lineBreakMode = LineBreakMode.byTruncatingTail { didSet { setNeedsDisplay() } }
  /// Whether font sizes are reduced until the text fits into the bounds; the default is false.
  ///
  /// The font size is reduced down to ``minimumScaleFactor``. Text that does not fit then is
  /// truncated.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// The smallest factor by which font sizes are reduced, 0.05 to 1; the default, 0, counts as
  /// 0.05.
  ///
  /// It applies if ``adjustsFontSizeToFitWidth`` is true.
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }

  /// The width at which lines break for ``intrinsicContentSize``, in points; 0, the default, is no
  /// limit.
  ///
  /// It has no effect if ``numberOfLines`` is 1. It is not needed with constraints: a label with
  /// several lines is as tall as its text at the width that the constraints give it.
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

  /// Returns the text laid out for a size, with reduced font sizes if required and permitted.
  private func fitting(_ size: CGSize) -> TextLayout {
    let whole = layout(width: size.width, height: size.height)
    guard adjustsFontSizeToFitWidth, whole.isTruncated, size.width > 0 else { return whole }
    let natural = layout(width: nil, maximumLines: 0).size.width
    guard natural > 0 else { return whole }
    // A line break leaves free space at the end of the line, so each step reduces the size further.
    var scale: CGFloat = 1
    if numberOfLines > 0 { scale = min(size.width * CGFloat(numberOfLines) / natural, 1) }
    let minimum =
      minimumScaleFactor > Self.minimumScale ? min(minimumScaleFactor, 1) : Self.minimumScale
    while scale > minimum {
      let smaller = layout(width: size.width, height: size.height, scale: scale)
      if !smaller.isTruncated { return smaller }
      scale *= 0.97
    }
    return layout(width: size.width, height: size.height, scale: min(minimum, 1))
  }

  /// Smaller text is not legible.
  private static let minimumScale: CGFloat = 0.05

  /// The size that the text needs, in points rounded up; zero without text.
  ///
  /// Lines end at line breaks in the text and, unless ``numberOfLines`` is 1, at
  /// ``preferredMaxLayoutWidth``.
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

  /// Returns the size that the text needs at the width of `size`, whose height is ignored; 0 is no
  /// limit.
  ///
  /// The width is also ignored if ``numberOfLines`` is 1.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard text?.isEmpty == false else { return .zero }
    let width = size.width > 0 && size.width.isFinite && numberOfLines != 1 ? size.width : nil
    guard isPlain else {
      let space = CGSize(width: width ?? Self.anyLength, height: Self.anyLength)
      return textRect(
        forBounds: CGRect(origin: .zero, size: space), limitedToNumberOfLines: numberOfLines
      ).size
    }
    return textSize(of: layout(width: width))
  }

  private func textSize(of layout: TextLayout) -> CGSize {
    let used = (layout.lines.map(\.frame.width).max() ?? 0) + indents(of: layout)
    return CGSize(width: used.rounded(.up), height: layout.size.height.rounded(.up))
  }

  /// The horizontal indents of the attributed text's paragraph style.
  private func indents(of layout: TextLayout) -> CGFloat {
    guard let attributedText, attributedText.length > 0,
      let style = attributedText.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
        as? ParagraphStyle
    else { return 0 }
    let head = layout.lines.count > 1 ? style.headIndent : 0
    return max(style.firstLineHeadIndent, head) + max(-style.tailIndent, 0)
  }

  /// A length larger than any page.
  private static let anyLength: CGFloat = 100_000

  // MARK: Drawing

  override var isText: Bool { true }

  /// Whether the label is an instance of `Label` itself; a subclass can draw and measure
  /// differently.
  private var isPlain: Bool { type(of: self) == Label.self }

  /// Whether the label is drawn for every frame: true for `Label` itself, false for its subclasses.
  ///
  /// Changes of a `Label` therefore need no ``View/setNeedsDisplay()``.
  open override var redrawsEveryFrame: Bool { isPlain }

  /// Returns the rectangle of the text in the bounds, centered vertically.
  ///
  /// Subclasses override it to keep free space around the text. ``sizeThatFits(_:)`` and
  /// ``drawText(in:)`` call it.
  ///
  /// - Parameters:
  ///   - bounds: The available rectangle.
  ///   - numberOfLines: The maximum number of lines; 0 is no limit.
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

  /// Draws the text in a rectangle of the current graphics context.
  ///
  /// Subclasses override it to draw in addition to the text, or to call it with a smaller
  /// rectangle.
  open func drawText(in rect: CGRect) {
    guard text?.isEmpty == false, let canvas = GraphicsContext.current?.canvas else { return }
    let area = textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines)
    draw(fitting(rect.size), on: canvas, x: rect.minX, middle: area.midY)
  }

  private func draw(_ layout: TextLayout, on canvas: any Canvas, x: CGFloat, middle: CGFloat) {
    let position = CGPoint(x: x, y: middle - layout.size.height / 2)
    guard let shadowColor else { return canvas.draw(layout, at: position) }
    let shadow = Shadow(color: shadowColor, offset: shadowOffset, blur: 0)
    canvas.withGroup(GroupEffects(shadow: shadow)) { canvas.draw(layout, at: position) }
  }

  /// Draws the text in the bounds with ``drawText(in:)``; the rectangle is ignored.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text in the label's bounds on a canvas.
  open override func draw(_ rect: CGRect, on canvas: any Canvas) {
    guard isPlain else { return super.draw(rect, on: canvas) }
    guard text?.isEmpty == false else { return }
    draw(fitting(bounds.size), on: canvas, x: bounds.minX, middle: bounds.midY)
  }
}

extension NSAttributedString {
  /// Returns the text with scaled font sizes.
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
