import Foundation

/// A page that was drawn, as the end of the file needs it.
struct PDFPage {
  /// Its object.
  var number: Int
  var size: CGSize
  /// The objects of its content and of its resources.
  var content: Int
  var resources: Int
  /// Whether anything on it is mixed with what lies beneath.
  var isTransparent: Bool
  /// What its content was cut into; nothing for a page without figures.
  var items: [PDFMarkedContent.Item]
  var links: [PDFLinks.Link]
  /// Its key in the structure.
  var key: Int
  var label: String?
}

/// The structure of a document with figures (ISO 32000-1, 14.7 and 14.8): one `Document` of all
/// pages, in which the items of each stand in the order of their drawing, and the links behind them.
///
/// A page without figures is one text: its content stays as it is, between two streams that mark it.
struct PDFStructure {
  /// The object of the structure's root.
  let root: Int
  /// The streams around the content of pages without figures.
  private let opening: Int
  private let closing: Int

  private let file: PDFFile
  private let document: Int
  /// What owns each item of a page, and each link, by its key.
  private var owners: [Int: Int] = [:]
  private var parts: [Int] = []

  /// Begins the structure of a file.
  init(_ file: PDFFile) {
    self.file = file
    root = file.reserve()
    document = file.reserve()
    opening = file.reserve()
    closing = file.reserve()
    file.write(opening, PDFFile.Stream(Array("/P << /MCID 0 >> BDC\n".utf8), nil))
    file.write(closing, PDFFile.Stream(Array("EMC\n".utf8), nil))
  }

  /// Writes what a page's dictionary says of its content.
  func writeContents(of page: PDFPage, to writer: inout PDFWriter) {
    writer.raw("/StructParents ")
    writer.integer(page.key)
    writer.raw(" /Contents ")
    guard page.items.isEmpty else { return writer.reference(page.content) }
    writer.raw("[ ")
    for stream in [opening, page.content, closing] { writer.reference(stream) }
    writer.raw("] ")
  }

  /// Writes the elements of a page.
  mutating func add(_ page: PDFPage) {
    let items = page.items.isEmpty ? [.text] : page.items
    let isAlone = page.items.isEmpty && page.links.isEmpty
    let group = isAlone ? document : file.reserve()
    var kids: [Int] = []
    for (place, item) in items.enumerated() {
      let number = file.reserve()
      switch item {
      case .text: write(number, "P", in: group, page) { $0.integer(place) }
      case .figure(let figure):
        write(number, "Figure", in: group, page) { writer in
          writer.integer(place)
          writer.raw(" /Alt ")
          writer.string(figure.words)
          writer.raw(" /A << /O /Layout /Placement /Block /BBox ")
          let box = figure.box
          writer.box(
            CGRect(
              x: box.minX, y: page.size.height - box.maxY, width: box.width, height: box.height))
          writer.raw(" >>")
        }
      }
      kids.append(number)
    }
    owners[page.key] = file.add(.elements) { $0.references(kids) }
    for link in page.links {
      let number = file.reserve()
      write(number, "Link", in: group, page) { writer in
        writer.raw("[ ")
        for annotation in link.annotations {
          writer.raw("<< /Type /OBJR /Obj ")
          writer.reference(annotation.number)
          writer.raw(">> ")
        }
        writer.raw("]")
      }
      for annotation in link.annotations { owners[annotation.key] = number }
      kids.append(number)
    }
    if isAlone { return parts += kids }
    write(group, "NonStruct", in: document, nil) { $0.references(kids) }
    parts.append(group)
  }

  private func write(
    _ number: Int, _ kind: StaticString, in parent: Int, _ page: PDFPage?,
    _ kids: (inout PDFWriter) -> Void
  ) {
    file.write(number, .elements) { writer in
      writer.raw("<< /S /")
      writer.raw(kind)
      writer.raw(" /P ")
      writer.reference(parent)
      if let page {
        writer.raw("/Pg ")
        writer.reference(page.number)
      }
      writer.raw("/K ")
      kids(&writer)
      writer.raw(" >>")
    }
  }

  /// Writes the root and what belongs to it, after all pages.
  func finish() {
    write(document, "Document", in: root, nil) { $0.references(parts) }
    var tree = PDFNameTree(.numbers, .elements)
    for (key, owner) in owners.sorted(by: { $0.key < $1.key }) {
      tree.add(file) {
        $0.integer(key)
      } value: {
        $0.reference(owner)
      }
    }
    let parents = tree.finish(file)
    file.write(root, .elements) { writer in
      writer.raw("<< /Type /StructTreeRoot ")
      if let parents {
        writer.raw("/ParentTree ")
        writer.reference(parents)
      }
      writer.raw("/K ")
      writer.references([document])
      writer.raw(" >>")
    }
  }
}
