internal import CCairo
import Foundation

extension CairoCanvas {
  /// The clips of a save or a group.
  struct Clips {
    /// The number of edges of the clips that cairo applies, and of their crossings.
    var edges = 0
    /// Whether the clips that cairo applies cut through pixels.
    var cutsPixels = false
    /// The mask of the other clips.
    var mask: ClipMask?
    /// The number of pixels that the mask counts as kept, if it belongs to this save or group.
    var keptPixels: CGFloat = 0

    /// The clips at the beginning of a save inside this one.
    var inherited: Clips {
      var clips = self
      clips.keptPixels = 0
      return clips
    }

    /// The maximum number of edges and crossings for cairo, which take a millisecond on a page.
    static let mostEdges = 128
    /// The number of mask pixels that take as long as one edge or crossing in cairo.
    static let pixelsOfAnEdge: CGFloat = 1_000
  }

  /// Intersects the clip with a path.
  ///
  /// cairo clips every drawing call to the outlines of all clips again. If the clips have many
  /// edges or crossings, they become a mask. Drawing through the mask costs as much as the box of
  /// the drawing.
  func clip(_ path: Path, _ rule: FillRule) {
    // cairo combines nested rectangles into one.
    let isBox = path.rectangle != nil && transform.mapsRectanglesToRectangles
    let edges = isBox ? 0 : path.points.count + Int(path.outlineCrossings)
    if target.isBitmap, clips.edges + edges > Clips.mostEdges, !clipBox.isNull, !clipBox.isEmpty {
      return addMask(path, rule, edges)
    }
    clips.edges += edges
    clips.cutsPixels = clips.cutsPixels || !isBox || !isOnPixels(path.controlPointBounds)
    append(path)
    cairo_set_fill_rule(cr, rule.cairo)
    // Without this, the antialiasing of the last drawing call would be used.
    cairo_set_antialias(cr, CAIRO_ANTIALIAS_DEFAULT)
    cairo_clip(cr)
  }

  private func addMask(_ path: Path, _ rule: FillRule, _ edges: Int) {
    let scale = context.deviceScale
    let box = device(clipBox)
    do {
      guard countArea(path.controlPointBounds, "clip", nil, .normal), keepMask(of: box) else {
        return clipToNothing()
      }
      clips.mask = try ClipMask(
        path, rule, edges: edges, transform.concatenating(.init(scaleX: scale, y: scale)), in: box,
        context.limits, within: clips.mask)
      // Groups have the size of cairo's clip.
      clip(toPixels: box)
    } catch {
      clipToNothing()
      context.note(
        .error, .outOfMemory, "there is no memory for a clip; nothing is drawn within it",
        operation: "clip")
    }
  }

  /// Counts the pixels of a mask, a byte each, instead of those of the mask that it replaces.
  private func keepMask(of box: CGRect) -> Bool {
    let pixels = min(box.width * box.height, CGFloat(context.limits.maximumPixels)) / 4
    guard keepPixels(pixels - clips.keptPixels, "clip") else { return false }
    clips.keptPixels = pixels
    return true
  }

  /// Hides all drawing, since showing hidden parts would be worse.
  private func clipToNothing() {
    cairo_new_path(cr)
    cairo_clip(cr)
  }

  /// Returns the whole pixels around a box of the canvas' own space.
  func device(_ box: CGRect) -> CGRect {
    let scale = context.deviceScale
    return CGRect(
      x: box.minX * scale, y: box.minY * scale, width: box.width * scale, height: box.height * scale
    ).integral
  }

  /// Whether the sides of a box of user space are at pixel boundaries.
  private func isOnPixels(_ box: CGRect) -> Bool {
    let scale = context.deviceScale
    let placed = box.applying(transform)
    return [placed.minX, placed.minY, placed.maxX, placed.maxY].allSatisfy {
      ($0 * scale).rounded() == $0 * scale
    }
  }

  // MARK: Drawing within clips

  /// Returns the area that is drawn through groups for a box of user space; `nil` without a group.
  func areaThroughGroups(of box: @autoclosure () -> CGRect, _ mode: BlendMode) -> CGFloat? {
    func size(_ area: CGRect) -> CGFloat { area.isNull ? 0 : area.width * area.height }
    if mode.replacesWhatItMisses {
      guard clips.mask != nil || clips.cutsPixels else { return nil }
      return size(mode.reachesBeyond(isGroup: true) ? clipBox : inkArea(of: box()))
    }
    guard let mask = clips.mask, !mode.isOfColor else {
      return mode.isOfColor ? size(inkArea(of: box())) : nil
    }
    // A larger area is clipped by outlines.
    let scale = context.deviceScale
    return min(size(inkArea(of: box())), mask.largestArea / (scale * scale))
  }

  /// Runs drawing calls inside the clips' mask, if there is one.
  ///
  /// The drawing goes into a group, which is masked and blended as a whole. Large drawing is
  /// clipped by the clips' outlines instead if that is faster.
  ///
  /// - Parameters:
  ///   - compositing: Opacity, blend mode and antialiasing of the drawing.
  ///   - box: The bounds of the drawing, in user space.
  ///   - isGroup: Whether the drawing is a group, which some modes blend within the whole clip.
  ///   - draw: Draws with the given compositing.
  func throughClips(
    _ compositing: Compositing, in box: @autoclosure () -> CGRect, isGroup: Bool = false,
    _ draw: (Compositing) -> Void
  ) {
    // Other surfaces clip by outlines and blend by themselves: pages have no pixels to copy.
    guard target.isBitmap else { return draw(compositing) }
    let mode = compositing.blendMode
    let mask = clips.mask
    // With clips that cut through pixels, cairo misplaces images if the mode changes their
    // surroundings.
    if mode.replacesWhatItMisses {
      guard mask != nil || clips.cutsPixels else { return draw(compositing) }
      let area = mode.reachesBeyond(isGroup: isGroup) ? clipBox : inkArea(of: box())
      return replace(in: area) { draw(compositing) }
    }
    guard mask != nil || mode.isOfColor else { return draw(compositing) }
    let area = inkArea(of: box())
    guard !area.isNull else { return }
    let drawn = device(area.insetBy(dx: -1, dy: -1))
    let seen = mask.map { drawn.intersection($0.box) } ?? drawn
    guard !seen.isEmpty else { return }
    if let mask, !mode.isOfColor, seen.width * seen.height > mask.largestArea {
      return throughOutlines { draw(compositing) }
    }
    cairo_save(cr)
    clip(toPixels: seen)
    cairo_push_group(cr)
    draw(Compositing(alpha: compositing.alpha, isAntialiased: compositing.isAntialiased))
    keepWhatTheMaskShows()
    cairo_pop_group_to_source(cr)
    // The clips are already applied to the drawing.
    cairo_reset_clip(cr)
    clip(toPixels: seen)
    cairo_set_operator(cr, mode.cairo)
    cairo_paint(cr)
    cairo_restore(cr)
  }

  /// Draws within the clips' outlines, without the mask.
  private func throughOutlines(_ draw: () -> Void) {
    cairo_save(cr)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    setDeviceMatrix()
    clips.mask?.outlines?.clip(cr)
    cairo_set_matrix(cr, &matrix)
    draw()
    cairo_restore(cr)
  }

  /// Draws on a copy of the background, which then replaces the background within the clips.
  private func replace(in area: CGRect, _ draw: () -> Void) {
    let backdrop = cairo_get_group_target(cr)
    // Each copy of a recording would contain all earlier drawing and earlier copies.
    guard cairo_surface_get_type(backdrop) != CAIRO_SURFACE_TYPE_RECORDING else {
      return replaceInRecording(draw)
    }
    guard !area.isNull else { return }
    let seen = device(area.insetBy(dx: -1, dy: -1)).intersection(device(clipBox))
    guard !seen.isEmpty else { return }
    cairo_save(cr)
    clip(toPixels: seen)
    let cover = coverOfClips()
    cairo_reset_clip(cr)
    clip(toPixels: seen)
    cairo_push_group(cr)
    cairo_save(cr)
    cairo_identity_matrix(cr)
    cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(cr, backdrop, 0, 0)
    cairo_paint(cr)
    cairo_restore(cr)
    draw()
    cairo_pop_group_to_source(cr)
    cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
    cairo_mask(cr, cover)
    cairo_restore(cr)
    cairo_pattern_destroy(cover)
  }

  private func replaceInRecording(_ draw: () -> Void) {
    guard let mask = clips.mask else { return draw() }
    guard mask.outlines != nil else {
      return refuse(
        .limitExceeded, "clip",
        "more than \(ClipOutlines.most) complex clips are nested; drawing with a blend mode that also "
          + "erases is left out in groups with a shadow")
    }
    if countPoints(mask.edges, "clip") { throughOutlines(draw) }
  }

  /// Returns the opacity of all clips together.
  private func coverOfClips() -> OpaquePointer? {
    cairo_push_group_with_content(cr, CAIRO_CONTENT_ALPHA)
    cairo_set_source_rgba(cr, 0, 0, 0, 1)
    cairo_paint(cr)
    keepWhatTheMaskShows()
    return cairo_pop_group(cr)
  }

  /// Removes the part of a group that the mask hides.
  private func keepWhatTheMaskShows() {
    guard let mask = clips.mask else { return }
    // Otherwise the edges of cairo's clips would keep a part of it.
    cairo_reset_clip(cr)
    setDeviceMatrix()
    cairo_set_operator(cr, CAIRO_OPERATOR_DEST_IN)
    mask.setSource(of: cr)
    cairo_paint(cr)
  }

  // MARK: Groups

  /// Begins a group with the size of the clip.
  ///
  /// The clips apply to the group when it is blended. Applied to the drawing inside as well, they
  /// would make its edges thinner.
  func pushGroup() {
    cairo_push_group(cr)
    cairo_reset_clip(cr)
  }

  /// Blends the source, which is a group.
  func paintGroup(_ compositing: Compositing) {
    var alpha = compositing.alpha
    if compositing.blendMode == .copy, alpha < 1 {
      // cairo would let the background show through.
      let source = cairo_pattern_reference(cairo_get_source(cr))
      pushGroup()
      cairo_set_source(cr, source)
      cairo_paint_with_alpha(cr, alpha)
      cairo_pop_group_to_source(cr)
      cairo_pattern_destroy(source)
      alpha = 1
    }
    cairo_set_operator(cr, compositing.blendMode.cairo)
    cairo_paint_with_alpha(cr, alpha)
  }

  /// Draws a group and blends it; with the `copy` mode, its opacity is applied inside the group.
  func asGroup(_ compositing: Compositing, _ draw: (Compositing) -> Void) {
    let inner = compositing.blendMode == .copy ? compositing.alpha : 1
    cairo_save(cr)
    pushGroup()
    draw(Compositing(alpha: inner, isAntialiased: compositing.isAntialiased))
    cairo_pop_group_to_source(cr)
    cairo_set_operator(cr, compositing.blendMode.cairo)
    cairo_paint_with_alpha(cr, compositing.blendMode == .copy ? 1 : compositing.alpha)
    cairo_restore(cr)
  }

  /// Takes ownership of a pattern and removes the area that it covers from the background.
  func takeOut(_ cover: OpaquePointer?) {
    cairo_save(cr)
    cairo_set_source(cr, cover)
    cairo_set_operator(cr, CAIRO_OPERATOR_DEST_OUT)
    cairo_paint(cr)
    cairo_restore(cr)
    cairo_pattern_destroy(cover)
  }

  /// Adds the source, which is a group, to the area removed for it; does nothing for other modes.
  func addGroup(_ compositing: Compositing) {
    guard compositing.blendMode == .copy else { return }
    cairo_set_operator(cr, CAIRO_OPERATOR_ADD)
    cairo_paint_with_alpha(cr, compositing.alpha)
  }

  func clip(toPixels box: CGRect) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    setDeviceMatrix()
    var pixels = box
    // The source of a shadow may lie outside of the area that the owner of the surface allows.
    if let space = target.pixels, !isRecordingShadow { pixels = box.intersection(space) }
    if pixels.isNull { pixels = .zero }
    cairo_rectangle(cr, pixels.minX, pixels.minY, pixels.width, pixels.height)
    cairo_clip(cr)
    cairo_set_matrix(cr, &matrix)
  }

  /// Sets the context's matrix to the device space.
  func setDeviceMatrix() {
    var matrix = target.device.cairo
    cairo_set_matrix(cr, &matrix)
  }
}

extension ClipMask {
  /// The number of pixels above which outlines are faster than the mask.
  fileprivate var largestArea: CGFloat {
    outlines == nil ? .infinity : CGFloat(edges) * CairoCanvas.Clips.pixelsOfAnEdge
  }
}

extension BlendMode {
  /// Whether transparent parts of a drawing may change the background.
  var replacesWhatItMisses: Bool { self == .clear || reachesBeyond(isGroup: true) }

  /// Whether the mode mixes hue, saturation and luminosity.
  ///
  /// pixman before 0.43.6 does not fade the blue component of such drawing through a mask, such as
  /// an edge or an opacity. Masks must be avoided for these modes.
  var isOfColor: Bool {
    switch self {
    case .hue, .saturation, .color, .luminosity: true
    default: false
    }
  }
}
