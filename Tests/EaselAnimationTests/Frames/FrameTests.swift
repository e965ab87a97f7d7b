import EaselCanvas
import Foundation
import Testing

@testable import EaselAnimation

@Suite struct FrameTests {
  static func frame(_ pixels: [UInt32], width: Int) -> Frame {
    Frame(width: width, height: pixels.count / width, pixels: pixels)
  }

  @Test(
    "the changed rectangle is the bounding box of the changed pixels", arguments: 0..<12, 0..<12)
  func changes(first: Int, second: Int) {
    let before = Self.frame([UInt32](repeating: 7, count: 12), width: 4)
    var after = before
    after.pixels[first] = 1
    after.pixels[second] = 2
    let (xs, ys) = ([first % 4, second % 4].sorted(), [first / 4, second / 4].sorted())
    #expect(
      after.changes(since: before)
        == PixelRect(
          x: xs[0], y: ys[0], width: xs[1] - xs[0] + 1, height: ys[1] - ys[0] + 1))
  }

  @Test func equalFramesHaveNoChangedRectangle() {
    let frame = Self.frame([1, 2, 3, 4], width: 2)
    #expect(frame.changes(since: frame) == nil)
  }

  @Test func straightPixelsUndoPremultiplication() {
    let frame = Self.frame([0x8040_2000, 0, 0xFF01_0203, 0x0101_0000], width: 2)
    #expect(frame.straightPixels(in: frame.bounds) == [0x8080_4000, 0, 0xFF01_0203, 0x01FF_0000])
    #expect(
      frame.straightPixels(in: PixelRect(x: 1, y: 0, width: 1, height: 2)) == [0, 0x01FF_0000])
  }

  @Test func everyPremultipliedColorSurvivesAsAStraightOne() {
    for alpha in 1...255 as ClosedRange<UInt32> {
      for value in 0...alpha {
        let frame = Self.frame([alpha << 24 | value], width: 1)
        let straight = frame.straightPixels(in: frame.bounds)[0] & 255
        #expect((straight * alpha + 127) / 255 == value)
      }
    }
  }

  @Test func flatteningMixesPixelsWithTheBackground() {
    var frame = Self.frame([0x8000_0000, 0, 0xFF01_0203, 0x8080_0000], width: 2)
    frame.flatten(over: 0xFFFF_8000)
    #expect(frame.pixels == [0xFF7F_4000, 0xFFFF_8000, 0xFF01_0203, 0xFFFF_4000])
    #expect(frame.isOpaque)
  }

  @Test func rectanglesAreAlignedToEvenPixels() {
    let rules = FrameRules(ticksPerSecond: 1, maximumDelay: 1, hasEvenOrigins: true)
    #expect(
      rules.aligned(PixelRect(x: 3, y: 5, width: 2, height: 1))
        == PixelRect(x: 2, y: 4, width: 3, height: 2))
    #expect(
      PixelRect(x: 3, y: 5, width: 2, height: 1).union(PixelRect(x: 0, y: 9, width: 1, height: 1))
        == PixelRect(x: 0, y: 5, width: 5, height: 5))
  }
}
