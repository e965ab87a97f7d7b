internal import CCairo
import Foundation

extension CairoCanvas {
  /// Fills a path at all points.
  func stamp(
    _ path: Path, at points: [CGPoint], _ paint: Paint, _ compositing: Compositing
  ) {
    if stampImages(of: path, at: points, paint, compositing) { return }
    let mode = compositing.blendMode
    if paint.isOneShape(whenStampedBy: compositing, for: context.appearance) {
      return stampAsOne(path, points, paint, compositing)
    }
    if mode != .normal, !mode.replacesWhatItMisses, clips.mask != nil || mode.isOfColor {
      // In a group, the copies would not blend with each other.
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

  /// Fills all copies together as one shape.
  func stampAsOne(
    _ path: Path, _ points: [CGPoint], _ paint: Paint, _ compositing: Compositing
  ) {
    guard !clipBox.isNull else { return }
    let box = path.stampBounds(at: points)
    perform("stamp") {
      let cover = cover(of: path, points, in: box, isAntialiased: compositing.isAntialiased)
      withPaint("stamp", paint, compositing, in: box) { cairo_mask(cr, cover) }
      cairo_pattern_destroy(cover)
    }
  }

  /// Returns the area that all copies of a shape cover.
  private func cover(
    of path: Path, _ points: [CGPoint], in box: CGRect, isAntialiased: Bool
  ) -> OpaquePointer? {
    cairo_save(cr)
    defer { cairo_restore(cr) }
    let area = inkArea(of: box)
    clip(toPixels: area.isNull ? .zero : device(area.insetBy(dx: -1, dy: -1)))
    cairo_push_group_with_content(cr, CAIRO_CONTENT_ALPHA)
    cairo_reset_clip(cr)
    cairo_set_source_rgba(cr, 0, 0, 0, 1)
    cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(cr, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    for point in points {
      append(path, movedBy: point)
      cairo_fill(cr)
    }
    return cairo_pop_group(cr)
  }

  /// The number of pixels per point above which a bitmap costs more than filling paths.
  private static let pixelsPerPoint: CGFloat = 1_000

  /// Draws small images of the shape; returns `false` if that is not possible or not useful.
  ///
  /// cairo takes some 3 µs to fill a dot; an image of it takes a tenth of that. The images are
  /// drawn on a bitmap of their own, which is then drawn through the clip.
  func stampImages(
    of path: Path, at points: [CGPoint], _ paint: Paint, _ compositing: Compositing
  ) -> Bool {
    guard target.isBitmap, let minimum = context.quality.stampingThreshold, points.count >= minimum,
      compositing.isAntialiased, compositing.blendMode == .normal, case .color(let color) = paint,
      color.pattern == nil
    else { return false }
    var parts = color.components(for: context.appearance)
    parts.alpha *= compositing.alpha
    let scale = context.deviceScale
    let device = transform.concatenating(.init(scaleX: scale, y: scale))
    var turned = device
    (turned.tx, turned.ty) = (0, 0)
    guard var sheet = StampSheet(path.applying(turned), parts) else { return false }
    // If nothing is visible, there is nothing more to do.
    var isDone = true
    perform("stamp") {
      throughClips(compositing, in: path.stampBounds(at: points)) { _ in
        isDone = stamp(&sheet, at: points, through: device)
      }
    }
    return isDone
  }

  /// Draws the images; returns `false` if filling paths is faster.
  private func stamp(
    _ sheet: inout StampSheet, at points: [CGPoint], through device: CGAffineTransform
  ) -> Bool {
    cairo_save(cr)
    defer { cairo_restore(cr) }
    setDeviceMatrix()
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cr, &left, &top, &right, &bottom)
    let area = CGRect(x: left, y: top, width: right - left, height: bottom - top)
      .intersection(sheet.box(at: points, through: device)).integral
    guard area.width >= 1, area.height >= 1 else { return true }
    guard area.width * area.height <= CGFloat(points.count) * Self.pixelsPerPoint,
      let surface = try? CairoSurface(
        image: CAIRO_FORMAT_ARGB32, width: Int(area.width), height: Int(area.height), "stamp"),
      let data = cairo_image_surface_get_data(surface.pointer)
    else { return false }
    let stride = Int(cairo_image_surface_get_stride(surface.pointer)) / 4
    data.withMemoryRebound(to: UInt32.self, capacity: stride * Int(area.height)) { pixels in
      sheet.stamp(
        at: points, through: device,
        on: .init(
          pixels: pixels, stride: stride, width: Int(area.width), height: Int(area.height),
          left: Int(area.minX), top: Int(area.minY)))
    }
    cairo_surface_mark_dirty(surface.pointer)
    cairo_set_source_surface(cr, surface.pointer, area.minX, area.minY)
    cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_NEAREST)
    cairo_paint(cr)
    return true
  }
}
