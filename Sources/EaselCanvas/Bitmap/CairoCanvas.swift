internal import CCairo
import Foundation

/// Draws on a cairo surface of pixels.
///
/// Numbers and nesting were checked by ``CheckedCanvas``; here the status is read after every
/// operation, the first failure is kept, and a context in error is never used again.
final class CairoCanvas: CheckedCanvas {
  /// The cairo context that takes the drawing at present: the page's, or a shadow group's.
  private(set) var cr: OpaquePointer
  override var isRaster: Bool { true }
  /// Within a shadow's group all is a recording.
  override var hasGroupPixels: Bool { outerContexts.isEmpty }
  let images: CairoImageCache
  private let surface: CairoSurface
  private var groups: [GroupEffects] = []
  /// The clips of each save and group, the innermost last.
  private var clipLevels = [Clips()]
  /// The contexts that wait for the end of shadow groups.
  private var outerContexts: [OpaquePointer] = []
  private var isDead = false
  /// Whether only the shape of texts counts, whatever their colours are.
  var drawsCoverage = false
  /// Draws on a surface whose unit is `context.deviceScale` device units.
  init(
    _ surface: CairoSurface, size: CGSize, images: CairoImageCache, context: RenderContext
  ) throws {
    guard let cr = cairo_create(surface.pointer) else {
      throw EaselError(.backendFailed, "cairo made no context", operation: "Canvas")
    }
    self.cr = cr
    self.surface = surface
    self.images = images
    super.init(context: context, bounds: CGRect(origin: .zero, size: size))
    cairo_scale(cr, context.deviceScale, context.deviceScale)
    cairo_set_miter_limit(cr, 10)
  }

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
    context.deviceScale
  }

  override var binsPerUnit: CGFloat? {
    context.quality.binsPerPixel * context.deviceScale
  }

  // MARK: State

  /// The clips at present.
  var clips: Clips {
    get { clipLevels[clipLevels.count - 1] }
    set { clipLevels[clipLevels.count - 1] = newValue }
  }

  override func groupArea(of box: @autoclosure () -> CGRect, _ mode: BlendMode) -> CGFloat? {
    areaThroughGroups(of: box(), mode)
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
    if stampImages(of: path, at: points, paint, compositing) { return }
    let mode = compositing.blendMode
    if paint.isOneShape(whenStampedBy: compositing, for: context.appearance) {
      return stampAsOne(path, points, paint, compositing)
    }
    if mode != .normal, !mode.replacesWhatItMisses, clips.mask != nil || mode.isOfColor {
      // In a group they would not mix with each other.
      for point in points {
        performFill(
          path.applying(.init(translationX: point.x, y: point.y)), paint, .nonZero, compositing)
      }
      return
    }
    withPaint("stamp", paint, compositing, in: path.stampBounds(at: points)) {
      cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
      for point in points {
        append(path, movedBy: point)
        cairo_fill(cr)
      }
    }
  }

  override func performImage(
    _ image: Image, _ source: CGRect, _ rect: CGRect, _ interpolation: Interpolation,
    _ compositing: Compositing
  ) {
    guard let picture = images.surface(for: image, context) else { return }
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

  private func show(
    _ picture: CairoSurface, _ scale: CGFloat, _ source: CGRect, _ rect: CGRect,
    _ interpolation: Interpolation, _ compositing: Compositing
  ) {
    cairo_save(cr)
    // Else what was filled before decides.
    cairo_set_antialias(
      cr, compositing.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    if !compositing.blendMode.replacesWhatItMisses {
      cairo_rectangle(cr, rect.minX, rect.minY, rect.width, rect.height)
      cairo_clip(cr)
    }
    cairo_set_operator(cr, compositing.blendMode.cairo)
    cairo_translate(cr, rect.minX, rect.minY)
    cairo_scale(cr, rect.width / source.width, rect.height / source.height)
    cairo_translate(cr, -source.minX, -source.minY)
    cairo_scale(cr, 1 / scale, 1 / scale)
    cairo_set_source_surface(cr, picture.pointer, 0, 0)
    setFilter(interpolation.cairo)
    // Else the picture's edge fades into transparency.
    cairo_pattern_set_extend(cairo_get_source(cr), CAIRO_EXTEND_PAD)
    cairo_paint_with_alpha(cr, compositing.alpha)
    cairo_restore(cr)
  }

  /// Sets how the picture that is the source is sampled, in the space of its pixels.
  func setFilter(_ filter: cairo_filter_t) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    let scale = min(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy))
    // To average more than a thousand pixels into one, cairo runs out of memory.
    let isSpeck = scale < ImagePattern.minimumAveraged
    cairo_pattern_set_filter(cairo_get_source(cr), isSpeck ? CAIRO_FILTER_FAST : filter)
  }

  // MARK: Text

  override func performText(_ text: TextLayout, _ origin: CGPoint, _ compositing: Compositing) {
    perform("draw(text)") {
      let box = CGRect(origin: origin, size: text.size).insetBy(dx: -text.reach, dy: -text.reach)
      throughClips(compositing, in: box) { show(text, at: origin, in: box, $0) }
    }
  }

  private func show(
    _ text: TextLayout, at origin: CGPoint, in box: CGRect, _ compositing: Compositing
  ) {
    // A group mixes as one what overlaps: letters, their ground, and lines through them.
    let isGroup = compositing.alpha < 1 || compositing.blendMode != .normal
    cairo_save(cr)
    // Else what was filled before decides.
    cairo_set_antialias(
      cr, compositing.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    // Else it would be as large as the page.
    if isGroup, !compositing.blendMode.reachesBeyond(isGroup: false) {
      cairo_rectangle(cr, box.minX, box.minY, box.width, box.height)
      cairo_clip(cr)
    }
    let replacesShape = compositing.blendMode.replacesItsShape
    if replacesShape {
      drawsCoverage = true
      pushGroup()
      cairo_translate(cr, origin.x, origin.y)
      show(text)
      takeOut(cairo_pop_group(cr))
      drawsCoverage = false
    }
    if isGroup { pushGroup() }
    cairo_translate(cr, origin.x, origin.y)
    show(text)
    if isGroup {
      cairo_pop_group_to_source(cr)
      if replacesShape { addGroup(compositing) } else { paintGroup(compositing) }
    }
    cairo_restore(cr)
  }

  // MARK: Groups

  override func performBeginGroup(_ effects: GroupEffects) {
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
    let scale = context.deviceScale
    let box = clipBox.isNull ? .zero : clipBox
    var extents = cairo_rectangle_t(
      x: box.minX * scale, y: box.minY * scale, width: box.width * scale,
      height: box.height * scale)
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

  /// Takes over the pattern and returns the part of it that the mask shows.
  private func masked(_ content: OpaquePointer?, by mask: Mask) -> OpaquePointer? {
    pushGroup()
    performSave()
    clips = Clips()
    drawMask(mask.recording)
    performRestore()
    var cover = cairo_pop_group(cr)
    if mask.mode == .luminance { cover = luminance(of: cover) }
    pushGroup()
    cairo_set_source(cr, content)
    cairo_mask(cr, cover)
    cairo_pattern_destroy(cover)
    cairo_pattern_destroy(content)
    return cairo_pop_group(cr)
  }
}
