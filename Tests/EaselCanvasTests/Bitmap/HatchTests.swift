import Foundation
import Testing

@testable import EaselCanvas

/// Hatches whose distance is no whole number.
@Suite struct HatchTests {
  private func dark(_ image: Image, _ positions: [(Int, Int)]) -> [Bool] {
    positions.map { (image.pixel(x: $0.0, y: $0.1)?.red ?? 255) < 128 }
  }

  @Test(arguments: [1, 3] as [CGFloat])
  func linesKeepTheirDistanceAndHaveNoGaps(scale: CGFloat) throws {
    let surface = try BitmapSurface(
      size: CGSize(width: 60, height: 75), scale: scale, background: .white)
    surface.canvas.fill(
      CGRect(x: 0, y: 0, width: 60, height: 75),
      with: .hatch(HatchPattern(.black, spacing: 7.5, lineWidth: 3, angle: 0)))
    let image = surface.image
    let column = dark(image, (0..<image.height).map { (Int(20 * scale), $0) })
    #expect(zip(column, column.dropFirst()).count { !$0 && $1 } == 10, "75 / 7.5 lines")
    let middle = Int(3.75 * scale)
    #expect(dark(image, (0..<image.width).map { ($0, middle) }).allSatisfy { $0 })
  }

  @Test func tilesInAPDFKeepFractionalSpacing() throws {
    let document = try PDFDocument()
    try document.page(size: CGSize(width: 60, height: 75)) {
      $0.fill(
        CGRect(x: 0, y: 0, width: 60, height: 75),
        with: .hatch(HatchPattern(.black, spacing: 7.5, lineWidth: 3, angle: 0)))
    }
    let png = try Tool.data(
      "pdftoppm", ["-r", "288", "-png", "-singlefile", "-"], input: try document.finish().output)
    let image = try Image(data: png)
    let column = dark(image, (0..<image.height).map { (80, $0) })
    #expect(zip(column, column.dropFirst()).count { !$0 && $1 } == 10)
  }

  /// Each pixel would be the mean of thousands of lines, one by one: a page took a minute.
  @Test(arguments: [false, true])
  func linesNarrowerThanAPixelAreAUniformTint(isCrossed: Bool) throws {
    let surface = try BitmapSurface(
      size: CGSize(width: 1_000, height: 1_000), background: .white)
    surface.canvas.fill(
      CGRect(x: 0, y: 0, width: 1_000, height: 1_000),
      with: .hatch(
        HatchPattern(
          .black, background: .red, spacing: 0.01, lineWidth: 0.005, angle: 1,
          isCrossed: isCrossed)))
    let pixel = try #require(surface.image.pixel(x: 500, y: 500))
    let red = isCrossed ? 64 : 128
    #expect(abs(Int(pixel.red) - red) <= 1 && pixel.green == 0 && pixel.alpha == 255)
  }

  @Test func linesSquashedByATransformAreAUniformTint() throws {
    let surface = try BitmapSurface(size: CGSize(width: 10, height: 10), background: .white)
    surface.canvas.scale(x: 1, y: 0.001)
    surface.canvas.fill(
      CGRect(x: 0, y: 0, width: 10, height: 10_000),
      with: .hatch(HatchPattern(.black, spacing: 4, lineWidth: 2, angle: 0)))
    let pixel = try #require(surface.image.pixel(x: 5, y: 5))
    #expect(abs(Int(pixel.red) - 128) <= 1)
  }

  /// Of each pixel, as much is dark as lines cover: by 32 × 32 places in it, a row of which is 8 of 255.
  @Test(arguments: [0, 0.3, .pi / 4, 1.2, .pi / 2, -2] as [CGFloat], [0.7, 1.6, 5] as [CGFloat])
  func aPixelIsDarkByItsCoverageWithLines(_ angle: CGFloat, _ spacing: CGFloat) throws {
    let surface = try BitmapSurface(size: CGSize(width: 12, height: 12), background: .white)
    surface.canvas.scale(x: 1.3, y: 0.8)
    surface.canvas.fill(
      CGRect(x: 0, y: 0, width: 20, height: 20),
      with: .hatch(HatchPattern(.black, spacing: spacing, lineWidth: spacing / 4, angle: angle)))
    for (x, y) in [(2, 3), (5, 5), (8, 1), (9, 10)] {
      var dark = 0
      for index in 0..<1_024 {
        let position = CGPoint(
          x: (CGFloat(x) + (CGFloat(index % 32) + 0.5) / 32) / 1.3,
          y: (CGFloat(y) + (CGFloat(index / 32) + 0.5) / 32) / 0.8)
        let distance = (position.y * cos(angle) - position.x * sin(angle)) / spacing
        if abs(distance - distance.rounded(.down) - 0.5) <= 0.125 { dark += 1 }
      }
      let pixel = try #require(surface.image.pixel(x: x, y: y))
      #expect(abs(Int(pixel.red) - (255 - dark * 255 / 1_024)) <= 9)
    }
  }

  @Test func linesUnderAStretchingTransformAreAUniformTint() throws {
    // Each pixel was the mean of hundreds of a tile's, half a minute for a page.
    let surface = try BitmapSurface(size: CGSize(width: 900, height: 900), background: .white)
    surface.canvas.concatenate(
      CGAffineTransform(a: -102, b: -130, c: -51, d: -125, tx: -206, ty: -231))
    surface.canvas.fill(
      CGRect(x: -200, y: -200, width: 400, height: 400),
      with: .hatch(HatchPattern(.black, spacing: 0.01, lineWidth: 0.005, isCrossed: true)))
    let mean = surface.image.pixels.reduce(0) { $0 + Int($1) } / surface.image.pixels.count
    #expect((108...116).contains(mean))
  }

  @Test func strokesAndStampsAreHatched() throws {
    let surface = try BitmapSurface(size: CGSize(width: 60, height: 60), background: .white)
    let hatch = Paint.hatch(HatchPattern(.black, spacing: 4, lineWidth: 2, angle: 0))
    surface.canvas.stroke(
      Path(CGRect(x: 10, y: 10, width: 40, height: 40)), with: hatch,
      style: StrokeStyle(lineWidth: 8))
    surface.canvas.stamp(
      Path(CGRect(x: 0, y: 0, width: 8, height: 8)), at: [CGPoint(x: 26, y: 26)], with: hatch,
      compositing: .normal)
    let column = dark(surface.image, (0..<60).map { (10, $0) })
    #expect(column.count { $0 } == 24)
    #expect(dark(surface.image, [(28, 30), (28, 32), (20, 30)]) == [true, false, false])
  }
}
