/// The facts about a JPEG file's pixels that its application segments state.
struct JPEGMetadata {
  /// The orientation in the EXIF data.
  private(set) var orientation = ImageOrientation.up
  /// The ICC profile, or `nil`.
  private(set) var profile: [UInt8]?
  /// Whether the file says that Adobe's programs wrote it, which store CMYK inverted.
  private(set) var isAdobe = false

  private static let exif = Array("Exif\0\0".utf8)
  private static let icc = Array("ICC_PROFILE\0".utf8)
  private static let adobe = Array("Adobe".utf8)

  /// Reads the segments before the first scan (ITU-T T.81, annex B).
  init(_ bytes: [UInt8]) {
    var parts: [Int: ArraySlice<UInt8>] = [:]
    var partCount = 0
    var hasOrientation = false
    var position = 2
    while position + 3 < bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      if marker == 0xFF {
        position += 1
        continue
      }
      if marker == 0x01 || (0xD0...0xD7).contains(marker) {
        position += 2
        continue
      }
      if marker == 0xDA || marker == 0xD9 { break }
      let end = position + 2 + Int(bytes[position + 2]) << 8 + Int(bytes[position + 3])
      guard end >= position + 4, end <= bytes.count else { break }
      let body = bytes[(position + 4)..<end]
      switch marker {
      case 0xE1 where body.starts(with: Self.exif) && !hasOrientation:
        hasOrientation = true
        orientation = EXIFOrientation.read(body.dropFirst(Self.exif.count)) ?? .up
      case 0xE2 where body.starts(with: Self.icc) && body.count > Self.icc.count + 2:
        // A profile that is longer than a segment has several, each with its number from 1.
        let numbers = body.dropFirst(Self.icc.count).prefix(2)
        let number = Int(numbers[numbers.startIndex])
        if parts[number] == nil { parts[number] = body.dropFirst(Self.icc.count + 2) }
        partCount = Int(numbers[numbers.startIndex + 1])
      case 0xEE where body.starts(with: Self.adobe): isAdobe = true
      default: break
      }
      position = end
    }
    guard !parts.isEmpty else { return }
    // A missing part leaves a profile that does not open, which is noted.
    profile = (1...max(partCount, 1)).flatMap { parts[$0] ?? [] }
  }
}
