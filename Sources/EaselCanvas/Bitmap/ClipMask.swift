internal import CCairo
import Foundation

/// The result of complex clips, as an image of opacities.
final class ClipMask {
  /// The number of the clips' edges and crossings.
  let edges: Int
  /// The bounds of the mask, in whole pixels of the device.
  let box: CGRect
  private let surface: CairoSurface
  /// The number of mask pixels per device pixel, along each axis.
  private let resolution: CGSize
  /// The outlines of the clips; `nil` if there are too many to clip by them in cairo.
  let outlines: ClipOutlines?

  /// Creates the mask of a clip inside an outer mask; throws if there is not enough memory.
  ///
  /// - Parameters:
  ///   - path: The path of the clip.
  ///   - rule: The fill rule.
  ///   - edges: The number of edges and crossings of this clip.
  ///   - toDevice: The transform from the path's space to the device's pixels.
  ///   - box: The visible part of the clip, in whole pixels of the device; not empty.
  ///   - limits: The limits. A mask with more pixels than these allow has a lower resolution than
  ///     the device, as for content that casts a shadow from far away.
  ///   - outer: The outer mask.
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

  /// Sets the source of a context in device space to the mask, and the matrix to the mask's.
  func setSource(of pen: OpaquePointer) {
    cairo_translate(pen, box.minX, box.minY)
    cairo_scale(pen, 1 / resolution.width, 1 / resolution.height)
    cairo_set_source_surface(pen, surface.pointer, 0, 0)
    // Without padding, a mask of a lower resolution would fade at its border.
    cairo_pattern_set_extend(cairo_get_source(pen), CAIRO_EXTEND_PAD)
  }
}

/// The outlines of nested clips.
final class ClipOutlines {
  /// The maximum number of outlines, which limits the depth of nesting.
  static let most = 512

  private let path: Path
  private let rule: FillRule
  private let toDevice: CGAffineTransform
  private let outer: ClipOutlines?
  private let count: Int

  /// Adds an outline to those of a mask; `nil` if there would be too many.
  init?(
    _ path: Path, _ rule: FillRule, _ toDevice: CGAffineTransform, within mask: ClipMask?
  ) {
    outer = mask?.outlines
    count = 1 + (outer?.count ?? 0)
    guard (mask == nil) == (outer == nil), count <= Self.most else { return nil }
    (self.path, self.rule, self.toDevice) = (path, rule, toDevice)
  }

  /// Clips a context whose space is the device's.
  func clip(_ pen: OpaquePointer) {
    outer?.clip(pen)
    path.append(to: pen, rule, toDevice)
    cairo_set_antialias(pen, CAIRO_ANTIALIAS_DEFAULT)
    cairo_clip(pen)
  }
}

extension Path {
  /// Sets the path of a context whose space is the device's.
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
