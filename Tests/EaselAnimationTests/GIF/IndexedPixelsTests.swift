import Testing

@testable import EaselAnimation

@Suite struct IndexedPixelsTests {
  @Test func paletteEntriesAreInOrderOfFirstUse() throws {
    let pixels: [UInt32] = [0xFF00_00FF, 0xFF00_00FF, 0xFF00_0000, 0xFF00_00FF]
    let indexed = try #require(IndexedPixels(exactly: pixels))
    #expect(indexed.palette == [0xFF00_00FF, 0xFF00_0000])
    #expect(indexed.indices == [0, 0, 1, 0])
    #expect(indexed.transparent == nil)
  }

  @Test func transparencyIsTheFirstEntry() throws {
    let indexed = try #require(IndexedPixels(exactly: [0, 0xFF00_0001, 0, 0xFF00_0002]))
    #expect(indexed.palette == [0, 0xFF00_0001, 0xFF00_0002])
    #expect(indexed.indices == [0, 1, 0, 2])
    #expect(indexed.transparent == 0)
  }

  @Test func aPaletteHasAtMost256Entries() {
    let colors = (0..<257).map { 0xFF00_0000 | UInt32($0) * 977 }
    #expect(IndexedPixels(exactly: Array(colors.prefix(256)))?.indices == Array(0...255))
    #expect(IndexedPixels(exactly: colors) == nil)
    #expect(IndexedPixels(exactly: [0] + colors.prefix(255))?.palette.count == 256)
    #expect(IndexedPixels(exactly: [0] + colors.prefix(256)) == nil)
  }

  #if GIF
    @Test func quantizingKeepsTransparentPixelsTransparent() throws {
      let pixels = (0..<4096).map { $0 % 5 == 0 ? 0 : 0xFF00_0000 | UInt32($0) * 4099 }
      let indexed = try Quantizer().indexed(pixels, width: 64, height: 64)
      let transparent = try #require(indexed.transparent)
      #expect(indexed.palette.count <= 256)
      for (pixel, index) in zip(pixels, indexed.indices) {
        #expect((pixel == 0) == (Int(index) == transparent))
      }
    }

    @Test func quantizedPixelsKeepTheirTransparencyOrOpacity() {
      let colors: [UInt32] = [0xFF00_0000, 0xFFFF_0000, 0xFF00_00FF]
      let pixels: [UInt32] = [0, 0xFFF0_0000, 0xFF10_10FF]
      let indexed = Quantizer.separated(pixels, [1, 0, 0], colors, [false, true, true])
      #expect(indexed.transparent == 0)
      #expect(indexed.indices == [0, 1, 2])
    }

    @Test func aMissingTransparentEntryIsAddedToThePalette() {
      let indexed = Quantizer.separated([0, 0xFFFF_0000], [0, 0], [0xFFFF_0000], [true])
      #expect(indexed.transparent == 1)
      #expect(indexed.indices == [1, 0])
      #expect(indexed.palette == [0xFFFF_0000, 0])
    }
  #endif
}
