import EaselCanvas
import Foundation

/// The destination of a PDF document: mutable data in memory, or a file.
public final class CGDataConsumer {
  enum Target {
    case data(NSMutableData)
    case file(URL)
  }

  let target: Target

  /// Creates a consumer that appends the finished document to mutable data; the result is never
  /// `nil`.
  public init?(data: CFMutableData) { target = .data(data) }

  /// Creates a consumer that writes the finished document to a file; `nil` if the URL is not a file
  /// URL.
  ///
  /// If writing fails, the file remains as it was.
  public init?(url: CFURL) {
    guard url.isFileURL else { return nil }
    target = .file(url as URL)
  }
}
