internal import CCairo
import Foundation

/// What a cairo context draws on, and where the canvas lies on it.
///
/// The canvas' own space is the user space of the context when the drawing begins. Its device space
/// has `deviceScale` units to one of these: on a bitmap they are pixels.
package struct CairoTarget {
  /// What becomes of what is drawn.
  enum Format {
    /// Pixels in memory, each of which is one of the device space.
    case bitmap
    /// Pixels that cannot be read, or lie askew: windows, contexts that are turned.
    case pixels
    /// Calls that are kept, and drawn elsewhere later.
    case recording
    case pdf
    case postScript
    case svg
  }

  let format: Format
  /// Units of the device space to one of the canvas' own.
  package let deviceScale: CGFloat
  /// From the canvas' own space to cairo's.
  let own: CGAffineTransform
  /// From the device space to cairo's.
  let device: CGAffineTransform
  /// The page, in the canvas' own space; nil is the size of the canvas.
  let page: CGRect?
  /// What the clip of the context leaves of it; nil is all of it.
  let room: CGRect?
  /// The same in pixels, of a bitmap that is not our own.
  let pixels: CGRect?

  /// A bitmap of our own, whose context has not been touched yet.
  init(bitmapAt deviceScale: CGFloat) {
    format = .bitmap
    self.deviceScale = deviceScale
    own = CGAffineTransform(scaleX: deviceScale, y: deviceScale)
    device = .identity
    (page, room, pixels) = (nil, nil, nil)
  }

  /// What a context of somebody else's draws on at present; throws where nothing can be drawn on it.
  ///
  /// It changes nothing of the context but its path, and its clip, which is cut to the size: save the
  /// state before.
  ///
  /// - Parameters:
  ///   - cr: The context, as a pointer to a `cairo_t`; not in error.
  ///   - size: That of the canvas, finite and above 0.
  package init(of cr: OpaquePointer, size: CGSize, _ operation: String) throws {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    own = CGAffineTransform(matrix)
    let surface = CairoPixels(of: cairo_get_group_target(cr))
    let scale = own.concatenating(surface.transform).scaleRange
    // Written so that a NaN fails it.
    guard scale.least >= Self.scales.lowerBound, scale.greatest <= Self.scales.upperBound else {
      throw EaselError(
        .singularMatrix,
        "the cairo_t has a matrix by which nothing can be drawn; call cairo_identity_matrix() or set "
          + "one whose scale lies in \(Self.scales.lowerBound) … \(Self.scales.upperBound)",
        operation: operation)
    }
    let whole = CGRect(origin: .zero, size: size)
    let format = Format(cairo_surface_get_type(surface.pointer))
    let pixelsPerUnit = (scale.least * scale.greatest).squareRoot()
    // A page has a point to a unit, unless the context has more: whoever draws on a unit square.
    let deviceScale =
      format == .bitmap || format == .pixels ? pixelsPerUnit : max(pixelsPerUnit, 1)
    self.deviceScale = deviceScale
    // Divided, so that a scale by its own number is exactly 1.
    device = CGAffineTransform(
      a: own.a / deviceScale, b: own.b / deviceScale, c: own.c / deviceScale,
      d: own.d / deviceScale, tx: own.tx, ty: own.ty)
    let toPixels = device.concatenating(surface.transform)
    let isAligned = format == .bitmap && toPixels.isWholeMove
    // What a pixel has of the canvas at its edge is drawn, as on a bitmap of this size.
    let page = isAligned ? whole.wholePixels(at: deviceScale) / deviceScale : whole
    Self.clip(cr, to: page)
    let left = Self.clipExtents(of: cr).intersection(page)
    self.page = page
    room = left
    let box = left.wholePixels(at: deviceScale)
    if isAligned, Self.clipIsOneBox(of: cr), left.isNear(box / deviceScale) {
      (self.format, pixels) = (.bitmap, box)
    } else {
      (self.format, pixels) = (format == .bitmap ? .pixels : format, nil)
    }
  }

  /// The scales that a context may have; cairo's numbers end some pixels beyond the greatest.
  private static let scales: ClosedRange<CGFloat> = 0.0001...32_767

  /// Whether shapes and texts stay what they are.
  var keepsShapes: Bool {
    switch format {
    case .bitmap, .pixels: false
    case .recording, .pdf, .postScript, .svg: true
    }
  }

  /// Whether what is drawn becomes pixels at once, or is known to become some.
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

  /// The name of a format of pages that has no links, for a message; nil for others.
  package var formatWithoutLinks: String? {
    switch format {
    case .postScript, .svg: name
    case .bitmap, .pixels, .recording, .pdf: nil
    }
  }

  /// The format, for a message.
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
    // A clip that cuts nothing would still cost.
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
  /// The format of a type of surfaces; of those that stand for several others, calls.
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

/// A surface with the transform from cairo's coordinates to its own: scale and offset of the device.
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
  /// The transform of a matrix of cairo's.
  init(_ matrix: cairo_matrix_t) {
    self.init(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  /// Whether it moves by whole numbers, and does nothing else.
  fileprivate var isWholeMove: Bool {
    a == 1 && b == 0 && c == 0 && d == 1 && tx.rounded() == tx && ty.rounded() == ty
  }
}

extension CGRect {
  /// The box around it that ends between pixels, in pixels.
  fileprivate func wholePixels(at scale: CGFloat) -> CGRect {
    guard !isNull else { return .zero }
    /// A whole number, but for what divisions leave.
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

  /// The smallest part of a pixel that counts: cairo has 256 of them.
  private static let smallestPart: CGFloat = 1e-4

  fileprivate static func / (rect: CGRect, scale: CGFloat) -> CGRect {
    CGRect(
      x: rect.minX / scale, y: rect.minY / scale, width: rect.width / scale,
      height: rect.height / scale)
  }
}
