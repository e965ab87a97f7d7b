internal import CCairo
import Foundation

/// What intricate clips leave, as a picture of opacities.
final class ClipMask {
  /// The clips' edges and crossings.
  let edges: Int
  /// Where it lies, in whole pixels of the device.
  let box: CGRect
  private let surface: CairoSurface
  /// Its pixels to one of the device, each way.
  private let resolution: CGSize
  /// What it is made of; nil where that is too much for cairo to cut by.
  let outlines: ClipOutlines?

  /// Makes the mask of a clip within what an outer one leaves; throws where there is no memory for it.
  ///
  /// - Parameters:
  ///   - edges: The edges and crossings of this clip.
  ///   - toDevice: From the path's space to the device's pixels.
  ///   - box: What can be seen of it, in whole pixels of the device; not empty.
  ///   - limits: Beyond their pixels the mask has fewer than the device: where things cast a shadow
  ///     from far away.
  init(
    _ path: Path, _ rule: FillRule, edges: Int, _ toDevice: CGAffineTransform, in box: CGRect,
    _ limits: Limits, within outer: ClipMask?
  ) throws {
    self.box = box
    outlines = ClipOutlines(path, rule, toDevice, within: outer)
    self.edges = edges + (outer?.edges ?? 0)
    let side = CGFloat(limits.maximumBitmapSide)
    let fit = min(
      (CGFloat(limits.maximumPixels) / (box.width * box.height)).squareRoot(), side / box.width,
      side / box.height, 1)
    let width = max((box.width * fit).rounded(.down), 1)
    let height = max((box.height * fit).rounded(.down), 1)
    resolution = CGSize(width: width / box.width, height: height / box.height)
    surface = try CairoSurface(
      image: CAIRO_FORMAT_A8, width: Int(width), height: Int(height), "clip")
    guard let pen = cairo_create(surface.pointer) else {
      throw EaselError(.backendFailed, "cairo made no context", operation: "clip")
    }
    defer { cairo_destroy(pen) }
    cairo_scale(pen, resolution.width, resolution.height)
    cairo_translate(pen, -box.minX, -box.minY)
    path.append(to: pen, rule, toDevice)
    cairo_fill(pen)
    if let outer {
      cairo_set_operator(pen, CAIRO_OPERATOR_DEST_IN)
      outer.setSource(of: pen)
      cairo_paint(pen)
    }
    let status = cairo_status(pen)
    guard status == CAIRO_STATUS_SUCCESS else { throw cairoError(status, "clip") }
  }

  /// Makes the mask the source of a context, whose space is the device's, and becomes the mask's.
  func setSource(of pen: OpaquePointer) {
    cairo_translate(pen, box.minX, box.minY)
    cairo_scale(pen, 1 / resolution.width, 1 / resolution.height)
    cairo_set_source_surface(pen, surface.pointer, 0, 0)
    // Else a mask of fewer pixels fades at its border.
    cairo_pattern_set_extend(cairo_get_source(pen), CAIRO_EXTEND_PAD)
  }
}

/// The outlines of clips within one another.
final class ClipOutlines {
  /// The most of them, which bounds how deep they lie.
  static let most = 512

  private let path: Path
  private let rule: FillRule
  private let toDevice: CGAffineTransform
  private let outer: ClipOutlines?
  private let count: Int

  /// Adds an outline to those of a mask; nil where they would be too many.
  init?(
    _ path: Path, _ rule: FillRule, _ toDevice: CGAffineTransform, within mask: ClipMask?
  ) {
    outer = mask?.outlines
    count = 1 + (outer?.count ?? 0)
    guard (mask == nil) == (outer == nil), count <= Self.most else { return nil }
    (self.path, self.rule, self.toDevice) = (path, rule, toDevice)
  }

  /// Cuts what a context draws; its space is the device's.
  func clip(_ pen: OpaquePointer) {
    outer?.clip(pen)
    path.append(to: pen, rule, toDevice)
    cairo_set_antialias(pen, CAIRO_ANTIALIAS_DEFAULT)
    cairo_clip(pen)
  }
}

extension Path {
  /// Makes the path that of a context whose space is the device's.
  fileprivate func append(
    to pen: OpaquePointer, _ rule: FillRule, _ toDevice: CGAffineTransform
  ) {
    cairo_save(pen)
    var matrix = toDevice.cairo
    cairo_transform(pen, &matrix)
    cairo_new_path(pen)
    cairoAppend(self, to: pen)
    cairo_restore(pen)
    cairo_set_fill_rule(pen, rule.cairo)
  }
}
