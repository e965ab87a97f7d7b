import EaselCanvas
import Foundation

/// Truncates the file of a registered font after a page was drawn with it, and prints the code of the
/// error that finishing the document throws.
///
/// It is a process of its own: a thread that reads a mapped file beyond its new end gets a signal.
enum TruncatedFont {
  private static let file = "/usr/share/fonts/truetype/bizud-gothic/BIZUDGothic-Regular.ttf"

  static func run() throws {
    // Another family name, so that no installed font is meant.
    var data = try Data(contentsOf: URL(fileURLWithPath: file))
    while let place = data.range(of: utf16("BIZ UDGothic")) {
      data.replaceSubrange(place, with: utf16("CUT UDGothic"))
    }
    try FontLibrary.register(data)
    let text = TextLayout("鬱", style: TextStyle(font: Font(family: "CUT UDGothic", size: 12)))
    let document = try PDFDocument()
    try document.page(size: CGSize(width: 120, height: 80)) { canvas in
      canvas.draw(text, at: .zero)
    }
    guard
      let path = try mappedFiles().first(where: { FileManager.default.contents(atPath: $0) == data }
      )
    else {
      print("the font is not in use")
      return
    }
    guard truncate(path, 4_096) == 0 else {
      print("the font cannot be truncated")
      return
    }
    do {
      try document.finish()
      print("no error")
    } catch let error as EaselError {
      print(error.code.rawValue)
    }
  }

  private static func utf16(_ name: String) -> Data {
    Data(name.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
  }

  /// The paths of the files that are mapped into memory.
  private static func mappedFiles() throws -> Set<String> {
    let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
    return Set(
      maps.split(separator: "\n").compactMap { line in
        line.firstIndex(of: "/").map { String(line[$0...]) }
      })
  }
}
