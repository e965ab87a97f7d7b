internal import CCairo
import Foundation

extension CairoCanvas {
  /// Paints the shadow of a group's content, before the content is painted.
  ///
  /// A sharp shadow is the shape of the content in one color.
  ///
  /// - Parameters:
  ///   - shadow: The shadow.
  ///   - content: The content of the group.
  ///   - ink: The bounds of the content, in the canvas' own space.
  ///   - isOpaque: Whether the opacity of the shadow's color is ignored.
  func paintShadow(
    _ shadow: Shadow, of content: OpaquePointer?, ink: CGRect, isOpaque: Bool = false
  ) {
    var color = shadow.color.components(for: context.appearance)
    if isOpaque { color.alpha = 1 }
    cairo_save(cr)
    defer { cairo_restore(cr) }
    cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha)
    let scale = transform.scaleRange.maximum
    // A blur of less than half a device unit is not visible.
    guard shadow.blur * scale * context.deviceScale > 0.5 else {
      cairo_translate(cr, shadow.offset.width, shadow.offset.height)
      cairo_mask(cr, content)
      return
    }
    guard !ink.isNull, !ink.isEmpty else { return }
    let sigma = shadow.blur / 2 * scale
    // On a page, four pixels per standard deviation look as smooth as more of them.
    var resolution = target.keepsShapes ? min(max(4 / sigma, 0.25), 4) : context.deviceScale
    let margin = 3 * sigma + 1
    let box = ink.insetBy(dx: -margin, dy: -margin)
    // A larger shadow is so soft that it needs fewer pixels.
    resolution = fitted(resolution, to: box)
    guard countShadow(box, pixelsPerUnit: resolution),
      let soft = softAlpha(of: content, in: box, resolution: resolution, sigma: sigma)
    else { return }
    let offset = CGPoint(x: shadow.offset.width, y: shadow.offset.height)
    let moved = offset.applying(transform)
    var own = target.own.cairo
    cairo_set_matrix(cr, &own)
    cairo_translate(cr, box.minX + moved.x - transform.tx, box.minY + moved.y - transform.ty)
    cairo_scale(cr, 1 / resolution, 1 / resolution)
    cairo_mask_surface(cr, soft.pointer, 0, 0)
  }

  /// Returns a resolution at which a box has at most 16 megapixels.
  private func fitted(_ resolution: CGFloat, to box: CGRect) -> CGFloat {
    let most: CGFloat = 16 * 1024 * 1024
    let area = box.width * box.height * resolution * resolution
    return area > most ? resolution * (most / area).squareRoot() : resolution
  }

  /// Returns the blurred opacity of the content in a box of the canvas' own space.
  private func softAlpha(
    of content: OpaquePointer?, in box: CGRect, resolution: CGFloat, sigma: CGFloat
  ) -> CairoSurface? {
    guard let surface = raster(content, CAIRO_FORMAT_A8, in: box, resolution: resolution) else {
      context.note(
        .error, .invalidSize,
        "the shadow of a group of \(Int(box.width)) × \(Int(box.height)) points is larger than a bitmap may "
          + "be, and is left out; use a smaller group, blur or scale", operation: "endGroup")
      return nil
    }
    let width = Int(cairo_image_surface_get_width(surface.pointer))
    let height = Int(cairo_image_surface_get_height(surface.pointer))
    if let data = cairo_image_surface_get_data(surface.pointer) {
      let stride = Int(cairo_image_surface_get_stride(surface.pointer))
      GaussianBlur(sigma: sigma * resolution)
        .apply(
          to: UnsafeMutableBufferPointer(start: data, count: stride * height),
          width: width, height: height, stride: stride)
    }
    cairo_surface_mark_dirty(surface.pointer)
    return surface
  }

  /// Returns an image of a group's content in a box of the canvas' own space; `nil` if that fails.
  private func raster(
    _ content: OpaquePointer?, _ format: cairo_format_t, in box: CGRect, resolution: CGFloat
  ) -> CairoSurface? {
    let size = CGSize(
      width: (box.width * resolution).rounded(.up), height: (box.height * resolution).rounded(.up))
    let side = CGFloat(context.limits.maximumBitmapSide)
    // The comparisons are false for NaN, which must not be converted to an integer.
    guard size.width >= 1, size.width <= side, size.height >= 1, size.height <= side,
      let surface = try? CairoSurface(
        image: format, width: Int(size.width), height: Int(size.height), "endGroup")
    else { return nil }
    let pen = cairo_create(surface.pointer)
    cairo_scale(pen, resolution, resolution)
    cairo_translate(pen, -box.minX, -box.minY)
    var matrix = transform.cairo
    cairo_transform(pen, &matrix)
    cairo_set_source(pen, content)
    cairo_paint(pen)
    cairo_destroy(pen)
    cairo_surface_flush(surface.pointer)
    return surface
  }

  /// Takes ownership of a group's pattern and returns its luminance times opacity as opacity.
  func luminance(of content: OpaquePointer?) -> OpaquePointer? {
    defer { cairo_pattern_destroy(content) }
    let box = clipBox
    var resolution = imageScale
    // On a bitmap its pixels are already counted as those of the group.
    if target.keepsShapes {
      resolution = fitted(resolution, to: box)
      guard !box.isNull, countShadow(box, pixelsPerUnit: resolution) else {
        return cairo_pattern_create_rgba(0, 0, 0, 0)
      }
    }
    guard let surface = raster(content, CAIRO_FORMAT_ARGB32, in: box, resolution: resolution) else {
      context.note(
        .error, .invalidSize,
        "a mask of \(Int(box.width)) × \(Int(box.height)) points is larger than a bitmap may be, and its "
          + "group is left out; use a smaller mask or scale", operation: "endGroup")
      return cairo_pattern_create_rgba(0, 0, 0, 0)
    }
    let width = Int(cairo_image_surface_get_width(surface.pointer))
    let height = Int(cairo_image_surface_get_height(surface.pointer))
    if let data = cairo_image_surface_get_data(surface.pointer) {
      let stride = Int(cairo_image_surface_get_stride(surface.pointer))
      for y in 0..<height {
        for pixel in Swift.stride(from: y * stride, to: y * stride + width * 4, by: 4) {
          // Rec. 709 luminance of premultiplied components is luminance times opacity.
          let blue = 0.0722 * CGFloat(data[pixel])
          let value = blue + 0.7152 * CGFloat(data[pixel + 1]) + 0.2126 * CGFloat(data[pixel + 2])
          data[pixel + 3] = UInt8(min(max(value.rounded(), 0), 255))
          (data[pixel], data[pixel + 1], data[pixel + 2]) = (0, 0, 0)
        }
      }
    }
    cairo_surface_mark_dirty(surface.pointer)
    let pattern = cairo_pattern_create_for_surface(surface.pointer)
    var toPixels =
      transform
      .concatenating(CGAffineTransform(translationX: -box.minX, y: -box.minY))
      .concatenating(CGAffineTransform(scaleX: resolution, y: resolution)).cairo
    cairo_pattern_set_matrix(pattern, &toPixels)
    return pattern
  }
}
