import Foundation
import Testing

@testable import EaselCanvas

/// Emoji from tiles beside the same emoji made smaller at their place.
@Suite struct ColorGlyphTileTests {
  private func drawnImage(
    tiles: Bool, scale: CGFloat = 1, _ draw: (any Canvas) -> Void
  ) throws -> Image {
    let surface = try BitmapSurface(
      size: CGSize(width: 90, height: 40), scale: scale, background: .white,
      options: RenderOptions(quality: tiles ? RenderingQuality() : .exact))
    draw(surface.canvas)
    return try surface.finishImage().output
  }

  private func emoji(_ text: String = "🚀🎉", _ size: CGFloat = 18) -> TextLayout {
    TextLayout(text, style: TextStyle(font: .system(size: size)))
  }

  /// An eighth of a pixel each way moves an edge by 32 of 255 twice, were it as sharp as a letter's.
  private static let maximumDifference = 60

  private func expectAlike(
    scale: CGFloat = 1, _ draw: (any Canvas) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let exact = try drawnImage(tiles: false, scale: scale, draw)
    let drawn = try drawnImage(tiles: true, scale: scale, draw)
    let differences = zip(exact.pixels, drawn.pixels).map { abs(Int($0) - Int($1)) }
    #expect(Set(exact.pixels).count > 20, sourceLocation: sourceLocation)
    #expect(differences.max() ?? 0 <= Self.maximumDifference, sourceLocation: sourceLocation)
    let beyond = Double(differences.count { $0 > 16 }) / Double(differences.count)
    #expect(beyond <= 0.02, sourceLocation: sourceLocation)
  }

  @Test(arguments: [0.0, 0.12, 0.38, 0.51, 0.87])
  func emojiFromTilesLookLikeExactOnes(_ shift: CGFloat) throws {
    try expectAlike { $0.draw(emoji(), at: CGPoint(x: 5 + shift, y: 8 - shift)) }
  }

  @Test(arguments: [0.6, 2, 3])
  func emojiFromTilesLookLikeExactOnesOnScaledSurfaces(_ scale: CGFloat) throws {
    try expectAlike(scale: scale) { $0.draw(emoji(), at: CGPoint(x: 5.3, y: 8.4)) }
  }

  @Test(arguments: [-9.3, 76.2])
  func emojiFromTilesAreCutAtEdgesOfTheSurface(_ x: CGFloat) throws {
    try expectAlike { $0.draw(emoji(), at: CGPoint(x: x, y: -6.4)) }
  }

  @Test func emojiFromTilesLookLikeExactOnesInGroupsAndClips() throws {
    try expectAlike { canvas in
      canvas.clip(to: Path(ellipseIn: CGRect(x: 3, y: 5, width: 50, height: 30)))
      canvas.withGroup(GroupEffects(opacity: 0.5)) {
        canvas.draw(emoji("👩‍🚀🏳️‍🌈"), at: CGPoint(x: 5.3, y: 8.4))
      }
    }
  }

  @Test func textAfterAnEmojiFromATileKeepsItsPosition() throws {
    try expectAlike { canvas in
      canvas.scale(x: 1.5, y: 0.9)
      canvas.draw(emoji("🚀 kg", 14), at: CGPoint(x: 3.3, y: 8.4))
      canvas.fill(Path(CGRect(x: 50, y: 20, width: 5, height: 5)), with: .color(.systemRed))
    }
  }

  @Test(arguments: [65.0, 0.4])
  func largeAndTinyEmojiUseNoTiles(_ size: CGFloat) throws {
    let tiles = TextEngine.current.colorGlyphTiles
    tiles.removeAll()
    let draw: (any Canvas) -> Void = { canvas in
      canvas.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.systemRed))
      canvas.draw(emoji("🚀", size), at: CGPoint(x: 5.3, y: -8.4))
    }
    #expect(try drawnImage(tiles: true, draw).pixels == drawnImage(tiles: false, draw).pixels)
    #expect(tiles.count == 0)
  }

  @Test func rotatedEmojiUseNoTiles() throws {
    let draw: (any Canvas) -> Void = { canvas in
      canvas.rotate(by: 0.1)
      canvas.draw(emoji(), at: CGPoint(x: 5.3, y: 8.4))
    }
    #expect(try drawnImage(tiles: true, draw).pixels == drawnImage(tiles: false, draw).pixels)
  }

  @Test func aTileIsStoredForEachSubpixelPosition() throws {
    let tiles = TextEngine.current.colorGlyphTiles
    tiles.removeAll()
    for x in [5.0, 6, 31] {
      _ = try drawnImage(tiles: true) { $0.draw(emoji("🚀"), at: CGPoint(x: x, y: 3)) }
    }
    #expect(tiles.count == 1)
    _ = try drawnImage(tiles: true) { $0.draw(emoji("🚀"), at: CGPoint(x: 5.25, y: 3)) }
    #expect(tiles.count == 2)
  }

  @Test func theStoreOfTilesStaysWithinItsCapacity() throws {
    let tiles = TextEngine.current.colorGlyphTiles
    let capacity = tiles.capacity
    defer { tiles.capacity = capacity }
    tiles.removeAll()
    tiles.capacity = 12_000
    var counts: [Int] = []
    for step in 0..<20 {
      let draw: (any Canvas) -> Void = {
        $0.draw(emoji(), at: CGPoint(x: 0.26 * CGFloat(step), y: 8.4))
      }
      let small = try drawnImage(tiles: true, draw)
      #expect(tiles.byteCount <= 12_000)
      counts.append(tiles.count)
      tiles.capacity = capacity
      #expect(try drawnImage(tiles: true, draw).pixels == small.pixels)
      tiles.capacity = 12_000
      tiles.removeAll()
    }
    tiles.capacity = 1_000
    tiles.removeAll()
    try expectAlike { $0.draw(emoji(), at: CGPoint(x: 5.3, y: 8.4)) }
    #expect(tiles.count == 0)
  }
}
