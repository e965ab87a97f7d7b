internal import CCairo
import Foundation

extension CairoCanvas {
  /// The clips of a save or a group.
  struct Clips {
    /// The edges of those that cairo has, and how often they cross.
    var edges = 0
    /// Whether those that cairo has cut through pixels.
    var cutsPixels = false
    /// What the others leave.
    var mask: ClipMask?
    /// What the mask counts among the pixels that are kept, if it is of this save or group.
    var keptPixels: CGFloat = 0

    /// The clips of a save within this one.
    var inherited: Clips {
      var clips = self
      clips.keptPixels = 0
      return clips
    }

    /// The most edges and crossings that are left to cairo: on a page it takes a millisecond for them.
    static let mostEdges = 128
    /// For an edge or a crossing cairo takes as long as a mask for so many pixels.
    static let pixelsOfAnEdge: CGFloat = 1_000
  }

  /// Lets nothing outside of the path be drawn any more.
  ///
  /// cairo cuts every drawing to the outlines of all clips anew. Where they have many edges, or edges
  /// that cross, what they leave becomes a picture, through which a drawing costs as much as its box.
  func clip(_ path: Path, _ rule: FillRule) {
    // cairo keeps one box, however many are within one another.
    let isBox = path.rectangle != nil && transform.mapsRectanglesToRectangles
    let edges = isBox ? 0 : path.points.count + Int(path.outlineCrossings)
    if target.isBitmap, clips.edges + edges > Clips.mostEdges, !clipBox.isNull, !clipBox.isEmpty {
      return addMask(path, rule, edges)
    }
    clips.edges += edges
    clips.cutsPixels = clips.cutsPixels || !isBox || !isOnPixels(path.controlPointBounds)
    append(path)
    cairo_set_fill_rule(cr, rule.cairo)
    // Else what was filled before decides.
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
      // Groups are as large as cairo's clip.
      clip(toPixels: box)
    } catch {
      clipToNothing()
      context.note(
        .error, .outOfMemory, "there is no memory for a clip; nothing is drawn within it",
        operation: "clip")
    }
  }

  /// Counts the pixels of a mask, which are bytes, in place of those of the one that it replaces.
  private func keepMask(of box: CGRect) -> Bool {
    let pixels = min(box.width * box.height, CGFloat(context.limits.maximumPixels)) / 4
    guard keepPixels(pixels - clips.keptPixels, "clip") else { return false }
    clips.keptPixels = pixels
    return true
  }

  /// Shows nothing rather than what should be hidden.
  private func clipToNothing() {
    cairo_new_path(cr)
    cairo_clip(cr)
  }

  /// The pixels of a box of the canvas' own space.
  func device(_ box: CGRect) -> CGRect {
    let scale = context.deviceScale
    return CGRect(
      x: box.minX * scale, y: box.minY * scale, width: box.width * scale, height: box.height * scale
    ).integral
  }

  /// Whether the sides of a box of user space lie between pixels.
  private func isOnPixels(_ box: CGRect) -> Bool {
    let scale = context.deviceScale
    let placed = box.applying(transform)
    return [placed.minX, placed.minY, placed.maxX, placed.maxY].allSatisfy {
      ($0 * scale).rounded() == $0 * scale
    }
  }

  // MARK: Drawing within clips

  /// How much goes through groups for a drawing in a box of user space; nil where nothing does.
  func areaThroughGroups(of box: @autoclosure () -> CGRect, _ mode: BlendMode) -> CGFloat? {
    func size(_ area: CGRect) -> CGFloat { area.isNull ? 0 : area.width * area.height }
    if mode.replacesWhatItMisses {
      guard clips.mask != nil || clips.cutsPixels else { return nil }
      return size(mode.reachesBeyond(isGroup: true) ? clipBox : inkArea(of: box()))
    }
    guard let mask = clips.mask, !mode.isOfColor else {
      return mode.isOfColor ? size(inkArea(of: box())) : nil
    }
    // What is larger is cut by outlines.
    let scale = context.deviceScale
    return min(size(inkArea(of: box())), mask.largestArea / (scale * scale))
  }

  /// Runs drawing calls so that the clips' mask, if there is one, lets through what they draw.
  ///
  /// They go to a group, which is cut by the mask and mixed as a whole. What is large is cut by the
  /// clips' outlines where that takes less.
  ///
  /// - Parameters:
  ///   - box: What is drawn, in user space.
  ///   - isGroup: Whether what is drawn is a group, which some modes mix all over the clip.
  ///   - draw: Gets how to mix within the group.
  func throughClips(
    _ compositing: Compositing, in box: @autoclosure () -> CGRect, isGroup: Bool = false,
    _ draw: (Compositing) -> Void
  ) {
    // Elsewhere cairo cuts by outlines, and mixes by itself: pages have no pixels to copy.
    guard target.isBitmap else { return draw(compositing) }
    let mode = compositing.blendMode
    let mask = clips.mask
    // Within edges cairo draws pictures elsewhere if the mode changes what lies around them.
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
    // The clips cut what was drawn.
    cairo_reset_clip(cr)
    clip(toPixels: seen)
    cairo_set_operator(cr, mode.cairo)
    cairo_paint(cr)
    cairo_restore(cr)
  }

  /// Draws within the clips' outlines, as if there were no mask.
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

  /// Draws on a copy of what lies beneath, which then replaces it within the clips.
  private func replace(in area: CGRect, _ draw: () -> Void) {
    let beneath = cairo_get_group_target(cr)
    // Each copy of a recording would hold all that was drawn before it, and the copies of that.
    guard cairo_surface_get_type(beneath) != CAIRO_SURFACE_TYPE_RECORDING else {
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
    cairo_set_source_surface(cr, beneath, 0, 0)
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
        "more than \(ClipOutlines.most) intricate clips lie inside one another; what replaces what "
          + "lies beneath it is left out where a shadow is cast")
    }
    if countPoints(mask.edges, "clip") { throughOutlines(draw) }
  }

  /// What all of the clips leave, as opacities.
  private func coverOfClips() -> OpaquePointer? {
    cairo_push_group_with_content(cr, CAIRO_CONTENT_ALPHA)
    cairo_set_source_rgba(cr, 0, 0, 0, 1)
    cairo_paint(cr)
    keepWhatTheMaskShows()
    return cairo_pop_group(cr)
  }

  /// Takes from a group what the mask hides.
  private func keepWhatTheMaskShows() {
    guard let mask = clips.mask else { return }
    // Else the edges of cairo's clips would keep a part of it.
    cairo_reset_clip(cr)
    setDeviceMatrix()
    cairo_set_operator(cr, CAIRO_OPERATOR_DEST_IN)
    mask.setSource(of: cr)
    cairo_paint(cr)
  }

  // MARK: Groups

  /// Draws into a group from now on, as large as what the clips leave.
  ///
  /// They cut the group when it is mixed, and not what is drawn in it: that would thin its edges.
  func pushGroup() {
    cairo_push_group(cr)
    cairo_reset_clip(cr)
  }

  /// Mixes the source, a group.
  func paintGroup(_ compositing: Compositing) {
    var alpha = compositing.alpha
    if compositing.blendMode == .copy, alpha < 1 {
      // cairo would let what lies beneath shine through.
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

  /// Draws a group and mixes it; what takes the place of its shape fades by itself.
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

  /// Takes over a pattern, and takes what it covers from what lies beneath.
  func takeOut(_ cover: OpaquePointer?) {
    cairo_save(cr)
    cairo_set_source(cr, cover)
    cairo_set_operator(cr, CAIRO_OPERATOR_DEST_OUT)
    cairo_paint(cr)
    cairo_restore(cr)
    cairo_pattern_destroy(cover)
  }

  /// Adds the source, a group, to what was taken out for it; nothing where it only clears.
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
    // What casts a shadow may lie outside of what somebody else lets us draw on.
    if let room = target.pixels, !isRecordingShadow { pixels = box.intersection(room) }
    if pixels.isNull { pixels = .zero }
    cairo_rectangle(cr, pixels.minX, pixels.minY, pixels.width, pixels.height)
    cairo_clip(cr)
    cairo_set_matrix(cr, &matrix)
  }

  /// Makes the device's space the context's.
  func setDeviceMatrix() {
    var matrix = target.device.cairo
    cairo_set_matrix(cr, &matrix)
  }
}

extension ClipMask {
  /// Pixels above which outlines take less than the mask.
  fileprivate var largestArea: CGFloat {
    outlines == nil ? .infinity : CGFloat(edges) * CairoCanvas.Clips.pixelsOfAnEdge
  }
}

extension BlendMode {
  /// Whether a transparent part of a drawing may change what lies beneath it.
  var replacesWhatItMisses: Bool { self == .clear || reachesBeyond(isGroup: true) }

  /// Whether it mixes hues, saturations and luminosities: pixman before 0.43.6 does not fade the blue
  /// of what goes through a mask, such as an edge or an opacity, so there must be none.
  var isOfColor: Bool {
    switch self {
    case .hue, .saturation, .color, .luminosity: true
    default: false
    }
  }
}
