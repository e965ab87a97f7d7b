import Foundation

/// The lines of a hatch as pixels: the coverage of each pixel.
///
/// The part of a pixel inside parallel stripes is computed with the second integral of a function
/// of the distance across them, at four points. So lines have smooth edges at any angle, and become
/// an even tint if they are thinner than the pixels can show. A repeated tile would be averaged
/// again for each pixel.
struct HatchRaster {
  /// Parallel lines, in periods; 0 and all whole numbers are midway between two lines.
  private struct Stripes {
    /// The changes of the distance from a pixel to the next one in its row and in its column.
    var across: CGFloat
    var down: CGFloat
    /// The distance at the center of the first pixel.
    var start: CGFloat
    /// The part of a period that a line covers.
    var width: CGFloat

    /// Returns the part of a pixel that lines cover, 0 … 1.
    func coverage(_ x: Int, _ y: Int) -> CGFloat {
      let position = start + CGFloat(x) * across + CGFloat(y) * down
      // All periods are equal. Rounding errors are smallest near 0.
      let t = position - position.rounded(.down)
      let (a, b) = (max(abs(across), abs(down)), min(abs(across), abs(down)))
      if b > Self.negligible {
        let (far, near) = ((a + b) / 2, (a - b) / 2)
        return
          (secondIntegral(t + far) - secondIntegral(t + near) - secondIntegral(t - near)
          + secondIntegral(t - far)) / (a * b)
      }
      if a > Self.negligible { return (integral(t + a / 2) - integral(t - a / 2)) / a }
      return abs(t - 0.5) <= width / 2 ? 1 : 0
    }

    /// The width of a pixel, in periods, below which it counts as a line.
    private static let negligible: CGFloat = 1e-4

    /// Returns the length that lines cover from 0 to a distance.
    private func integral(_ t: CGFloat) -> CGFloat {
      let whole = t.rounded(.down)
      return whole * width + min(max(t - whole - (1 - width) / 2, 0), width)
    }

    private func secondIntegral(_ t: CGFloat) -> CGFloat {
      let whole = t.rounded(.down)
      let rest = t - whole
      let inLine = min(max(rest - (1 - width) / 2, 0), width)
      let behind = max(rest - (1 + width) / 2, 0)
      return width * whole * (whole / 2 + rest) + inLine * inLine / 2 + width * behind
    }
  }

  private let lines: Stripes
  /// The lines that cross them, or `nil`.
  private let others: Stripes?
  /// Premultiplied pixels (blue, green, red and alpha) for each coverage in 255ths.
  private let colors: [UInt32]

  /// Creates the raster of a hatch.
  ///
  /// - Parameters:
  ///   - hatch: The hatch.
  ///   - appearance: The appearance that selects the colors.
  ///   - toHatch: The transform from pixels to the space of the hatch.
  init(_ hatch: HatchPattern, _ appearance: Appearance, _ toHatch: CGAffineTransform) {
    let turned = toHatch.concatenating(CGAffineTransform(rotationAngle: -hatch.angle))
    let middle = CGPoint(x: 0.5, y: 0.5).applying(turned)
    let (spacing, width) = (hatch.spacing, min(hatch.lineWidth / hatch.spacing, 1))
    lines = Stripes(
      across: turned.b / spacing, down: turned.d / spacing, start: middle.y / spacing, width: width)
    others =
      hatch.isCrossed
      ? Stripes(
        across: turned.a / spacing, down: turned.c / spacing, start: middle.x / spacing,
        width: width) : nil
    let ink = hatch.color.components(for: appearance)
    let background = hatch.background?.components(for: appearance)
    colors = (0...255).map { share in
      let alpha = ink.alpha * CGFloat(share) / 255
      let rest = (1 - alpha) * (background?.alpha ?? 0)
      func byte(_ line: CGFloat, _ background: CGFloat?) -> UInt32 {
        UInt32(((line * alpha + (background ?? 0) * rest) * 255).rounded())
      }
      return byte(1, 1) << 24 | byte(ink.red, background?.red) << 16
        | byte(ink.green, background?.green) << 8 | byte(ink.blue, background?.blue)
    }
  }

  /// Writes the pixels of an image; `stride` is the length of a row in pixels.
  func draw(_ pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int) {
    for y in 0..<height {
      let row = pixels + y * stride
      for x in 0..<width {
        var covered = lines.coverage(x, y)
        if let others { covered = 1 - (1 - covered) * (1 - others.coverage(x, y)) }
        row[x] = colors[Int((min(max(covered, 0), 1) * 255).rounded())]
      }
    }
  }
}
