extension PDFFile {
  /// Writes the metadata, which remains readable in an encrypted document if its options say so.
  func writeMetadata(_ number: Int, _ bytes: [UInt8]) {
    var stream = Stream(bytes, nil)
    let isReadable = security.map { !$0.encryptsMetadata } ?? false
    stream.isEncrypted = !isReadable
    write(number, stream) { writer in
      writer.raw("/Type /Metadata /Subtype /XML ")
      // The identity filter: this stream is not encrypted (7.6.6).
      if isReadable { writer.raw("/Filter /Crypt /DecodeParms << /Name /Identity >> ") }
    }
  }

  /// Writes the catalog entry for the version of PDF that defines the encryption.
  ///
  /// That is PDF 2.0, or Adobe's extension level 8 of 1.7, which is the same.
  func writeExtensions(to writer: inout PDFWriter) {
    guard security != nil else { return }
    writer.raw("/Extensions << /ADBE << /BaseVersion /1.7 /ExtensionLevel 8 >> >> ")
  }
}
