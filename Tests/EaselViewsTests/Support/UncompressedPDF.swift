import Foundation

/// A PDF document as qpdf writes it out, with no object compressed.
func uncompressedPDF(_ document: Data) throws -> String {
  struct Failure: Error { var status: Int32 }
  let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID()).pdf")
  try document.write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["qpdf", "--qdf", "--object-streams=disable", file.path, "-"]
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = FileHandle.nullDevice
  try process.run()
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
  return String(decoding: output, as: UTF8.self)
}
