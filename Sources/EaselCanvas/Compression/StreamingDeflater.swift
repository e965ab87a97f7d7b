internal import CZlib
import Foundation

/// Compresses bytes that arrive in parts into one zlib stream (RFC 1950).
final class StreamingDeflater {
  /// The stream, on the heap since zlib keeps its address.
  private let stream: UnsafeMutablePointer<z_stream>
  private var compressed: [UInt8] = []

  /// Begins a stream with zlib's lowest level, which is sufficient for similar rows.
  init() throws {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let status = deflateInit_(
      stream, Z_BEST_SPEED, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else { throw Deflater(.usual).failure("zlib", "status \(status)") }
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// Compresses more bytes.
  func add(_ bytes: ArraySlice<UInt8>) throws { try run(bytes, Z_NO_FLUSH) }

  /// Ends the stream and returns all of its bytes.
  func finish() throws -> [UInt8] {
    try run([], Z_FINISH)
    return compressed
  }

  private func run(_ bytes: ArraySlice<UInt8>, _ flush: Int32) throws {
    // zlib only reads the input, but its pointer is not const.
    var input = bytes
    let count = 16 * 1_024
    try input.withUnsafeMutableBufferPointer { input in
      stream.pointee.next_in = input.baseAddress
      stream.pointee.avail_in = UInt32(input.count)
      var status = Z_OK
      repeat {
        let chunk = [UInt8](unsafeUninitializedCapacity: count) { output, initialized in
          stream.pointee.next_out = output.baseAddress
          stream.pointee.avail_out = UInt32(count)
          status = deflate(stream, flush)
          initialized = count - Int(stream.pointee.avail_out)
        }
        guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else {
          throw Deflater(.usual).failure("zlib", "status \(status)")
        }
        compressed += chunk
      } while stream.pointee.avail_out == 0
      stream.pointee.next_in = nil
    }
  }
}
