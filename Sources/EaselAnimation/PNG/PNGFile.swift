import EaselCanvas
import Foundation

/// Writes a frame as a PNG file.
enum PNGFile {
  static func data(_ frame: Frame, isOpaque: Bool) throws -> Data {
    let layout: PNGLayout = isOpaque ? .rgb : .rgba
    var chunks = PNGChunks()
    chunks.addHeader(width: frame.width, height: frame.height, layout: layout)
    chunks.add(
      "IDAT",
      try PNGPixels(layout: layout).compressed(
        frame.straightPixels(in: frame.bounds), width: frame.width, height: frame.height))
    chunks.add("IEND")
    return chunks.data
  }
}
