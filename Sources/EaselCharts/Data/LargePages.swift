#if canImport(Glibc)
  import Glibc
#endif

/// Huge memory pages for buffers of many megabytes.
enum LargePages {
  /// Requests huge pages from the system for a buffer that will be written for the first time.
  ///
  /// Without the request the system provides pages of 4 KB, and each costs a page fault. For the
  /// columns and points of a million marks, the faults take longer than computing the numbers. The
  /// request is a hint: it has no effect on a system without huge pages or for a small buffer.
  static func prefer<Element>(_ buffer: UnsafeMutableBufferPointer<Element>) {
    #if os(Linux) && canImport(Glibc)
      let size = 2 << 20
      let start = Int(bitPattern: buffer.baseAddress)
      // Only whole pages: the others may contain memory before and after the buffer.
      let first = (start + size - 1) / size * size
      let end = (start + buffer.count * MemoryLayout<Element>.stride) / size * size
      guard end > first, let pages = UnsafeMutableRawPointer(bitPattern: first) else { return }
      _ = madvise(pages, end - first, MADV_HUGEPAGE)
    #endif
  }
}
