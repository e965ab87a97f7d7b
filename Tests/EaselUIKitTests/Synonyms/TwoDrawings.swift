import EaselCanvas
import EaselUIKit

/// What Core Graphics' names draw, and what a canvas draws.
struct TwoDrawings {
  let old: UIImage
  let new: UIImage

  /// Draws on 20 × 20 points, one pixel each.
  init(_ old: (CGContext) -> Void, _ new: (any Canvas) -> Void) throws {
    self.old = drawnImage(old)
    let surface = try BitmapSurface(size: CGSize(width: 20, height: 20))
    new(surface.canvas)
    self.new = try surface.finishImage().output
  }

  /// The greatest difference of a channel of a pixel.
  var difference: Int {
    var greatest = 0
    for y in 0..<20 {
      for x in 0..<20 {
        let (one, other) = (pixel(old, x, y), pixel(new, x, y))
        guard one.count == 4, other.count == 4 else { return 255 }
        for (a, b) in zip(one, other) { greatest = max(greatest, abs(Int(a) - Int(b))) }
      }
    }
    return greatest
  }

  /// Notes a fault unless both drawings agree, and have the given colors at pixels.
  func check(
    _ measured: inout Measured, _ name: String, _ pixels: [(x: Int, y: Int, color: [UInt8])]
  ) {
    measured.holds(difference <= 1, "\(name): the drawings differ by \(difference)")
    for (x, y, color) in pixels {
      measured.equal(pixel(new, x, y), color, "\(name): the pixel at \(x), \(y)")
    }
  }
}
