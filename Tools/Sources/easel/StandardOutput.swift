import Foundation

/// The two outputs of a command.
enum StandardOutput {
  /// Writes bytes to standard output.
  ///
  /// A closed pipe ends the process by its signal, as for other
  /// commands; a full disk ends it with the status for what cannot be written.
  static func write(_ bytes: [UInt8]) { write(bytes, to: STDOUT_FILENO) }

  /// Writes a line to standard error.
  static func writeError(_ line: String) { write(Array((line + "\n").utf8), to: STDERR_FILENO) }

  /// Writes a text to standard error without the end of a line.
  static func writeProgress(_ text: String) { write(Array(text.utf8), to: STDERR_FILENO) }

  private static func write(_ bytes: [UInt8], to file: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR || errno == EAGAIN { continue }
        exit(73)
      }
      rest = rest.dropFirst(count)
    }
  }
}
