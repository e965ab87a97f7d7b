import EaselCanvas
import Foundation

/// Where a document goes: data that grow, or a file.
public final class CGDataConsumer {
  enum Target {
    case data(NSMutableData)
    case file(URL)
  }

  let target: Target

  /// Appends the document to data when it is closed.
  public init?(data: CFMutableData) { target = .data(data) }

  /// Writes the document to a file, whole or not at all, when it is closed; nil for an address that
  /// is no file's.
  public init?(url: CFURL) {
    guard url.isFileURL else { return nil }
    target = .file(url as URL)
  }
}
