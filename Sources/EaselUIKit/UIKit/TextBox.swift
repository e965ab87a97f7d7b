import EaselCanvas
import Foundation

/// Lays out, measures and draws text for UIKit's drawing methods.
struct TextBox {
  /// The text to draw.
  enum Source {
    /// A string in one style, which is cheap to lay out again.
    case plain(String)
    case attributed(NSAttributedString)
  }

  var source: Source
  var style: TextStyle
  /// The attributes of a plain string.
  private var attributes: [NSAttributedString.Key: Any] = [:]

  /// UIKit's style for text without attributes: 12 points, black.
  private static let plainStyle = TextStyle(font: .system(size: 12), color: .black)

  init(_ text: NSAttributedString) {
    source = .attributed(text)
    style = Self.plainStyle
    guard text.length > 0 else { return }
    style.apply(text.attributes(at: 0, effectiveRange: nil))
  }

  init(_ text: String, _ attributes: [NSAttributedString.Key: Any]?) {
    source = .plain(text)
    style = Self.plainStyle
    self.attributes = attributes ?? [:]
    if let attributes { style.apply(attributes) }
  }

  func layout(width: CGFloat? = nil, height: CGFloat? = nil) -> TextLayout {
    switch source {
    case .plain(let text): TextLayout(text, style: style, width: width, height: height)
    case .attributed(let text):
      TextLayout(text, style: Self.plainStyle, width: width, height: height)
    }
  }

  /// Draws from a top left corner, with lines of any width.
  func draw(at point: CGPoint) {
    guard let context = GraphicsContext.current else { return }
    noteUndrawn(context)
    context.draw(layout(), at: point)
  }

  /// Notes the attributes that are not drawn.
  private func noteUndrawn(_ context: GraphicsContext) {
    switch source {
    case .plain:
      NSAttributedString.Key.noteUndrawn(in: attributes, context.canvas.context)
    case .attributed(let text):
      text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, _, _ in
        NSAttributedString.Key.noteUndrawn(in: attributes, context.canvas.context)
      }
    }
  }

  /// Draws from the top of a rectangle; clips text that does not fit, with a diagnostic.
  func draw(in rect: CGRect, truncates: Bool = false) {
    guard let context = GraphicsContext.current else { return }
    noteUndrawn(context)
    let shortens: Bool
    switch style.lineBreakMode {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: shortens = true
    default: shortens = truncates
    }
    let layout = layout(width: rect.width, height: shortens ? rect.height : nil)
    guard layout.isTruncated || layout.size.height > rect.height else {
      return context.draw(layout, at: rect.origin)
    }
    if !layout.isTruncated {
      context.canvas.context.note(
        .warning, .textTruncated, "a text has no room in \(rect.width) × \(rect.height) points",
        operation: "draw(in:)", value: String(layout.string.prefix(80)))
    }
    context.saveGState()
    context.clip(to: rect)
    context.draw(layout, at: rect.origin)
    context.restoreGState()
  }

  /// Draws as UIKit's methods with options: in a rectangle, or on one line from its baseline.
  func draw(
    with rect: CGRect, options: NSStringDrawingOptions, context drawing: NSStringDrawingContext?
  ) {
    drawing?.totalBounds = bounds(with: rect.size, options: options)
    guard options.contains(.usesLineFragmentOrigin) else {
      return draw(at: CGPoint(x: rect.minX, y: rect.minY - layout().firstBaseline))
    }
    // A side of 0, or one longer than any page, is unlimited.
    var space = CGRect(origin: rect.origin, size: Self.space(rect.size))
    if space.width >= Self.anyLength {
      // Without a width, lines are aligned to each other and not to the end of an endless line.
      let lines = layout(width: space.width).lines.map(\.frame)
      let (start, end) = (lines.map(\.minX).min() ?? 0, lines.map(\.maxX).max() ?? 0)
      if start > Self.anyLength / 4 {
        let indents = max(style.firstLineHeadIndent, style.headIndent) + abs(style.tailIndent)
        space.size.width = (end - start + indents).rounded(.up)
      }
    }
    draw(in: space, truncates: options.contains(.truncatesLastVisibleLine))
  }

  /// Returns the rectangle of the text.
  func bounds(with size: CGSize, options: NSStringDrawingOptions) -> CGRect {
    guard options.contains(.usesLineFragmentOrigin) else {
      let layout = layout()
      return CGRect(origin: CGPoint(x: 0, y: -layout.firstBaseline), size: layout.size)
    }
    let space = Self.space(size)
    let truncates = options.contains(.truncatesLastVisibleLine)
    let layout = layout(
      width: space.width < Self.anyLength ? space.width : nil,
      height: truncates && space.height < Self.anyLength ? space.height : nil)
    let width = layout.lines.map(\.frame.width).max() ?? 0
    return CGRect(origin: .zero, size: CGSize(width: width, height: layout.size.height))
  }

  /// A length that counts as unlimited; the limit of PDF pages is 14,400 points.
  private static let anyLength: CGFloat = 100_000

  private static func space(_ size: CGSize) -> CGSize {
    func side(_ length: CGFloat) -> CGFloat {
      length > 0 && length < anyLength ? length : anyLength
    }
    return CGSize(width: side(size.width), height: side(size.height))
  }
}
