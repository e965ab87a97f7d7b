import CInflate
import EaselCanvas
import Foundation

/// The letters that the pages of one of Easel's documents draw, in the order of the file.
///
/// It reads what Easel writes, no other PDF: streams with their length in front, fonts that are named
/// by their objects, a `ToUnicode` map for each.
struct PDFLetters {
  private var objects: [Int: [UInt8]] = [:]
  private var contents: [[UInt8]] = []

  /// The letters that the pages draw, of those that `isKept` takes.
  static func read(_ data: Data, keeping isKept: (Character) -> Bool) -> String {
    var letters = PDFLetters()
    letters.readObjects([UInt8](data))
    return letters.drawn(isKept)
  }

  // MARK: Objects

  private mutating func readObjects(_ bytes: [UInt8]) {
    let begin = Array(" 0 obj\n".utf8)
    let stream = Array("stream\n".utf8)
    var offset = 0
    while let found = Self.find(begin, in: bytes, from: offset) {
      let number = Self.number(before: found, in: bytes)
      let start = found + begin.count
      offset = start
      guard let end = Self.find(stream, in: bytes, from: start),
        end - start < 4_096, bytes[start] == 0x3C
      else { continue }
      let head = String(decoding: bytes[start..<end], as: UTF8.self)
      guard let length = Self.integer(after: "/Length ", in: head) else { continue }
      let first = end + stream.count
      guard first + length <= bytes.count else { continue }
      let raw = Array(bytes[first..<first + length])
      offset = first + length
      guard let body = head.contains("FlateDecode") ? Self.inflated(raw) : raw else { continue }
      if head.contains("/ObjStm") {
        readObjectStream(body, head)
      } else if !head.contains("/Type") && !head.contains("/Length1") {
        objects[number] = body
        if Self.find(Array("begincmap".utf8), in: body, from: 0) == nil { contents.append(body) }
      } else if head.contains("/Form") {
        contents.append(body)
      }
    }
  }

  private mutating func readObjectStream(_ body: [UInt8], _ head: String) {
    guard let count = Self.integer(after: "/N ", in: head),
      let first = Self.integer(after: "/First ", in: head), first <= body.count
    else { return }
    let index = String(decoding: body[0..<first], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    guard index.count >= 2 * count else { return }
    for place in 0..<count {
      let start = first + index[2 * place + 1]
      let end = place + 1 < count ? first + index[2 * place + 3] : body.count
      guard start <= end, end <= body.count else { continue }
      objects[index[2 * place]] = Array(body[start..<end])
    }
  }

  private static func find(_ text: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard let first = text.first, start >= 0, start + text.count <= bytes.count else { return nil }
    return bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      let end = bytes.count - text.count
      var place = start
      while place <= end, let found = memchr(base + place, Int32(first), end - place + 1) {
        place = base.distance(to: UnsafeRawPointer(found))
        if memcmp(found, text, text.count) == 0 { return place }
        place += 1
      }
      return nil
    }
  }

  private static func number(before end: Int, in bytes: [UInt8]) -> Int {
    var (number, unit, place) = (0, 1, end - 1)
    while place >= 0, unit < 1_000_000_000, (0x30...0x39).contains(bytes[place]) {
      number += Int(bytes[place] - 0x30) * unit
      unit *= 10
      place -= 1
    }
    return number
  }

  private static func integer(after name: String, in text: String) -> Int? {
    guard let range = text.range(of: name) else { return nil }
    return Int(text[range.upperBound...].prefix { $0.isNumber })
  }

  /// What a stream of zlib's holds; nil for none, or for one of more than 64 MiB.
  private static func inflated(_ raw: [UInt8]) -> [UInt8]? {
    var room = max(1_024, raw.count * 8)
    while room <= 64 * 1_024 * 1_024 {
      var bytes = [UInt8](repeating: 0, count: room)
      var length = uLongf(room)
      let status = uncompress(&bytes, &length, raw, uLong(raw.count))
      if status == Z_OK { return Array(bytes.prefix(Int(length))) }
      guard status == Z_BUF_ERROR else { return nil }
      room *= 4
    }
    return nil
  }

  // MARK: Letters

  /// What the codes of a font say, and how many bytes each has.
  private struct Font {
    var letters: [Int: String] = [:]
    var isWide = false
  }

  /// The font that streams name by its object.
  private func font(_ number: Int, _ isKept: (Character) -> Bool) -> Font {
    guard let font = objects[number],
      let map = Self.integer(after: "/ToUnicode ", in: String(decoding: font, as: UTF8.self)),
      let body = objects[map]
    else { return Font() }
    var result = Font()
    let lines = String(decoding: body, as: UTF8.self).split(separator: "\n")
    result.isWide = lines.contains("<0000> <FFFF>")
    for line in lines {
      let parts = line.split { !$0.isHexDigit }
      guard line.hasPrefix("<"), parts.count == 2, !line.contains("FFFF>"),
        let code = Int(parts[0], radix: 16)
      else { continue }
      let units = stride(from: 0, to: parts[1].count, by: 4).compactMap { offset in
        UInt16(parts[1].dropFirst(offset).prefix(4), radix: 16)
      }
      let text = String(decoding: units, as: UTF16.self).filter(isKept)
      if !text.isEmpty { result.letters[code] = text }
    }
    return result
  }

  private func drawn(_ isKept: (Character) -> Bool) -> String {
    var fonts: [Int: Font] = [:]
    var result = ""
    for content in contents {
      var font = Font()
      var place = 0
      while place < content.count {
        let byte = content[place]
        place += 1
        if byte == 0x2F {
          let start = place
          while place < content.count, content[place] > 0x20 { place += 1 }
          let name = String(decoding: content[start..<place], as: UTF8.self)
          if name.hasPrefix("F"), let number = Int(name.dropFirst()) {
            font = fonts[number] ?? self.font(number, isKept)
            fonts[number] = font
          }
        } else if byte == 0x28 {
          let codes = Self.string(in: content, &place)
          if font.isWide {
            for index in stride(from: 0, to: codes.count - 1, by: 2) {
              result += font.letters[Int(codes[index]) << 8 | Int(codes[index + 1])] ?? ""
            }
          } else {
            for code in codes { result += font.letters[Int(code)] ?? "" }
          }
        } else if byte == 0x3C, place < content.count, content[place] == 0x3C {
          // What a mark says is not drawn.
          while place + 1 < content.count, content[place] != 0x3E || content[place + 1] != 0x3E {
            place += 1
          }
        }
      }
    }
    return result
  }

  /// The bytes of a string whose bracket was read.
  private static func string(in content: [UInt8], _ place: inout Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while place < content.count, content[place] != 0x29 {
      if content[place] == 0x5C, place + 1 < content.count {
        place += 1
        bytes.append(content[place] == UInt8(ascii: "r") ? 0x0D : content[place])
      } else {
        bytes.append(content[place])
      }
      place += 1
    }
    return bytes
  }
}
