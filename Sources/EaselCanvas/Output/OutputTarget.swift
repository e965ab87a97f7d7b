import Foundation

/// Where a document goes: a file, memory, or a closure.
public enum OutputTarget {
  /// A file: it holds the whole new document when the call returns, or else what it held before.
  ///
  /// A symbolic link at the target is replaced, not followed.
  case file(URL)
  /// Memory: the call that finishes returns the bytes.
  case data
  /// A closure that takes the bytes as they come. What it throws, the call that finishes throws;
  /// it is not called again after that.
  case sink((UnsafeRawBufferPointer) throws -> Void)
}
