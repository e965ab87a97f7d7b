internal import CCairo
import Foundation

/// A bitmap to draw on, which is written as a PNG file or returned as an image.
///
/// ```swift
/// let surface = try BitmapSurface(to: .file(url), size: CGSize(width: 200, height: 100), scale: 2)
/// surface.canvas.fill(CGRect(x: 10, y: 10, width: 50, height: 50), with: .color(.systemBlue))
/// try surface.finish()
/// ```
///
/// The size is in points; a point is `scale` pixels wide. Without a background the bitmap is
/// transparent at first. ``finish()`` writes a PNG file. To get only the pixels, use ``image`` at
/// any time, or ``finishImage()``, which also throws errors of the drawing. The bitmap takes four
/// bytes per pixel.
public final class BitmapSurface {
  /// The width of the bitmap in pixels.
  public let width: Int
  /// The height of the bitmap in pixels.
  public let height: Int
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The context of the rendering, with its limits, diagnostics and appearance.
  public let context: RenderContext

  private let sink: OutputSink
  private let surface: CairoSurface
  private let drawing: CairoCanvas

  /// Creates a transparent or filled bitmap of a size in points, rounded up to whole pixels.
  ///
  /// - Parameters:
  ///   - target: The destination of the PNG file. The default is memory.
  ///   - size: The width and height in points. The bitmap is rounded up to whole pixels.
  ///   - scale: The number of pixels per point, 0.01 … 100. The default is 1.
  ///   - background: The color that fills the bitmap first; `nil`, the default, leaves it
  ///     transparent.
  ///   - options: The options of the rendering.
  /// - Throws: `invalidNumber` for an invalid scale, `invalidSize` for an invalid size,
  ///   `outputFailed` if the target cannot be written.
  public init(
    to target: OutputTarget = .data, size: CGSize, scale: CGFloat = 1, background: Color? = nil,
    options: RenderOptions = RenderOptions()
  ) throws {
    guard scale.isFinite, scale >= 0.01, scale <= 100 else {
      throw EaselError(
        .invalidNumber, "the scale is \(scale); give 0.01 … 100 pixels to a point",
        operation: "BitmapSurface", value: "\(scale)")
    }
    let limits = options.limits
    let side = CGFloat(limits.maximumBitmapSide)
    let pixels = CGSize(
      width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
    // The comparisons are false for NaN, which must not be converted to an integer.
    guard pixels.width >= 1, pixels.width <= side, pixels.height >= 1, pixels.height <= side,
      pixels.width * pixels.height <= CGFloat(limits.maximumPixels)
    else {
      throw EaselError(
        .invalidSize,
        "a bitmap of \(size.width) × \(size.height) points at scale \(scale) cannot be made; each "
          + "side may have 1 … \(limits.maximumBitmapSide) pixels, all together "
          + "\(limits.maximumPixels)", operation: "BitmapSurface",
        value: "\(size.width) × \(size.height)")
    }
    width = Int(pixels.width)
    height = Int(pixels.height)
    self.scale = scale
    context = RenderContext(options, deviceScale: scale)
    surface = try CairoSurface(
      image: CAIRO_FORMAT_ARGB32, width: width, height: height, "BitmapSurface")
    drawing = try CairoCanvas(
      surface, size: CGSize(width: pixels.width / scale, height: pixels.height / scale),
      images: CairoImageCache(), context: context)
    sink = try OutputSink(target, synchronizes: options.synchronizesFile)
    drawing.compareContrast(
      size: CGSize(width: pixels.width / scale, height: pixels.height / scale))
    if let background {
      drawing.fill(drawing.clipBounds, with: .color(background))
    }
  }

  /// The canvas that draws on the bitmap.
  public var canvas: any Canvas { drawing }

  /// A copy of the current pixels as an image with the same scale.
  ///
  /// Groups that are still open are not included. Each access copies all pixels.
  public var image: Image {
    cairo_surface_flush(surface.pointer)
    let stride = Int(cairo_image_surface_get_stride(surface.pointer))
    let row = width * 4
    guard let data = cairo_image_surface_get_data(surface.pointer) else {
      return Image(
        premultipliedBGRA: [UInt8](repeating: 0, count: row * height), width: width,
        height: height, scale: scale)
    }
    let pixels = [UInt8](unsafeUninitializedCapacity: row * height) { target, count in
      if let base = target.baseAddress {
        for y in 0..<height { memcpy(base + y * row, data + y * stride, row) }
      }
      count = row * height
    }
    return Image(premultipliedBGRA: pixels, width: width, height: height, scale: scale)
  }

  /// Returns the color at a point, with its opacity; `nil` outside of the bitmap.
  func color(at point: CGPoint) -> Color.Components? {
    let (x, y) = ((point.x * scale).rounded(.down), (point.y * scale).rounded(.down))
    guard x >= 0, y >= 0, x < CGFloat(width), y < CGFloat(height) else { return nil }
    cairo_surface_flush(surface.pointer)
    guard let data = cairo_image_surface_get_data(surface.pointer) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface.pointer))
    let pixel = data + Int(y) * stride + Int(x) * 4
    let alpha = CGFloat(pixel[3])
    // The components of a pixel are multiplied by its opacity.
    func part(_ value: UInt8) -> CGFloat { alpha > 0 ? CGFloat(value) / alpha : 0 }
    return Color.Components(
      red: part(pixel[2]), green: part(pixel[1]), blue: part(pixel[0]), alpha: alpha / 255)
  }

  /// Records the drawing outside of the bitmap so far, for drawing that ends without ``finish()``.
  func noteOutside() { drawing.noteOutside() }

  deinit {
    noteOutside()
    // A bitmap in memory need not be finished, since ``image`` has its pixels at any time.
    if !drawing.isFinished, sink.target != nil {
      context.noteUnfinished("BitmapSurface", sink.target)
    }
    sink.abandon()
  }

  /// Ends the drawing and writes it as a PNG file, or returns the file's bytes if the target is
  /// memory.
  ///
  /// - Returns: The bytes, if the target is memory, and the diagnostics.
  /// - Throws: The first diagnostic that the policy of the options throws; the target then gets no
  ///   output. A second call throws `documentClosed`.
  @discardableResult
  public func finish() throws -> RenderResult<Data> {
    try checkIsOpen("BitmapSurface.finish")
    let data = try sink.deliver {
      try end()
      return try encodedPNG()
    }
    return RenderResult(output: data, of: context)
  }

  /// Ends the drawing and returns the pixels as an image; nothing is written to the target.
  ///
  /// ```swift
  /// let surface = try BitmapSurface(size: CGSize(width: 20, height: 20))
  /// surface.canvas.fill(CGRect(x: 0, y: 0, width: 20, height: 10), with: .color(.red))
  /// let image = try surface.finishImage().output
  /// ```
  ///
  /// - Returns: The image and the diagnostics.
  /// - Throws: The first diagnostic that the policy of the options throws. A second call throws
  ///   `documentClosed`.
  public func finishImage() throws -> RenderResult<Image> {
    try checkIsOpen("BitmapSurface.finishImage")
    defer { sink.abandon() }
    try end()
    return RenderResult(output: image, of: context)
  }

  private func checkIsOpen(_ operation: String) throws {
    guard !drawing.isFinished else {
      throw EaselError(
        .documentClosed, "the bitmap is finished already; finish() may be called once",
        operation: operation)
    }
  }

  private func end() throws {
    drawing.finish()
    try context.throwFailure()
  }

  private func encodedPNG() throws -> Data {
    cairo_surface_flush(surface.pointer)
    let stride = Int(cairo_image_surface_get_stride(surface.pointer))
    // The pixels are not copied, since a copy takes as long as a tenth of the encoding.
    let pixels = UnsafeBufferPointer(
      start: cairo_image_surface_get_data(surface.pointer), count: stride * height)
    guard pixels.baseAddress != nil else { return try image.encodedPNG() }
    return try PNGEncoder(
      pixels: pixels, bytesPerRow: stride, width: width, height: height
    ).encode()
  }
}
