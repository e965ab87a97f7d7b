import Foundation

/// The structure of a PDF with its texts as poppler reads it: a line for each element and each text,
/// indented by their depth, without attributes.
func structure(of document: Data) throws -> [String] {
  struct Failure: Error { var status: Int32 }
  let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID()).pdf")
  try document.write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["pdfinfo", "-struct-text", file.path]
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = FileHandle.nullDevice
  try process.run()
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
  return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
}
