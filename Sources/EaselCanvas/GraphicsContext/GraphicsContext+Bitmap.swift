import Foundation

extension GraphicsContext {
  /// Creates a context with its own transparent bitmap, in pixels, with the origin at the bottom
  /// left.
  ///
  /// The coordinate system is that of Core Graphics: one unit is one pixel, the origin is at the
  /// **bottom** left and y grows upwards. Limits and appearance are those of ``current``, if there
  /// is one.
  ///
  /// ```swift
  /// let context = try GraphicsContext(bitmapWidth: 64, height: 64)
  /// context.setFillColor(.systemBlue)
  /// context.fillEllipse(in: CGRect(x: 0, y: 0, width: 64, height: 64))
  /// let image = context.makeImage()
  /// ```
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  /// - Throws: `invalidSize` for a size that is not positive or too large.
  public convenience init(bitmapWidth width: Int, height: Int) throws {
    try self.init(bitmapWidth: width, height: height, memory: nil)
  }

  /// Creates a context whose bitmap starts with the pixels in memory of the caller.
  ///
  /// ``makeImage()`` and ``flush()`` write the pixels back to the memory.
  package convenience init(bitmapWidth width: Int, height: Int, memory: BitmapMemory?) throws {
    let surface = try BitmapSurface(
      size: CGSize(width: width, height: height), options: Self.imageOptions)
    surface.canvas.concatenate(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    self.init(surface.canvas, bitmap: surface, memory: memory)
    if let memory {
      let whole = CGRect(x: 0, y: 0, width: width, height: height)
      draw(memory.image(width: width, height: height), in: whole)
    }
  }

  /// Returns a copy of the bitmap's current pixels, or `nil` for a context without its own bitmap.
  ///
  /// The image does not contain transparency layers that are still open. A call copies all pixels.
  public func makeImage() -> Image? {
    let image = withoutMasks { bitmap?.image }
    if let memory, let image { memory.write(image) }
    return image
  }

  /// Copies the bitmap's pixels to the memory that the caller gave to the context; does nothing
  /// without such memory.
  ///
  /// Every drawing call is complete when it returns, so that other contexts need no flush.
  public func flush() {
    if memory != nil { _ = makeImage() }
  }

  package var memoryPointer: UnsafeMutableRawPointer? { memory?.pointer }

  /// The width of the bitmap in pixels, or 0 for a context without its own bitmap.
  public var width: Int { bitmap?.width ?? 0 }

  /// The height of the bitmap in pixels, or 0 for a context without its own bitmap.
  public var height: Int { bitmap?.height ?? 0 }

  // MARK: Images drawn inside a drawing

  /// Makes a new bitmap the current context until ``endImage()``, with the origin at the top left.
  ///
  /// A bitmap that cannot be made is noted as an error in the context that was current before.
  /// Drawing then has no effect, and ``currentImage`` is `nil`.
  ///
  /// ```swift
  /// GraphicsContext.beginImage(size: CGSize(width: 20, height: 20))
  /// Color.systemRed.setFill()
  /// BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
  /// let dot = GraphicsContext.currentImage
  /// GraphicsContext.endImage()
  /// ```
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: The number of pixels per point. 0, the default, uses ``deviceScale``.
  ///   - isOpaque: Whether the bitmap starts black instead of transparent.
  public static func beginImage(size: CGSize, scale: CGFloat = 0, isOpaque: Bool = false) {
    let outer = current?.canvas.context
    let context: GraphicsContext
    do {
      let surface = try BitmapSurface(
        size: size, scale: scale == 0 ? deviceScale : scale, background: isOpaque ? .black : nil,
        options: imageOptions)
      context = GraphicsContext(surface.canvas, bitmap: surface)
    } catch {
      outer?.note(error)
      context = GraphicsContext(RecordingCanvas())
    }
    ContextStack.local.entries.append(.init(context: context, kind: .image))
  }

  /// A copy of the image begun by ``beginImage(size:scale:isOpaque:)``, as drawn so far; `nil` if
  /// no such image is current.
  public static var currentImage: Image? {
    guard let last = ContextStack.existing?.entries.last, last.kind == .image else { return nil }
    return last.context.makeImage()
  }

  /// Ends the image that was begun last and makes the previous context current again.
  ///
  /// Diagnostics of drawing the image are passed to the previous context. Without a begun image the
  /// call is noted as a warning and does nothing else.
  public static func endImage() {
    guard let last = ContextStack.existing?.entries.last, last.kind == .image else {
      return noteUnmatched(
        "endImage", "an image was ended that was not begun; call beginImage(size:) before")
    }
    ContextStack.local.entries.removeLast()
    last.context.finish()
    last.context.bitmap?.noteOutside()
    report(last.context.canvas.context.diagnostics)
  }

  /// The default scale of new bitmaps, in pixels per point: that of the current context, but at
  /// least 2.
  ///
  /// The minimum exists because pages of a document have no pixels of their own.
  /// ``beginImage(size:scale:isOpaque:)`` and ``GraphicsImageRenderer`` use the scale.
  public static var deviceScale: CGFloat {
    max(current?.canvas.context.deviceScale ?? 1, 2)
  }

  /// The options for images that are drawn inside a drawing: those of the surrounding rendering.
  ///
  /// The policy is lenient: no diagnostic prevents the image.
  static var imageOptions: RenderOptions {
    guard let outer = current?.canvas.context else { return RenderOptions(policy: .lenient) }
    return RenderOptions(
      policy: .lenient, appearance: outer.appearance, limits: outer.limits,
      // An unknown locale was already noted in the surrounding rendering.
      localeIdentifier: outer.locale == nil ? nil : outer.localeIdentifier,
      time: outer.time, quality: outer.quality)
  }
}
