#if Deflate
  internal import CDeflate

  /// The libdeflate compressors of a thread, which are freed with the thread.
  ///
  /// Their tables take a megabyte. Creating them takes a fifth of the time of a small image.
  final class LibdeflateCompressors {
    /// The compressors of the calling thread.
    static var current: LibdeflateCompressors { slot.local(LibdeflateCompressors.init) }

    private static let slot = ThreadSlot<LibdeflateCompressors>()

    private var known: [Int32: OpaquePointer] = [:]

    deinit { known.values.forEach(libdeflate_free_compressor) }

    /// Returns the compressor of a level, or `nil` if there is not enough memory.
    func compressor(level: Int32) -> OpaquePointer? {
      if let compressor = known[level] { return compressor }
      let compressor = libdeflate_alloc_compressor(level)
      known[level] = compressor
      return compressor
    }
  }
#endif
