import Synchronization

/// The pixels of an image as red, green, blue and alpha, at an address that does not change.
// The bytes are written before the object is shared, and never again.
package final class PixelBytes: @unchecked Sendable {
  /// The address of the first byte, valid as long as the object exists.
  package let pointer: UnsafeMutableRawPointer
  /// The number of bytes: four for each pixel.
  package let count: Int

  /// Exchanges red and blue of pixels.
  fileprivate init(of pixels: [UInt8]) {
    count = pixels.count
    pointer = .allocate(byteCount: max(count, 1), alignment: 4)
    pointer.copyMemory(from: pixels.exchangingRedAndBlue, byteCount: count)
  }

  deinit { pointer.deallocate() }
}

extension Image {
  /// The premultiplied pixels as red, green, blue and alpha, row by row without padding.
  ///
  /// The image keeps them, since callers from Core Graphics keep only a pointer to the bytes.
  package var rgba: PixelBytes {
    rgbaBytes.withLock { kept in
      let bytes = kept ?? PixelBytes(of: pixels)
      kept = bytes
      return bytes
    }
  }

  /// Creates an image with 1 pixel per point from premultiplied pixels as red, green, blue and
  /// alpha, row by row without padding.
  package convenience init(premultipliedRGBA bytes: [UInt8], width: Int, height: Int) {
    self.init(
      premultipliedBGRA: bytes.exchangingRedAndBlue, width: width, height: height, scale: 1)
  }
}

extension [UInt8] {
  /// The bytes with the first and the third of each four exchanged.
  fileprivate var exchangingRedAndBlue: [UInt8] {
    var bytes = self
    for index in stride(from: 0, to: count - 3, by: 4) { bytes.swapAt(index, index + 2) }
    return bytes
  }
}
