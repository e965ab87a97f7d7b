import Foundation
import Testing

@testable import EaselCanvas

/// Hatches whose distance is no whole number.
@Suite struct HatchTests {
  private func dark(_ image: Image, _ places: [(Int, Int)]) -> [Bool] {
    places.map { (image.pixel(x: $0.0, y: $0.1)?.red ?? 255) < 128 }
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

  @Test func tilesInPDFAreAsLargeAsTheSpacing() throws {
    let document = try PDFDocument()
    try document.page(size: CGSize(width: 60, height: 75)) {
      $0.fill(
        CGRect(x: 0, y: 0, width: 60, height: 75),
        with: .hatch(HatchPattern(.black, spacing: 7.5, lineWidth: 3, angle: 0)))
    }
    let png = try Tool.data(
      "pdftoppm", ["-r", "288", "-png", "-singlefile", "-"], input: try document.finish())
    let image = try Image(data: png)
    let column = dark(image, (0..<image.height).map { (80, $0) })
    #expect(zip(column, column.dropFirst()).count { !$0 && $1 } == 10)
  }

  /// Each pixel would be the mean of thousands of lines, one by one: a page took a minute.
  @Test(arguments: [false, true])
  func linesThatNoPixelShowsAreATint(isCrossed: Bool) throws {
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

  @Test func linesAreATintWhereTheyAreSquashed() throws {
    let surface = try BitmapSurface(size: CGSize(width: 10, height: 10), background: .white)
    surface.canvas.scale(x: 1, y: 0.001)
    surface.canvas.fill(
      CGRect(x: 0, y: 0, width: 10, height: 10_000),
      with: .hatch(HatchPattern(.black, spacing: 4, lineWidth: 2, angle: 0)))
    let pixel = try #require(surface.image.pixel(x: 5, y: 5))
    #expect(abs(Int(pixel.red) - 128) <= 1)
  }
}
