internal import CCairo
import Foundation

/// A bitmap to draw on.
///
/// ```swift
/// let surface = try BitmapSurface(to: .file(url), size: CGSize(width: 200, height: 100), scale: 2)
/// surface.canvas.fill(CGRect(x: 10, y: 10, width: 50, height: 50), with: .color(.systemBlue))
/// try surface.finish()
/// ```
///
/// The size is in points; a point is `scale` pixels wide. Without a background it starts
/// transparent. ``finish()`` writes a PNG file; for the pixels alone, ``image`` has them at any time,
/// and ``finishImage()`` after the checks. Costs four bytes a pixel.
public final class BitmapSurface {
  /// Width in pixels.
  public let width: Int
  /// Height in pixels.
  public let height: Int
  /// Pixels to a point.
  public let scale: CGFloat
  /// Limits, diagnostics and appearance of this rendering.
  public let context: RenderContext

  private let sink: OutputSink
  private let surface: CairoSurface
  private let drawing: CairoCanvas

  /// Makes a bitmap; throws `invalidSize` for a size or a scale that cannot be made, and
  /// `outputFailed` when the target cannot be written.
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
    // Written so that a NaN fails it, before any conversion to an integer.
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

  /// Where to draw.
  public var canvas: any Canvas { drawing }

  /// The pixels at present, as a picture of the same scale.
  ///
  /// Groups that are still open are not in it. Costs a copy.
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

  /// The colour at a point, which must be opaque there; nil outside of the bitmap.
  func color(at point: CGPoint) -> Color.Components? {
    let (x, y) = ((point.x * scale).rounded(.down), (point.y * scale).rounded(.down))
    guard x >= 0, y >= 0, x < CGFloat(width), y < CGFloat(height) else { return nil }
    cairo_surface_flush(surface.pointer)
    guard let data = cairo_image_surface_get_data(surface.pointer) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface.pointer))
    let pixel = data + Int(y) * stride + Int(x) * 4
    return Color.Components(
      red: CGFloat(pixel[2]) / 255, green: CGFloat(pixel[1]) / 255, blue: CGFloat(pixel[0]) / 255,
      alpha: 1)
  }

  /// Notes what was drawn outside of the bitmap so far, for drawing that ends without ``finish()``.
  func noteOutside() { drawing.noteOutside() }

  deinit {
    noteOutside()
    // A bitmap in memory needs no end: ``image`` has its pixels at any time.
    if !drawing.isFinished, sink.target != nil {
      context.noteUnfinished("BitmapSurface", sink.target)
    }
    sink.abandon()
  }

  /// Ends the drawing and writes it as a PNG file; returns the bytes, if they went to memory, and
  /// what was noted.
  ///
  /// Strictly, throws the first error that was noted, and leaves no output. A second call throws
  /// `documentClosed`.
  @discardableResult
  public func finish() throws -> RenderResult<Data> {
    try checkIsOpen("BitmapSurface.finish")
    let data = try sink.deliver {
      try end()
      return try encodedPNG()
    }
    return RenderResult(output: data, of: context)
  }

  /// Ends the drawing and returns its pixels as an image, in place of a file; the target gets
  /// nothing.
  ///
  /// Strictly, throws the first error that was noted. A second call throws `documentClosed`.
  public func finishImage() throws -> RenderResult<Image> {
    try checkIsOpen("BitmapSurface.finishImage")
    defer { sink.abandon() }
    try end()
    return RenderResult(output: image, of: context)
  }

  private func checkIsOpen(_ operation: String) throws {
    guard !drawing.isFinished else {
      throw EaselError(.documentClosed, "the bitmap is finished", operation: operation)
    }
  }

  private func end() throws {
    drawing.finish()
    try context.throwFailure()
  }

  private func encodedPNG() throws -> Data {
    cairo_surface_flush(surface.pointer)
    let stride = Int(cairo_image_surface_get_stride(surface.pointer))
    // Without a copy of the pixels, which would take as long as a tenth of the encoding.
    let pixels = UnsafeBufferPointer(
      start: cairo_image_surface_get_data(surface.pointer), count: stride * height)
    guard pixels.baseAddress != nil else { return try image.encodedPNG() }
    return try PNGEncoder(
      pixels: pixels, bytesPerRow: stride, width: width, height: height
    ).encode()
  }
}
