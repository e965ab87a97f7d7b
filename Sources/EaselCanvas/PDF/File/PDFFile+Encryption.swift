extension PDFFile {
  /// Writes the metadata, which stay readable where the document's passwords do not cover them.
  func writeMetadata(_ number: Int, _ bytes: [UInt8]) {
    var stream = Stream(bytes, nil)
    let isReadable = security.map { !$0.encryptsMetadata } ?? false
    stream.isEncrypted = !isReadable
    write(number, stream) { writer in
      writer.raw("/Type /Metadata /Subtype /XML ")
      // The filter that does nothing (7.6.6).
      if isReadable { writer.raw("/Filter /Crypt /DecodeParms << /Name /Identity >> ") }
    }
  }

  /// Writes the entry of the catalogue that says which version has the encryption: 2.0, or Adobe's
  /// extension level 8 of 1.7, which is the same.
  func writeExtensions(to writer: inout PDFWriter) {
    guard security != nil else { return }
    writer.raw("/Extensions << /ADBE << /BaseVersion /1.7 /ExtensionLevel 8 >> >> ")
  }
}
