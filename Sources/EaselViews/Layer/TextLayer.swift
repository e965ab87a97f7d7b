import EaselCanvas
import Foundation

/// A layer that shows a text from the top left of its bounds, clipped to them.
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
/// Font, size and colour are those of a plain string; an attributed one has its own. Drawn over the
/// background and under the sublayers. The semantics are those of Core Animation's `CATextLayer`.
open class TextLayer: Layer {
  /// The properties that animations change; those of the moment while it is drawn.
  var textValues = TextValues()

  /// A `String`, `NSAttributedString` or `AttributedString`; anything else is drawn as nothing and
  /// noted.
  open var string: Any?
  /// A ``/EaselCanvas/Font``, whose size does not count, or the name of a family; nil is the
  /// default family.
  open var font: Any?
  /// Size of the font.
  open var fontSize: CGFloat {
    get { textValues.fontSize }
    set { changing("fontSize") { textValues.fontSize = newValue } }
  }
  /// The colour of the letters.
  open var foregroundColor: Color? {
    get { textValues.foregroundColor }
    set { changing("foregroundColor") { textValues.foregroundColor = newValue } }
  }
  /// Whether lines break where the bounds end.
  open var isWrapped = false
  /// How lines lie in the bounds.
  open var alignmentMode = TextAlignment.natural
  /// Where a line is shortened that has no room: the only one, or the last one of a wrapped text.
  open var truncationMode = TextTruncation.none
  /// Whether Core Animation would smooth letters by parts of pixels; it changes nothing here.
  open var allowsFontSubpixelQuantization = false

  /// Makes a layer without a text.
  public override init() { super.init() }

  /// Makes a copy of a layer's own properties, without its sublayers.
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

  /// There are no archives to decode here: the layer is made empty.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class func makePlain() -> Layer { TextLayer() }

  override class var ownKind: Layer.Type { TextLayer.self }

  override func copyForPresentation() -> Layer { TextLayer(layer: self) }

  override func property(_ key: String) -> LayerProperty? {
    LayerProperty.ofTexts[key] ?? super.property(key)
  }

  /// Draws the text.
  open override func draw(on canvas: any Canvas) {
    if let string, !bounds.isEmpty { show(string, on: canvas) }
    super.draw(on: canvas)
  }

  private func show(_ string: Any, on canvas: any Canvas) {
    // A line that does not wrap is as wide as it is; what it has too much of hangs out on the sides
    // that the alignment leaves free.
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
    case .natural, .left, .justified: break
    }
    canvas.withSavedState {
      canvas.clip(to: Path(bounds))
      canvas.draw(layout, at: origin)
    }
  }

  /// The text set in a width; nil, and noted, for what is no text.
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
      // Attributes that are not there are Core Text's: black.
      style.color = .black
      return TextLayout(text, style: style, width: width, height: height)
    case let text as AttributedString:
      style.color = .black
      return TextLayout(text, style: style, width: width, height: height)
    default:
      context.note(
        .error, .invalidData, "a text layer's string is a \(type(of: string)), which is no text",
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

/// What a text layer has of properties that animations can change.
struct TextValues {
  var fontSize: CGFloat = 36
  var foregroundColor: Color? = .white
}

extension LayerProperty {
  /// The properties of text layers by their keys, which are Core Animation's.
  static let ofTexts: [String: LayerProperty] = [
    "fontSize": number(\TextLayer.textValues.fontSize, \TextLayer.fontSize),
    "foregroundColor": color(
      \TextLayer.textValues.foregroundColor, \TextLayer.foregroundColor),
  ]
}
