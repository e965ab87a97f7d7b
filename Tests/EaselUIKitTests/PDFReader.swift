import EaselUIKit

/// A PDF document as poppler and qpdf read it.
struct PDFReader {
  struct Failure: Error {
    var tool: String
    var status: Int32
  }

  let data: Data

  init(_ data: Data) { self.data = data }
  init(_ data: NSMutableData) { self.data = data as Data }

  /// What `pdfinfo` says under a name, such as `Title` or `Pages`.
  func info(_ name: String) throws -> String? {
    try run("pdfinfo", [], []).split(separator: "\n").first { $0.hasPrefix("\(name):") }
      .map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
  }

  /// Width and height of a page in points, as numbers with blanks between.
  func pageSize(_ page: Int) throws -> String? {
    let lines = try run("pdfinfo", ["-f", "\(page)", "-l", "\(page)"], []).split(separator: "\n")
    let line = lines.first { $0.contains("size:") && $0.hasPrefix("Page") }
    return line.flatMap { $0.split(separator: ":").last }
      .map { $0.split(separator: " ").prefix(3).filter { $0 != "x" }.joined(separator: " ") }
  }

  /// The words of a page.
  func text(_ page: Int) throws -> String {
    try run("pdftotext", ["-f", "\(page)", "-l", "\(page)"], ["-"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The file as qpdf writes it out, uncompressed, on one line; it throws for a broken one.
  func objects() throws -> String {
    _ = try run("qpdf", ["--check"], [])
    return try run("qpdf", ["--qdf", "--object-streams=disable"], ["-"])
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// A page as pixels, one to a point.
  func image(_ page: Int) throws -> UIImage {
    let png = try output(
      "pdftoppm", ["-r", "72", "-png", "-f", "\(page)", "-l", "\(page)"], ["-"])
    return UIImage(data: png) ?? UIImage()
  }

  private func run(_ tool: String, _ before: [String], _ after: [String]) throws -> String {
    String(decoding: try output(tool, before, after), as: UTF8.self)
  }

  private func output(_ tool: String, _ before: [String], _ after: [String]) throws -> Data {
    let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID()).pdf")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [tool] + before + [file.path] + after.filter { $0 != "-" || tool != "pdftoppm" }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(tool: tool, status: process.terminationStatus)
    }
    return output
  }
}
