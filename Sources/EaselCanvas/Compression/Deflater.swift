internal import CZlib
import Foundation

#if Deflate
  internal import CDeflate
#endif

/// Compresses whole buffers into zlib streams (RFC 1950), and computes CRC-32 checksums.
package struct Deflater: Hashable, Sendable {
  /// The library that compresses.
  package enum Library: Hashable, Sendable, CaseIterable {
    #if Deflate
      /// libdeflate, which compresses a whole buffer at once, two to six times as fast as zlib.
      case libdeflate
    #endif
    /// zlib, which is a dependency of cairo.
    case zlib

    /// The fastest library of this build.
    package static var fastest: Library { allCases[0] }
  }

  /// The effort of searching for repetitions.
  package enum Effort: Hashable, Sendable {
    /// The effort for short data: libdeflate's lowest level.
    ///
    /// With zlib the usual effort is used, since the lowest level saves a seventh of the time for a
    /// tenth more bytes.
    case short
    /// The least effort that is useful: the shortest time for about the size of the usual effort.
    case quick
    /// An effort with a tenth less time than the usual one, for half a percent more bytes.
    case moderate
    /// The default effort of zlib.
    case usual
  }

  package var library: Library
  package var effort: Effort

  package init(_ effort: Effort, library: Library = .fastest) {
    self.effort = effort
    self.library = library
  }

  /// The number of bytes below which more effort saves little.
  ///
  /// A page of a few shapes has 257 instead of 252 bytes.
  static let short = 2_048
  /// The number of bytes from which the moderate effort is too much.
  ///
  /// A chart of 100,000 dots takes two thirds of the instructions, for 1.2 % more bytes.
  static let long = 1 << 20

  /// Returns the zlib stream of the bytes.
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
      // Level 1 is slower than level 2 for long repetitions, which drawings have: it hashes every
      // byte of a match, and level 2 does not. Short data have no long repetitions, and level 1 has
      // the smallest tables to clear.
      let level = effort(for: bytes.count).level
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

    /// Returns the effort for a number of bytes.
    private func effort(for count: Int) -> Effort {
      switch count {
      case ..<Self.short: .short
      case Self.long... where effort == .moderate: .quick
      default: effort
      }
    }
  #endif

  /// Returns the error of a library that failed to compress an image or a page.
  func failure(_ library: String, _ reason: String) -> EaselError {
    EaselError(.backendFailed, "\(library) cannot compress the data: \(reason)")
  }

  /// Returns the CRC-32 checksum of PNG chunks, continued from that of earlier bytes.
  ///
  /// Source: ISO 3309; PNG specification, third edition, annex D.
  package static func crc32(_ bytes: UnsafeRawBufferPointer, after sum: UInt32 = 0) -> UInt32 {
    // With a null pointer both libraries restart the checksum.
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
    /// The compression level of libdeflate.
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
