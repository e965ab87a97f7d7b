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
    return try run(name, arguments.map { $0 == "%" ? file.path : $0 }, FileHandle.nullDevice)
  }

  /// What a program prints for a document.
  static func output(_ name: String, _ arguments: [String], document: Data) throws -> String {
    String(decoding: try data(name, arguments, document: document), as: UTF8.self)
  }

  /// The bytes that the program prints for its input, which it reads from standard input.
  static func data(_ name: String, _ arguments: [String], input: Data) throws -> Data {
    let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID())")
    try input.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try run(name, arguments, try FileHandle(forReadingFrom: file))
  }

  /// What the program prints for its input.
  static func output(_ name: String, _ arguments: [String], input: Data) throws -> String {
    String(decoding: try data(name, arguments, input: input), as: UTF8.self)
  }

  /// A PDF document as qpdf writes it out, uncompressed.
  static func uncompressed(_ document: Data) throws -> String {
    try output("qpdf", ["--qdf", "--object-streams=disable", "%", "-"], document: document)
  }

  /// The structure of a PDF with its texts as poppler reads it: a line for each element, attribute
  /// and text.
  static func structure(of document: Data) throws -> [String] {
    try output("pdfinfo", ["-struct-text", "%"], document: document)
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private static func run(
    _ name: String, _ arguments: [String], _ input: FileHandle
  ) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.standardInput = input
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
}
