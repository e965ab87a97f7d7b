import Foundation

extension PDFDocument {
  func writeEnd() {
    // The destinations of a page that is still open are known once it has ended.
    for page in openPages { endPage(page) }
    let outline = links.writeOutline(to: file, in: context)
    links.noteMissing(in: context)
    noteLanguage()
    links.nameAll()
    writeMissing()
    assets.fonts.finish(in: context)
    let pages = tree.write(to: file)
    structure?.finish()
    let info = describedInfo
    let (names, files) = (links.writeNames(to: file), attachments.writeNames())
    let check = assets.conformance
    check.checkTitle(info.title, in: context)
    check.checkAttachments(hasAttachments, in: context)
    let (metadata, profile) = (writeMetadata(info), writeColorProfile())
    let catalog = file.add { writer in
      writer.raw("<< /Type /Catalog /Pages ")
      writer.reference(pages)
      writer.raw("/Metadata ")
      writer.reference(metadata)
      writer.raw(
        "/OutputIntents [<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) ")
      writer.raw("/Info (sRGB) /DestOutputProfile ")
      writer.reference(profile)
      writer.raw(">>] ")
      if let language {
        writer.raw("/Lang ")
        writer.string(language)
        writer.byte(0x20)
      }
      if info.title?.isEmpty == false {
        writer.raw("/ViewerPreferences << /DisplayDocTitle true >> ")
      }
      presentation.write(to: &writer, hasOutline: outline != nil)
      if let outline {
        writer.raw("/Outlines ")
        writer.reference(outline)
      }
      if names != nil || files != nil {
        writer.raw("/Names << ")
        if let names {
          writer.raw("/Dests ")
          writer.reference(names)
        }
        if let files {
          writer.raw("/EmbeddedFiles ")
          writer.reference(files)
        }
        writer.raw(">> ")
      }
      attachments.writeAssociated(to: &writer)
      file.writeExtensions(to: &writer)
      PDFPageLabels(labels, in: tree).write(to: &writer)
      if let structure {
        writer.raw("/MarkInfo << /Marked true >> /StructTreeRoot ")
        writer.reference(structure.root)
      }
      writer.raw(">>")
    }
    file.finish(catalog: catalog, info: write(info))
    check.checkString(file.longString, in: context)
  }

  /// The metadata of the document, with its first heading as the title if it has none.
  private var describedInfo: DocumentInfo {
    var info = info
    if info.title?.isEmpty != false, let heading = structure?.firstHeading { info.title = heading }
    return info
  }

  /// The program that created the content, if the document does not name one.
  private static let creator = "Easel"

  /// Writes the metadata, uncompressed, since search programs read it without a decoder.
  private func writeMetadata(_ info: DocumentInfo) -> Int {
    let packet = XMPPacket(
      info, creator: info.creator ?? Self.creator, producer: LibraryVersion.producer,
      claims: assets.conformance.claims,
      schemas: info.extensions + (attachments.invoice.map { [$0] } ?? []))
    let number = file.reserve()
    file.writeMetadata(number, packet.bytes)
    return number
  }

  /// The color profile, which is the same in all documents and is compressed once.
  private static let colorProfile = Result {
    try PDFFile.Stream(compressing: ColorProfile.sRGB, .usual)
  }

  /// Writes the ICC profile that defines the colors of the document.
  private func writeColorProfile() -> Int {
    let number = file.reserve()
    file.attempt { file.write(number, try Self.colorProfile.get()) { $0.raw("/N 3 ") } }
    return number
  }

  private func write(_ info: DocumentInfo) -> Int {
    file.add { writer in
      writer.raw("<< /Creator ")
      writer.string(info.creator ?? Self.creator)
      writer.raw(" /Producer ")
      writer.string(LibraryVersion.producer)
      func write(_ key: StaticString, _ text: String?) {
        guard let text else { return }
        writer.raw(key)
        writer.string(text)
      }
      func write(_ key: StaticString, _ date: Date?) {
        guard let date else { return }
        writer.raw(key)
        writer.text("(D:\(PDFDate.text(date).filter(\.isNumber))Z)")
      }
      write(" /Title ", info.title)
      write(" /Author ", info.author)
      write(" /Subject ", info.subject)
      write(" /Keywords ", info.joinedKeywords)
      write(" /CreationDate ", info.creationDate)
      write(" /ModDate ", info.modificationDate)
      writer.raw(" >>")
    }
  }

  // MARK: Language

  /// The language as a tag of BCP 47, or that of the locale; nil without both.
  private var language: String? { Self.language(info, options) }

  static func language(_ info: DocumentInfo, _ options: RenderOptions) -> String? {
    info.language.flatMap(LanguageTag.sound) ?? options.localeIdentifier.flatMap(LanguageTag.sound)
  }

  private func noteLanguage() {
    guard let language = info.language, LanguageTag.sound(language) == nil else { return }
    context.note(
      .warning, .invalidLocale,
      "the document's language “\(language.prefix(40))” is not a BCP 47 tag such as “de-CH”, and is "
        + "left out", operation: "DocumentInfo", value: String(language.prefix(40)))
  }
}
