import Foundation

/// Where the tests' data lies.
enum Fixtures {
  /// The directory `Tests/Fixtures`.
  static let directory = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures", directoryHint: .isDirectory)

  /// The root of the package.
  static let package = directory.deletingLastPathComponent().deletingLastPathComponent()

  /// Reads a file below `Tests/Fixtures`.
  static func data(_ path: String) throws -> Data {
    try Data(contentsOf: directory.appending(path: path))
  }
}
