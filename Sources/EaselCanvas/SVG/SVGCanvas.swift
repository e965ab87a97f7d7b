import Foundation

/// Draws as SVG text: ids local to the document, the same drawing always the same bytes.
final class SVGCanvas: CheckedCanvas {
  /// What stands in `<defs>`.
  var definitions = SVGWriter()
  /// The element that is being written, innermost last: groups are closed into the one outside.
  private var levels: [Level] = [Level()]
  private var states: [State] = [State()]
  private var identifiers = 0
  private var known: [Definition: String] = [:]
  /// Names of the destinations so far.
  private(set) var destinations: Set<String> = []
  /// Names of the destinations to which links lead.
  private(set) var mentioned: [String] = []
  let drawsTextAsOutlines: Bool

  /// Something that several places refer to.
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
    /// Ids of the clip paths in force, outermost first.
    var clips: [String] = []
  }

  init(size: CGSize, context: RenderContext, drawsTextAsOutlines: Bool) {
    self.drawsTextAsOutlines = drawsTextAsOutlines
    super.init(context: context, bounds: CGRect(origin: .zero, size: size))
  }

  /// The scale at which a recording is used that this canvas writes.
  var outerScale: CGFloat = 1

  override var binsPerUnit: CGFloat? { context.quality.binsPerInch / 72 * outerScale }

  /// Decimals that coordinates of the current user space need.
  var decimals: Int {
    SVGWriter.decimals(atScale: transform.scaleRange.greatest * outerScale)
  }

  /// The drawing, without the root element.
  var body: [UInt8] { levels[0].body.bytes }

  func makeIdentifier(_ prefix: String) -> String {
    identifiers += 1
    return "\(prefix)\(identifiers)"
  }

  /// The id of a definition, which the closure writes the first time.
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

  /// CSS' name of a blend mode; nil for the normal one, and, noted, for those that SVG has not.
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

  /// The user space of the element that is being written, for elements placed by attribute.
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
    // A paint of a space would begin anew with each `<use>`.
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

  override func performImage(
    _ image: Image, _ source: CGRect, _ rect: CGRect, _ interpolation: Interpolation,
    _ compositing: Compositing
  ) {
    let id = define(image)
    write(compositing) { writer in
      // Nested `<svg>` elements have no attribute for a transform; clips around it have their own.
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
        // SVG 1.1's word and CSS' for it: renderers know one or the other.
        writer.attribute("image-rendering", "optimizeSpeed")
        writer.attribute("style", "image-rendering:pixelated")
      }
      if compositing.alpha < 1 { writer.attribute("opacity", compositing.alpha) }
      writer.raw("/></svg>")
      if !transform.isIdentity { writer.raw("</g>") }
    }
  }

  /// The id of a shape that is used at many points.
  func defineGlyph(_ path: Path) -> String {
    define(.glyphs(path, decimals: decimals), "s") { id in
      definitions.raw("<path id=\"\(id)\"")
      definitions.path(path, decimals)
      definitions.raw("/>\n")
    }
  }

  // MARK: Recordings

  /// The id of a recording, which is written once, at the origin of its own space.
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
    // Its operations are written where their place is not known.
    countOutside(recording.bounds, .shape, text: nil)
    let id = define(recording, scale: transform.scaleRange.greatest)
    write { writer in
      writer.raw("<use href=\"#\(id)\"")
      writeTransform(&writer)
      writer.raw("/>")
    }
  }

  /// Goes on with what another canvas has defined, for a drawing that is used in it.
  func adopt(_ outer: SVGCanvas) {
    takeBack(outer)
    outerScale = outer.outerScale
    removeBounds()
  }

  /// Takes over what a canvas has defined that adopted this one.
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
      // Opacity acts on the shadow and what casts it as one.
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

  // MARK: Contents

  override func performBeginMarkedContent(_ content: MarkedContent) {
    // Clips hold inside the element too: what is written there names them itself.
    let last = levels.count - 1
    switch content {
    case .link(let target, let area):
      levels[last].body.raw("<a href=\"\(XMLText.escaped(address(of: target)))\">")
      if let area { writeArea(area) }
    case .destination(let name, _):
      guard destinations.insert(name).inserted else {
        context.note(
          .error, .duplicateDestination, "the destination “\(name)” stands twice in the document",
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

  /// What a link's `href` is; a destination is looked for at the end.
  func address(of target: LinkTarget) -> String {
    switch target {
    case .url(let url): return url
    case .destination(let name):
      mentioned.append(name)
      return "#" + Self.anchor(name)
    }
  }

  /// The id of a destination that the drawing has from now on.
  func anchor(of name: String) -> String {
    destinations.insert(name)
    return Self.anchor(name)
  }

  /// Destinations have ids that none of ours can be.
  static func anchor(_ name: String) -> String { "to-" + name }

  override func performText(_ text: TextLayout, _ origin: CGPoint, _ compositing: Compositing) {
    writeText(text, origin, compositing)
  }
}
