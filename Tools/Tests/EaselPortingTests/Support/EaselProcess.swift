import Foundation

/// A run of the program `easel`, which lies beside the program of the tests.
struct EaselProcess {
  let status: Int32
  let output: String
  let errorOutput: String

  init(_ arguments: [String], input: [UInt8] = [], folder: URL? = nil) throws {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let process = Process()
    process.executableURL = tests.deletingLastPathComponent().appending(path: "easel")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Files: a pipe that nobody reads while the process writes would stop both.
    let scratch = try TemporaryFolder()
    let files = try ["in", "out", "err"].map { name in
      let url = scratch.url.appending(path: name)
      try Data(name == "in" ? input : []).write(to: url)
      return try FileHandle(forUpdating: url)
    }
    process.standardInput = files[0]
    process.standardOutput = files[1]
    process.standardError = files[2]
    try process.run()
    process.waitUntilExit()
    status =
      process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    output = try scratch.text("out")
    errorOutput = try scratch.text("err")
  }
}

/// A folder that goes with its last user.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }
}
