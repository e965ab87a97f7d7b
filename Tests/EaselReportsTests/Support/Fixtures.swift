import Foundation

/// Files of `Tests/Fixtures`.
enum Fixtures {
  /// The contents of a file, by its path in the folder.
  static func data(_ path: String) throws -> Data {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures").standardized
    return try Data(contentsOf: folder.appending(path: path))
  }
}
