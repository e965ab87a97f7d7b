import Foundation

/// A check of a PNG file's chunks before it is decoded.
///
/// Source: PNG specification, third edition, sections 5 and 11.
///
/// With an invalid length libpng would allocate gigabytes.
struct PNGChunkReader {
  private(set) var width = 0
  private(set) var height = 0
  /// The position after the last chunk; bytes after it are ignored.
  private(set) var end = 0
  /// The contents of the first chunk of each name that says how the pixels are to be read.
  private(set) var notes: [String: ArraySlice<UInt8>] = [:]
  /// Whether the pixels are gray, with or without alpha.
  private(set) var isGray = false

  /// The chunks of ``notes``.
  private static let noteNames: Set<String> = ["cICP", "iCCP", "sRGB", "gAMA", "cHRM", "eXIf"]

  init(_ data: Data, limits: Limits) throws {
    let bytes = [UInt8](data)
    guard bytes.starts(with: PNGCodec.signature) else {
      throw Self.invalid("the data do not begin as a PNG file does")
    }
    var position = 8
    var count = 0
    var hasPixels = false
    while true {
      guard position + 12 <= bytes.count else {
        throw Self.invalid(
          "the PNG is truncated: it ends in the middle of a chunk, at byte \(bytes.count)")
      }
      let length = Self.number(bytes, position)
      let name = String(decoding: bytes[(position + 4)..<(position + 8)], as: UTF8.self)
      guard length <= bytes.count - position - 12 else {
        throw Self.invalid(
          "the PNG's chunk \(name) at byte \(position) says \(length) bytes; "
            + "\(bytes.count - position - 12) follow")
      }
      let body = (position + 8)..<(position + 8 + length)
      let sum = UInt32(Self.number(bytes, body.upperBound))
      let checked = bytes[(position + 4)..<body.upperBound]
      guard checked.withUnsafeBytes({ Deflater.crc32($0) }) == sum else {
        throw Self.invalid("the PNG's chunk \(name) at byte \(position) has a wrong checksum")
      }
      count += 1
      guard count <= limits.maximumImageChunks else {
        throw EaselError(
          .limitExceeded, "the PNG has more than \(limits.maximumImageChunks) chunks",
          operation: "Image")
      }
      if count == 1 {
        guard name == "IHDR", length == 13 else {
          throw Self.invalid("the PNG does not begin with an IHDR chunk of 13 bytes")
        }
        try readHeader(bytes, body.lowerBound, limits)
      }
      if name == "IDAT" { hasPixels = true }
      if Self.noteNames.contains(name), notes[name] == nil { notes[name] = bytes[body] }
      position = body.upperBound + 4
      if name == "IEND" { break }
    }
    guard hasPixels else { throw Self.invalid("the PNG has no IDAT chunk") }
    end = position
  }

  private mutating func readHeader(_ bytes: [UInt8], _ start: Int, _ limits: Limits) throws {
    width = Self.number(bytes, start)
    height = Self.number(bytes, start + 4)
    try Self.checkFormat(Array(bytes[(start + 8)..<(start + 13)]))
    isGray = bytes[start + 9] & 3 == 0
    let side = limits.maximumBitmapSide
    guard width > 0, height > 0 else { throw Self.invalid("the PNG has no width or no height") }
    guard width <= side, height <= side, width * height <= limits.maximumPixels else {
      throw EaselError(
        .limitExceeded,
        "the PNG has \(width) × \(height) pixels; the limits are \(limits.maximumPixels) in all "
          + "and \(side) a side", operation: "Image", value: "\(width) × \(height)")
    }
  }

  /// The bit depths of each color type (PNG specification, section 11.2.1).
  private static let depths: [UInt8: Set<UInt8>] = [
    0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
  ]

  /// Checks the bytes of the header after the size: bit depth, color type, compression, filter and
  /// interlacing.
  private static func checkFormat(_ format: [UInt8]) throws {
    guard let depths = depths[format[1]] else {
      throw invalid("the PNG has the color type \(format[1]); a PNG has 0, 2, 3, 4 or 6")
    }
    guard depths.contains(format[0]) else {
      let known = depths.sorted().map(String.init).joined(separator: ", ")
      throw invalid(
        "the PNG has \(format[0]) bits a sample; its color type \(format[1]) has one of \(known)")
    }
    for (name, value, most) in [
      ("compression", format[2], 0), ("filter", format[3], 0), ("interlace", format[4], 1),
    ] where value > most {
      throw invalid(
        "the PNG has the \(name) method \(value), which is unknown; a PNG has "
          + (most == 0 ? "0" : "0 or 1"))
    }
  }

  private static func number(_ bytes: [UInt8], _ start: Int) -> Int {
    Int(bytes[start]) << 24 | Int(bytes[start + 1]) << 16 | Int(bytes[start + 2]) << 8
      | Int(bytes[start + 3])
  }

  private static func invalid(_ message: String) -> EaselError {
    EaselError(.invalidImage, message, operation: "Image")
  }
}
