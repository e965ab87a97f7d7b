#if Deflate
  internal import CDeflate

  /// The compressors of a thread, which go with it: their tables take a megabyte, and making them new
  /// takes a fifth of the time of a small picture.
  final class LibdeflateCompressors {
    /// Those of the calling thread.
    static var current: LibdeflateCompressors { slot.local(LibdeflateCompressors.init) }

    private static let slot = ThreadSlot<LibdeflateCompressors>()

    private var known: [Int32: OpaquePointer] = [:]

    deinit { known.values.forEach(libdeflate_free_compressor) }

    /// The compressor of a level; nil where there is no memory for it.
    func compressor(level: Int32) -> OpaquePointer? {
      if let compressor = known[level] { return compressor }
      let compressor = libdeflate_alloc_compressor(level)
      known[level] = compressor
      return compressor
    }
  }
#endif
