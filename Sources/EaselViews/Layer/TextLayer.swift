import EaselCanvas
import Foundation

/// A layer that draws text from the top of its bounds, clipped to the bounds.
///
/// ```swift
/// let caption = TextLayer()
/// caption.frame = CGRect(x: 0, y: 0, width: 120, height: 20)
/// caption.string = "Total"
/// caption.font = Font.system(size: 0, weight: .bold)
/// caption.fontSize = 14
/// caption.foregroundColor = .label
/// caption.alignmentMode = .center
/// ```
///
/// ``alignmentMode`` aligns the lines horizontally. Font, font size and color apply to a plain
/// string. An attributed string has its own attributes: a missing font is that of the layer, and a
/// missing color is black. The text is drawn in front of the background and behind the sublayers.
/// The behavior is that of Core Animation's `CATextLayer`.
open class TextLayer: Layer {
  /// The animatable properties; while an animation is drawn, their values at its time.
  var textValues = TextValues()

  /// The text as a `String`, `NSAttributedString` or `AttributedString`; `nil`, the default, draws
  /// nothing.
  ///
  /// A value of another type is noted as `invalidData`, and nothing is drawn.
  open var string: Any?
  /// The font as a ``/EaselCanvas/Font`` or the name of a family; `nil`, the default, is the
  /// default families.
  ///
  /// The size of the font is ignored; ``fontSize`` is used instead.
  open var font: Any?
  /// The font size of a plain string and of attributed text without a font, in points; 36 by
  /// default.
  open var fontSize: CGFloat {
    get { textValues.fontSize }
    set { changing("fontSize") { textValues.fontSize = newValue } }
  }
  /// The color of a plain string; the default is white, and `nil` makes it transparent.
  open var foregroundColor: Color? {
    get { textValues.foregroundColor }
    set { changing("foregroundColor") { textValues.foregroundColor = newValue } }
  }
  /// Whether lines are wrapped at the width of the bounds; the default is false.
  open var isWrapped = false
  /// The horizontal alignment of the lines; the default, natural, follows the direction of the
  /// text.
  open var alignmentMode = TextAlignment.natural
  /// The position of the ellipsis in a line that does not fit; the default is none.
  ///
  /// It applies to a single line, or to the last line of a wrapped text.
  open var truncationMode = TextTruncation.none
  /// Whether Core Animation may round the fractional pixel positions of glyphs; it has no effect in
  /// Easel.
  open var allowsFontSubpixelQuantization = false

  /// Creates a layer without text.
  public override init() { super.init() }

  /// Creates a copy of a layer without its sublayers, mask, delegate, actions and animations.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? TextLayer else { return }
    textValues = other.textValues
    string = other.string
    font = other.font
    isWrapped = other.isWrapped
    alignmentMode = other.alignmentMode
    truncationMode = other.truncationMode
  }

  /// Creates an empty layer, never `nil`; the coder is ignored, since Easel has no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var ownKind: Layer.Type { TextLayer.self }

  override func property(_ key: String) -> LayerProperty? {
    LayerProperty.ofTexts[key] ?? super.property(key)
  }

  /// Draws the text on a canvas in the layer's coordinate system.
  open override func draw(on canvas: any Canvas) {
    if let string, !bounds.isEmpty { show(string, on: canvas) }
    super.draw(on: canvas)
  }

  private func show(_ string: Any, on canvas: any Canvas) {
    // A line that is not wrapped keeps its natural width. It overflows on the sides that its
    // alignment leaves free.
    var width = bounds.width
    if !isWrapped, truncationMode == .none {
      guard let natural = layout(of: string, width: nil, canvas.context) else { return }
      width = max(width, natural.size.width.rounded(.up))
    }
    guard let layout = layout(of: string, width: width, canvas.context) else { return }
    var origin = bounds.origin
    switch alignmentMode {
    case .center: origin.x -= (width - bounds.width) / 2
    case .right: origin.x -= width - bounds.width
    case .left: break
    case .natural, .justified:
      if layout.lines.first?.isRightToLeft == true { origin.x -= width - bounds.width }
    }
    canvas.withSavedState {
      canvas.clip(to: Path(bounds))
      canvas.draw(layout, at: origin)
    }
  }

  /// Returns the text laid out in a width; notes a value that is no text and returns `nil`.
  private func layout(of string: Any, width: CGFloat?, _ context: RenderContext) -> TextLayout? {
    var style = TextStyle(
      font: fontOfString, color: foregroundColor ?? .clear, alignment: alignmentMode,
      lineBreakMode: truncationMode.lineBreakMode,
      maximumLines: isWrapped || truncationMode == .none ? 0 : 1)
    let height = isWrapped && truncationMode != .none ? bounds.height : nil
    switch string {
    case let text as String:
      return TextLayout(
        text, style: style, width: width, height: height)
    case let text as NSAttributedString:
      // The default for missing attributes is that of Core Text: black.
      style.color = .black
      return TextLayout(text, style: style, width: width, height: height)
    case let text as AttributedString:
      style.color = .black
      return TextLayout(text, style: style, width: width, height: height)
    default:
      context.note(
        .error, .invalidData, "a text layer's string is a \(type(of: string)), which is not a text",
        operation: "draw(text)")
      return nil
    }
  }

  private var fontOfString: Font {
    switch font {
    case let font as Font: font.with(size: fontSize)
    case let family as String: Font(family: family, size: fontSize)
    default: .system(size: fontSize)
    }
  }
}

/// The animatable properties of a text layer.
struct TextValues {
  var fontSize: CGFloat = 36
  var foregroundColor: Color? = .white
}

extension LayerProperty {
  /// The properties of text layers by their keys, which are those of Core Animation.
  static let ofTexts: [String: LayerProperty] = [
    "fontSize": number(\TextLayer.textValues.fontSize, \TextLayer.fontSize),
    "foregroundColor": color(
      \TextLayer.textValues.foregroundColor, \TextLayer.foregroundColor),
  ]
}
