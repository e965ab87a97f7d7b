import Foundation

@testable import EaselCanvas

extension FaultProbes {
  private static func png(
    _ code: EaselError.Code = .invalidImage, _ remark: String = "",
    _ make: @escaping @Sendable () -> Data
  ) -> FaultProbe {
    .throwing(code, remark) { _ = try Image(data: make()) }
  }

  private static func sized(_ width: UInt32, _ height: UInt32) -> Data {
    var png = PNGBytes.sample
    (png.width, png.height) = (width, height)
    return png.data
  }

  /// Images whose pixels are known: red, green, blue, alpha.
  private static func decodes(_ png: PNGBytes, _ pixels: [[Int]]) -> FaultProbe {
    .calls(.sound, "every pixel is exact") {
      let image = try Image(data: png.data)
      let found = (0..<image.height).flatMap { y in
        (0..<image.width).compactMap { image.straightPixel(x: $0, y: y) }
      }
      try FaultMismatch.unless(found == pixels, "\(found)")
      return []
    }
  }

  private static func change(_ data: Data, _ offset: Int, by bits: UInt8) -> Data {
    var data = data
    data[offset] ^= bits
    return data
  }

  /// Where the sample's pixels begin: signature, header of 25 bytes, length and name.
  private static let pixelStart = 8 + 25 + 8

  static let images: [String: FaultProbe] = [
    "png-01": png { Data() },
    "png-02": png { Data("GIF89a is another format".utf8) },
    "png-04": png { PNGBytes.sample.data.prefix(PNGBytes.sample.data.count / 2) },
    "png-05": png {
      var png = PNGBytes.sample
      png.leavesOut = "IEND"
      return png.data
    },
    "png-07": png { change(PNGBytes.sample.data, PNGBytes.sample.data.count - 13, by: 1) },
    "png-08": png { change(PNGBytes.sample.data, pixelStart + 9, by: 4) },
    "png-10": png(.limitExceeded, "before anything is decoded") { sized(1 << 31 - 1, 1 << 31 - 1) },
    "png-11": png(.limitExceeded, "before anything is decoded") { sized(32_767, 32_767) },
    "png-13": png {
      var png = PNGBytes.sample
      png.rows.removeLast(9)
      return png.data
    },
    "png-14": png {
      PNGBytes(width: 2, height: 1, depth: 8, type: 3, rows: [0, 0, 1]).data
    },
    "png-16": png {
      var png = PNGBytes.sample
      png.depth = 3
      return png.data
    },
    "png-17": png {
      var png = PNGBytes.sample
      png.before = [("ABCD", [1, 2, 3])]
      return png.data
    },
    "png-19": png(.limitExceeded, "before anything is decoded") {
      PNGBytes(
        width: 16_000, height: 16_000, depth: 1, type: 0, rows: [UInt8](repeating: 0, count: 9)
      ).data
    },
    "png-20": png(.limitExceeded, "before anything is decoded") { sized(16_000, 16_000) },
    "png-22": png(.limitExceeded) {
      // Between header and pixels.
      let text = PNGBytes.chunk("tEXt", Array("a\0b".utf8))
      var file = PNGBytes.sample.data
      file.insert(contentsOf: (0..<200_000).flatMap { _ in text }, at: 33)
      return file
    },
    "png-23": decodes(
      PNGBytes(
        width: 2, height: 1, depth: 16,
        rows: [0] + [255, 255, 0, 0, 128, 128, 255, 255] + [1, 1, 2, 2, 3, 3, 255, 255]),
      [[255, 0, 128, 255], [1, 2, 3, 255]]),
    "png-25": decodes(
      PNGBytes(
        width: 2, height: 1, depth: 8, type: 3, rows: [0, 1, 0],
        before: [("PLTE", [10, 20, 30, 40, 50, 60])]),
      [[40, 50, 60, 255], [10, 20, 30, 255]]),
    "png-26": decodes(
      PNGBytes(
        width: 3, height: 1, depth: 1, type: 3, rows: [0, 0b0100_0000],
        before: [("PLTE", [10, 20, 30, 40, 50, 60])]),
      [[10, 20, 30, 255], [40, 50, 60, 255], [10, 20, 30, 255]]),
    // Adam7 (PNG specification, section 8.2): of 2 × 2 pixels the first comes in pass 1, its
    // neighbour in pass 6, the second row in pass 7.
    "png-28": decodes(
      PNGBytes(
        width: 2, height: 2, depth: 8, type: 0, isInterlaced: true, rows: [0, 10, 0, 20, 0, 30, 40]),
      [[10, 10, 10, 255], [20, 20, 20, 255], [30, 30, 30, 255], [40, 40, 40, 255]]),
    "png-29": .calls(.sound, "what follows the end is ignored") {
      let image = try Image(data: PNGBytes.sample.data + Data("garbage".utf8))
      try FaultMismatch.unless(try image == Image(data: PNGBytes.sample.data), "another image")
      return []
    },
    "png-31": .calls(.sound, "each is an image or one of Easel's errors") {
      let file = PNGBytes.sample.data
      for seed in 0..<4_500 { try decodeOrFail(mutated(file, seed: seed)) }
      return []
    },
    "png-32": .throwing(.inputFailed, "only regular files are read") {
      let fifo = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID()).png")
      try FaultMismatch.unless(mkfifo(fifo.path, 0o600) == 0, "no FIFO")
      defer { unlink(fifo.path) }
      for path in ["/dev/zero", fifo.path] {
        let error = try? expectError { _ = try Image(contentsOf: URL(fileURLWithPath: path)) }
        try FaultMismatch.unless(error?.code == .inputFailed, path)
      }
      _ = try Image(contentsOf: FileManager.default.temporaryDirectory)
    },
    "img-01": .throwing(.invalidImage, "a JPEG is decoded before it is passed through") {
      _ = try Image(data: Data([0xFF, 0xD8, 0xFF, 0xE0] + Array("not a JPEG".utf8)))
    },
    "img-02": .impossible("an image has no URI"),
  ]

  static func expectError(_ body: () throws -> Void) throws -> EaselError? {
    do {
      try body()
      return nil
    } catch let error as EaselError {
      return error
    }
  }

  /// A file some of whose bytes are others, with checksums that are right again.
  private static func mutated(_ file: Data, seed: Int) -> Data {
    var numbers = FaultNumbers(seed: seed + 1)
    var bytes = [UInt8](file)
    for _ in 0..<(1 + Int(numbers.bits() % 4)) {
      let position = 8 + Int(numbers.bits() % UInt64(bytes.count - 8))
      bytes[position] = UInt8(truncatingIfNeeded: numbers.bits())
    }
    // Chunk by chunk, as far as the lengths lead.
    var position = 8
    while position + 12 <= bytes.count {
      let length = bytes[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
      let end = position + 8 + length
      guard end + 4 <= bytes.count else { break }
      bytes.replaceSubrange(
        end..<(end + 4), with: PNGBytes.number(PNGBytes.checksum(of: bytes[(position + 4)..<end])))
      position = end + 4
    }
    return Data(bytes)
  }

  private static func decodeOrFail(_ data: Data) throws {
    var limits = Limits()
    limits.maximumPixels = 1_000_000
    do {
      _ = try Image(data: data, limits: limits)
    } catch let error as EaselError {
      try FaultMismatch.unless(
        [.invalidImage, .limitExceeded].contains(error.code), error.description)
    }
  }
}
