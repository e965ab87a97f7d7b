internal import CZlib
import Foundation

#if Deflate
  internal import CDeflate
#endif

/// Compresses whole buffers into zlib streams (RFC 1950), and counts their checksums.
package struct Deflater: Hashable, Sendable {
  /// Which library compresses.
  package enum Library: Hashable, Sendable, CaseIterable {
    #if Deflate
      /// libdeflate, which takes the whole buffer at once: two to six times as fast as zlib.
      case libdeflate
    #endif
    /// zlib, which cairo brings.
    case zlib

    /// The fastest that this build has.
    package static var fastest: Library { allCases[0] }
  }

  /// How hard to look for what repeats.
  package enum Effort: Hashable, Sendable {
    /// For what is short: libdeflate's least. zlib's would save a seventh of the time for a tenth more
    /// bytes, so that there it is the usual one.
    case short
    /// As little as pays: the least time for about the size of the usual effort.
    case quick
    /// What takes a tenth less time than the usual effort for half a hundredth more bytes.
    case moderate
    /// zlib's own default.
    case usual
  }

  package var library: Library
  package var effort: Effort

  package init(_ effort: Effort, library: Library = .fastest) {
    self.effort = effort
    self.library = library
  }

  /// Fewer bytes than this become hardly less by more effort: a page of a few shapes 257 in place of
  /// 252.
  static let short = 2_048

  /// The zlib stream of the bytes.
  package func compressed(_ bytes: UnsafeRawBufferPointer) throws -> [UInt8] {
    switch library {
    #if Deflate
      case .libdeflate: return try compressedByLibdeflate(bytes)
    #endif
    case .zlib: return try compressedByZlib(bytes)
    }
  }

  private func compressedByZlib(_ bytes: UnsafeRawBufferPointer) throws -> [UInt8] {
    var count = compressBound(UInt(bytes.count))
    var status = Z_OK
    let stream = [UInt8](unsafeUninitializedCapacity: Int(count)) { target, initialized in
      status = compress2(
        target.baseAddress, &count, bytes.bindMemory(to: UInt8.self).baseAddress,
        UInt(bytes.count), effort == .quick ? 1 : 6)
      initialized = status == Z_OK ? Int(count) : 0
    }
    guard status == Z_OK else { throw failure("zlib", "status \(status)") }
    return stream
  }

  #if Deflate
    private func compressedByLibdeflate(_ bytes: UnsafeRawBufferPointer) throws -> [UInt8] {
      // Level 1 is slower than 2 in what repeats at length, as drawings do: it hashes every byte
      // of a match, and level 2 does not.
      // What is short has no such length, and level 1 the least tables to be emptied.
      let level = (bytes.count < Self.short ? .short : effort).level
      guard let compressor = LibdeflateCompressors.current.compressor(level: level) else {
        throw failure("libdeflate", "there is no memory")
      }
      let most = libdeflate_zlib_compress_bound(compressor, bytes.count)
      let stream = [UInt8](unsafeUninitializedCapacity: most) { target, initialized in
        initialized = libdeflate_zlib_compress(
          compressor, bytes.baseAddress, bytes.count, target.baseAddress, most)
      }
      guard !stream.isEmpty else { throw failure("libdeflate", "the buffer was too small") }
      return stream
    }
  #endif

  /// The error of a library that cannot compress; whoever calls may compress an image or a page.
  func failure(_ library: String, _ reason: String) -> EaselError {
    EaselError(.backendFailed, "\(library) cannot compress the data: \(reason)")
  }

  /// The checksum of PNG's chunks (ISO 3309; PNG specification, third edition, annex D), going on
  /// from that of the bytes before.
  package static func crc32(_ bytes: UnsafeRawBufferPointer, after sum: UInt32 = 0) -> UInt32 {
    // A buffer without an address begins both libraries' sums anew.
    guard !bytes.isEmpty else { return sum }
    #if Deflate
      return libdeflate_crc32(sum, bytes.baseAddress, bytes.count)
    #else
      return UInt32(crc32_z(UInt(sum), bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count))
    #endif
  }
}

#if Deflate
  extension Deflater.Effort {
    /// libdeflate's level.
    fileprivate var level: Int32 {
      switch self {
      case .short: 1
      case .quick: 2
      case .moderate: 5
      case .usual: 6
      }
    }
  }
#endif
