#if Deflate
  internal import CDeflate
  import Foundation

  /// The compressors of a thread, which go with it: their tables take a megabyte, and making them new
  /// takes a fifth of the time of a small picture.
  final class LibdeflateCompressors {
    /// Those of the calling thread.
    static var current: LibdeflateCompressors {
      if let box = pthread_getspecific(key) {
        return Unmanaged<LibdeflateCompressors>.fromOpaque(box).takeUnretainedValue()
      }
      let compressors = LibdeflateCompressors()
      pthread_setspecific(key, Unmanaged.passRetained(compressors).toOpaque())
      return compressors
    }

    private static let key: pthread_key_t = {
      var key = pthread_key_t()
      pthread_key_create(&key) { box in
        #if canImport(Glibc)
          guard let box else { return }
        #endif
        Unmanaged<LibdeflateCompressors>.fromOpaque(box).release()
      }
      return key
    }()

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
