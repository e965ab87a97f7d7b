import Foundation

extension PDFSource {
  /// Throws `limitExceeded` for a file that is too large.
  static func check(_ byteCount: Int, _ name: String, _ limits: Limits) throws(EaselError) {
    guard byteCount > limits.maximumEmbeddedPDFBytes else { return }
    throw EaselError(
      .limitExceeded,
      "“\(name)” has \(byteCount) bytes; a PDF file whose pages are drawn may have "
        + "\(limits.maximumEmbeddedPDFBytes) (Limits.maximumEmbeddedPDFBytes)",
      operation: "EmbeddedPDF", value: "\(byteCount)")
  }

  /// Reads a page of a file with the objects that it uses, or all pages.
  ///
  /// - Throws: The errors of ``EmbeddedPDF/init(url:page:trusting:limits:)``, except for a page
  ///   that the file does not have.
  static func read(
    _ data: Data, name: String, page: Int?, _ limits: Limits
  ) throws(EaselError) -> PDFSource {
    let name = SanitizedText(String(name.prefix(120))).text
    try check(data.count, name, limits)
    #if PDFImport
      guard data.prefix(1_024).firstRange(of: Data("%PDF-".utf8)) != nil else {
        throw EaselError.damagedPDF(name, "it does not begin with “%PDF-”")
      }
      let bytes = [UInt8](data)
      try PDFStreamScan.check(bytes, name: name, limits)
      let result: Result<PDFSource, EaselError> = bytes.withUnsafeBytes { raw in
        do throws(EaselError) {
          let reader = PDFSourceReader(try QPDFFile(raw, name: name), name: name, limits)
          return .success(try reader.read(page, identity: MD5.digest(raw)))
        } catch {
          return .failure(error)
        }
      }
      return try result.get()
    #else
      throw EaselError(
        .unsupportedOption,
        "pages of PDF files need the package trait “PDFImport” (libqpdf), which this build leaves "
          + "out; turn it on where the package is named: traits: [.defaults, \"PDFImport\"]",
        operation: "EmbeddedPDF")
    #endif
  }
}

/// Looks for compressed objects that would fill the memory when libqpdf reads them.
///
/// libqpdf expands object streams and cross-reference streams without a limit (before version 12).
enum PDFStreamScan {
  /// Throws `limitExceeded` if all such streams together expand to more than
  /// ``Limits/maximumEmbeddedPDFBytes``.
  static func check(_ bytes: [UInt8], name: String, _ limits: Limits) throws(EaselError) {
    var remaining = limits.maximumEmbeddedPDFBytes
    let keyword = Array("stream".utf8)
    var position = 0
    while let found = find(keyword, in: bytes, from: position) {
      position = found + keyword.count
      guard position < bytes.count, bytes[position] == 0x0A || bytes[position] == 0x0D,
        holdsObjects(bytes, before: found)
      else { continue }
      var start = position + 1
      if bytes[position] == 0x0D, start < bytes.count, bytes[start] == 0x0A { start += 1 }
      let end = find(Array("endstream".utf8), in: bytes, from: start) ?? bytes.count
      guard isCompressed(bytes[start..<max(start, end)]) else { continue }
      guard let expanded = Inflater.expanded(Array(bytes[start..<end]), most: max(remaining, 1))
      else {
        throw EaselError(
          .limitExceeded,
          "the compressed objects of “\(name)” are damaged, or expand to more than "
            + "\(limits.maximumEmbeddedPDFBytes) bytes (Limits.maximumEmbeddedPDFBytes)",
          operation: "EmbeddedPDF", value: name)
      }
      remaining -= expanded.count
      position = end
    }
  }

  /// Whether bytes begin as a zlib stream does (RFC 1950, 2.2).
  private static func isCompressed(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, let second = bytes.dropFirst().first else { return false }
    return first & 0x0F == 8 && (Int(first) << 8 | Int(second)) % 31 == 0
  }

  /// Whether the dictionary before a stream is one of an object or cross-reference stream.
  private static func holdsObjects(_ bytes: [UInt8], before end: Int) -> Bool {
    let window = bytes[max(end - 2_048, 0)..<end]
    var text = String(decoding: window, as: UTF8.self)
    if let start = text.range(of: " obj", options: .backwards) {
      text = String(text[start.upperBound...])
    }
    // Bytes without a filter take no more memory than in the file.
    guard text.contains("/Filter") || text.contains("#") else { return false }
    return text.contains("ObjStm") || text.contains("XRef") || text.contains("/First")
      || text.contains("#")
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
