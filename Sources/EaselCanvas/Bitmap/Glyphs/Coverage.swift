internal import CCairo
import Foundation

/// The coverage of the pixels of a rectangle, as a view of memory that belongs to another object.
struct Coverage {
  /// The top left pixel on the surface.
  var left: Int
  var top: Int
  var width: Int
  var height: Int
  /// The number of bytes per row, a multiple of eight; bytes after the width are zero.
  var stride: Int
  /// The coverage of each pixel, 0 … 255.
  var pixels: UnsafeMutablePointer<UInt8>

  /// Blends a premultiplied color (`0xAARRGGBB`) over the pixels of an image inside a rectangle.
  ///
  /// The arithmetic is that of pixman's OVER with a mask, so that the bytes are the same.
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
    let color = Four(repeating: color)
    let four = UnsafeMutableRawPointer(row)
    var x = 0
    while x + 4 <= count {
      let parts = UnsafeRawPointer(cover + x).loadUnaligned(as: UInt32.self)
      if parts == 0 {
        // Most of a line of text is background.
        x += 4
        while x + 8 <= count,
          UnsafeRawPointer(cover + x).loadUnaligned(as: UInt64.self) == 0
        {
          x += 8
        }
        continue
      }
      if parts == .max, isOpaque {
        four.storeBytes(of: color, toByteOffset: x * 4, as: Four.self)
      } else {
        let under = four.loadUnaligned(fromByteOffset: x * 4, as: Four.self)
        let mixed = over(
          under, color, Four(truncatingIfNeeded: unsafeBitCast(parts, to: SIMD4<UInt8>.self)))
        four.storeBytes(of: mixed, toByteOffset: x * 4, as: Four.self)
      }
      x += 4
    }
    while x < count {
      if cover[x] != 0 {
        row[x] = over(Four(repeating: row[x]), color, Four(repeating: UInt32(cover[x])))[0]
      }
      x += 1
    }
  }

  /// Four pixels.
  private typealias Four = SIMD4<UInt32>
  /// The low bytes of the pixels' halves: two components of each pixel.
  private typealias Halves = SIMD8<UInt16>

  /// Returns a premultiplied color, with a coverage in 255ths, over four pixels.
  ///
  /// It computes `UN8x4_MUL_UN8` and `UN8x4_MUL_UN8_ADD_UN8x4` of pixman-combine32.h.
  @inline(__always)
  private static func over(_ under: Four, _ color: Four, _ parts: Four) -> Four {
    let sourceLow = product(low(color), parts)
    let sourceHigh = product(high(color), parts)
    // Alpha is the upper one of a pixel's two high components.
    let rest = 255 &- unsafeBitCast(sourceHigh, to: Four.self) &>> 16
    let mixedLow = sum(sourceLow, product(low(under), rest))
    let mixedHigh = sum(sourceHigh, product(high(under), rest))
    return unsafeBitCast(mixedLow, to: Four.self)
      | unsafeBitCast(mixedHigh, to: Four.self) &<< 8
  }

  @inline(__always)
  private static func low(_ pixels: Four) -> Halves {
    unsafeBitCast(pixels & 0x00FF_00FF, to: Halves.self)
  }

  @inline(__always)
  private static func high(_ pixels: Four) -> Halves {
    unsafeBitCast(pixels &>> 8 & 0x00FF_00FF, to: Halves.self)
  }

  /// Returns two components of each pixel, multiplied by its coverage in 255ths and rounded.
  @inline(__always)
  private static func product(_ bytes: Halves, _ parts: Four) -> Halves {
    let sum = bytes &* unsafeBitCast(parts | parts &<< 16, to: Halves.self) &+ 128
    return (sum &+ sum &>> 8) &>> 8
  }

  /// Returns sums of bytes, at most 255, since two values that were rounded up can add up to 256.
  @inline(__always)
  private static func sum(_ a: Halves, _ b: Halves) -> Halves {
    pointwiseMin(a &+ b, Halves(repeating: 255))
  }
}
