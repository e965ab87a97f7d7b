internal import CCairo
import Foundation

/// A canvas that draws through a cairo context, on a bitmap of Easel or on any other surface.
///
/// ``CheckedCanvas`` has already checked numbers and nesting. This class reads cairo's status after
/// every operation. It records the first failure, and does not use a context in an error state
/// again.
package final class CairoCanvas: CheckedCanvas {
  /// The current cairo context: that of the page, or that of a group with a shadow.
  private(set) var cr: OpaquePointer
  /// The target of the drawing.
  let target: CairoTarget
  override var isRaster: Bool { target.isRaster }
  // A group with a shadow is a recording, which has no pixels.
  override var hasGroupPixels: Bool { !target.keepsShapes && !isRecordingShadow }
  let images: CairoImageCache
  /// Receives links, destinations and figures, if they are needed.
  package var contents: (any CairoContents)?
  private var groups: [GroupEffects] = []
  /// The clips of each save and group, the innermost last.
  private var clipLevels = [Clips()]
  /// The outer contexts, which are used again after the groups with shadows.
  private var outerContexts: [OpaquePointer] = []
  /// Whether the drawing is recorded because its group has a shadow.
  var isRecordingShadow: Bool { !outerContexts.isEmpty }
  private var isDead = false
  /// Whether text is drawn opaque, to get its shape.
  var drawsCoverage = false
  /// Whether the drawing is a mask and not part of the page.
  private var isDrawingMask = false

  /// Creates a canvas on a surface with `context.deviceScale` device units per unit.
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

  /// Creates a canvas on a context of the caller, who saves its state before and restores it after.
  ///
  /// - Parameters:
  ///   - cr: A pointer to a `cairo_t`; the canvas holds a reference to it.
  ///   - target: The target of the context.
  ///   - size: The size of the page, in user space.
  ///   - images: The cache of image surfaces.
  ///   - context: The context of the rendering, with the target's device scale.
  package init(
    on cr: OpaquePointer, _ target: CairoTarget, size: CGSize, images: CairoImageCache,
    context: RenderContext
  ) {
    self.cr = cairo_reference(cr)
    self.images = images
    self.target = target
    let page = target.page ?? CGRect(origin: .zero, size: size)
    super.init(context: context, bounds: page)
    if let space = target.space { narrowClipBox(to: space) }
    if target.hasTags {
      links = LinkTracker(bounds: page, edges: context.limits.maximumLinkEdges)
    }
    cairo_new_path(cr)
    cairo_set_source_rgba(cr, 0, 0, 0, 1)
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
    cairo_set_tolerance(cr, Self.tolerance)
    cairo_set_miter_limit(cr, 10)
  }

  /// The maximum distance of lines from curves, in device units: cairo's default.
  private static let tolerance = 0.1

  deinit {
    cairo_destroy(cr)
    for context in outerContexts { cairo_destroy(context) }
  }

  /// Runs cairo calls and then reads the status.
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
      ? context.quality.binsPerInch / 72 * target.own.scaleRange.maximum
      : context.quality.binsPerPixel * context.deviceScale
  }

  // MARK: State

  /// The current clips.
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

  override func performPDF(_ page: EmbeddedPDF, _ rect: CGRect, _ compositing: Compositing) {
    drawFrame(of: page, in: rect, compositing)
  }

  override func performImage(
    _ image: Image, _ source: CGRect, _ rect: CGRect, _ interpolation: Interpolation,
    _ compositing: Compositing
  ) {
    guard let surface = images.surface(for: image, keepsFile: target.keepsShapes, context) else {
      return
    }
    noteFallback(compositing, isTranslucent: !image.isOpaque)
    let mode = compositing.blendMode
    // For modes that replace the area of the shape, the clip has the edges of the image.
    let keptPixels = openPixels
    if mode.replacesItsShape {
      performSave()
      performClip(Path(rect), .nonZero)
    }
    let isGroup =
      mode.reachesBeyond(isGroup: false) || mode.replacesItsShape && compositing.alpha < 1
    perform("draw(image)") {
      throughClips(compositing, in: rect) {
        guard isGroup else { return show(surface, image.scale, source, rect, interpolation, $0) }
        asGroup($0) { show(surface, image.scale, source, rect, interpolation, $0) }
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
      // A shadow without its content has a shape; together with its content it is a group.
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

  /// Begins to draw into a recording, which extends beyond the surface and the clip.
  ///
  /// Drawing outside of them can cast a shadow into them.
  private func pushRecording() {
    let box = (clipBox.isNull ? .zero : clipBox).applying(target.own)
    var extents = cairo_rectangle_t(
      x: box.minX, y: box.minY, width: box.width, height: box.height)
    let recording = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    outerContexts.append(cr)
    // `cairo_create` does not return null: after a failure the context has an error status.
    cr = cairo_create(recording) ?? cairo_reference(cr)
    cairo_surface_destroy(recording)
    cairo_set_matrix(cr, &matrix)
  }

  /// Returns to the outer context, and returns the recorded drawing.
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

  /// Ends all open scopes and closes the canvas for further drawing.
  package func end() { finish() }

  /// The areas of the visible links, from front to back; empty if links are not tracked.
  package var linkAreas: [LinkArea] { links?.areas(context) ?? [] }

  /// Runs the closure without tracking links and contents, for drawing that is not on the page.
  func withoutContents(_ draw: () -> Void) {
    let before = (isDrawingMask, links?.isPaused)
    isDrawingMask = true
    links?.isPaused = true
    draw()
    isDrawingMask = before.0
    if let isPaused = before.1 { links?.isPaused = isPaused }
  }

  /// Whether the drawing is on the page itself, and not in a group or a mask.
  private var isTopLevel: Bool { groups.isEmpty && !isDrawingMask }

  override func performBeginMarkedContent(_ content: MarkedContent) {
    guard !isDrawingMask else { return }
    contents?.begin(content, isTopLevel: isTopLevel)
  }

  override func performEndMarkedContent(_ content: MarkedContent, ink: CGRect) {
    guard !isDrawingMask, let contents else { return }
    var area = ink
    if case .destination(_, let given?) = content {
      area = frame(of: given)
    }
    contents.end(content, area: area, isTopLevel: isTopLevel)
  }
}
