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
          return .success(try reader.read(page, identity: SHA256.digest(raw)))
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
