import Foundation

/// The pages of PDF files in a document, each of which is one form, with the objects that they use.
final class PDFImports {
  /// An object of a file, which is copied once.
  private struct Key: Hashable {
    var file: SHA256.Digest
    var reference: PDFReference
  }

  private struct PageKey: Hashable {
    var file: SHA256.Digest
    var page: Int
  }

  /// A page whose faults are noted once.
  private struct NotedPage: Hashable {
    var page: PageKey
    var isTrusted: Bool
  }

  private let file: PDFFile
  private var copies: [Key: Int] = [:]
  private var forms: [PageKey: Int] = [:]
  private var noted: Set<NotedPage> = []

  init(_ file: PDFFile) { self.file = file }

  /// Returns whether the faults of a page were not noted before.
  func beginsToNote(_ page: EmbeddedPDF) -> Bool {
    let key = PageKey(file: page.source.identity, page: page.page)
    return noted.insert(NotedPage(page: key, isTrusted: page.isTrusted)).inserted
  }

  /// Sets the graphics state at the beginning of a page, since a form inherits that of its user
  /// (ISO 32000-1, 8.4.1 and 9.3.1).
  private static let initialState = Array(
    "0 g 0 G 1 w 0 J 0 j 10 M [] 0 d 0 Tc 0 Tw 100 Tz 0 TL 0 Tr 0 Ts\n".utf8)

  /// Returns the form of a page, whose space is the upright page with its origin at the bottom
  /// left.
  func form(of page: EmbeddedPDF) -> Int {
    let key = PageKey(file: page.source.identity, page: page.page)
    if let known = forms[key] { return known }
    let number = file.reserve()
    forms[key] = number
    write(number, page, PDFContentFilter(page.content.joinedContent).output)
    return number
  }

  /// Writes a page as a form with a number.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - key: The key of the content in the parent tree; nil for content without marks.
  func write(_ number: Int, _ page: EmbeddedPDF, _ bytes: [UInt8], key: Int? = nil) {
    let (source, content) = (page.source, page.content)
    copy([content.resources, content.group], of: source)
    file.write(number, compressing: Self.initialState + bytes, .moderate) { writer in
      writer.raw("/Type /XObject /Subtype /Form /BBox ")
      writer.box(content.box)
      writer.raw(" /Matrix [")
      writer.matrix(content.upright)
      writer.raw("] /Resources ")
      write(content.resources, of: source, to: &writer)
      if content.facts.isTransparent {
        writer.raw(" /Group ")
        let group = content.group.isNull ? Self.group : content.group
        write(group, of: source, to: &writer)
      }
      if let key {
        writer.raw(" /StructParents ")
        writer.integer(key)
      }
      writer.byte(0x20)
    }
  }

  /// The group of a page without one: pages are isolated groups (11.4.7).
  private static let group = PDFValue.dictionary([
    PDFValue.Entry(key: "/S", value: .name("/Transparency")),
    PDFValue.Entry(key: "/I", value: .text(Array("true".utf8))),
  ])

  /// Copies the objects to which values lead, in the order of their numbers.
  private func copy(_ values: [PDFValue], of source: PDFSource) {
    var found: Set<PDFReference> = []
    var waiting: [PDFReference] = []
    for value in values { value.forEachReference { waiting.append($0) } }
    while let reference = waiting.popLast() {
      guard copies[Key(file: source.identity, reference: reference)] == nil,
        let object = source.objects[reference], !object.value.isNull || object.stream != nil,
        found.insert(reference).inserted
      else { continue }
      object.value.forEachReference { waiting.append($0) }
    }
    let ordered = found.sorted()
    for reference in ordered {
      copies[Key(file: source.identity, reference: reference)] = file.reserve()
    }
    for reference in ordered { write(reference, of: source) }
  }

  private func write(_ reference: PDFReference, of source: PDFSource) {
    guard let number = copies[Key(file: source.identity, reference: reference)],
      let object = source.objects[reference]
    else { return }
    guard let stream = object.stream else {
      return file.write(number) { write(object.value, of: source, to: &$0) }
    }
    file.write(number, PDFFile.Stream(stream, nil)) { writer in
      for entry in object.value.entries ?? [] {
        writer.text(entry.key)
        writer.byte(0x20)
        write(entry.value, of: source, to: &writer)
        writer.byte(0x20)
      }
    }
  }

  private func write(_ value: PDFValue, of source: PDFSource, to writer: inout PDFWriter) {
    switch value {
    case .null: writer.raw("null")
    case .name(let name): writer.text(name)
    case .text(let bytes): writer.raw(bytes)
    case .reference(let reference):
      guard let number = copies[Key(file: source.identity, reference: reference)] else {
        return writer.raw("null")
      }
      writer.reference(number)
    case .array(let values):
      writer.raw("[")
      for value in values {
        write(value, of: source, to: &writer)
        writer.byte(0x20)
      }
      writer.raw("]")
    case .dictionary(let entries):
      writer.raw("<< ")
      for entry in entries {
        writer.text(entry.key)
        writer.byte(0x20)
        write(entry.value, of: source, to: &writer)
        writer.byte(0x20)
      }
      writer.raw(">>")
    }
  }
}

extension PDFCanvas {
  /// Draws a page of a PDF file.
  func draw(_ page: EmbeddedPDF, _ rect: CGRect, _ compositing: Compositing) {
    if let tagger, !assets.conformance.claims.isEmpty {
      assets.conformance.checkImage(
        hasOwner: tagger.isWhole || content.marks == nil, in: context)
    }
    noteFaults(of: page)
    mix(compositing, of: rect) { mixing, box in
      if drawsCoverage {
        return fill(Path(rect), .color(.black), .nonZero, mixing, in: box)
      }
      guard mixing.alpha > 0 else { return }
      guard mixing == PDFContent.Mixing() else {
        // The page is composited as a whole.
        let whole = form {
          content.paint(in: box)
          show(page, in: rect)
        }
        begin(in: box)
        return show(whole.number, mixing, in: box)
      }
      begin(in: box)
      show(page, in: rect)
    }
  }

  private func show(_ page: EmbeddedPDF, in rect: CGRect) {
    setMixing(1)
    content.save()
    content.concatenate(
      CGAffineTransform(
        a: rect.width / page.size.width, b: 0, c: 0, d: -rect.height / page.size.height,
        tx: rect.minX, ty: rect.maxY
      ).concatenating(toPage))
    show(object: assets.form(of: page))
    content.restore()
  }

  /// Notes what keeps the page from being drawn as it is in its file.
  func noteFaults(of page: EmbeddedPDF) {
    guard assets.imports.beginsToNote(page) else { return }
    assets.conformance.check(page, in: context)
    if let resource = page.content.facts.missingResource {
      context.note(
        .warning, .drawingApproximated,
        "page \(page.page) of “\(page.source.name)” uses \(resource), which the file does not have; "
          + "what is drawn with it is missing or looks otherwise; give a complete copy",
        operation: "draw(EmbeddedPDF)", value: page.source.name)
    }
    if page.content.annotationCount > 0 {
      context.note(
        .warning, .drawingApproximated,
        "page \(page.page) of “\(page.source.name)” has \(page.content.annotationCount) form fields "
          + "or other annotations, which are not drawn; give a copy in which they are part of the page, "
          + "as “qpdf --flatten-annotations=all --generate-appearances” writes it",
        operation: "draw(EmbeddedPDF)", value: page.source.name)
    }
  }
}
