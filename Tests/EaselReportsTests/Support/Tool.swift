import Foundation

/// Runs a program that looks at a document from outside.
enum Tool {
  struct Failure: Error { var status: Int32 }

  /// The bytes that a program prints for a document.
  ///
  /// - Parameter arguments: Its arguments, in which `%` stands for the file.
  static func data(_ name: String, _ arguments: [String], document: Data) throws -> Data {
    let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID()).pdf")
    try document.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments.map { $0 == "%" ? file.path : $0 }
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(status: process.terminationStatus)
    }
    return output
  }

  /// What a program prints for a document.
  static func output(_ name: String, _ arguments: [String], document: Data) throws -> String {
    String(decoding: try data(name, arguments, document: document), as: UTF8.self)
  }
}
