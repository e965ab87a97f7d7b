import Foundation

extension GraphicsContext {
  /// Makes a context that draws on a bitmap of its own, in Core Graphics' manner: one unit is one
  /// pixel, the origin is at the **bottom** left and y grows upwards.
  ///
  /// Limits and appearance are those of the current context, where there is one. Throws
  /// `invalidSize` for a size that cannot be made.
  public convenience init(bitmapWidth width: Int, height: Int) throws {
    try self.init(bitmapWidth: width, height: height, memory: nil)
  }

  /// Makes a context whose bitmap begins with what a caller's memory holds; ``makeImage()`` and
  /// ``flush()`` write the pixels back to it.
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

  /// The pixels at present, where the context draws on a bitmap that it was made with.
  ///
  /// Layers that are still open are not in it. Costs a copy.
  public func makeImage() -> Image? {
    let image = withoutMasks { bitmap?.image }
    if let memory, let image { memory.write(image) }
    return image
  }

  /// Writes the pixels to the memory that the context was made with; drawing itself is done when
  /// its call returns.
  public func flush() {
    if memory != nil { _ = makeImage() }
  }

  package var memoryPointer: UnsafeMutableRawPointer? { memory?.pointer }

  /// Width in pixels; 0 for a context without a bitmap of its own.
  public var width: Int { bitmap?.width ?? 0 }

  /// Height in pixels; 0 for a context without a bitmap of its own.
  public var height: Int { bitmap?.height ?? 0 }

  // MARK: Pictures drawn on the way

  /// Makes a new bitmap the current context, until ``endImage()``; the origin is at the top left.
  ///
  /// - Parameters:
  ///   - size: Its size in points.
  ///   - scale: Pixels to a point; 0 is ``deviceScale``.
  ///   - isOpaque: Whether it starts black instead of transparent.
  ///
  /// A bitmap that cannot be made is noted as an error in the context around; drawing then leads
  /// nowhere, and there is no picture.
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

  /// The picture that was begun last, as it is at present; nil where none was begun.
  public static var currentImage: Image? {
    guard let last = ContextStack.existing?.entries.last, last.kind == .image else { return nil }
    return last.context.makeImage()
  }

  /// Ends the picture that was begun last; the context from before is current again.
  ///
  /// What drawing the picture noted goes to that context. Without a begun picture the call is noted
  /// as a warning.
  public static func endImage() {
    guard let last = ContextStack.existing?.entries.last, last.kind == .image else {
      return noteUnmatched(
        "endImage", "a picture was ended that was not begun; call beginImage(size:) before")
    }
    ContextStack.local.entries.removeLast()
    last.context.finish()
    last.context.bitmap?.noteOutside()
    report(last.context.canvas.context.diagnostics)
  }

  /// Pixels to a point for pictures that are drawn on the way: those of the current context, and at
  /// least 2, since pages of a document have no pixels of their own.
  public static var deviceScale: CGFloat {
    max(current?.canvas.context.deviceScale ?? 1, 2)
  }

  /// Options for what is drawn on the way: those of the rendering around; nothing that is noted
  /// keeps it from being made.
  static var imageOptions: RenderOptions {
    guard let outer = current?.canvas.context else { return RenderOptions(policy: .lenient) }
    return RenderOptions(
      policy: .lenient, appearance: outer.appearance, limits: outer.limits,
      // One that is not known was noted there.
      localeIdentifier: outer.locale == nil ? nil : outer.localeIdentifier,
      time: outer.time, quality: outer.quality)
  }
}
