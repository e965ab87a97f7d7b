import EaselCanvas
import Foundation

/// Reads an animated PNG for tests: its chunks here, its images by `apngdis`.
struct APNGReading {
  struct Control: Equatable {
    var sequence, width, height, x, y, delay, ticks, disposal, blending: Int
  }

  var frameCount = 0
  var loopCount = -1
  var controls: [Control] = []
  /// The names of the chunks, in order.
  var chunks: [String] = []

  init(_ data: Data) {
    let bytes = [UInt8](data)
    func number(_ start: Int, _ count: Int = 4) -> Int {
      bytes[start..<(start + count)].reduce(0) { $0 << 8 | Int($1) }
    }
    var position = 8
    while position + 12 <= bytes.count {
      let length = number(position)
      let name = String(decoding: bytes[(position + 4)..<(position + 8)], as: UTF8.self)
      let body = position + 8
      chunks.append(name)
      if name == "acTL" { (frameCount, loopCount) = (number(body), number(body + 4)) }
      if name == "fcTL" {
        controls.append(
          Control(
            sequence: number(body), width: number(body + 4), height: number(body + 8),
            x: number(body + 12), y: number(body + 16), delay: number(body + 20, 2),
            ticks: number(body + 22, 2), disposal: Int(bytes[body + 24]),
            blending: Int(bytes[body + 25])))
      }
      position = body + length + 4
    }
  }

  /// How long all images show, in seconds.
  var duration: Double { controls.reduce(0) { $0 + Double($1.delay) / Double($1.ticks) } }

  /// The images as `apngdis` composes them.
  static func drawnImages(_ data: Data) throws -> [Image] {
    let folder = try Folder()
    let file = folder.url.appendingPathComponent("a.png")
    try data.write(to: file)
    _ = try Tool.output("apngdis", [file.path, "f"], input: Data())
    let drawnImages = try folder.names.filter { $0.hasPrefix("f") && $0.hasSuffix(".png") }.map {
      try Image(contentsOf: folder.url.appendingPathComponent($0))
    }
    // It writes the image for stills, which is no part of the animation, before the others.
    return Array(drawnImages.suffix(APNGReading(data).frameCount))
  }
}
