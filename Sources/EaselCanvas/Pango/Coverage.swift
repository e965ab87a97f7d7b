internal import CCairo
import Foundation

/// How far the pixels of a rectangle are covered, as a view of memory that belongs to another.
struct Coverage {
  /// The top left pixel on the surface.
  var left: Int
  var top: Int
  var width: Int
  var height: Int
  /// Bytes to a row; a multiple of eight, the bytes beyond the width being zero.
  var stride: Int
  /// 0 … 255 a pixel.
  var pixels: UnsafeMutablePointer<UInt8>

  /// Mixes a premultiplied colour (`0xAARRGGBB`) over the pixels of an image that lie in a
  /// rectangle, by the arithmetic of pixman's OVER with a mask, so that the bytes are the same.
  func blend(
    _ color: UInt32, onto image: UnsafeMutableRawPointer, bytesPerRow: Int,
    in clip: (left: Int, top: Int, right: Int, bottom: Int)
  ) {
    let (x0, x1) = (max(left, clip.left), min(left + width, clip.right))
    let (y0, y1) = (max(top, clip.top), min(top + height, clip.bottom))
    guard x0 < x1, y0 < y1, color != 0 else { return }
    for y in y0..<y1 {
      let cover = pixels + (y - top) * stride + x0 - left
      let row = (image + y * bytesPerRow).assumingMemoryBound(to: UInt32.self) + x0
      Self.blend(color, cover, onto: row, count: x1 - x0)
    }
  }

  private static func blend(
    _ color: UInt32, _ cover: UnsafeMutablePointer<UInt8>,
    onto row: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let isOpaque = color >> 24 == 255
    var x = 0
    while x < count {
      let part = UInt32(cover[x])
      if part == 0 {
        // Most of a line of text is ground.
        x += 1
        while x + 8 <= count,
          UnsafeRawPointer(cover + x).loadUnaligned(as: UInt64.self) == 0
        {
          x += 8
        }
        continue
      }
      if part == 255, isOpaque {
        row[x] = color
      } else {
        let source = Self.product(color, part)
        row[x] = Self.sum(source, Self.product(row[x], 255 - source >> 24))
      }
      x += 1
    }
  }

  /// Each of four bytes times a part of 255, rounded: `UN8x4_MUL_UN8` of pixman-combine32.h.
  @inline(__always)
  private static func product(_ color: UInt32, _ part: UInt32) -> UInt32 {
    var low = (color & 0x00FF_00FF) &* part &+ 0x0080_0080
    low = ((low &+ (low >> 8 & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
    var high = (color >> 8 & 0x00FF_00FF) &* part &+ 0x0080_0080
    high = (high &+ (high >> 8 & 0x00FF_00FF)) & 0xFF00_FF00
    return low | high
  }

  /// Four sums of bytes, 255 at most: two roundings up can make 256.
  @inline(__always)
  private static func sum(_ a: UInt32, _ b: UInt32) -> UInt32 {
    var low = (a & 0x00FF_00FF) &+ (b & 0x00FF_00FF)
    low |= 0x0100_0100 &- (low >> 8 & 0x00FF_00FF)
    var high = (a >> 8 & 0x00FF_00FF) &+ (b >> 8 & 0x00FF_00FF)
    high |= 0x0100_0100 &- (high >> 8 & 0x00FF_00FF)
    return low & 0x00FF_00FF | (high & 0x00FF_00FF) << 8
  }
}
