import Foundation

/// The objects of a PDF file (ISO 32000-1, 7.5), each of which is output soon after it is written.
///
/// `reserve()` returns the number of an object, so that other objects can refer to it before it is
/// written. Objects without a stream are collected in object streams (7.5.7), which take a fifth of
/// the bytes.
final class PDFFile {
  private let sink: OutputSink
  /// Encrypts streams and the strings in their dictionaries.
  ///
  /// The strings of other objects are in object streams, which are encrypted.
  let security: PDFSecurity?
  /// The number of bytes that were output.
  @exclusivity(unchecked) private var passed: Int
  /// The number of bytes that are output together, since streams are small and many.
  private static let capacity = 16 * 1_024
  /// The position of each object.
  @exclusivity(unchecked) private var table = PDFCrossReferences()
  private var scratch = PDFWriter()
  /// The fingerprint of all bytes so far.
  @exclusivity(unchecked) private var fingerprint = PDFFingerprint()
  /// The object streams that are being filled, in the order of their kinds.
  private let streams = PDFObjectStream.Kind.allCases.map { _ in PDFObjectStream() }
  /// Whether the file claims PDF/A, which limits strings to `longestString` bytes (ISO 19005-2,
  /// 6.1.13).
  @exclusivity(unchecked) var isArchive = false
  static let longestString = 32_767
  /// The length of the first string beyond the limit, and its first bytes.
  private(set) var longString: (count: Int, beginning: [UInt8])?
  /// The first failure of compression, encryption or file size.
  @exclusivity(unchecked) private(set) var failure: (any Error)?

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - security: The encryption of the file.
  ///   - passed: The number of bytes that are assumed to precede the file in the output, for tests.
  init(_ sink: OutputSink, security: PDFSecurity? = nil, passed: Int = 0) {
    self.sink = sink
    self.security = security
    self.passed = passed
    scratch.reserve(Self.capacity / 2)
    scratch.raw("%PDF-1.7\n%")
    // Four bytes outside of ASCII, so that programs take the file for binary data (7.5.2).
    scratch.raw([0xB5, 0xED, 0xAE, 0xFB, 0x0A])
  }

  /// Keeps the length and the beginning of the first string that is too long.
  private func findLongString(in object: ArraySlice<UInt8>) {
    _ = PDFStrings.replacing(in: Array(object)) { string in
      if string.count > Self.longestString, longString == nil {
        longString = (string.count, Array(string.prefix(80)))
      }
      return []
    }
  }

  private func flush() {
    scratch.bytes.withUnsafeBytes(pass)
    scratch.removeAll()
  }

  private func pass(_ bytes: UnsafeRawBufferPointer) {
    fingerprint.add(bytes)
    _ = sink.write(bytes)
    passed += bytes.count
  }

  /// The offset of the next byte.
  private var offset: Int { passed + scratch.bytes.count }

  /// Reserves the number of an object that is written later.
  func reserve() -> Int { table.reserve() }

  // MARK: Objects

  /// Writes an object with a number.
  ///
  /// - Parameter kind: The object stream in which the object is collected.
  func write(
    _ number: Int, _ kind: PDFObjectStream.Kind = .document, _ body: (inout PDFWriter) -> Void
  ) {
    let stream = streams[kind.rawValue]
    if stream.isEmpty { stream.number = reserve() }
    let position = stream.add(number, body)
    table.set(number, inStream: stream.number, at: position)
    if isArchive, stream.last.count > Self.longestString { findLongString(in: stream.last) }
    if stream.isFull { end(stream) }
  }

  /// Writes an object with the next number and returns the number.
  func add(
    _ kind: PDFObjectStream.Kind = .document, _ body: (inout PDFWriter) -> Void
  ) -> Int {
    let number = reserve()
    write(number, kind, body)
    return number
  }

  /// Writes an object stream and begins the next one.
  private func end(_ stream: PDFObjectStream) {
    guard !stream.isEmpty else { return }
    attempt {
      write(stream.number, try stream.stream()) { writer in
        writer.raw("/Type /ObjStm /N ")
        writer.integer(stream.count)
        writer.raw(" /First ")
        writer.integer(stream.first)
        writer.byte(0x20)
      }
    }
    stream.removeAll()
  }

  // MARK: Streams

  private func begin(_ number: Int) {
    table.set(number, offset: offset)
    scratch.backwards { digits in
      digits.text(" 0 obj\n")
      digits.integer(number.magnitude, minimumDigits: 1)
    }
  }

  /// The bytes of a stream and the filter that decodes them.
  struct Stream {
    var bytes: [UInt8]
    /// The name of the filter; nil for bytes without encoding.
    var filter: StaticString?
    /// Whether it is encrypted in a document with passwords.
    var isEncrypted = true

    /// Compresses bytes, or keeps them if compression makes them no shorter.
    init(compressing bytes: [UInt8], _ effort: Deflater.Effort) throws {
      let packed =
        bytes.count < 64 ? bytes : try bytes.withUnsafeBytes(Deflater(effort).compressed)
      self = packed.count < bytes.count ? Stream(packed, "FlateDecode") : Stream(bytes, nil)
    }

    init(_ bytes: [UInt8], _ filter: StaticString?) {
      self.bytes = bytes
      self.filter = filter
    }
  }

  /// Writes a stream with a number.
  ///
  /// - Parameter entries: Writes the entries of its dictionary besides length and filter.
  func write(_ number: Int, _ stream: Stream, _ entries: (inout PDFWriter) -> Void = { _ in }) {
    guard let security, stream.isEncrypted else { return writeAsItIs(number, stream, entries) }
    attempt {
      var dictionary = PDFWriter()
      entries(&dictionary)
      let written = try PDFStrings.replacing(in: dictionary.bytes, security.encrypted)
      let encrypted = Stream(try security.encrypted(stream.bytes), stream.filter)
      writeAsItIs(number, encrypted) { $0.raw(written) }
    }
  }

  private func writeAsItIs(
    _ number: Int, _ stream: Stream, _ entries: (inout PDFWriter) -> Void
  ) {
    begin(number)
    scratch.raw("<< /Length ")
    scratch.integer(stream.bytes.count)
    if let filter = stream.filter {
      scratch.raw(" /Filter /")
      scratch.raw(filter)
    }
    scratch.raw(" ")
    entries(&scratch)
    scratch.raw(">>\nstream\n")
    if stream.bytes.count < Self.capacity {
      scratch.raw(stream.bytes)
    } else {
      flush()
      stream.bytes.withUnsafeBytes(pass)
    }
    scratch.raw("\nendstream\nendobj\n")
    if scratch.bytes.count > Self.capacity { flush() }
  }

  /// Compresses bytes and writes them as a stream with a number.
  func write(
    _ number: Int, compressing bytes: [UInt8], _ effort: Deflater.Effort = .moderate,
    _ entries: (inout PDFWriter) -> Void = { _ in }
  ) {
    attempt { write(number, try Stream(compressing: bytes, effort), entries) }
  }

  /// Calls a closure and keeps the first error.
  func attempt(_ write: () throws -> Void) {
    do { try write() } catch { failure = failure ?? error }
  }

  // MARK: The end

  /// Writes the encryption dictionary, which is not allowed in an object stream (7.5.7).
  private func write(_ dictionary: PDFWriter) -> Int {
    let number = reserve()
    begin(number)
    scratch.raw(dictionary.bytes)
    scratch.raw("\nendobj\n")
    return number
  }

  /// Writes the cross-reference stream (7.5.8) with the entries of the trailer.
  ///
  /// An object that was never written is a free entry.
  func finish(catalog: Int, info: Int) {
    for stream in streams { end(stream) }
    let encryption = security.map { write($0.dictionary) }
    let number = reserve()
    let start = offset
    guard start <= PDFCrossReferences.largestOffset else {
      failure =
        failure
        ?? EaselError(
          .limitExceeded,
          "a PDF file may have \(PDFCrossReferences.largestOffset) bytes; write it in parts",
          operation: "PDFDocument.finish")
      return
    }
    table.set(number, offset: start)
    flush()
    attempt {
      let rows = try table.rows(end: start)
      writeAsItIs(number, rows.stream) { writer in
        writer.raw("/Type /XRef /Size ")
        writer.integer(table.count)
        writer.raw(" /W [1 ")
        writer.integer(rows.offsetWidth)
        writer.raw(" 2] ")
        if rows.stream.filter != nil {
          writer.raw("/DecodeParms << /Predictor 12 /Columns ")
          writer.integer(rows.offsetWidth + 3)
          writer.raw(" >> ")
        }
        writer.raw("/Root ")
        writer.reference(catalog)
        writer.raw("/Info ")
        writer.reference(info)
        if let encryption {
          writer.raw("/Encrypt ")
          writer.reference(encryption)
        }
        writer.raw("/ID [")
        // The identifier is written twice: the file has not changed since it was made (14.4).
        let identifier = fingerprint.bytes
        for _ in 0..<2 { writer.hexadecimal(identifier) }
        writer.raw("] ")
      }
    }
    scratch.raw("startxref\n")
    scratch.integer(start)
    scratch.raw("\n%%EOF\n")
    flush()
  }
}
