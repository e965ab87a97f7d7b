internal import CCairo
import Foundation

/// Images of one small shape, one for each subpixel position of its origin, made when needed.
struct StampSheet {
  /// The number of subpixel positions along each axis.
  static let parts = 16
  /// The maximum side of an image; for larger shapes filling a path is as fast.
  private static let maximumSide: CGFloat = 32

  /// The premultiplied pixels of all images, one after another.
  private var pixels: [UInt32]
  /// The range of inked pixels in each row of each image.
  private var spans: [Range<Int>]
  private var isMade = [Bool](repeating: false, count: parts * parts)
  private let shape: Path
  private let color: Color.Components
  /// The top left pixel of an image, relative to the pixel that contains the origin.
  private let corner: (x: Int, y: Int)
  private let side: (width: Int, height: Int)

  /// Creates a sheet; `nil` if the shape is too large to be faster as images.
  ///
  /// - Parameters:
  ///   - shape: The shape in device space, around the origin.
  ///   - color: The color of the shape.
  init?(_ shape: Path, _ color: Color.Components) {
    let box = shape.controlPointBounds
    guard !box.isNull, box.width <= Self.maximumSide, box.height <= Self.maximumSide,
      // The corner of a shape far from its origin would need very large integers.
      max(abs(box.minX), abs(box.minY)) <= 1e6
    else { return nil }
    self.shape = shape
    self.color = color
    corner = (Int(box.minX.rounded(.down)), Int(box.minY.rounded(.down)))
    // The origin can be anywhere in its pixel, so that one more pixel is needed.
    side = (
      Int(box.maxX.rounded(.up)) + 1 - corner.x, Int(box.maxY.rounded(.up)) + 1 - corner.y
    )
    let count = Self.parts * Self.parts
    pixels = [UInt32](repeating: 0, count: count * side.width * side.height)
    spans = [Range<Int>](repeating: 0..<0, count: count * side.height)
  }

  /// Returns the bounds of the shape at all points, in device space; null without points.
  func box(at points: [CGPoint], through transform: CGAffineTransform) -> CGRect {
    guard !points.isEmpty else { return .null }
    // The transformed box of the points; it is larger than necessary only for rotations.
    let positions = CGRect(around: points).applying(transform)
    return CGRect(
      x: positions.minX + CGFloat(corner.x) - 1, y: positions.minY + CGFloat(corner.y) - 1,
      width: positions.width + CGFloat(side.width) + 2,
      height: positions.height + CGFloat(side.height) + 2)
  }

  /// Draws the shape at each point, in device space, over the contents of a bitmap.
  mutating func stamp(at points: [CGPoint], through transform: CGAffineTransform, on target: Target)
  {
    let parts = CGFloat(Self.parts)
    for point in points {
      let position = point.applying(transform)
      let pixel = (x: position.x.rounded(.down), y: position.y.rounded(.down))
      let part = (
        x: min(Int((position.x - pixel.x) * parts), Self.parts - 1),
        y: min(Int((position.y - pixel.y) * parts), Self.parts - 1)
      )
      let index = part.y * Self.parts + part.x
      if !isMade[index] { make(index, part) }
      lay(
        index, x: Int(pixel.x) + corner.x - target.left, y: Int(pixel.y) + corner.y - target.top,
        on: target)
    }
  }

  /// A bitmap, or a part of one, on which a shape is stamped.
  struct Target {
    /// The premultiplied pixels.
    var pixels: UnsafeMutablePointer<UInt32>
    /// The number of pixels from one row to the next.
    var stride: Int
    var width: Int
    var height: Int
    /// The position of the first pixel in device space.
    var left: Int
    var top: Int
  }

  private func lay(_ index: Int, x: Int, y: Int, on target: Target) {
    let rows = max(0, -y)..<max(min(side.height, target.height - y), max(0, -y))
    pixels.withUnsafeBufferPointer { pixels in
      spans.withUnsafeBufferPointer { spans in
        for row in rows {
          let span = spans[index * side.height + row]
          let (from, to) = (max(span.lowerBound, -x), min(span.upperBound, target.width - x))
          guard from < to, let source = pixels.baseAddress else { continue }
          let line = source + (index * side.height + row) * side.width
          let output = target.pixels + (y + row) * target.stride
          for column in from..<to {
            output[x + column] = Self.over(line[column], output[x + column])
          }
        }
      }
    }
  }

  /// Returns a premultiplied pixel over another one.
  ///
  /// Two channels are computed at a time, with each product rounded to the nearest value (Blinn,
  /// Three Wrongs Make a Right, 1995).
  @inline(__always)
  private static func over(_ source: UInt32, _ target: UInt32) -> UInt32 {
    let rest = 255 &- source >> 24
    var odd = (target & 0x00FF_00FF) &* rest &+ 0x0080_0080
    odd = ((odd &+ (odd >> 8 & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
    var even = (target >> 8 & 0x00FF_00FF) &* rest &+ 0x0080_0080
    even = (even &+ (even >> 8 & 0x00FF_00FF)) & 0xFF00_FF00
    return source &+ (odd | even)
  }

  /// Draws the image for a subpixel position, with the origin in the middle of the position.
  private mutating func make(_ index: Int, _ part: (x: Int, y: Int)) {
    isMade[index] = true
    guard
      let surface = try? CairoSurface(
        image: CAIRO_FORMAT_ARGB32, width: side.width, height: side.height, "stamp"),
      let pen = cairo_create(surface.pointer)
    else { return }
    cairo_set_source_rgba(pen, color.red, color.green, color.blue, color.alpha)
    let parts = CGFloat(Self.parts)
    cairoAppend(
      shape, to: pen,
      movedBy: CGPoint(
        x: (CGFloat(part.x) + 0.5) / parts - CGFloat(corner.x),
        y: (CGFloat(part.y) + 0.5) / parts - CGFloat(corner.y)))
    cairo_fill(pen)
    cairo_destroy(pen)
    cairo_surface_flush(surface.pointer)
    guard let data = cairo_image_surface_get_data(surface.pointer) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface.pointer))
    for row in 0..<side.height {
      var (begin, end) = (side.width, 0)
      for column in 0..<side.width {
        let pixel = UnsafeRawPointer(data).load(
          fromByteOffset: row * stride + column * 4, as: UInt32.self)
        pixels[(index * side.height + row) * side.width + column] = pixel
        if pixel != 0 { (begin, end) = (min(begin, column), column + 1) }
      }
      spans[index * side.height + row] = begin < end ? begin..<end : 0..<0
    }
  }
}
