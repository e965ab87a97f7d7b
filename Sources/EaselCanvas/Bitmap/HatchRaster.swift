import Foundation

/// The lines of a hatch as pixels: of each, how much of it they cover.
///
/// The part of a pixel that lies in parallel stripes is the second integral of a function of the
/// distance across them, at four places: so lines have soft edges at any angle, and become an even
/// tint where no pixel shows them. A tile that repeats would be averaged for each pixel anew.
struct HatchRaster {
  /// Parallel lines, in periods: 0 and all whole numbers lie in the middle between two.
  private struct Stripes {
    /// By how much the distance grows from a pixel to the next in its row, and in its column.
    var across: CGFloat
    var down: CGFloat
    /// The distance at the middle of the first pixel.
    var start: CGFloat
    /// The part of a period that a line takes.
    var width: CGFloat

    /// How much of a pixel lines cover, 0 … 1.
    func coverage(_ x: Int, _ y: Int) -> CGFloat {
      let place = start + CGFloat(x) * across + CGFloat(y) * down
      // The same in each period: near 0, rounding matters least.
      let t = place - place.rounded(.down)
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

    /// A pixel so narrow, in periods, is a line.
    private static let negligible: CGFloat = 1e-4

    /// The length that lines take from 0 to a distance.
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
  /// Those that cross them.
  private let others: Stripes?
  /// Pixels by how much of them lines cover, in 255ths: blue, green, red and alpha, premultiplied.
  private let colors: [UInt32]

  /// - Parameter toHatch: From pixels to the space of the hatch.
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

  /// Writes the pixels of a picture; `stride` is a row's length in pixels.
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
