internal import CCairo
import Foundation

/// Draws through a cairo context: on a bitmap of our own, or on any surface of somebody else's.
///
/// Numbers and nesting were checked by ``CheckedCanvas``; here the status is read after every
/// operation, the first failure is kept, and a context in error is never used again.
package final class CairoCanvas: CheckedCanvas {
  /// The cairo context that takes the drawing at present: the page's, or a shadow group's.
  private(set) var cr: OpaquePointer
  /// What it draws on.
  let target: CairoTarget
  override var isRaster: Bool { target.isRaster }
  /// Within a shadow's group all is a recording.
  override var hasGroupPixels: Bool { !target.keepsShapes && !isRecordingShadow }
  let images: CairoImageCache
  /// Told of links, destinations and figures, where they are wanted.
  package var contents: (any CairoContents)?
  private var groups: [GroupEffects] = []
  /// The clips of each save and group, the innermost last.
  private var clipLevels = [Clips()]
  /// The contexts that wait for the end of shadow groups.
  private var outerContexts: [OpaquePointer] = []
  /// Whether what is drawn is recorded, to cast a shadow.
  var isRecordingShadow: Bool { !outerContexts.isEmpty }
  private var isDead = false
  /// Whether only the shape of texts counts, whatever their colours are.
  var drawsCoverage = false
  /// Whether what is drawn decides how much of a group shows, and is no part of the page by itself.
  private var isDrawingMask = false

  /// Draws on a surface whose unit is `context.deviceScale` device units.
  init(
    _ surface: CairoSurface, size: CGSize, images: CairoImageCache, context: RenderContext
  ) throws {
    guard let cr = cairo_create(surface.pointer) else {
      throw EaselError(.backendFailed, "cairo made no context", operation: "Canvas")
    }
    self.cr = cr
    self.images = images
    target = CairoTarget(bitmapAt: context.deviceScale)
    super.init(context: context, bounds: CGRect(origin: .zero, size: size))
    cairo_scale(cr, context.deviceScale, context.deviceScale)
    cairo_set_miter_limit(cr, 10)
  }

  /// Draws through a context of somebody else's, whose state the caller saves before and restores
  /// after the drawing.
  ///
  /// - Parameters:
  ///   - cr: A pointer to a `cairo_t`, of which a reference is held as long as the canvas lives.
  ///   - size: The page, in user space.
  ///   - context: Its device scale is the target's.
  package init(
    on cr: OpaquePointer, _ target: CairoTarget, size: CGSize, images: CairoImageCache,
    context: RenderContext
  ) {
    self.cr = cairo_reference(cr)
    self.images = images
    self.target = target
    let page = target.page ?? CGRect(origin: .zero, size: size)
    super.init(context: context, bounds: page)
    if let room = target.room { narrowClipBox(to: room) }
    if target.hasTags {
      links = LinkTracker(bounds: page, edges: context.limits.maximumLinkEdges)
    }
    cairo_new_path(cr)
    cairo_set_source_rgba(cr, 0, 0, 0, 1)
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
    cairo_set_tolerance(cr, Self.tolerance)
    cairo_set_miter_limit(cr, 10)
  }

  /// How far lines may stray from curves, in units of the device: cairo's own default.
  private static let tolerance = 0.1

  deinit {
    cairo_destroy(cr)
    for context in outerContexts { cairo_destroy(context) }
  }

  /// Runs cairo calls and reads the status after them.
  func perform(_ operation: String, _ body: () -> Void) {
    guard !isDead else { return }
    body()
    let status = cairo_status(cr)
    guard status != CAIRO_STATUS_SUCCESS else { return }
    isDead = true
    context.note(
      .error, .backendFailed, "\(cairoMessage(status)); the rest of this page is left out",
      operation: operation)
  }

  override func pixelsPerUnit(_ paint: Paint?, _ blendMode: BlendMode) -> CGFloat? {
    guard target.keepsShapes else { return context.deviceScale }
    return target.hasNative(blendMode) ? nil : imageScale
  }

  override var binsPerUnit: CGFloat? {
    target.keepsShapes
      ? context.quality.binsPerInch / 72 * target.own.scaleRange.greatest
      : context.quality.binsPerPixel * context.deviceScale
  }

  // MARK: State

  /// The clips at present.
  var clips: Clips {
    get { clipLevels[clipLevels.count - 1] }
    set { clipLevels[clipLevels.count - 1] = newValue }
  }

  override func groupArea(
    of box: @autoclosure () -> CGRect, _ mode: BlendMode
  ) -> CGFloat? {
    target.isBitmap ? areaThroughGroups(of: box(), mode) : nil
  }

  override func performSave() {
    clipLevels.append(clips.inherited)
    perform("save") { cairo_save(cr) }
  }

  override func performRestore() {
    clipLevels.removeLast()
    perform("restore") { cairo_restore(cr) }
  }

  override func performConcatenate(_ transform: CGAffineTransform) {
    perform("concatenate") {
      var matrix = transform.cairo
      cairo_transform(cr, &matrix)
    }
  }

  override func performClip(_ path: Path, _ rule: FillRule) {
    perform("clip") { clip(path, rule) }
  }

  // MARK: Shapes

  override func performFill(
    _ path: Path, _ paint: Paint, _ rule: FillRule, _ compositing: Compositing
  ) {
    withPaint("fill", paint, compositing, in: path.controlPointBounds) {
      append(path)
      cairo_set_fill_rule(cr, rule.cairo)
      cairo_fill(cr)
    }
  }

  override func performStroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, _ compositing: Compositing
  ) {
    withPaint("stroke", paint, compositing, in: path.strokeBounds(style)) {
      append(path)
      cairo_set_line_width(cr, style.lineWidth)
      cairo_set_line_cap(cr, style.lineCap.cairo)
      cairo_set_line_join(cr, style.lineJoin.cairo)
      cairo_set_miter_limit(cr, style.miterLimit)
      let lengths = style.dash.map { Double($0) }
      cairo_set_dash(cr, lengths, Int32(lengths.count), style.dashPhase)
      cairo_stroke(cr)
    }
  }

  override func performStamp(
    _ path: Path, _ points: [CGPoint], _ paint: Paint, _ compositing: Compositing
  ) {
    stamp(path, at: points, paint, compositing)
  }

  override func performImage(
    _ image: Image, _ source: CGRect, _ rect: CGRect, _ interpolation: Interpolation,
    _ compositing: Compositing
  ) {
    guard let picture = images.surface(for: image, keepsFile: target.keepsShapes, context) else {
      return
    }
    noteFallback(compositing, isTranslucent: !image.isOpaque)
    let mode = compositing.blendMode
    // What takes the place of its shape has the picture's own edges as a clip.
    let keptPixels = openPixels
    if mode.replacesItsShape {
      performSave()
      performClip(Path(rect), .nonZero)
    }
    let isGroup =
      mode.reachesBeyond(isGroup: false) || mode.replacesItsShape && compositing.alpha < 1
    perform("draw(image)") {
      throughClips(compositing, in: rect) {
        guard isGroup else { return show(picture, image.scale, source, rect, interpolation, $0) }
        asGroup($0) { show(picture, image.scale, source, rect, interpolation, $0) }
      }
    }
    if mode.replacesItsShape { performRestore() }
    openPixels = keptPixels
  }

  // MARK: Text

  override func performText(_ text: TextLayout, _ origin: CGPoint, _ compositing: Compositing) {
    noteFallback(compositing)
    perform("draw(text)") {
      let box = CGRect(origin: origin, size: text.size).insetBy(dx: -text.reach, dy: -text.reach)
      throughClips(compositing, in: box) { show(text, at: origin, in: box, $0) }
    }
  }

  // MARK: Groups

  override func performBeginGroup(_ effects: GroupEffects) {
    noteFallback(effects)
    perform("beginGroup") {
      if effects.shadow == nil { pushGroup() } else { pushRecording() }
    }
    groups.append(effects)
    clipLevels.append(Clips())
  }

  override func performEndGroup(ink: CGRect) {
    guard let effects = groups.popLast() else { return }
    clipLevels.removeLast()
    perform("endGroup") {
      var composed = effects.shadow == nil ? cairo_pop_group(cr) : popRecording()
      if let mask = effects.mask { composed = masked(composed, by: mask) }
      // A shadow by itself has a shape; with what casts it, it is a group.
      var cover: OpaquePointer?
      if let shadow = effects.shadow, !effects.showsContent, effects.blendMode.replacesItsShape {
        pushGroup()
        paintShadow(shadow, of: composed, ink: ink, isOpaque: true)
        cover = cairo_pop_group(cr)
      }
      if let shadow = effects.shadow {
        pushGroup()
        paintShadow(shadow, of: composed, ink: ink)
        if effects.showsContent {
          cairo_set_source(cr, composed)
          cairo_paint(cr)
        }
        cairo_pattern_destroy(composed)
        composed = cairo_pop_group(cr)
      }
      let compositing = Compositing(alpha: effects.opacity, blendMode: effects.blendMode)
      throughClips(compositing, in: clipBounds, isGroup: true) {
        cairo_save(cr)
        if let cover {
          takeOut(cover)
          cairo_set_source(cr, composed)
          addGroup($0)
        } else {
          cairo_set_source(cr, composed)
          paintGroup($0)
        }
        cairo_restore(cr)
      }
      cairo_pattern_destroy(composed)
    }
  }

  /// Draws into a recording from now on, which reaches beyond the surface and the clip: what lies
  /// outside of them casts a shadow into them.
  private func pushRecording() {
    let box = (clipBox.isNull ? .zero : clipBox).applying(target.own)
    var extents = cairo_rectangle_t(
      x: box.minX, y: box.minY, width: box.width, height: box.height)
    let recording = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    outerContexts.append(cr)
    // Never null: a failure is a context whose status says so.
    cr = cairo_create(recording) ?? cairo_reference(cr)
    cairo_surface_destroy(recording)
    cairo_set_matrix(cr, &matrix)
  }

  /// Goes back to the context from before, and returns what was recorded.
  private func popRecording() -> OpaquePointer? {
    guard let outer = outerContexts.popLast() else { return nil }
    let content = cairo_pattern_create_for_surface(cairo_get_target(cr))
    cairo_destroy(cr)
    cr = outer
    // Both contexts have the same device space.
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    cairo_pattern_set_matrix(content, &matrix)
    return content
  }

  // MARK: Contents

  /// Ends what is still open, and takes no more.
  package func end() { finish() }

  /// The links that show, from front to back; none where nobody wants them.
  package var linkAreas: [LinkArea] { links?.areas(context) ?? [] }

  /// Draws what is no content of the page.
  func withoutContents(_ draw: () -> Void) {
    let before = (isDrawingMask, links?.isPaused)
    isDrawingMask = true
    links?.isPaused = true
    draw()
    isDrawingMask = before.0
    if let isPaused = before.1 { links?.isPaused = isPaused }
  }

  /// Whether what is drawn lies on the page itself.
  private var isTopLevel: Bool { groups.isEmpty && !isDrawingMask }

  override func performBeginMarkedContent(_ content: MarkedContent) {
    guard !isDrawingMask else { return }
    contents?.begin(content, isTopLevel: isTopLevel)
  }

  override func performEndMarkedContent(_ content: MarkedContent, ink: CGRect) {
    guard !isDrawingMask, let contents else { return }
    var area = ink
    if case .destination(_, let given?) = content {
      area = place(of: given)
    }
    contents.end(content, area: area, isTopLevel: isTopLevel)
  }
}
