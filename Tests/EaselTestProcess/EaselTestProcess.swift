import EaselCanvas
import Foundation

/// What tests do in a process of its own.
///
/// usage: `EaselTestProcess write FORMAT FILE` writes two documents in turns to one file until it is
/// killed, and tells on standard output when a write begins (`b`) and when it is done (`d`).
/// `EaselTestProcess documents FOLDER` writes both once, in every format.
/// `EaselTestProcess unread ACT` makes a document and reads its diagnostics or not.
/// `EaselTestProcess font FILE` registers a font from memory, and prints the temporary files.
/// `EaselTestProcess truncate` truncates a font file in use, and prints the code of the error.
/// `EaselTestProcess grid FOLDER [short]` writes what `Scripts/check-reader-grid` compares.
/// `EaselTestProcess serve [FILESIZE]` is a worker; `print TEXT` and `mute` only look like one.
@main
enum EaselTestProcess {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "write" where arguments.count == 3:
      let file = URL(fileURLWithPath: arguments[2])
      TwoDocuments.prepare()
      var version = 0
      while true {
        tell("b")
        try TwoDocuments.write(arguments[1], version: version % 2, to: file)
        tell("d")
        version += 1
      }
    case "documents" where arguments.count == 2:
      let folder = URL(fileURLWithPath: arguments[1])
      for format in TwoDocuments.formats {
        for version in 0...1 {
          try TwoDocuments.write(
            format, version: version, to: folder.appending(path: "\(version).\(format)"))
        }
      }
    case "grid" where arguments.count >= 2:
      try ReaderGrid.write(
        to: URL(fileURLWithPath: arguments[1]), isShort: arguments.dropFirst(2).first == "short")
    case "serve": Serving.run(fileSize: arguments.dropFirst().first.flatMap { Int($0) })
    case "print" where arguments.count == 2: print(arguments[1], terminator: "")
    case "unread" where arguments.count == 2: try UnreadDiagnostics.run(arguments[1])
    case "truncate": try TruncatedFont.run()
    case "font" where arguments.count == 2:
      let data = try Data(contentsOf: URL(fileURLWithPath: arguments[1]))
      try FontLibrary.register(data)
      let folder = FileManager.default.temporaryDirectory.path
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      print(files.filter { $0.hasPrefix("easel-font-") }.joined(separator: "\n"))
    case "mute":
      // It closes its output and goes on.
      close(STDOUT_FILENO)
      while true { sleep(1) }
    default:
      FileHandle.standardError.write(Data("usage: see the source\n".utf8))
      exit(64)
    }
  }

  private static func tell(_ letter: Unicode.Scalar) {
    var byte = UInt8(ascii: letter)
    _ = write(STDOUT_FILENO, &byte, 1)
  }
}
