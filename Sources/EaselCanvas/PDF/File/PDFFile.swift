import Foundation

/// The objects of a PDF file and the table of where they lie (ISO 32000-1, 7.5): each goes to the
/// output as soon as it is written.
///
/// ```swift
/// let number = file.reserve()
/// file.write(number) { $0.raw("<< /Type /Catalog >>") }
/// ```
final class PDFFile {
  private let sink: OutputSink
  /// Bytes that went to the output.
  private var passed = 0
  /// Bytes that go to it together: objects are small, and many.
  private static let capacity = 16 * 1_024
  /// Where each object begins, by its number; 0 for those that are not written yet.
  private var offsets = [0]
  private var scratch = PDFWriter()
  /// The first failure to compress.
  private(set) var failure: (any Error)?

  init(_ sink: OutputSink) {
    self.sink = sink
    scratch.reserve(Self.capacity / 2)
    offsets.reserveCapacity(32)
    scratch.raw("%PDF-1.5\n%")
    // Four bytes that are no ASCII, so that nobody takes the file for text (7.5.2).
    scratch.raw([0xB5, 0xED, 0xAE, 0xFB, 0x0A])
  }

  private func flush() {
    scratch.bytes.withUnsafeBytes { _ = sink.write($0) }
    passed += scratch.bytes.count
    scratch.removeAll()
  }

  /// Where in the file the next byte lies.
  private var place: Int { passed + scratch.bytes.count }

  /// The number of an object that is written later.
  func reserve() -> Int {
    offsets.append(0)
    return offsets.count - 1
  }

  /// Writes an object under a number.
  func write(_ number: Int, _ body: (inout PDFWriter) -> Void) {
    begin(number)
    body(&scratch)
    scratch.raw("\nendobj\n")
    if scratch.bytes.count > Self.capacity { flush() }
  }

  /// Writes an object under a number of its own, and returns it.
  func add(_ body: (inout PDFWriter) -> Void) -> Int {
    let number = reserve()
    write(number, body)
    return number
  }

  private func begin(_ number: Int) {
    offsets[number] = place
    scratch.integer(number)
    scratch.raw(" 0 obj\n")
  }

  /// Bytes with what a reader has to do to get at them.
  struct Stream {
    var bytes: [UInt8]
    /// The name of the filter; nil for bytes as they are.
    var filter: StaticString?

    /// Compresses bytes; those that it would not make shorter stay.
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

  /// Writes a stream under a number.
  ///
  /// - Parameter entries: What its dictionary has besides length and filter.
  func write(_ number: Int, _ stream: Stream, _ entries: (inout PDFWriter) -> Void = { _ in }) {
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
      stream.bytes.withUnsafeBytes { _ = sink.write($0) }
      passed += stream.bytes.count
    }
    scratch.raw("\nendstream\nendobj\n")
    if scratch.bytes.count > Self.capacity { flush() }
  }

  /// Compresses bytes and writes them as a stream under a number.
  func write(
    _ number: Int, compressing bytes: [UInt8], _ effort: Deflater.Effort = .usual,
    _ entries: (inout PDFWriter) -> Void = { _ in }
  ) {
    do {
      write(number, try Stream(compressing: bytes, effort), entries)
    } catch {
      failure = failure ?? error
    }
  }

  /// Writes the table and the trailer; an object that was never written is free.
  func finish(catalog: Int, info: Int) {
    let start = place
    scratch.raw("xref\n0 ")
    scratch.integer(offsets.count)
    scratch.raw("\n0000000000 65535 f \n")
    for offset in offsets.dropFirst() {
      scratch.digits(offset.magnitude, atLeast: 10)
      scratch.raw(offset > 0 ? " 00000 n \n" : " 65535 f \n")
    }
    scratch.raw("trailer\n<< /Size ")
    scratch.integer(offsets.count)
    scratch.raw(" /Root ")
    scratch.reference(catalog)
    scratch.raw("/Info ")
    scratch.reference(info)
    scratch.raw(">>\nstartxref\n")
    scratch.integer(start)
    scratch.raw("\n%%EOF\n")
    flush()
  }
}
