internal import CCairo
import Foundation

/// The target of a cairo context, with the position of the canvas on it.
///
/// The canvas' own space is the context's user space at the beginning of the drawing. The device
/// space has `deviceScale` units per unit of it; on a bitmap these are pixels.
package struct CairoTarget {
  /// The form that drawing has on the target.
  enum Format {
    /// Pixels in memory, one per unit of the device space.
    case bitmap
    /// Pixels that cannot be read or are not aligned: windows, and rotated contexts.
    case pixels
    /// Recorded calls, which are drawn elsewhere later.
    case recording
    case pdf
    case postScript
    case svg
  }

  let format: Format
  /// The number of units of the device space per unit of the canvas' own space.
  package let deviceScale: CGFloat
  /// The transform from the canvas' own space to cairo's.
  let own: CGAffineTransform
  /// The transform from the device space to cairo's.
  let device: CGAffineTransform
  /// The page, in the canvas' own space; `nil` is the size of the canvas.
  let page: CGRect?
  /// The part of the page inside the context's clip; `nil` is all of it.
  let space: CGRect?
  /// The same part in pixels, on a bitmap of the caller.
  let pixels: CGRect?

  /// Creates the target of a bitmap that Easel has just made.
  init(bitmapAt deviceScale: CGFloat) {
    format = .bitmap
    self.deviceScale = deviceScale
    own = CGAffineTransform(scaleX: deviceScale, y: deviceScale)
    device = .identity
    (page, space, pixels) = (nil, nil, nil)
  }

  /// Creates the target of a caller's context in its current state.
  ///
  /// It changes the path of the context, and clips the context to the size. The caller must save
  /// the state before.
  ///
  /// - Parameters:
  ///   - cr: The context, as a pointer to a `cairo_t` without an error status.
  ///   - size: The size of the canvas, finite and above 0.
  ///   - operation: The call, for the error.
  /// - Throws: `singularMatrix` if the matrix of the context cannot be used.
  package init(of cr: OpaquePointer, size: CGSize, _ operation: String) throws {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    own = CGAffineTransform(matrix)
    let surface = CairoPixels(of: cairo_get_group_target(cr))
    let scale = own.concatenating(surface.transform).scaleRange
    // The comparisons are false for NaN, so that the guard fails.
    guard scale.minimum >= Self.scales.lowerBound, scale.maximum <= Self.scales.upperBound else {
      throw EaselError(
        .singularMatrix,
        "the cairo_t has a matrix by which nothing can be drawn; call cairo_identity_matrix() or set "
          + "one whose scale is in \(Self.scales.lowerBound) … \(Self.scales.upperBound)",
        operation: operation)
    }
    let whole = CGRect(origin: .zero, size: size)
    let format = Format(cairo_surface_get_type(surface.pointer))
    let pixelsPerUnit = (scale.minimum * scale.maximum).squareRoot()
    // A page has a point per unit, unless the context has a larger scale, as for a unit square.
    let deviceScale =
      format == .bitmap || format == .pixels ? pixelsPerUnit : max(pixelsPerUnit, 1)
    self.deviceScale = deviceScale
    // Divided entry by entry, so that a pure scale becomes exactly 1.
    device = CGAffineTransform(
      a: own.a / deviceScale, b: own.b / deviceScale, c: own.c / deviceScale,
      d: own.d / deviceScale, tx: own.tx, ty: own.ty)
    let toPixels = device.concatenating(surface.transform)
    let isAligned = format == .bitmap && toPixels.isWholeMove
    // Pixels at the edge that the canvas covers partly are drawn, as on a bitmap of this size.
    let page = isAligned ? whole.wholePixels(at: deviceScale) / deviceScale : whole
    Self.clip(cr, to: page)
    let left = Self.clipExtents(of: cr).intersection(page)
    self.page = page
    space = left
    let box = left.wholePixels(at: deviceScale)
    if isAligned, Self.clipIsOneBox(of: cr), left.isNear(box / deviceScale) {
      (self.format, pixels) = (.bitmap, box)
    } else {
      (self.format, pixels) = (format == .bitmap ? .pixels : format, nil)
    }
  }

  /// The valid scales of a context; above them, cairo's numbers overflow after few pixels.
  private static let scales: ClosedRange<CGFloat> = 0.0001...32_767

  /// Whether shapes and texts are kept as shapes and texts.
  var keepsShapes: Bool {
    switch format {
    case .bitmap, .pixels: false
    case .recording, .pdf, .postScript, .svg: true
    }
  }

  /// Whether the drawing becomes pixels immediately, or possibly later.
  var isRaster: Bool {
    switch format {
    case .bitmap, .pixels, .recording: true
    case .pdf, .postScript, .svg: false
    }
  }

  /// Whether a unit of the device space is a pixel, at a whole number from cairo's origin.
  var isBitmap: Bool { format == .bitmap }

  /// Whether links and destinations can be written.
  package var hasTags: Bool {
    switch format {
    case .recording, .pdf: true
    case .bitmap, .pixels, .postScript, .svg: false
    }
  }

  /// The name of a page format without links, for a message; `nil` for other formats.
  package var formatWithoutLinks: String? {
    switch format {
    case .postScript, .svg: name
    case .bitmap, .pixels, .recording, .pdf: nil
    }
  }

  /// The name of the format, for a message.
  var name: String {
    switch format {
    case .bitmap, .pixels: "bitmap"
    case .recording: "recording"
    case .pdf: "PDF"
    case .postScript: "PostScript"
    case .svg: "SVG"
    }
  }

  // MARK: Clips

  private static func clip(_ cr: OpaquePointer, to page: CGRect) {
    // A clip without effect would still cost time.
    guard !page.contains(clipExtents(of: cr)) else { return }
    cairo_new_path(cr)
    cairo_rectangle(cr, page.minX, page.minY, page.width, page.height)
    cairo_set_antialias(cr, CAIRO_ANTIALIAS_DEFAULT)
    cairo_clip(cr)
  }

  private static func clipExtents(of cr: OpaquePointer) -> CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cr, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func clipIsOneBox(of cr: OpaquePointer) -> Bool {
    guard let list = cairo_copy_clip_rectangle_list(cr) else { return false }
    defer { cairo_rectangle_list_destroy(list) }
    return list.pointee.status == CAIRO_STATUS_SUCCESS && list.pointee.num_rectangles <= 1
  }
}

extension CairoTarget.Format {
  /// Creates the format of a surface type; types that can be of several kinds are recordings.
  init(_ type: cairo_surface_type_t) {
    switch type {
    case CAIRO_SURFACE_TYPE_IMAGE: self = .bitmap
    case CAIRO_SURFACE_TYPE_PDF: self = .pdf
    case CAIRO_SURFACE_TYPE_PS: self = .postScript
    case CAIRO_SURFACE_TYPE_SVG: self = .svg
    case CAIRO_SURFACE_TYPE_XLIB, CAIRO_SURFACE_TYPE_XCB, CAIRO_SURFACE_TYPE_GLITZ,
      CAIRO_SURFACE_TYPE_QUARTZ, CAIRO_SURFACE_TYPE_WIN32, CAIRO_SURFACE_TYPE_BEOS,
      CAIRO_SURFACE_TYPE_DIRECTFB, CAIRO_SURFACE_TYPE_OS2, CAIRO_SURFACE_TYPE_QUARTZ_IMAGE,
      CAIRO_SURFACE_TYPE_QT, CAIRO_SURFACE_TYPE_VG, CAIRO_SURFACE_TYPE_GL,
      CAIRO_SURFACE_TYPE_DRM, CAIRO_SURFACE_TYPE_SKIA, CAIRO_SURFACE_TYPE_COGL:
      self = .pixels
    default: self = .recording
    }
  }
}

/// A surface with the transform from cairo's coordinates to its own: device scale and offset.
private struct CairoPixels {
  let pointer: OpaquePointer?
  let transform: CGAffineTransform

  init(of surface: OpaquePointer?) {
    pointer = surface
    var scale = (x: 1.0, y: 1.0)
    var offset = (x: 0.0, y: 0.0)
    cairo_surface_get_device_scale(surface, &scale.x, &scale.y)
    cairo_surface_get_device_offset(surface, &offset.x, &offset.y)
    transform = CGAffineTransform(
      a: scale.x, b: 0, c: 0, d: scale.y, tx: offset.x, ty: offset.y)
  }
}

extension CGAffineTransform {
  /// Creates the transform of a cairo matrix.
  init(_ matrix: cairo_matrix_t) {
    self.init(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  /// Whether the transform is a translation by whole numbers.
  fileprivate var isWholeMove: Bool {
    a == 1 && b == 0 && c == 0 && d == 1 && tx.rounded() == tx && ty.rounded() == ty
  }
}

extension CGRect {
  /// Returns the smallest box of whole pixels around the rectangle, in pixels.
  fileprivate func wholePixels(at scale: CGFloat) -> CGRect {
    guard !isNull else { return .zero }
    /// Rounds a value, and ignores the rounding errors of divisions.
    func whole(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
      let nearest = value.rounded()
      return abs(value - nearest) < Self.smallestPart ? nearest : value.rounded(rule)
    }
    let (left, top) = (whole(minX * scale, .down), whole(minY * scale, .down))
    return CGRect(
      x: left, y: top, width: whole(maxX * scale, .up) - left,
      height: whole(maxY * scale, .up) - top)
  }

  fileprivate func isNear(_ other: CGRect) -> Bool {
    zip([minX, minY, maxX, maxY], [other.minX, other.minY, other.maxX, other.maxY])
      .allSatisfy { abs($0 - $1) < Self.smallestPart }
  }

  /// The smallest part of a pixel that counts; cairo divides a pixel into 256 parts.
  private static let smallestPart: CGFloat = 1e-4

  fileprivate static func / (rect: CGRect, scale: CGFloat) -> CGRect {
    CGRect(
      x: rect.minX / scale, y: rect.minY / scale, width: rect.width / scale,
      height: rect.height / scale)
  }
}
