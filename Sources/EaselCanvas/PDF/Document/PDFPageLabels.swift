/// The page labels, which viewers show instead of page numbers (ISO 32000-1, 12.4.2).
struct PDFPageLabels {
  /// The label of one page, or the numbering of the pages from one on.
  enum Label: Hashable {
    case text(String)
    case range(PDFPageNumbering, prefix: String, start: Int)
  }

  /// A page of an insertion point, or of 0 for the pages outside of insertion points.
  private struct Page: Hashable {
    var insertion: Int
    var ordinal: Int
  }

  /// The numbering of the pages of an insertion point.
  fileprivate struct Numbering {
    var range: Label?
    /// The page of the insertion point at which the range begins.
    var first = 0
    /// The number of pages of the insertion point that were counted so far.
    var count = 0
  }

  /// The labels with the index of the first page of each.
  private var entries: [(index: Int, label: Label)] = []

  /// Finds the label of each page.
  ///
  /// - Parameter labels: Texts for single pages, and ranges, which continue until the next range of
  ///   their place.
  init(_ labels: [(position: PDFPageTree.Position, label: Label)], in tree: PDFPageTree) {
    guard !labels.isEmpty else { return }
    var texts: [Page: String] = [:]
    var ranges: [Page: Label] = [:]
    for (page, entry) in zip(tree.ordinals(of: labels.map(\.position)), labels) {
      let page = Page(insertion: page.insertion, ordinal: page.ordinal)
      switch entry.label {
      case .text(let text): texts[page] = text
      case .range: ranges[page] = entry.label
      }
    }
    var numberings: [Int: Numbering] = [:]
    var index = 0
    /// The label that the page would have without an entry.
    var expected: Label?
    for run in tree.runs {
      for _ in 0..<run.count {
        var numbering = numberings[run.insertion] ?? Numbering()
        let page = Page(insertion: run.insertion, ordinal: numbering.count)
        if let range = ranges[page] { (numbering.range, numbering.first) = (range, page.ordinal) }
        let label = texts[page].map(Label.text) ?? numbering.label(at: index)
        if label != expected { entries.append((index, label)) }
        expected = label.next
        numbering.count += 1
        numberings[run.insertion] = numbering
        index += 1
      }
    }
  }

  /// Writes the entry of the document catalog; nothing if all labels are the page numbers.
  func write(to writer: inout PDFWriter) {
    guard !entries.isEmpty else { return }
    writer.raw("/PageLabels << /Nums [ ")
    for (index, label) in entries {
      writer.integer(index)
      writer.raw(" << ")
      switch label {
      case .text(let text):
        writer.raw("/P ")
        writer.string(text)
        writer.byte(0x20)
      case .range(let numbering, let prefix, let start):
        writer.raw(numbering.entry)
        if !prefix.isEmpty {
          writer.raw("/P ")
          writer.string(prefix)
          writer.byte(0x20)
        }
        if start > 1 {
          writer.raw("/St ")
          writer.integer(start)
          writer.byte(0x20)
        }
      }
      writer.raw(">> ")
    }
    writer.raw("] >> ")
  }
}

extension PDFPageLabels.Numbering {
  /// The label of the next page of the insertion point, which has an index in the document.
  fileprivate func label(at index: Int) -> PDFPageLabels.Label {
    guard case .range(let numbering, let prefix, let start)? = range else {
      return .range(.decimal, prefix: "", start: index + 1)
    }
    return .range(numbering, prefix: prefix, start: start + count - first)
  }
}

extension PDFPageLabels.Label {
  /// The label of the page after one with this label, if it has no entry.
  fileprivate var next: PDFPageLabels.Label? {
    switch self {
    case .text: nil
    case .range(let numbering, let prefix, let start):
      .range(numbering, prefix: prefix, start: start + 1)
    }
  }
}
