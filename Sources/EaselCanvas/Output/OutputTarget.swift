import Foundation

/// The destination of a document: a file, memory, or a closure.
public enum OutputTarget {
  /// Writes to a file, which gets the complete document or stays as it was before.
  ///
  /// The file is replaced when the call that finishes the document returns. A symbolic link at the
  /// target is replaced and not followed.
  case file(URL)
  /// Keeps the document in memory; the call that finishes it returns the bytes.
  case data
  /// Passes the bytes to a closure, piece by piece.
  ///
  /// An error that the closure throws is thrown by the call that finishes the document. The closure
  /// is not called again after that.
  case sink((UnsafeRawBufferPointer) throws -> Void)
}
