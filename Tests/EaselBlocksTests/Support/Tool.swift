import Foundation

/// Runs a program that looks at a document from outside.
enum Tool {
  struct Failure: Error { var status: Int32 }

  /// What the program prints for its input, which it reads from standard input.
  static func output(_ name: String, _ arguments: [String], input: Data) throws -> String {
    String(decoding: try data(name, arguments, input: input), as: UTF8.self)
  }

  /// The bytes that the program prints for its input.
  static func data(_ name: String, _ arguments: [String], input: Data) throws -> Data {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("easel-\(UUID().uuidString)")
    try input.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.standardInput = try FileHandle(forReadingFrom: file)
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

  /// A PDF document as qpdf writes it out, uncompressed; it reads no standard input.
  static func uncompressed(_ document: Data) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID()).pdf")
    try document.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try output(
      "qpdf", ["--qdf", "--object-streams=disable", file.path, "-"], input: Data())
  }

  /// The structure of a PDF with its texts as poppler reads it: a line for each element, attribute
  /// and text.
  static func structure(of document: Data) throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID()).pdf")
    try document.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try output("pdfinfo", ["-struct-text", file.path], input: Data())
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
