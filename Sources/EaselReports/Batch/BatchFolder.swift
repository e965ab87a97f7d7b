import EaselCanvas
import Foundation

/// The folder that a batch writes into.
enum BatchFolder {
  /// Creates the folder if it does not exist; throws if it cannot be created or written.
  ///
  /// Without this check, each document of a batch would fail by itself.
  static func prepare(_ folder: URL) throws {
    guard folder.isFileURL, !folder.path.isEmpty, !folder.absoluteString.contains("%00") else {
      throw error("“\(folder)” is not the path of a folder", folder.absoluteString)
    }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Self.error(
        "cannot create the folder “\(folder.path)”: \(error.localizedDescription)", folder.path)
    }
    guard access(folder.path, W_OK | X_OK) == 0 else {
      let reason = String(cString: strerror(errno))
      throw error("cannot write into the folder “\(folder.path)”: \(reason)", folder.path)
    }
  }

  /// Whether the file of a document exists and is not empty.
  ///
  /// A batch writes files completely or not at all; an empty file is not from a batch.
  static func hasDocument(_ url: URL) -> Bool {
    var status = stat()
    return stat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_size > 0
  }

  private static func error(_ message: String, _ value: String) -> EaselError {
    EaselError(.outputFailed, message, operation: "ReportBatch.write", value: value)
  }
}
