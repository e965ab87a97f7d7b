internal import CCairo
import Foundation

extension CairoCanvas {
  /// Sets paint, opacity, operator and antialiasing, and runs the drawing calls.
  func withPaint(
    _ operation: String, _ paint: Paint, _ compositing: Compositing,
    in box: @autoclosure () -> CGRect,
    _ body: () -> Void
  ) {
    noteFallback(paint, compositing)
    perform(operation) {
      throughClips(compositing, in: box()) { self.paint(paint, $0, in: box(), body) }
    }
  }

  private func paint(
    _ paint: Paint, _ compositing: Compositing, in box: @autoclosure () -> CGRect,
    _ body: () -> Void
  ) {
    cairo_set_antialias(
      cr, compositing.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    // The operator is reset, since groups and text do not set their own.
    defer { cairo_set_operator(cr, CAIRO_OPERATOR_OVER) }
    if compositing.alpha < 1, !paint.carriesAlpha, compositing.blendMode == .copy {
      // The edges are those of the shape, and the background does not show through the shape.
      pushGroup()
      setSource(paint, alpha: 1, in: box())
      cairo_paint_with_alpha(cr, compositing.alpha)
      cairo_pop_group_to_source(cr)
      cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
      body()
    } else if compositing.alpha < 1, !paint.carriesAlpha {
      pushGroup()
      setSource(paint, alpha: 1, in: box())
      body()
      cairo_pop_group_to_source(cr)
      paintGroup(compositing)
    } else {
      if compositing.blendMode == .clear {
        // For strokes, cairo paints the source even with this operator.
        cairo_set_source_rgba(cr, 0, 0, 0, 0)
      } else {
        setSource(paint, alpha: compositing.alpha, in: box())
      }
      cairo_set_operator(cr, compositing.blendMode.cairo)
      body()
    }
  }

  /// Sets the source to a paint.
  ///
  /// - Parameters:
  ///   - paint: The paint.
  ///   - alpha: The opacity that is multiplied into the paint's colors.
  ///   - box: The bounds of the drawing, in user space.
  private func setSource(_ paint: Paint, alpha: CGFloat, in box: @autoclosure () -> CGRect) {
    switch paint {
    case .color(let color): setSource(color, alpha: alpha)
    case .linearGradient(let linear):
      setSource(
        cairo_pattern_create_linear(linear.start.x, linear.start.y, linear.end.x, linear.end.y),
        linear.gradient, alpha: alpha)
    case .radialGradient(let radial):
      setSource(
        cairo_pattern_create_radial(
          radial.startCenter.x, radial.startCenter.y, radial.startRadius, radial.endCenter.x,
          radial.endCenter.y, radial.endRadius), radial.gradient, alpha: alpha)
    case .conicGradient(let conic): setSource(conic, alpha: alpha)
    case .image(let pattern): setSource(pattern)
    case .hatch(let hatch) where target.isBitmap: setSource(hatch, in: box())
    case .hatch(let hatch): setLines(of: hatch, in: box())
    }
  }

  private func setSource(_ color: Color, alpha: CGFloat) {
    let parts = color.components(for: context.appearance)
    cairo_set_source_rgba(cr, parts.red, parts.green, parts.blue, parts.alpha * alpha)
  }

  /// Sets the source to an image pattern, reduced before if it is drawn smaller.
  ///
  /// Otherwise cairo would average the image's pixels again for each pixel of the shape. It would
  /// also draw nothing, without an error, if the shape covers more than 32,767 of them.
  private func setSource(_ pattern: ImagePattern) {
    let image = pattern.image
    guard let original = images.surface(for: image, context) else {
      return cairo_set_source_rgba(cr, 0, 0, 0, 0)
    }
    var toUser = CGAffineTransform(scaleX: 1 / image.scale, y: 1 / image.scale)
      .concatenating(pattern.transform)
    let (across, down) = toUser.concatenating(transform).axisLengths
    let shown = CGSize(
      width: CGFloat(image.width) * across * context.deviceScale,
      height: CGFloat(image.height) * down * context.deviceScale)
    var width = max(Int(min(shown.width.rounded(.up), CGFloat(image.width))), 1)
    var height = max(Int(min(shown.height.rounded(.up), CGFloat(image.height))), 1)
    // A page contains all pixels of the image, since it may be enlarged.
    if target.keepsShapes { (width, height) = (image.width, image.height) }
    var smaller: CairoSurface?
    if width < image.width || height < image.height {
      smaller = try? reduced(original, of: image, to: (width, height))
      // A single pixel has one color, so that it may be repeated at any distance.
      func stretch(_ count: Int, _ side: CGFloat) -> CGFloat {
        pattern.extend == .repeat && count == 1 && side < 1 ? 1 / side : 1
      }
      toUser = CGAffineTransform(
        scaleX: CGFloat(image.width) / CGFloat(width) * stretch(width, shown.width),
        y: CGFloat(image.height) / CGFloat(height) * stretch(height, shown.height)
      ).concatenating(toUser)
    }
    guard let fromUser = nearby(toUser, size: CGSize(width: width, height: height), pattern.extend)
    else { return cairo_set_source_rgba(cr, 0, 0, 0, 0) }
    let surface = smaller ?? original
    let repeats = pattern.extend == .repeat && !target.keepsShapes
    let repeated = repeats ? self.repeated(surface, seenThrough: fromUser) : nil
    cairo_set_source_surface(cr, (repeated ?? surface).pointer, 0, 0)
    var matrix = fromUser.cairo
    cairo_pattern_set_matrix(cairo_get_source(cr), &matrix)
    cairo_pattern_set_extend(
      cairo_get_source(cr), pattern.extend == .repeat ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_NONE)
    // The rest to average is less than two pixels. cairo's own filter takes about fifty times as
    // long for them.
    let isSpeck = !target.keepsShapes && min(shown.width, shown.height) < 1
    cairo_pattern_set_filter(
      cairo_get_source(cr), isSpeck ? CAIRO_FILTER_FAST : CAIRO_FILTER_BILINEAR)
  }

  /// Returns the transform from user space to an image's pixels, near the visible area, or `nil`.
  ///
  /// Some ten thousand pixels away, cairo's fixed-point numbers overflow and its context fails. A
  /// repeated image can be moved by whole multiples of its size. The result is `nil` if nothing of
  /// the image is visible.
  private func nearby(
    _ toUser: CGAffineTransform, size: CGSize, _ extend: ImagePattern.Extend
  ) -> CGAffineTransform? {
    var fromUser = toUser.inverted()
    let seen = clipBounds
    guard !clipBox.isNull else { return nil }
    if extend == .repeat {
      let middle = CGPoint(x: seen.midX, y: seen.midY).applying(fromUser)
      fromUser.tx -= (middle.x / size.width).rounded(.down) * size.width
      fromUser.ty -= (middle.y / size.height).rounded(.down) * size.height
    } else if !CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1)
      .intersects(seen.applying(fromUser))
    {
      return nil
    }
    return fromUser
  }

  /// The minimum sides of a tile that is repeated often.
  private static let minimumTile = 256
  /// The maximum number of repetitions along a side of the visible area that count as few.
  private static let fewTimes: CGFloat = 8

  /// Returns an image with several copies of a small image; `nil` for few repetitions.
  ///
  /// pixman finds the position in a tile by subtracting one tile size after the other, for each
  /// pixel.
  private func repeated(
    _ surface: CairoSurface, seenThrough fromUser: CGAffineTransform
  ) -> CairoSurface? {
    cairo_surface_flush(surface.pointer)
    let width = Int(cairo_image_surface_get_width(surface.pointer))
    let height = Int(cairo_image_surface_get_height(surface.pointer))
    let seen = clipBounds.applying(fromUser)
    func times(_ side: Int, _ length: CGFloat) -> Int {
      length / CGFloat(side) > Self.fewTimes ? max(Self.minimumTile / side, 1) : 1
    }
    let (across, down) = (times(width, seen.width), times(height, seen.height))
    guard across * down > 1,
      let made = try? CairoSurface(
        image: CAIRO_FORMAT_ARGB32, width: width * across, height: height * down, "pattern"),
      let source = cairo_image_surface_get_data(surface.pointer),
      let target = cairo_image_surface_get_data(made.pointer)
    else { return nil }
    let from = Int(cairo_image_surface_get_stride(surface.pointer))
    let to = Int(cairo_image_surface_get_stride(made.pointer))
    for y in 0..<height * down {
      for x in 0..<across {
        (target + y * to + x * width * 4).update(
          from: source + y % height * from, count: width * 4)
      }
    }
    cairo_surface_mark_dirty(made.pointer)
    return made
  }

  /// Returns an image with fewer pixels.
  private func reduced(
    _ original: CairoSurface, of image: Image, to size: (width: Int, height: Int)
  ) throws -> CairoSurface {
    let made = try CairoSurface(
      image: CAIRO_FORMAT_ARGB32, width: size.width, height: size.height, "pattern")
    let (x, y) = (
      Double(size.width) / Double(image.width), Double(size.height) / Double(image.height)
    )
    let pen = cairo_create(made.pointer)
    cairo_scale(pen, x, y)
    cairo_set_source_surface(pen, original.pointer, 0, 0)
    cairo_pattern_set_extend(cairo_get_source(pen), CAIRO_EXTEND_PAD)
    if min(x, y) < ImagePattern.minimumAveraged {
      cairo_pattern_set_filter(cairo_get_source(pen), CAIRO_FILTER_FAST)
    }
    cairo_paint(pen)
    cairo_destroy(pen)
    return made
  }

  /// Takes ownership of a gradient pattern, adds the stops, and sets it as the source.
  private func setSource(_ pattern: OpaquePointer?, _ gradient: Gradient, alpha: CGFloat) {
    for stop in gradient.spanningStops {
      let parts = stop.color.components(for: context.appearance)
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, parts.red, parts.green, parts.blue, parts.alpha * alpha)
    }
    let extend =
      switch gradient.extend {
      case .pad: CAIRO_EXTEND_PAD
      case .none: CAIRO_EXTEND_NONE
      case .repeat: CAIRO_EXTEND_REPEAT
      case .reflect: CAIRO_EXTEND_REFLECT
      }
    cairo_pattern_set_extend(pattern, extend)
    cairo_set_source(cr, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Sets the source to a mesh of the gradient's patches, in the canvas' own space.
  private func setSource(_ conic: ConicGradient, alpha: CGFloat) {
    let mesh = cairo_pattern_create_mesh()
    var matrix = transform.cairo
    cairo_pattern_set_matrix(mesh, &matrix)
    // cairo samples whole pixels of a mesh, even if the clip contains only a part of them.
    let seen = clipBox.insetBy(dx: -1, dy: -1)
    for patch in conic.patches(for: context.appearance, covering: seen, transform) {
      cairo_mesh_pattern_begin_patch(mesh)
      for (index, corner) in patch.corners.enumerated() {
        if index == 0 {
          cairo_mesh_pattern_move_to(mesh, corner.x, corner.y)
        } else {
          cairo_mesh_pattern_line_to(mesh, corner.x, corner.y)
        }
      }
      for (corner, color) in [patch.start, patch.start, patch.end, patch.end].enumerated() {
        cairo_mesh_pattern_set_corner_color_rgba(
          mesh, UInt32(corner), color.red, color.green, color.blue, color.alpha * alpha)
      }
      cairo_mesh_pattern_end_patch(mesh)
    }
    cairo_set_source(cr, mesh)
    cairo_pattern_destroy(mesh)
  }

  /// Sets the source to the hatch lines over a box of user space, pixel by pixel.
  private func setSource(_ hatch: HatchPattern, in box: CGRect) {
    let scale = context.deviceScale
    let toDevice = transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    let area = inkArea(of: box)
    // Whole pixels, since edges cover parts of them.
    let seen = area.isNull ? .null : device(area)
    cairo_set_source_rgba(cr, 0, 0, 0, 0)
    guard !seen.isEmpty else { return }
    guard
      let surface = try? CairoSurface(
        image: CAIRO_FORMAT_ARGB32, width: Int(seen.width), height: Int(seen.height), "hatch"),
      let data = cairo_image_surface_get_data(surface.pointer)
    else {
      return context.note(
        .error, .outOfMemory,
        "there is no memory for a hatch of \(Int(seen.width)) × \(Int(seen.height)) pixels; it is not drawn",
        operation: "fill")
    }
    let stride = Int(cairo_image_surface_get_stride(surface.pointer)) / 4
    data.withMemoryRebound(to: UInt32.self, capacity: stride * Int(seen.height)) {
      HatchRaster(
        hatch, context.appearance,
        CGAffineTransform(translationX: seen.minX, y: seen.minY)
          .concatenating(toDevice.inverted())
      ).draw($0, width: Int(seen.width), height: Int(seen.height), stride: stride)
    }
    cairo_surface_mark_dirty(surface.pointer)
    cairo_set_source_surface(cr, surface.pointer, 0, 0)
    var matrix = toDevice.translated(x: -seen.minX, y: -seen.minY).cairo
    cairo_pattern_set_matrix(cairo_get_source(cr), &matrix)
    cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_NEAREST)
  }
}

extension CGAffineTransform {
  /// Returns the transform followed by a translation.
  fileprivate func translated(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension Paint {
  /// Whether an opacity can be multiplied into the paint's colors.
  fileprivate var carriesAlpha: Bool {
    switch self {
    case .color, .linearGradient, .radialGradient, .conicGradient: true
    case .image, .hatch: false
    }
  }
}
