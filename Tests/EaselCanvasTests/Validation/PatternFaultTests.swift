import Foundation
import Testing

@testable import EaselCanvas

/// Images as patterns, in sizes that cairo draws slowly, not at all, or never again.
@Suite struct PatternFaultTests {
  private static let size = CGSize(width: 1_000, height: 1_000)

  /// A chequered image, black and white by columns.
  private static func pattern(
    _ transform: CGAffineTransform, extend: ImagePattern.Extend = .repeat
  ) throws -> Paint {
    let bytes = (0..<64 * 64 * 4).map { $0 % 4 == 3 || $0 / 4 % 2 == 1 ? UInt8.max : 0 }
    let image = try Image(rgba: bytes, width: 64, height: 64)
    return .image(ImagePattern(image, transform: transform, extend: extend))
  }

  private static func drawn(_ paint: Paint) throws -> (Image, [EaselError.Code]) {
    let surface = try BitmapSurface(size: size, options: RenderOptions(policy: .lenient))
    surface.canvas.fill(CGRect(origin: .zero, size: size), with: paint)
    surface.canvas.fill(CGRect(x: 0, y: 0, width: 10, height: 10), with: .color(.green))
    #expect(try #require(surface.image.pixel(x: 5, y: 5)) == (0, 255, 0, 255))
    return (surface.image, surface.context.diagnostics.map(\.code))
  }

  /// cairo reaches over 32,767 pixels of an image and draws nothing beyond.
  @Test(arguments: [0.25, 0.03, 0.001, 1e-5] as [CGFloat])
  func tinyTilesAreTheirMeanColor(_ scale: CGFloat) throws {
    let (image, codes) = try Self.drawn(
      try Self.pattern(CGAffineTransform(scaleX: scale, y: scale)))
    #expect(codes.isEmpty)
    for position in [100, 500, 900] {
      let pixel = try #require(image.pixel(x: position, y: position))
      #expect(abs(Int(pixel.red) - 128) <= 6 && pixel.alpha == 255, "\(pixel)")
    }
  }

  /// Some ten thousand of an image's pixels away cairo's numbers overflow, and its context ends.
  @Test(arguments: [1e5, 1e7, 1e9, 1e11, -1e11, 1e13, -1e114, 1e300] as [CGFloat])
  func distantPatternsAreRefusedAndLaterDrawingIsKept(_ position: CGFloat) throws {
    for extend in [ImagePattern.Extend.repeat, .none] {
      let (_, codes) = try Self.drawn(
        try Self.pattern(
          CGAffineTransform(a: 91, b: 190, c: 102, d: 95, tx: position, ty: 0), extend: extend))
      #expect(codes == (abs(position) > 1e12 ? [.outOfRange] : []))
    }
  }

  /// It is the same a whole number of times its size nearer.
  @Test(arguments: [0, 1, -3, 1_000, -1_000_000] as [CGFloat])
  func aRepeatingPatternIsTheSameAtADistanceOfWholeTiles(_ times: CGFloat) throws {
    func drawn(_ times: CGFloat) throws -> [UInt8] {
      let transform = CGAffineTransform(
        a: 2, b: 1, c: -1, d: 2, tx: 7 + 128 * times, ty: 3 + 64 * times)
      return try Self.drawn(try Self.pattern(transform)).0.pixels
    }
    #expect(try drawn(times) == drawn(0))
  }

  @Test func aSmallPatternWithoutRepetitionIsDrawnOnce() throws {
    let (image, codes) = try Self.drawn(
      try Self.pattern(CGAffineTransform(scaleX: 0.25, y: 0.25), extend: .none))
    #expect(codes.isEmpty)
    #expect(try #require(image.pixel(x: 13, y: 13)).alpha == 255)
    #expect(try #require(image.pixel(x: 20, y: 20)).alpha == 0)
  }

  @Test func patternsWithoutSizeOrWithASingularTransformAreRefused() throws {
    for (transform, code) in [
      (CGAffineTransform(scaleX: 1e-8, y: 1e-8), EaselError.Code.outOfRange),
      (CGAffineTransform(a: 1, b: 0, c: 1, d: 0.001, tx: 0, ty: 0), .singularMatrix),
    ] {
      #expect(try Self.drawn(try Self.pattern(transform)).1 == [code])
    }
  }

  /// pixman goes back one tile after the other to find the place in it, for each pixel.
  @Test func aSmallTileIsDrawnLikeALargeTileOfItsCopies() throws {
    func drawn(_ copies: Int) throws -> [UInt8] {
      let (width, height) = (2 * copies, 3 * copies)
      let bytes = (0..<width * height * 4).map { index -> UInt8 in
        let (x, y) = (index / 4 % width % 2, index / 4 / width % 3)
        return index % 4 == 3 ? 255 : UInt8((x * 3 + y) * 40 + index % 4 * 10)
      }
      let image = try Image(rgba: bytes, width: width, height: height)
      let transform = CGAffineTransform(a: 2.5, b: 1.25, c: -1.25, d: 2.5, tx: 7, ty: 3)
      return try Self.drawn(.image(ImagePattern(image, transform: transform))).0.pixels
    }
    let (few, many) = (try drawn(1), try drawn(50))
    #expect(zip(few, many).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
  }
}
