import EaselCanvas
import Foundation

/// Reads a GIF for tests: its images and delays by ImageMagick, which has a reader of its own,
/// its loop count here.
struct GIFReading {
  /// Images as they are to be seen.
  var drawnImages: [Image] = []
  /// Hundredths of a second.
  var delays: [Int] = []
  /// Width, height, left and top of the stored images.
  var rects: [String] = []
  /// How each image is cleared.
  var disposals: [String] = []
  /// Rounds after the first, as the file says; nil without them.
  var rounds: Int?

  init(_ data: Data) throws {
    let lines = try Tool.output(
      "identify", ["-format", "%T %wx%h%O %D\n", "gif:-"], input: data
    ).split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    delays = lines.compactMap { Int($0[0]) }
    rects = lines.map { $0[1] }
    disposals = lines.map { $0[2] }
    let folder = try Folder()
    _ = try Tool.output(
      "convert", ["gif:-", "-coalesce", "png32:\(folder.url.path)/f%05d.png"], input: data)
    drawnImages = try folder.names.map {
      try Image(contentsOf: folder.url.appendingPathComponent($0))
    }
    if let mark = data.range(of: Data("NETSCAPE2.0".utf8)) {
      rounds = Int(data[mark.upperBound + 2]) | Int(data[mark.upperBound + 3]) << 8
    }
  }
}
