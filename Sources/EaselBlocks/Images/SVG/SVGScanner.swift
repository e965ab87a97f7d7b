import Foundation

/// Reads numbers and words from the value of an attribute, byte by byte.
struct SVGScanner {
  private let bytes: [UInt8]
  private(set) var index = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  /// Whether nothing remains.
  var isAtEnd: Bool { index >= bytes.count }
  /// The next byte; `nil` at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }
  /// The remaining text.
  var rest: String { String(decoding: bytes[min(index, bytes.count)...], as: UTF8.self) }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// Skips white space.
  mutating func skipSpaces() {
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
  }

  /// Skips white space with at most one comma in it.
  mutating func skipSeparator() {
    skipSpaces()
    if take(UInt8(ascii: ",")) { skipSpaces() }
  }

  /// Skips a given byte; returns `false` if another byte follows.
  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  /// Reads a number in the notation of CSS and SVG, such as `-.5e3`.
  ///
  /// The result is `nil`, without a change of the position, if no number follows or it is too large
  /// for a `Double`.
  mutating func number() -> CGFloat? {
    var end = index
    func digits() -> Int {
      let start = end
      while end < bytes.count, Self.isDigit(bytes[end]) { end += 1 }
      return end - start
    }
    func isNext(_ characters: UInt8...) -> Bool {
      end < bytes.count && characters.contains(bytes[end])
    }
    let (plus, minus) = (UInt8(ascii: "+"), UInt8(ascii: "-"))
    if isNext(plus, minus) { end += 1 }
    var count = digits()
    if isNext(UInt8(ascii: ".")) {
      end += 1
      let fraction = digits()
      // In “1.” the number is 1, and the dot does not belong to it.
      if fraction == 0 { end -= 1 }
      count += fraction
    }
    guard count > 0 else { return nil }
    if isNext(UInt8(ascii: "e"), UInt8(ascii: "E")) {
      let mantissa = end
      end += 1
      if isNext(plus, minus) { end += 1 }
      // An “e” without digits begins a unit, as in “2em”.
      if digits() == 0 { end = mantissa }
    }
    guard let value = Double(String(decoding: bytes[index..<end], as: UTF8.self)), value.isFinite
    else { return nil }
    index = end
    return CGFloat(value)
  }

  /// Reads a single `0` or `1`, which needs no separator after it.
  mutating func flag() -> Bool? {
    if take(UInt8(ascii: "0")) { return false }
    return take(UInt8(ascii: "1")) ? true : nil
  }

  /// Reads a single letter.
  mutating func letter() -> UInt8? {
    guard let byte = next, Self.isLetter(byte) else { return nil }
    index += 1
    return byte
  }

  /// Reads letters, such as a unit; the result is empty if none follow.
  mutating func letters() -> String {
    let start = index
    while letter() != nil {}
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Reads letters, digits, hyphens, underscores and characters beyond ASCII.
  ///
  /// The result is empty if none follow.
  mutating func word() -> String {
    let start = index
    while let byte = next,
      Self.isLetter(byte) || Self.isDigit(byte) || byte >= 0x80 || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "_")
    { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Reads the text up to one of the given bytes and skips that byte.
  ///
  /// It reads all remaining text if none of the bytes follows.
  mutating func text(upTo stops: UInt8...) -> (text: String, stop: UInt8?) {
    let start = index
    while index < bytes.count, !stops.contains(bytes[index]) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    let stop = next
    if stop != nil { index += 1 }
    return (text, stop)
  }

  /// Reads numbers with separators between them, up to the first text that is no number.
  mutating func numbers(most: Int = .max) -> [CGFloat] {
    var result: [CGFloat] = []
    skipSpaces()
    while result.count < most, let value = number() {
      result.append(value)
      skipSeparator()
    }
    return result
  }
}
