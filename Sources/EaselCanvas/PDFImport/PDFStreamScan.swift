import Foundation

/// Looks for compressed objects that would fill the memory when libqpdf reads them.
///
/// libqpdf expands object streams and cross-reference streams without a limit (before version 12).
/// It reads an object wherever the file says that one is, so that every `obj` in the file counts
/// here, whatever it is a part of.
struct PDFStreamScan {
  private let bytes: [UInt8]
  private let name: String
  private let limits: Limits
  /// The number of bytes to which further streams may expand.
  private var remaining: Int
  /// The number of bytes that may still be looked at, so that objects inside one another, which no
  /// writer makes, do not take quadratic time.
  private var work: Int
  /// The last `endstream` that was found, and the position from which it was looked for.
  private var lastEnd: (start: Int, end: Int)?

  private init(_ bytes: [UInt8], name: String, _ limits: Limits) {
    self.bytes = bytes
    self.name = name
    self.limits = limits
    remaining = limits.maximumEmbeddedPDFBytes
    work = 8 * bytes.count + 4_096
  }

  /// Throws `limitExceeded` if all such streams together expand to more than
  /// ``Limits/maximumEmbeddedPDFBytes``, and `invalidPDF` for those that cannot be measured.
  static func check(_ bytes: [UInt8], name: String, _ limits: Limits) throws(EaselError) {
    var scan = PDFStreamScan(bytes, name: name, limits)
    let keyword = Array("obj".utf8)
    var position = 0
    while let found = find(keyword, in: bytes, from: position) {
      position = found + keyword.count
      guard found > 0, isSpace(bytes[found - 1]), position < bytes.count,
        isSpace(bytes[position]) || PDFTokens.isDelimiter(bytes[position])
      else { continue }
      try scan.check(objectAt: position)
    }
  }

  private var damaged: EaselError {
    EaselError.damagedPDF(name, "an object is not valid, or inside another one")
  }

  /// The spaces of libqpdf, which has the vertical tab among them.
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x0B || PDFTokens.isSpace(byte) }

  /// Checks the object that begins at a position, if it is a stream.
  private mutating func check(objectAt start: Int) throws(EaselError) {
    var tokens = PDFTokens(bytes, from: start)
    guard let end = try endOfDictionary(&tokens) else { return }
    let keyword = tokens.next()
    guard keyword.kind == .word, bytes[keyword.range].elementsEqual("stream".utf8) else { return }
    guard let value = PDFValue(Array(bytes[start..<end])) else { throw damaged }
    guard value.holdsObjects else { return }
    let filters = (value.entries ?? []).filter { $0.key.unescapedName == "/Filter" }.map(\.value)
    // Bytes without a filter take no more memory than in the file.
    if filters.allSatisfy(\.isNull) { return }
    guard filters.count == 1, filters[0].isDeflate, value.hasUsualPredictor else {
      throw EaselError(
        .invalidPDF,
        "the compressed objects of “\(name)” have filters that are not read; give a copy, as "
          + "“qpdf in.pdf out.pdf” writes it", operation: "EmbeddedPDF", value: name)
    }
    try expand(streamAfter: keyword.range.upperBound)
  }

  /// Returns the end of the dictionary that is the next token; nil for another object.
  private mutating func endOfDictionary(_ tokens: inout PDFTokens) throws(EaselError) -> Int? {
    /// Whether each open array or dictionary is an array.
    var open: [Bool] = []
    while true {
      let token = tokens.next()
      work -= token.range.count + 1
      guard work > 0 else { throw damaged }
      if open.isEmpty, token.kind != .beginDictionary { return nil }
      switch token.kind {
      case .beginArray, .beginDictionary: open.append(token.kind == .beginArray)
      case .endArray, .endDictionary:
        guard open.popLast() == (token.kind == .endArray) else { throw damaged }
        if open.isEmpty { return token.range.upperBound }
      case .end: throw damaged
      // libqpdf ends a string at a character that is no digit, and reads the rest as other tokens.
      case .string: guard isSound(token.range) else { throw damaged }
      case .name, .word: if bytes[token.range].contains(0x0B) { throw damaged }
      }
    }
  }

  /// Whether a string has parentheses, or hexadecimal digits only.
  private func isSound(_ range: Range<Int>) -> Bool {
    bytes[range.lowerBound] == UInt8(ascii: "(")
      || bytes[range].dropFirst().dropLast().allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
        default: PDFTokens.isSpace(byte)
        }
      }
  }

  private mutating func expand(streamAfter position: Int) throws(EaselError) {
    var start = position
    while start < bytes.count, Self.isSpace(bytes[start]), ![0x0A, 0x0D].contains(bytes[start]) {
      start += 1
    }
    if start < bytes.count, bytes[start] == 0x0D { start += 1 }
    if start < bytes.count, bytes[start] == 0x0A { start += 1 }
    let end = endOfStream(from: start)
    work -= end - start
    guard work > 0 else { throw damaged }
    guard let expanded = Inflater.expanded(Array(bytes[start..<end]), most: max(remaining, 1))
    else {
      if Self.find(Array("/Encrypt".utf8), in: bytes, from: 0) != nil {
        throw EaselError.encryptedPDF(name)
      }
      throw EaselError(
        .limitExceeded,
        "the compressed objects of “\(name)” are damaged, or expand to more than "
          + "\(limits.maximumEmbeddedPDFBytes) bytes (Limits.maximumEmbeddedPDFBytes)",
        operation: "EmbeddedPDF", value: name)
    }
    remaining -= expanded.count
  }

  /// Returns the position of the next `endstream`, and that of the end of the file without one.
  private mutating func endOfStream(from start: Int) -> Int {
    if let lastEnd, (lastEnd.start...lastEnd.end).contains(start) { return lastEnd.end }
    let end = Self.find(Array("endstream".utf8), in: bytes, from: start) ?? bytes.count
    lastEnd = (start, max(start, end))
    return max(start, end)
  }

  private static func find(_ needle: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBytes { raw -> Int? in
      guard let base = raw.baseAddress, let first = needle.first else { return nil }
      var position = start
      while position + needle.count <= raw.count,
        let found = memchr(base + position, Int32(first), raw.count - position)
      {
        position = UnsafeRawPointer(found) - base
        guard position + needle.count <= raw.count else { return nil }
        if memcmp(base + position, needle, needle.count) == 0 { return position }
        position += 1
      }
      return nil
    }
  }
}

extension PDFValue {
  /// Whether libqpdf may read a stream with this dictionary as one of objects or of references.
  fileprivate var holdsObjects: Bool {
    (entries ?? []).contains { entry in
      switch entry.key.unescapedName {
      case "/First": return true
      case "/Type":
        guard let name = entry.value.name?.unescapedName else {
          return entry.value.reference != nil
        }
        return name == "/ObjStm" || name == "/XRef"
      default: return false
      }
    }
  }

  /// Whether a filter is deflate alone.
  fileprivate var isDeflate: Bool {
    let value = array.flatMap { $0.count == 1 ? $0[0] : nil } ?? self
    return value.name == "/FlateDecode" || value.name == "/Fl"
  }

  /// Whether the parameters of the filter are numbers, and the rows that libqpdf keeps are short.
  fileprivate var hasUsualPredictor: Bool {
    (entries ?? []).filter { ["/DecodeParms", "/DP"].contains($0.key.unescapedName) }
      .allSatisfy { entry in
        let value = entry.value.array.flatMap { $0.count == 1 ? $0[0] : nil } ?? entry.value
        return value.isNull || value.isUsualPredictor
      }
  }

  /// The maximum number of bytes of a row of a predictor, which libqpdf keeps in memory.
  private static let longestRow = 1024 * 1024

  /// Whether it has parameters of a predictor with a row of usual length, and no references.
  var isUsualPredictor: Bool {
    guard let entries else { return false }
    var length = 1
    for entry in entries {
      guard entry.value.reference == nil else { return false }
      switch entry.key.unescapedName {
      case "/Columns", "/Colors", "/BitsPerComponent":
        guard let count = entry.value.integer, count > 0 else { return false }
        let (product, isTooLong) = length.multipliedReportingOverflow(by: count)
        if isTooLong { return false }
        length = product
      default: break
      }
    }
    return length <= 8 * Self.longestRow
  }
}

extension String {
  /// A name without its escapes, which are a number sign and two digits (ISO 32000-1, 7.3.5).
  var unescapedName: String {
    guard utf8.contains(UInt8(ascii: "#")) else { return self }
    let bytes = Array(utf8)
    var (result, position): ([UInt8], Int) = ([], 0)
    while position < bytes.count {
      let digits = String(decoding: bytes[position...].dropFirst().prefix(2), as: UTF8.self)
      if bytes[position] == UInt8(ascii: "#"), digits.utf8.count == 2,
        let byte = UInt8(digits, radix: 16)
      {
        result.append(byte)
        position += 3
      } else {
        result.append(bytes[position])
        position += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
