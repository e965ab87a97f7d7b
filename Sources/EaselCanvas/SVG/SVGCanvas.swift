import Foundation

/// A canvas that draws as SVG text.
///
/// Ids are local to the document; equal drawings give equal bytes.
final class SVGCanvas: CheckedCanvas {
  /// The content of `<defs>`.
  var definitions = SVGWriter()
  /// The open groups, innermost last.
  ///
  /// The content of a closed group is added to the one outside.
  private var levels: [Level] = [Level()]
  private var states: [State] = [State()]
  private var identifiers = 0
  private var known: [Definition: String] = [:]
  /// The names of the destinations so far.
  private(set) var destinations: Set<String> = []
  /// The names of the destinations of links so far.
  private(set) var mentioned: [String] = []
  let drawsTextAsOutlines: Bool

  /// The key of a definition that several elements refer to.
  enum Definition: Hashable {
    case paint(Paint, decimals: Int)
    case clip(Path, FillRule, CGAffineTransform)
    case recording(Recording, decimals: Int)
    case image(Image)
    case glyphs(Path, decimals: Int)
  }

  private struct Level {
    var body = SVGWriter()
    var effects: GroupEffects?
    var transform = CGAffineTransform.identity
  }

  private struct State {
    /// The ids of the clip paths in effect, outermost first.
    var clips: [String] = []
  }

  init(size: CGSize, context: RenderContext, drawsTextAsOutlines: Bool) {
    self.drawsTextAsOutlines = drawsTextAsOutlines
    super.init(context: context, bounds: CGRect(origin: .zero, size: size))
  }

  /// The scale at which the recording that this canvas writes is used.
  var outerScale: CGFloat = 1

  override var binsPerUnit: CGFloat? { context.quality.binsPerInch / 72 * outerScale }

  /// The number of decimals that coordinates of the current user space need.
  var decimals: Int {
    SVGWriter.decimals(atScale: transform.scaleRange.maximum * outerScale)
  }

  /// The drawing, without the root element.
  var body: [UInt8] { levels[0].body.bytes }

  func makeIdentifier(_ prefix: String) -> String {
    identifiers += 1
    return "\(prefix)\(identifiers)"
  }

  /// Returns the id of a definition, which a closure writes on first use.
  func define(_ definition: Definition, _ prefix: String, _ write: (String) -> Void) -> String {
    if let id = known[definition] { return id }
    let id = makeIdentifier(prefix)
    known[definition] = id
    write(id)
    return id
  }

  // MARK: State

  override func performSave() { states.append(states[states.count - 1]) }
  override func performRestore() { if states.count > 1 { states.removeLast() } }

  override func performClip(_ path: Path, _ rule: FillRule) {
    let transform = transform
    let id = define(.clip(path, rule, transform), "c") { id in
      definitions.raw("<clipPath id=\"\(id)\"><path")
      definitions.path(path, decimals)
      if !transform.isIdentity { definitions.attribute("transform", SVGWriter.matrix(transform)) }
      if rule == .evenOdd { definitions.attribute("clip-rule", "evenodd") }
      definitions.raw("/></clipPath>\n")
    }
    states[states.count - 1].clips.append(id)
  }

  /// Writes an element inside the groups that its clips and its blend mode need.
  func write(
    _ compositing: Compositing = .normal, _ element: (inout SVGWriter) -> Void
  ) {
    let clips = states[states.count - 1].clips
    var writer = SVGWriter(decimals: decimals)
    for clip in clips { writer.raw("<g clip-path=\"url(#\(clip))\">") }
    element(&writer)
    for _ in clips { writer.raw("</g>") }
    writer.raw("\n")
    append(writer.bytes, blendMode: compositing.blendMode)
  }

  private func append(_ bytes: [UInt8], blendMode: BlendMode) {
    let last = levels.count - 1
    guard let mode = style(blendMode) else {
      levels[last].body.raw(bytes)
      return
    }
    levels[last].body.raw("<g style=\"mix-blend-mode:\(mode)\">")
    levels[last].body.raw(bytes)
    levels[last].body.raw("</g>\n")
  }

  /// Returns the CSS name of a blend mode, or `nil` for normal.
  ///
  /// Modes that SVG does not have are noted. All but `plusLighter` give `nil`.
  func style(_ mode: BlendMode) -> String? {
    switch mode {
    case .normal: return nil
    case .colorDodge: return "color-dodge"
    case .colorBurn: return "color-burn"
    case .softLight: return "soft-light"
    case .hardLight: return "hard-light"
    case .plusLighter:
      context.note(
        .warning, .drawingApproximated,
        "SVG has no blend mode “\(mode.rawValue)”; browsers know it as CSS' plus-lighter, others draw "
          + "it as normal", operation: "blendMode", value: mode.rawValue)
      return "plus-lighter"
    case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue,
      .saturation, .color, .luminosity:
      return mode.rawValue
    default:
      context.note(
        .warning, .drawingApproximated,
        "SVG has no blend mode “\(mode.rawValue)”; it is drawn as normal", operation: "blendMode",
        value: mode.rawValue)
      return nil
    }
  }

  /// Writes the current user space as a `transform` attribute.
  func writeTransform(_ writer: inout SVGWriter, _ extra: CGAffineTransform = .identity) {
    let whole = extra.concatenating(transform)
    if !whole.isIdentity { writer.attribute("transform", SVGWriter.matrix(whole)) }
  }

  // MARK: Shapes

  override func performFill(
    _ path: Path, _ paint: Paint, _ rule: FillRule, _ compositing: Compositing
  ) {
    if case .conicGradient(let conic) = paint {
      return fill(path, rule, conic, compositing)
    }
    write(compositing) { writer in
      if let rect = path.rectangle {
        writer.raw("<rect")
        writer.attribute("x", rect.minX)
        writer.attribute("y", rect.minY)
        writer.attribute("width", rect.width)
        writer.attribute("height", rect.height)
      } else {
        writer.raw("<path")
        writer.path(path, writer.decimals)
        if rule == .evenOdd { writer.attribute("fill-rule", "evenodd") }
      }
      self.paint("fill", paint, compositing, &writer)
      writeTransform(&writer)
      writer.raw("/>")
    }
  }

  override func performStroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, _ compositing: Compositing
  ) {
    write(compositing) { writer in
      writer.raw("<path")
      writer.path(path, writer.decimals)
      writer.raw(" fill=\"none\"")
      self.paint("stroke", paint, compositing, &writer)
      if style.lineWidth != 1 { writer.attribute("stroke-width", style.lineWidth) }
      if style.lineCap != .butt { writer.attribute("stroke-linecap", style.lineCap.rawValue) }
      if style.lineJoin == .miter {
        writer.attribute("stroke-miterlimit", style.miterLimit)
      } else {
        writer.attribute("stroke-linejoin", style.lineJoin.rawValue)
      }
      if !style.dash.isEmpty {
        writer.attribute(
          "stroke-dasharray", SVGWriter.numbers(style.dash, writer.decimals))
        if style.dashPhase != 0 { writer.attribute("stroke-dashoffset", style.dashPhase) }
      }
      writeTransform(&writer)
      writer.raw("/>")
    }
  }

  override func performStamp(
    _ path: Path, _ points: [CGPoint], _ paint: Paint, _ compositing: Compositing
  ) {
    // Gradients and patterns would start again in each `<use>`.
    guard case .color = paint else {
      return performFill(path.stamped(at: points), paint, .nonZero, compositing)
    }
    let id = defineGlyph(path)
    write(compositing) { writer in
      writer.raw("<g")
      self.paint("fill", paint, compositing, &writer)
      writeTransform(&writer)
      writer.raw(">")
      for point in points {
        writer.raw("<use href=\"#\(id)\"")
        writer.attribute("x", point.x)
        writer.attribute("y", point.y)
        writer.raw("/>")
      }
      writer.raw("</g>")
    }
  }

  override func performPDF(_ page: EmbeddedPDF, _ rect: CGRect, _ compositing: Compositing) {
    drawFrame(of: page, in: rect, compositing)
  }

  override func performImage(
    _ image: Image, _ source: CGRect, _ rect: CGRect, _ interpolation: Interpolation,
    _ compositing: Compositing
  ) {
    let id = define(image)
    write(compositing) { writer in
      // Nested `<svg>` elements have no `transform` attribute. Clips around it have their own
      // transforms.
      if !transform.isIdentity {
        writer.raw("<g")
        writeTransform(&writer)
        writer.raw(">")
      }
      writer.raw("<svg")
      writer.attribute("x", rect.minX)
      writer.attribute("y", rect.minY)
      writer.attribute("width", rect.width)
      writer.attribute("height", rect.height)
      writer.attribute(
        "viewBox",
        SVGWriter.numbers([source.minX, source.minY, source.width, source.height]))
      writer.attribute("preserveAspectRatio", "none")
      writer.raw("><use href=\"#\(id)\"")
      if interpolation == .none {
        // The names of SVG 1.1 and of CSS: renderers support one or the other.
        writer.attribute("image-rendering", "optimizeSpeed")
        writer.attribute("style", "image-rendering:pixelated")
      }
      if compositing.alpha < 1 { writer.attribute("opacity", compositing.alpha) }
      writer.raw("/></svg>")
      if !transform.isIdentity { writer.raw("</g>") }
    }
  }

  /// Defines a shape that is drawn at many points and returns its id.
  func defineGlyph(_ path: Path) -> String {
    define(.glyphs(path, decimals: decimals), "s") { id in
      definitions.raw("<path id=\"\(id)\"")
      definitions.path(path, decimals)
      definitions.raw("/>\n")
    }
  }

  // MARK: Recordings

  /// Defines a recording, which is written once at the origin of its own space, and returns its id.
  func define(_ recording: Recording, scale: CGFloat) -> String {
    let decimals = SVGWriter.decimals(atScale: scale * outerScale)
    return define(.recording(recording, decimals: decimals), "r") { id in
      let inner = SVGCanvas(
        size: .zero, context: context, drawsTextAsOutlines: drawsTextAsOutlines)
      inner.adopt(self)
      inner.outerScale = scale * outerScale
      recording.replay(on: inner)
      inner.finish()
      takeBack(inner)
      definitions.raw("<g id=\"\(id)\">\n")
      definitions.raw(inner.body)
      definitions.raw("</g>\n")
    }
  }

  override func performRecording(_ recording: Recording) {
    // The operations are written without their position, so content outside of the page is counted
    // here.
    countOutside(recording.bounds, .shape, text: nil)
    let id = define(recording, scale: transform.scaleRange.maximum)
    write { writer in
      writer.raw("<use href=\"#\(id)\"")
      writeTransform(&writer)
      writer.raw("/>")
    }
  }

  /// Takes over the definitions of an outer canvas, for a drawing that the outer canvas uses.
  func adopt(_ outer: SVGCanvas) {
    takeBack(outer)
    outerScale = outer.outerScale
    removeBounds()
  }

  /// Takes over the definitions of an inner canvas that called ``adopt(_:)`` with this one.
  func takeBack(_ inner: SVGCanvas) {
    identifiers = inner.identifiers
    known = inner.known
    definitions = inner.definitions
    destinations = inner.destinations
    mentioned = inner.mentioned
  }

  // MARK: Groups

  override func performBeginGroup(_ effects: GroupEffects) {
    levels.append(Level(effects: effects, transform: transform))
    states.append(State())
  }

  override func performEndGroup(ink: CGRect) {
    guard levels.count > 1 else { return }
    let level = levels.removeLast()
    states.removeLast()
    guard let effects = level.effects else { return }
    let mask = effects.mask.map { define($0) }
    let content = makeIdentifier("g")
    func writeContent(_ writer: inout SVGWriter) {
      writer.raw("<g")
      if effects.shadow != nil {
        writer.attribute("id", content)
      } else if effects.opacity < 1 {
        writer.attribute("opacity", effects.opacity)
      }
      if let mask { writer.attribute("mask", "url(#\(mask))") }
      writer.attribute("style", "isolation:isolate")
      writer.raw(">\n")
      writer.raw(level.body.bytes)
      writer.raw("</g>")
    }
    if effects.shadow != nil, !effects.showsContent {
      writeContent(&definitions)
      definitions.raw("\n")
    }
    let shadow = effects.shadow.map { define($0, ink: ink) }
    write(Compositing(blendMode: effects.blendMode)) { writer in
      // The opacity applies to the shadow and the content together.
      let fades = effects.shadow != nil && effects.opacity < 1
      if fades {
        writer.raw("<g")
        writer.attribute("opacity", effects.opacity)
        writer.raw(">")
      }
      if let shadow {
        writer.raw("<g filter=\"url(#\(shadow.filter))\"><use href=\"#\(content)\"")
        writer.attribute("x", shadow.offset.width)
        writer.attribute("y", shadow.offset.height)
        writer.raw("/></g>\n")
      }
      if effects.shadow == nil || effects.showsContent { writeContent(&writer) }
      if fades { writer.raw("</g>") }
    }
  }

  // MARK: Marked content

  override func performBeginMarkedContent(_ content: MarkedContent) {
    // Clips apply inside the element too: elements written there refer to them.
    let last = levels.count - 1
    switch content {
    case .link(let target, let area):
      levels[last].body.raw("<a href=\"\(XMLText.escaped(address(of: target)))\">")
      if let area { writeArea(area) }
    case .destination(let name, _):
      guard destinations.insert(name).inserted else {
        context.note(
          .error, .duplicateDestination,
          "the destination “\(name)” is defined twice in the document; rename one",
          operation: "endMarkedContent", value: name)
        return levels[last].body.raw("<g>")
      }
      levels[last].body.raw("<g id=\"\(XMLText.escaped(Self.anchor(name)))\">")
    case .figure(let label, let value, _):
      levels[last].body.raw("<g role=\"figure\"><title>\(XMLText.escaped(label))</title>")
      if let value { levels[last].body.raw("<desc>\(XMLText.escaped(value))</desc>") }
      levels[last].body.raw("\n")
    case .artifact: levels[last].body.raw("<g aria-hidden=\"true\">")
    case .tag(let tag):
      levels[last].body.raw("<g")
      for (name, value) in tag.svgAttributes {
        levels[last].body.raw(" \(name)=\"\(XMLText.escaped(value))\"")
      }
      levels[last].body.raw(">")
      if let title = tag.title {
        levels[last].body.raw("<title>\(XMLText.escaped(title))</title>")
      }
    }
  }

  override func performEndMarkedContent(_ content: MarkedContent, ink: CGRect) {
    levels[levels.count - 1].body.raw(content.isLink ? "</a>\n" : "</g>\n")
  }

  /// Returns the `href` of a link.
  ///
  /// Destinations are checked when the drawing is finished.
  func address(of target: LinkTarget) -> String {
    switch target {
    case .url(let url): return url
    case .destination(let name):
      mentioned.append(name)
      return "#" + Self.anchor(name)
    }
  }

  /// Adds a destination to the drawing and returns its id.
  func anchor(of name: String) -> String {
    destinations.insert(name)
    return Self.anchor(name)
  }

  /// The id of a destination, whose prefix no generated id has.
  static func anchor(_ name: String) -> String { "to-" + name }

  override func performText(_ text: TextLayout, _ origin: CGPoint, _ compositing: Compositing) {
    writeText(text, origin, compositing)
  }
}
