#if canImport(Glibc)
  import Glibc
#endif

/// Large pages of memory for buffers of many megabytes.
enum LargePages {
  /// Asks the system for large pages in a buffer that is about to be written for the first time.
  ///
  /// The system hands memory out in pages of 4 KB where it is not asked, and each costs a fault: for
  /// columns and points of a million marks more than their numbers take to compute. It is a hint:
  /// nothing changes where the system has no large pages, or the buffer is smaller than a few.
  static func prefer<Element>(_ buffer: UnsafeMutableBufferPointer<Element>) {
    #if os(Linux) && canImport(Glibc)
      let size = 2 << 20
      let start = Int(bitPattern: buffer.baseAddress)
      // Whole pages alone, since others may have what lies in front of and behind the buffer.
      let first = (start + size - 1) / size * size
      let end = (start + buffer.count * MemoryLayout<Element>.stride) / size * size
      guard end > first, let pages = UnsafeMutableRawPointer(bitPattern: first) else { return }
      _ = madvise(pages, end - first, MADV_HUGEPAGE)
    #endif
  }
}
